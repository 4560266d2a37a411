"""Who may attack what: candidates, restrictions, requirements (CR 302.6, 508.1a, 508.1b, 508.1c, 508.1d)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from core.abilities.conditions import Condition
from core.abilities.filters import Objects
from core.abilities.keywords import Keyword
from core.abilities.restrictions import (
    AtMostAttackers,
    AttacksIfAble,
    CantAttack,
    CantAttackAlone,
    IgnoresDefender,
)
from core.characteristics.among_permanents import each_ability
from core.characteristics.current import characteristics
from core.characteristics.filtering import holds
from core.model.game import Game
from core.rules.choices.violation import Violation
from core.rules.combat.attackable import attackable, defender, kept_off_by
from core.rules.combat.costs_to_fight import cost_to_attack
from core.rules.combat.goading import goaders
from core.rules.combat.obedience import Declaration, most_obedient
from core.terms.card_types import CardType
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap

AttackMap = Mapping[ObjectId, RecipientId]
"""Who attacks what."""


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


class TooManyAttackers(Violation):
    """A permanent allows no more than `limit` attackers."""

    source: ObjectId
    count: int
    limit: int


class AttacksAlone(Violation):
    """A creature attacks with fewer others than the `others` without whom it can't."""

    creature: ObjectId
    others: int


class AttackDisobeys(Violation):
    """More requirements to attack could be obeyed, as with `example`.

    `goaded`: which of its creatures are (CR 701.15b).
    """

    obeyed: int
    possible: int
    example: FrozenMap[ObjectId, RecipientId]
    goaded: tuple[ObjectId, ...] = ()


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


def attack_violations(game: Game, player: PlayerId, attacks: AttackMap) -> Iterator[Violation]:
    """Yield everything wrong with who attacks what.

    CR 508.1a: who may attack. CR 508.1b: what. CR 508.1c: restrictions. CR 508.1d: requirements.
    """
    yield from _pair_violations(game, player, attacks)
    yield from _group_violations(game, attacks)
    yield from _requirement_violations(game, player, attacks)


def most_obedient_attacks(game: Game, player: PlayerId) -> FrozenMap[ObjectId, RecipientId]:
    """Return the attack with the fewest creatures that obeys as many requirements as possible."""
    if not _has_requirements(game, player):
        return FrozenMap()
    best = most_obedient(_declaration(game, player))
    return FrozenMap((creature, targets[0]) for creature, targets in best.example.items())


def _pair_violations(game: Game, player: PlayerId, attacks: AttackMap) -> Iterator[Violation]:
    judged: set[RecipientId] = set()
    for creature, target in attacks.items():
        if (violation := why_not_attack(game, player, creature)) or (
            violation := why_not_attack_there(game, player, creature, target)
        ):
            yield violation
        if target not in judged:
            judged.add(target)
            if violation := why_not_attack_target(game, player, target):
                yield violation


def _group_violations(game: Game, attacks: AttackMap) -> Iterator[Violation]:
    """Yield restrictions on the whole attack that it disobeys (CR 508.1c)."""
    count = len(attacks)
    for creature, limit in _limits(game):
        if count > limit:
            yield TooManyAttackers(
                about=(creature,), rule=RuleNumber("508.1c"), source=creature, count=count, limit=limit
            )
    for creature in attacks:
        others = _company(game, creature) if creature in game.battlefield else 0
        if count <= others:
            yield AttacksAlone(about=(creature,), rule=RuleNumber("508.1c"), creature=creature, others=others)


def _company(game: Game, creature: ObjectId) -> int:
    """Return how many others have to attack so that a creature can."""
    return max((one.others for one in characteristics(game, creature).each(CantAttackAlone)), default=0)


def _requirement_violations(game: Game, player: PlayerId, attacks: AttackMap) -> Iterator[Violation]:
    """Yield that an attack obeys fewer requirements than it could (CR 508.1d)."""
    if not _has_requirements(game, player):
        return
    declaration = _declaration(game, player)
    obeyed = declaration.obeyed({creature: (target,) for creature, target in attacks.items()})
    if obeyed >= declaration.bound():
        return
    best = most_obedient(declaration)
    if obeyed >= best.obeyed:
        return
    missing = [creature for creature in best.example if creature not in attacks]
    yield AttackDisobeys(
        about=tuple(missing or best.example),
        rule=RuleNumber("508.1d"),
        obeyed=obeyed,
        possible=best.obeyed,
        example=FrozenMap((creature, targets[0]) for creature, targets in best.example.items()),
        goaded=tuple(creature for creature in best.example if goaders(game, creature)),
    )


def _has_requirements(game: Game, player: PlayerId) -> bool:
    """Whether anything requires a creature to attack; spares the search where nothing does."""
    if any(each_ability(game, AttacksIfAble)):
        return True
    mine = (one.id for one in game.battlefield.values() if one.controller == player)
    return any(goaders(game, one) for one in mine)


def _declaration(game: Game, player: PlayerId) -> Declaration:
    """Return what can be required of an attack; CR 508.1d: nothing for which a cost would have to be paid."""
    able = candidates(game, player)
    targets = attackable(game, player)
    limits = [limit for _, limit in _limits(game)]
    goaded = {creature: by for creature in able if (by := goaders(game, creature))}
    wants = {
        creature: len(characteristics(game, creature).each(AttacksIfAble)) + len(goaded.get(creature, ()))
        for creature in able
    }
    return Declaration(
        may={
            creature: tuple(
                one
                for one in targets
                if why_not_attack_there(game, player, creature, one) is None
                and not any(cost_to_attack(game, creature, one))
            )
            for creature in able
        },
        wants={creature: count for creature, count in wants.items() if count},
        wants_pair={
            (creature, target): count
            for creature, by in goaded.items()
            for target in targets
            if target in game.players and (count := sum(player != target for player in by))
        },
        creatures_at_most=min(limits, default=None),
        company={creature: others for creature in able if (others := _company(game, creature))},
    )


def _limits(game: Game) -> Iterator[tuple[ObjectId, int]]:
    return ((one, ability.count) for one, ability in each_ability(game, AtMostAttackers))


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
