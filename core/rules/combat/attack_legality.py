"""Who may attack what: candidates, restrictions, requirements (CR 508.1a, 508.1b, 508.1c, 508.1d)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.keywords import Keyword
from core.abilities.restrictions import AtMostAttackers, AttacksIfAble, CantAttack, CantAttackAlone
from core.characteristics.among_permanents import each_ability
from core.characteristics.current import characteristics
from core.choices import Attacks, DeclareAttackers, Violation
from core.model.game import Game
from core.rules.combat.banding import band_violations
from core.rules.combat.enlisting import enlist_violations
from core.rules.combat.obedience import Declaration, most_obedient
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap
from core.terms.words import listed, number_of, possessive


def attackable(game: Game, player: PlayerId) -> tuple[RecipientId, ...]:
    """Return what creatures of `player` may attack: players, then planeswalkers and battles.

    CR 508.1b, 802.3: each opponent, planeswalkers they control, battles they protect.
    CR 310.8b: a battle's protector can't attack it; its controller may.
    """
    opponents = game.opponents(player)
    permanents = (
        permanent.id for permanent in game.battlefield.values() if defender(game, permanent.id) in opponents
    )
    return (*opponents, *permanents)


def defender(game: Game, target: RecipientId) -> PlayerId | None:
    """Return the defending player for an attack on `target`, or None if it can't be attacked (CR 508.5).

    CR 310.8d: for a battle, its protector.
    """
    if target in game.players:
        return PlayerId(target)
    permanent = game.battlefield.get(ObjectId(target))
    if permanent is None:
        return None
    what = characteristics(game, permanent.id)
    if what.is_battle:
        return permanent.protector
    return permanent.controller if what.is_planeswalker else None


def is_planeswalker(game: Game, target: RecipientId) -> bool:
    """Whether what is attacked is a planeswalker."""
    return target in game.battlefield and characteristics(game, ObjectId(target)).is_planeswalker


def why_not_attack(game: Game, player: PlayerId, creature: ObjectId) -> Violation | None:
    """Return what keeps one creature out of any attack, or None (CR 508.1a, 508.1c)."""
    for rule, reason in _reasons_not_to_attack(game, player, creature):
        return Violation(
            about=(creature,),
            rule=RuleNumber(rule),
            sentence=f"{reason} (CR {rule}).",
            remedy="Leave it out of the attack.",
        )
    return None


def why_not_attack_target(game: Game, player: PlayerId, target: RecipientId) -> Violation | None:
    """Return why creatures of `player` can't attack `target`, or None (CR 508.1b, 310.8b)."""
    defending = defender(game, target)
    if defending in game.opponents(player):
        return None
    if defending is None:
        name = game.label(target) if target in game.battlefield else target
        reason = f"{name} is not a player, a planeswalker or a battle"
        return Violation(
            about=(target,),
            rule=RuleNumber("506.3"),
            sentence=f"{reason}, so it can't be attacked (CR 506.3).",
            remedy="Attack an opponent, a planeswalker of theirs or a battle they protect.",
        )
    what = game.label(target)
    if target == player:
        reason, rule = f"{what} is the attacking player", "506.2"
    elif game.players[defending].has_lost:
        reason, rule = f"{game.label(defending)} has left the game", "508.1b"
    elif characteristics(game, ObjectId(target)).is_battle:
        reason, rule = f"{game.label(player)} is the protector of {what}", "310.8b"
    else:
        reason, rule = f"{game.label(player)} controls {what}", "508.1b"
    return Violation(
        about=(target,),
        rule=RuleNumber(rule),
        sentence=f"{reason}, so it can't be attacked by {game.label(player)} (CR {rule}).",
        remedy="Attack an opponent, a planeswalker of theirs or a battle they protect.",
    )


def candidates(game: Game, player: PlayerId) -> tuple[ObjectId, ...]:
    """Return the creatures that could attack, one by one, in the order of the battlefield."""
    return tuple(
        permanent.id
        for permanent in game.battlefield.values()
        if permanent.controller == player and why_not_attack(game, player, permanent.id) is None
    )


def attack_violations(game: Game, choice: DeclareAttackers, answer: Attacks) -> tuple[Violation, ...]:
    """Return everything wrong with a declaration of attackers.

    CR 508.1a: who may attack. CR 508.1b: what. CR 508.1c: restrictions. CR 508.1d: requirements.
    CR 508.1e: bands. CR 508.1g: optional costs.
    """
    return (
        *_pair_violations(game, choice.player, answer),
        *_group_violations(game, answer),
        *_requirement_violations(game, choice.player, answer),
        *band_violations(game, answer),
        *enlist_violations(game, choice.player, answer),
    )


