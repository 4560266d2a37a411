"""Which creatures could attack, and what each could attack (CR 302.6, 508.1a, 508.1b, 508.1c)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from core.abilities.conditions import Condition
from core.abilities.filters import Objects
from core.abilities.keywords import Keyword
from core.abilities.restrictions import (
    CantAttack,
    IgnoresDefender,
)
from core.characteristics.current import characteristics
from core.characteristics.filtering import holds
from core.model.game import Game
from core.rules.choices.violation import Violation
from core.rules.combat.attackable import defender, kept_off_by
from core.terms.card_types import CardType
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber


class AttackBar(StrEnum):
    """What keeps a creature out of any attack."""

    NOT_THERE = "not_there"
    NO_CREATURE = "no_creature"
    NOT_CONTROLLED = "not_controlled"
    BATTLE = "battle"
    TAPPED = "tapped"
    SUMMONING_SICK = "summoning_sick"
    DEFENDER = "defender"
    EFFECT = "effect"
    UNLESS = "unless"


class CannotAttack(Violation):
    """A creature can't attack at all, or not what it attacks, as long as `unless` is not true."""

    creature: ObjectId
    player: PlayerId
    why: AttackBar
    unless: Condition | None = None


class KeptOff(Violation):
    """Creatures like this one can't attack the controller of a permanent, or their planeswalkers."""

    creature: ObjectId
    target: RecipientId
    source: ObjectId
    attackers: Objects


class TargetBar(StrEnum):
    """What keeps something from being attacked by a player's creatures."""

    NOT_ATTACKABLE = "not_attackable"
    SELF = "self"
    HAS_LEFT = "has_left"
    PROTECTOR = "protector"
    CONTROLLED = "controlled"


class CannotBeAttacked(Violation):
    """Something can't be attacked by the creatures of `player`; `defending` would be the defending player."""

    target: RecipientId
    player: PlayerId
    defending: PlayerId | None
    why: TargetBar


def why_not_attack(game: Game, player: PlayerId, creature: ObjectId) -> Violation | None:
    """Return what keeps one creature out of any attack, or None (CR 508.1a, 508.1c)."""
    for rule, why in _reasons_not_to_attack(game, player, creature):
        return CannotAttack(
            about=(creature,), rule=RuleNumber(rule), creature=creature, player=player, why=why
        )
    return None


def why_not_attack_there(
    game: Game, player: PlayerId, creature: ObjectId, target: RecipientId
) -> Violation | None:
    """Return what keeps a creature, which may attack, from attacking this, or None (CR 508.1c)."""
    for ability in characteristics(game, creature).each(CantAttack) if creature in game.battlefield else ():
        if not holds(game, ability.unless, player, creature, defender(game, target)):
            return CannotAttack(
                about=(creature,),
                rule=RuleNumber("508.1c"),
                creature=creature,
                player=player,
                why=AttackBar.UNLESS,
                unless=ability.unless,
            )
    for source, keeps in kept_off_by(game, creature, target):
        if keeps.pays is None:
            return KeptOff(
                about=(creature, source),
                rule=RuleNumber("508.1c"),
                creature=creature,
                target=target,
                source=source,
                attackers=keeps.attackers,
            )
    return None


def why_not_attack_target(game: Game, player: PlayerId, target: RecipientId) -> Violation | None:
    """Return why creatures of `player` can't attack `target`, or None (CR 508.1b, 310.8b)."""
    defending = defender(game, target)
    if defending in game.opponents(player):
        return None
    if defending is None:
        why, rule = TargetBar.NOT_ATTACKABLE, "506.3"
    elif target == player:
        why, rule = TargetBar.SELF, "506.2"
    elif game.players[defending].has_lost:
        why, rule = TargetBar.HAS_LEFT, "508.1b"
    elif characteristics(game, ObjectId(target)).is_battle:
        why, rule = TargetBar.PROTECTOR, "310.8b"
    else:
        why, rule = TargetBar.CONTROLLED, "508.1b"
    return CannotBeAttacked(
        about=(target,), rule=RuleNumber(rule), target=target, player=player, defending=defending, why=why
    )


def candidates(game: Game, player: PlayerId) -> tuple[ObjectId, ...]:
    """Return the creatures that could attack, one by one, in the order of the battlefield."""
    return tuple(
        permanent.id
        for permanent in game.battlefield.values()
        if permanent.controller == player and why_not_attack(game, player, permanent.id) is None
    )


def _reasons_not_to_attack(
    game: Game, player: PlayerId, creature: ObjectId
) -> Iterator[tuple[str, AttackBar]]:
    """Yield what keeps one creature out of any attack, each with its rule.

    CR 302.6: it came this turn, unless it has haste (CR 702.10b).
    """
    permanent = game.battlefield.get(creature)
    if permanent is None:
        yield "508.1a", AttackBar.NOT_THERE
        return
    what = characteristics(game, creature)
    if CardType.CREATURE not in what.types:
        yield "506.3", AttackBar.NO_CREATURE
    if permanent.controller != player:
        yield "508.1a", AttackBar.NOT_CONTROLLED
    if CardType.BATTLE in what.types:
        yield "508.1a", AttackBar.BATTLE
    if permanent.status.tapped:
        yield "508.1a", AttackBar.TAPPED
    if permanent.summoning_sick and Keyword.HASTE not in what.keywords:
        yield "302.6", AttackBar.SUMMONING_SICK
    if Keyword.DEFENDER in what.keywords and not what.each(IgnoresDefender):
        yield "702.3b", AttackBar.DEFENDER
    if what.abilities and any(ability.is_absolute for ability in what.each(CantAttack)):
        yield "508.1c", AttackBar.EFFECT
