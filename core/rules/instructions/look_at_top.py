"""Players scry and surveil (CR 701.22a, 701.25a)."""

from __future__ import annotations

from core.abilities.instructions.to_cards import LookAtTop
from core.events.causes import instruction_of
from core.events.libraries import TopArranged
from core.events.results import CardGivenUp
from core.events.spells_and_abilities import ResultsHappened
from core.model.game import Game
from core.model.permanents import ZoneCard
from core.model.waiting_effects import EffectId
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import OrderOnTop, WhatLeavesTop
from core.rules.choices.some import ChooseSome
from core.rules.giving_up_cards import graveyard_of
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.libraries import top_cards
from core.rules.procedure import Procedure, ask
from core.rules.triggers.happening import happen
from core.terms.called import Called
from core.terms.ids import PlayerId
from core.terms.rule_numbers import RuleNumber

_RULES = {"scry": RuleNumber("701.22a"), "surveil": RuleNumber("701.25a")}


@performs(LookAtTop)
def look_at_top(resolution: Resolution, part: LookAtTop) -> Procedure[Game]:
    """Have players look at cards on top of their library, one player after the other (CR 701.22c).

    CR 701.22b: to scry 0 is no event.
    """
    game, amount = resolution.game, resolution.how_much(part.amount)
    for player in resolution.players(part.who) if amount else ():
        game = yield from _look(game, resolution, part, player, amount)
    return game


def _look(
    game: Game, resolution: Resolution, part: LookAtTop, player: PlayerId, amount: int
) -> Procedure[Game]:
    rule, item = _RULES[part.kind], resolution.item
    cards, is_known = top_cards(game, player, amount), game.players[player].has_known_library
    away = yield from _chosen(player, cards, WhatLeavesTop(how=part.kind), 0, rule)
    kept = tuple(card for card in cards if card not in away)
    if part.kind == "surveil" and away:
        results = tuple(
            CardGivenUp(
                player=player,
                card=card.id,
                name=card.card.name,
                to=graveyard_of(game, card),
                how="put",
                source=item.source,
                cause=instruction_of(item),
                rule=rule,
            )
            for card in away
        )
        game = yield from happen(game, ResultsHappened(results=results, rule=rule))
    arranged = TopArranged(
        player=player,
        how=part.kind,
        amount=amount,
        top=tuple(card.id for card in kept),
        bottom=tuple(card.id for card in away) if part.kind == "scry" else (),
        is_known=is_known,
        rule=rule,
    )
    game = yield from happen(game, arranged)
    ordered = (yield from _chosen(player, kept, OrderOnTop(), len(kept), rule)) if len(kept) > 1 else kept
    if ordered == kept:
        return game
    top = tuple(card.id for card in ordered)
    return (
        yield from happen(game, TopArranged(player=player, how="order", amount=len(top), top=top, rule=rule))
    )


def _chosen(
    player: PlayerId,
    cards: tuple[ZoneCard, ...],
    purpose: WhatLeavesTop | OrderOnTop,
    least: int,
    rule: RuleNumber,
) -> Procedure[tuple[ZoneCard, ...]]:
    """Return the cards that a player chooses, in the order in which they are named."""
    if not cards:
        return ()
    among = tuple(EffectRef(id=EffectId(one.id), name=Called(one.card.name)) for one in cards)
    choice = ChooseSome(
        player=player,
        purpose=purpose,
        among=among,
        count=len(cards),
        least=least,
        suggested=least,
        rule=rule,
    )
    named: tuple[str, ...] = (yield from ask(choice)).targets
    by_id: dict[str, ZoneCard] = {one.id: one for one in cards}
    return tuple(by_id[one] for one in named)