def default_attacks(game: Game, choice: DeclareAttackers) -> Attacks:
    """Return the attack with the fewest creatures that obeys as many requirements as possible."""
    if not any(each_ability(game, AttacksIfAble)):
        return Attacks()
    best = most_obedient(_declaration(game, choice.player))
    return Attacks(attacks=FrozenMap((creature, targets[0]) for creature, targets in best.example.items()))


def _pair_violations(game: Game, player: PlayerId, answer: Attacks) -> Iterator[Violation]:
    judged: set[RecipientId] = set()
    for creature, target in answer.attacks.items():
        if violation := why_not_attack(game, player, creature):
            yield violation
        if target not in judged:
            judged.add(target)
            if violation := why_not_attack_target(game, player, target):
                yield violation


def _group_violations(game: Game, answer: Attacks) -> Iterator[Violation]:
    """Yield restrictions on the whole attack that it disobeys (CR 508.1c)."""
    count = len(answer.attacks)
    for creature, limit in _limits(game):
        if count > limit:
            yield Violation(
                about=(creature,),
                rule=RuleNumber("508.1c"),
                sentence=f"{number_of(count, 'creature')} would attack, but {game.label(creature)} "
                f"allows no more than {limit} (CR 508.1c).",
                remedy=f"Take {number_of(count - limit, 'creature')} out of the attack.",
            )
    for creature in answer.attacks:
        if (
            count == 1
            and creature in game.battlefield
            and characteristics(game, creature).each(CantAttackAlone)
        ):
            yield Violation(
                about=(creature,),
                rule=RuleNumber("508.1c"),
                sentence=f"{game.label(creature)} can't attack alone (CR 508.1c, 506.5).",
                remedy="Attack with another creature too, or leave it out.",
            )


def _requirement_violations(game: Game, player: PlayerId, answer: Attacks) -> Iterator[Violation]:
    """Yield that an attack obeys fewer requirements than it could (CR 508.1d)."""
    if not any(each_ability(game, AttacksIfAble)):
        return
    declaration = _declaration(game, player)
    obeyed = declaration.obeyed({creature: (target,) for creature, target in answer.attacks.items()})
    if obeyed >= declaration.bound():
        return
    best = most_obedient(declaration)
    if obeyed >= best.obeyed:
        return
    missing = [creature for creature in best.example if creature not in answer.attacks]
    names = listed(game.label(creature) for creature in missing or best.example)
    yield Violation(
        about=tuple(missing or best.example),
        rule=RuleNumber("508.1d"),
        sentence=f"This attack obeys {obeyed} of the requirements to attack, but {best.obeyed} can be obeyed "
        "without disobeying a restriction (CR 508.1d).",
        remedy=f"Attack with {names}.",
    )


def _declaration(game: Game, player: PlayerId) -> Declaration:
    able = candidates(game, player)
    targets = attackable(game, player)
    limits = [limit for _, limit in _limits(game)]
    wants = {creature: len(characteristics(game, creature).each(AttacksIfAble)) for creature in able}
    alone = (creature for creature in able if characteristics(game, creature).each(CantAttackAlone))
    return Declaration(
        may=dict.fromkeys(able, targets),
        wants={creature: count for creature, count in wants.items() if count},
        creatures_at_most=min(limits, default=None),
        not_alone=frozenset(alone),
    )


def _limits(game: Game) -> Iterator[tuple[ObjectId, int]]:
    return ((one, ability.count) for one, ability in each_ability(game, AtMostAttackers))


def _reasons_not_to_attack(game: Game, player: PlayerId, creature: ObjectId) -> Iterator[tuple[str, str]]:
    """Yield what keeps one creature out of any attack, each with its rule.

    CR 302.6: it came this turn, unless it has haste (CR 702.10b).
    """
    permanent = game.battlefield.get(creature)
    if permanent is None:
        yield "508.1a", f"{creature} is not on the battlefield"
        return
    what, name = characteristics(game, creature), permanent.label
    if not what.is_creature:
        yield "506.3", f"{name} is not a creature, and only creatures attack"
    if permanent.controller != player:
        yield (
            "508.1a",
            f"{name} is {possessive(game.label(permanent.controller))}, and one attacks with one's own",
        )
    if what.is_battle:
        yield "508.1a", f"{name} is also a battle, and battles can't attack"
    if permanent.tapped:
        yield "508.1a", f"{name} is tapped"
    if permanent.summoning_sick and not what.has(Keyword.HASTE):
        yield "302.6", f"{name} came under {game.label(player)}'s control this turn and has no haste"
    if what.has(Keyword.DEFENDER):
        yield "702.3b", f"{name} has defender"
    if what.each(CantAttack):
        yield "508.1c", f"{name} can't attack: an ability or effect says so"
