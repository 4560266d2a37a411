"""A permanent explores (CR 701.44a)."""

from __future__ import annotations

from core.abilities.instructions.to_cards import Explore
from core.events.causes import instruction_of
from core.events.results import CountersPut, TopMoved
from core.events.spells_and_abilities import ResultsHappened
from core.model.game import Game
from core.model.permanents import ZoneCard
from core.model.stack import OnStack
from core.rules.choices.purposes import IsLand, PutInGraveyard
from core.rules.damage.result_effects import let_happen
from core.rules.giving_up_cards import graveyard_of
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.libraries import is_land_card, top_cards
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.yes_or_no import agrees
from core.terms.counters import PLUS_ONE
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.zones import Zone

_RULE = RuleNumber("701.44a")


@performs(Explore)
def explore(resolution: Resolution, part: Explore) -> Procedure[Game]:
    """Let permanents explore, one after the other.

    CR 701.44c: one that has left explores too, for the player who last controlled it.
    """
    game = resolution.game
    for one in resolution.each_last_known(part.on):
        game = yield from _explore(game, resolution.item, one)
    return game


def _explore(game: Game, item: OnStack, one: ObjectId) -> Procedure[Game]:
    """Reveal a card: a land card goes to hand, any other stays or goes to the graveyard, with a counter.

    A library that the table does not know has a card on top, and its owner says whether that is a land.
    """
    player = game.permanent(one).controller
    is_known = game.players[player].has_known_library
    top = next(iter(top_cards(game, player, 1)), None)
    if is_known:
        is_land = top is not None and is_land_card(top)
    else:
        is_land = yield from agrees(player, IsLand(item=item), _RULE, is_wanted=False)
    if is_land:
        return (yield from _put(game, item, player, top, Zone.HAND))
    if one in game.battlefield:
        counter = CountersPut(
            on=one, counter=PLUS_ONE, amount=1, source=item.source, cause=instruction_of(item), rule=_RULE
        )
        game = yield from let_happen(game, (counter,))
    if is_known and top is None:
        return game
    name = top.card.name if top is not None else ""
    if not (yield from agrees(player, PutInGraveyard(name=name), _RULE, is_wanted=False)):
        return game
    to = graveyard_of(game, top) if top is not None else Zone.GRAVEYARD
    return (yield from _put(game, item, player, top, to))


def _put(game: Game, item: OnStack, player: PlayerId, card: ZoneCard | None, to: Zone) -> Procedure[Game]:
    moved = TopMoved(
        player=player,
        name=card.card.name if card is not None else "",
        to=to,
        how="reveal" if to is Zone.HAND else "put",
        source=item.source,
        cause=instruction_of(item),
        rule=_RULE,
    )
    return (yield from happen(game, ResultsHappened(results=(moved,), rule=_RULE)))
