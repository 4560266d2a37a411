"""Creatures that die, planeswalkers without loyalty, tokens, the world rule.

CR 704.5d, 704.5f, 704.5g, 704.5h, 704.5i, 704.5k.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.characteristics.remembering import remembered
from core.events.state_based import (
    Destroyed,
    StateBasedCondition,
    TokenCeased,
)
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.model.permanents import Origin, Permanent
from core.rules.damage.measures import lethal_measure
from core.rules.state_based.candidates import looked_at
from core.rules.state_based.condition import Condition, to_graveyard
from core.rules.state_based.counters import failing_counters
from core.terms.card_types import CardType
from core.terms.ids import ObjectId, next_incarnation


@remembered(lambda game: (game.battlefield,))
def failing_permanents(game: Game) -> tuple[Condition, ...]:
    """Return a condition for each way in which a permanent by itself can no longer stay as it is."""
    return tuple(_failing_permanents(game))


def _failing_permanents(game: Game) -> Iterator[Condition]:
    """CR 704.5i, 306.9: a planeswalker without loyalty."""
    weak = looked_at(game).weak
    at_risk = [
        permanent
        for permanent in game.battlefield.values()
        if permanent.damage or permanent.deathtouched or permanent.id in weak
    ]
    for permanent in at_risk:
        what = characteristics(game, permanent.id)
        if CardType.CREATURE in what.types:
            yield from _of_creature(permanent, what)
        if what.loyalty == 0 and CardType.PLANESWALKER in what.types:
            yield to_graveyard(permanent.id, StateBasedCondition.NO_LOYALTY)
        if permanent.counters:
            yield from failing_counters(permanent, what)


def spared_creatures(game: Game) -> tuple[ObjectId, ...]:
    """Return the creatures that would be destroyed but have indestructible (CR 702.12b)."""
    indestructible = looked_at(game).indestructible
    if not indestructible:  # as it is mostly
        return ()
    return tuple(
        one
        for one in indestructible
        if (what := characteristics(game, one)).is_creature
        and _reasons_to_destroy(game.battlefield[one], what)
    )


@remembered(lambda game: (game.graveyard, game.exile, game.hand, game.library))
def stray_tokens(game: Game) -> tuple[Condition, ...]:
    """Return a condition for each token that is not on the battlefield (CR 704.5d, 111.7)."""
    return tuple(
        Condition(
            kind=StateBasedCondition.OFF_BATTLEFIELD,
            about=(card.id,),
            leads_to=TokenCeased(object=card.id),
        )
        for card in game.cards
        if card.origin is Origin.TOKEN
    )


def world_rule(game: Game) -> Iterator[Condition]:
    """Yield a condition for each world permanent but the newest; for all if two are newest (CR 704.5k)."""
    worlds = [game.battlefield[one] for one in looked_at(game).worlds]
    newest = max((world.timestamp for world in worlds), default=0)
    tied = sum(world.timestamp == newest for world in worlds) > 1
    if len(worlds) > 1:
        for world in worlds:
            if tied or world.timestamp != newest:
                yield to_graveyard(world.id, StateBasedCondition.OLDER_WORLD)


def _of_creature(permanent: Permanent, what: Characteristics) -> Sequence[Condition]:
    """Return why a creature dies.

    CR 704.5f: with toughness 0 it goes to the graveyard. CR 702.12b: what is indestructible is not
    destroyed by lethal damage or deathtouch.
    """
    if what.toughness <= 0:
        return (to_graveyard(permanent.id, StateBasedCondition.NO_TOUGHNESS),)
    reasons = _reasons_to_destroy(permanent, what)
    if not reasons or Keyword.INDESTRUCTIBLE in what.keywords:
        return ()
    becomes = next_incarnation(permanent.id)
    return [
        Condition(
            kind=kind,
            about=(permanent.id,),
            leads_to=Destroyed(object=permanent.id, becomes=becomes, because=(kind,)),
        )
        for kind in reasons
    ]


def _reasons_to_destroy(permanent: Permanent, what: Characteristics) -> tuple[StateBasedCondition, ...]:
    """Return the conditions for which a creature is destroyed, indestructible left aside (CR 704.5g, 704.5h).

    It is this that destroys it, not the damage itself (CR 120.5).

    CR 702.2b: what deathtouch dealt counts since the last check.
    """
    if what.toughness <= 0 or not (permanent.damage or permanent.deathtouched):
        return ()
    found = []
    if permanent.damage >= lethal_measure(what).points:
        found.append(StateBasedCondition.LETHAL_DAMAGE)
    if permanent.deathtouched:
        found.append(StateBasedCondition.DEATHTOUCHED)
    return tuple(found)
