"""The combat damage step, once or twice (CR 510, 510.1, 510.2, 510.4)."""

from __future__ import annotations

from core.abilities.keywords import Keyword
from core.characteristics.among_permanents import with_keyword
from core.events.combat import AsUnblockedChosen, CombatDamageAssigned
from core.events.flow import DamageStepBegan
from core.events.stack import AbilityPutOnStack
from core.model.combat import Assigned, Combat
from core.model.game import Game
from core.model.stack import DamageOnStack
from core.rules.choices.purposes import AssignAsUnblocked
from core.rules.combat.assigned_points import as_assigned, as_damage
from core.rules.combat.assignment_choice import AssignCombatDamage
from core.rules.combat.assignment_recipients import divisions, left_to_the_others
from core.rules.damage.event import deal_damage
from core.rules.eras import DAMAGE_ON_STACK, has_damage_on_stack
from core.rules.priority import give_priority, go_on_from_priority
from core.rules.procedure import Procedure, ask
from core.rules.triggers.happening import happen
from core.rules.yes_or_no import agrees
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.steps import Step


def combat_damage_steps(game: Game, until: Step = Step.COMBAT_DAMAGE) -> Procedure[Game]:
    """Play the combat damage step; or two of them, if first or double strike makes it two (CR 510.4).

    In the second step assign those who had neither as the first step began, and those who
    have double strike now. What they had then is remembered in `Combat.struck`: gaining or
    losing first strike in between changes nothing (CR 702.7c), losing double strike does
    (CR 702.4c). With `until` the first step, play ends before the second, or before the only one.
    CR 702.4b, 702.7b: only those with first or double strike assign in the first step. CR 702.4d: one
    of them that is given double strike in between assigns again.
    """
    fighting = _fighting(game)
    quick = with_keyword(game, Keyword.FIRST_STRIKE, Keyword.DOUBLE_STRIKE)
    struck = tuple(creature for creature in fighting if creature in quick)
    if not struck:
        if until is Step.FIRST_STRIKE_DAMAGE:
            return game
        return (yield from _damage_step(game, Step.COMBAT_DAMAGE, fighting, None))
    game = yield from _damage_step(game, Step.FIRST_STRIKE_DAMAGE, struck, struck)
    return (yield from _second_step(game, until))


def damage_steps_from_priority(game: Game, first: PlayerId, until: Step) -> Procedure[Game]:
    """Play on from where `first` would get priority in a combat damage step (CR 510.3)."""
    step = game.step
    game = yield from go_on_from_priority(game, first)
    return (yield from _second_step(game, until)) if step is Step.FIRST_STRIKE_DAMAGE else game


def _second_step(game: Game, until: Step) -> Procedure[Game]:
    """Play the second combat damage step after the first, unless play ends with that."""
    if game.is_over or until is Step.FIRST_STRIKE_DAMAGE:
        return game
    struck = (game.combat or Combat()).struck or frozenset()
    twice = with_keyword(game, Keyword.DOUBLE_STRIKE)
    remaining = tuple(creature for creature in _fighting(game) if creature not in struck or creature in twice)
    return (yield from _damage_step(game, Step.COMBAT_DAMAGE, remaining, None))


def _damage_step(
    game: Game, step: Step, dealers: tuple[ObjectId, ...], struck: tuple[ObjectId, ...] | None
) -> Procedure[Game]:
    """Play one combat damage step.

    CR 510.1: damage is assigned. CR 510.2: it is dealt at once. CR 510.3: players get priority.
    CR 310.1 of May 2009: it went on the stack.
    """
    game = yield from happen(game, DamageStepBegan(step=step, dealers=dealers, struck=struck))
    for attacker in tuple(left_to_the_others(game, dealers)):
        game = yield from _choose_as_unblocked(game, attacker)
    assigned = yield from _assign(game, step, dealers)
    if has_damage_on_stack(game.era) and assigned:
        waiting = DamageOnStack(source=assigned[0].source, controller=game.active_player, assigned=assigned)
        game = yield from happen(game, AbilityPutOnStack(ability=waiting, rule=DAMAGE_ON_STACK))
    else:
        game = yield from deal_damage(game, as_damage(assigned))
    return (yield from give_priority(game))


def _assign(game: Game, step: Step, dealers: tuple[ObjectId, ...]) -> Procedure[tuple[Assigned, ...]]:
    """Have each player in APNAP order announce the damage they divide (CR 510.1, 802.5).

    A player announces once, for attackers and blockers alike: so with banding on both sides the
    attacking player divides blockers' damage before the defending player divides attackers'.
    """
    assigned: tuple[Assigned, ...] = ()
    found = divisions(game, dealers)
    for player in game.apnap:
        sources = tuple(source for source, division in found.items() if division.divider == player)
        if sources:
            assigned += yield from _assign_one(game, step, player, sources, assigned)
    return assigned


def _choose_as_unblocked(game: Game, attacker: ObjectId) -> Procedure[Game]:
    player = game.battlefield[attacker].controller
    is_wanted = yield from agrees(player, AssignAsUnblocked(attacker=attacker), RuleNumber("702.22j"))
    return (yield from happen(game, AsUnblockedChosen(player=player, attacker=attacker, is_wanted=is_wanted)))


def _assign_one(
    game: Game, step: Step, player: PlayerId, sources: tuple[ObjectId, ...], already: tuple[Assigned, ...]
) -> Procedure[tuple[Assigned, ...]]:
    choice = AssignCombatDamage(player=player, step=step, sources=sources, already=already)
    answer = yield from ask(choice)
    assigned = as_assigned(choice.completed(game, answer).points)
    yield from happen(
        game, CombatDamageAssigned(player=player, step=step, assigned=assigned, already=already)
    )
    return assigned


def _fighting(game: Game) -> tuple[ObjectId, ...]:
    combat = game.combat or Combat()
    return (*combat.attackers, *combat.blockers)
