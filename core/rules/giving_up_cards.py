"""Cards of a player's choice leave the hand or the graveyard: discarded, exiled (CR 701.9a, 701.13a)."""

from __future__ import annotations

from typing import Literal

from core.abilities.effects.on_cards import GraveyardEffect
from core.abilities.filters import Objects
from core.characteristics.active_effects import active_effects
from core.characteristics.filtering import is_among
from core.events.causes import ByTurn, Cause
from core.events.results import CardGivenUp
from core.events.spells_and_abilities import ResultsHappened
from core.model.game import Game
from core.model.permanents import Permanent, ZoneCard
from core.model.waiting_effects import EffectId
from core.rules.choices.one import ChooseOne
from core.rules.choices.picking import EffectRef
from core.rules.choices.purposes import WhatIsPaid
from core.rules.choices.some import ChooseSome
from core.rules.procedure import Procedure, ask
from core.rules.triggers.happening import happen
from core.terms.called import Called
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace
from core.terms.zones import Zone

How = Literal["discard", "exile"]
HAND_SIZE = RuleNumber("514.1")
"""The rule by which cards are discarded that no effect told to."""
_RULES = {"discard": RuleNumber("701.9a"), "exile": RuleNumber("701.13a")}


def give_up_cards(
    game: Game, cards: tuple[ZoneCard, ...], source: ObjectId | None, cause: Cause, how: How
) -> Procedure[Game]:
    """Let cards leave a hand or graveyard at once."""
    rule = HAND_SIZE if isinstance(cause, ByTurn) else _RULES[how]
    results = tuple(
        CardGivenUp(
            player=one.owner,
            card=one.id,
            name=one.card.name,
            to=Zone.EXILE if how == "exile" else graveyard_of(game, one),
            how=how,
            source=source,
            cause=cause,
            rule=rule,
        )
        for one in cards
    )
    return (yield from happen(game, ResultsHappened(results=results, rule=rule)))


def choose_cards(
    player: PlayerId, cards: tuple[ZoneCard, ...], count: int, how: How
) -> Procedure[tuple[ZoneCard, ...]]:
    """Have a player choose so many cards; nothing is asked where all of them have to go."""
    if len(cards) <= count:
        return cards
    among = tuple(EffectRef(id=EffectId(one.id), name=Called(one.card.name)) for one in cards)
    purpose = WhatIsPaid(to=how)
    if count > 1:
        some = ChooseSome(player=player, purpose=purpose, among=among, count=count, rule=_RULES[how])
        named: tuple[str, ...] = (yield from ask(some)).targets
    else:
        one = ChooseOne(player=player, purpose=purpose, among=among, rule=_RULES[how])
        named = ((yield from ask(one)).value,)
    return tuple(card for card in cards if card.id in named)


def graveyard_of(game: Game, card: ZoneCard) -> Zone:
    """Return where a card goes that would be put into a graveyard, as effects change it (CR 614.6)."""
    own = card.owner
    stand_in = Permanent(id=card.id, card=card.card, owner=own, controller=own, entered_under=own)
    seen = replace(game, last_known=game.last_known.with_({card.id: stand_in}))
    for text in card.card.effects:  # CR 113.6b: its own works wherever it is
        if isinstance(text, GraveyardEffect) and text.from_anywhere and text.which == Objects(which="this"):
            return Zone(text.instead)
    for active, effect in active_effects(game, GraveyardEffect):
        if effect.from_anywhere and is_among(seen, stand_in.id, effect.which, active.you, active.about):
            return Zone(effect.instead)
    return Zone.GRAVEYARD
