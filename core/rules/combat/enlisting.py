"""Enlist: an optional cost to attack (CR 508.1g, 702.154a, 702.154d)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import StrEnum

from core.abilities.keyword_abilities import Shorthand
from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.model.game import Game
from core.rules.choices.violation import Violation
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber

_RULE = RuleNumber("702.154a")


class EnlistBar(StrEnum):
    """What keeps a creature from being enlisted."""

    NOT_THERE = "not_there"
    NO_CREATURE = "no_creature"
    NOT_CONTROLLED = "not_controlled"
    ATTACKS = "attacks"
    TAPPED = "tapped"
    SUMMONING_SICK = "summoning_sick"


class CannotBeEnlisted(Violation):
    """A creature can't be enlisted by an attacker of `player`."""

    creature: ObjectId
    player: PlayerId
    why: EnlistBar


class EnlistsUnattacking(Violation):
    """A creature enlists another, but does not attack."""

    creature: ObjectId


class EnlistsTooMany(Violation):
    """An attacker can enlist no more than `most` creatures."""

    attacker: ObjectId
    most: int


class EnlistedTwice(Violation):
    """A creature is enlisted more than once."""

    creature: ObjectId


def enlist_capacity(game: Game, attacker: ObjectId) -> int:
    """Return how many creatures an attacker may enlist: one by each such ability (CR 702.154d)."""
    return sum(ability.word == "enlist" for ability in characteristics(game, attacker).each(Shorthand))


def why_not_enlist(
    game: Game, player: PlayerId, creature: ObjectId, attacks: Mapping[ObjectId, RecipientId]
) -> Violation | None:
    """Return what keeps a creature from being enlisted in an attack, or None."""
    for why in _reasons(game, player, creature, attacks):
        return CannotBeEnlisted(about=(creature,), rule=_RULE, creature=creature, player=player, why=why)
    return None


def enlist_violations(
    game: Game,
    player: PlayerId,
    attacks: Mapping[ObjectId, RecipientId],
    enlists: Mapping[ObjectId, tuple[ObjectId, ...]],
) -> Iterator[Violation]:
    """Yield everything wrong with what is enlisted in an attack (CR 702.154a)."""
    times = Counter(creature for enlisted in enlists.values() for creature in enlisted)
    for attacker, enlisted in enlists.items():
        if attacker not in attacks:
            yield EnlistsUnattacking(about=(attacker,), rule=_RULE, creature=attacker)
        elif attacker in game.battlefield and len(enlisted) > (most := enlist_capacity(game, attacker)):
            yield EnlistsTooMany(about=(attacker,), rule=_RULE, attacker=attacker, most=most)
    for creature, count in times.items():
        if violation := why_not_enlist(game, player, creature, attacks):
            yield violation
        elif count > 1:
            yield EnlistedTwice(about=(creature,), rule=_RULE, creature=creature)


def _reasons(
    game: Game, player: PlayerId, creature: ObjectId, attacks: Mapping[ObjectId, RecipientId]
) -> Iterator[EnlistBar]:
    permanent = game.battlefield.get(creature)
    if permanent is None:
        yield EnlistBar.NOT_THERE
        return
    what = characteristics(game, creature)
    if not what.is_creature:
        yield EnlistBar.NO_CREATURE
    if permanent.controller != player:
        yield EnlistBar.NOT_CONTROLLED
    if creature in attacks:
        yield EnlistBar.ATTACKS
    if permanent.status.tapped:
        yield EnlistBar.TAPPED
    if permanent.summoning_sick and not what.has(Keyword.HASTE):
        yield EnlistBar.SUMMONING_SICK
