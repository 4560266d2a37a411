"""Enlist: an optional cost to attack (CR 508.1g, 702.154a, 702.154d)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from core.abilities.keywords import Keyword
from core.abilities.vocabulary import Shorthand
from core.model.game import Game
from core.rules.choices.violation import Violation
from core.rules.layers import characteristics
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.words import number_of

_RULE = RuleNumber("702.154a")


def enlist_capacity(game: Game, attacker: ObjectId) -> int:
    """Return how many creatures an attacker may enlist: one by each such ability (CR 702.154d)."""
    return sum(ability.word == "enlist" for ability in characteristics(game, attacker).each(Shorthand))


def why_not_enlist(
    game: Game, player: PlayerId, creature: ObjectId, attacks: Mapping[ObjectId, RecipientId]
) -> Violation | None:
    """Return what keeps a creature from being enlisted in an attack, or None."""
    for reason in _reasons(game, player, creature, attacks):
        return _violation(creature, f"{reason}, so it can't be enlisted", "Enlist another creature, or none.")
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
        name = game.label(attacker) if attacker in game.battlefield else attacker
        if attacker not in attacks:
            yield _violation(attacker, f"{name} does not attack, so it enlists nothing", "Attack with it.")
        elif len(enlisted) > (most := enlist_capacity(game, attacker)):
            many = number_of(most, "creature") if most else "nothing"
            yield _violation(attacker, f"{name} can enlist {many}", "Enlist fewer creatures.")
    for creature, count in times.items():
        if violation := why_not_enlist(game, player, creature, attacks):
            yield violation
        elif count > 1:
            reason = f"{game.label(creature)} would be enlisted more than once, but taps only once"
            yield _violation(creature, reason, "Enlist it once.")


def _reasons(
    game: Game, player: PlayerId, creature: ObjectId, attacks: Mapping[ObjectId, RecipientId]
) -> Iterator[str]:
    permanent = game.battlefield.get(creature)
    if permanent is None:
        yield f"{creature} is not on the battlefield"
        return
    what, name = characteristics(game, creature), permanent.label
    if not what.is_creature:
        yield f"{name} is not a creature"
    if permanent.controller != player:
        yield f"{game.label(player)} does not control {name}"
    if creature in attacks:
        yield f"{name} attacks itself"
    if permanent.tapped:
        yield f"{name} is tapped"
    if permanent.summoning_sick and not what.has(Keyword.HASTE):
        yield f"{name} came under {game.label(player)}'s control this turn and has no haste"


def _violation(about: ObjectId, reason: str, remedy: str) -> Violation:
    return Violation(about=(about,), rule=_RULE, sentence=f"{reason} (CR {_RULE}).", remedy=remedy)
