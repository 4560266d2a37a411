"""The turn, from one step to another (CR 500, 506.1)."""

from __future__ import annotations

from itertools import pairwise

from core.events.flow import StepBegan, StepsSkipped
from core.model.game import Game
from core.rules.combat.damage_order import announce_damage_order
from core.rules.eras import has_damage_order
from core.rules.priority import give_priority, go_on_from_priority
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.turn.beginning_phase import draw_for_the_turn, phase_and_untap
from core.rules.turn.cleanup_step import clean_up, clean_up_again
from core.rules.turn.damage_steps import combat_damage_steps, damage_steps_from_priority
from core.rules.turn.declarations import declare_attackers, declare_blockers
from core.rules.turn.end_of_combat import end_combat
from core.rules.turn.main_phase import put_lore_counters
from core.rules.turn.next_turn import begin_next_turn
from core.terms.ids import PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.steps import Step
from core.terms.turn_steps import TurnStep

_FOLLOWING: dict[Step, Step] = dict(pairwise(step for step in Step if step is not Step.FIRST_STRIKE_DAMAGE))
_RULES = {
    Step.UNTAP: RuleNumber("501.1"),
    Step.UPKEEP: RuleNumber("503.1"),
    Step.DRAW: RuleNumber("504.1"),
    Step.PRECOMBAT_MAIN: RuleNumber("505.1"),
    Step.BEGINNING_OF_COMBAT: RuleNumber("506.1"),
    Step.DECLARE_ATTACKERS: RuleNumber("508.1"),
    Step.DECLARE_BLOCKERS: RuleNumber("509.1"),
    Step.END_OF_COMBAT: RuleNumber("511.1"),
    Step.POSTCOMBAT_MAIN: RuleNumber("505.1"),
    Step.END: RuleNumber("513.1"),
    Step.CLEANUP: RuleNumber("514.2"),
}


def play_turns(game: Game, start: Step, until: TurnStep) -> Procedure[Game]:
    """Play from the beginning of `start` to the end of `until`; return the game, which may be over.

    The two combat damage steps are one stretch here: what happens in it decides how many
    there are (CR 510.4).
    """
    return _play_steps(game, _as_one_stretch(start), until)


def play_turns_from_priority(game: Game, first: PlayerId, until: TurnStep) -> Procedure[Game]:
    """Play on from where `first` would get priority, to the end of `until`; return the game.

    Nothing but the game and who gets priority first decides what happens then, so whoever knows
    both need not play the turn from its start.
    """
    step = _as_one_stretch(game.step or until.step)
    match step:
        case Step.COMBAT_DAMAGE:
            game = yield from damage_steps_from_priority(game, first, _last_of_damage(game, until))
        case Step.CLEANUP:
            game = yield from go_on_from_priority(game, first)
            if not game.is_over:
                game = yield from clean_up_again(game)
        case _:
            game = yield from go_on_from_priority(game, first)
            game = yield from _end_step(game, step)
    if game.is_over:
        return game
    game, following = yield from _next_step(game, step, until)
    return (yield from _play_steps(game, following, until))


def _as_one_stretch(step: Step) -> Step:
    return Step.COMBAT_DAMAGE if step is Step.FIRST_STRIKE_DAMAGE else step


def _last_of_damage(game: Game, until: TurnStep) -> Step:
    """Return with which of the combat damage steps play ends, if it does so with one of them."""
    return until.step if game.turn == until.turn else Step.COMBAT_DAMAGE


def _play_steps(game: Game, step: Step | None, until: TurnStep) -> Procedure[Game]:
    last = TurnStep(_as_one_stretch(until.step), until.turn)
    while step is not None and not last.comes_before(step, game.turn):
        if step is Step.COMBAT_DAMAGE:
            game = yield from combat_damage_steps(game, _last_of_damage(game, until))
        else:
            game = yield from _play_step(game, step)
        if game.is_over:
            return game
        game, step = yield from _next_step(game, step, until)
    return game


def _play_step(game: Game, step: Step) -> Procedure[Game]:
    """Play one step: it begins, its turn-based action, priority (CR 500.2, 703.3).

    CR 503.1a: what triggered before the upkeep goes on the stack in it. CR 509.2: after blockers are
    declared players get priority. CR 511.2: "at end of combat" triggers as that step begins.
    """
    game = yield from happen(game, StepBegan(step=step, rule=_RULES[step]))
    match step:
        case Step.UNTAP:  # CR 502.4: no priority; what triggered waits for the upkeep
            return (yield from phase_and_untap(game))
        case Step.DRAW:
            game = yield from draw_for_the_turn(game)
        case Step.PRECOMBAT_MAIN:
            game = yield from put_lore_counters(game)
        case Step.DECLARE_ATTACKERS if not game.players[game.active_player].has_lost:
            game = yield from declare_attackers(game)
        case Step.DECLARE_BLOCKERS:
            game = yield from declare_blockers(game)
            if has_damage_order(game.era):
                game = yield from announce_damage_order(game)
        case Step.CLEANUP:
            return (yield from clean_up(game))
        case _:
            pass
    game = yield from give_priority(game)
    return (yield from _end_step(game, step))


def _end_step(game: Game, step: Step) -> Procedure[Game]:
    if step is Step.END_OF_COMBAT and not game.is_over:
        game = yield from end_combat(game)
    return game


def _next_step(game: Game, step: Step, until: TurnStep) -> Procedure[tuple[Game, Step | None]]:
    """Return the game and the step after `step`; None after the last one.

    CR 508.8: if nothing was declared as an attacker, blockers and combat damage are skipped.
    After the cleanup step the next turn begins, if it is played.
    """
    if step is Step.CLEANUP and game.turn < until.turn:
        game = yield from begin_next_turn(game)
        return game, Step.UNTAP
    attacked = game.combat is not None and game.combat.had_attackers
    if step is Step.DECLARE_ATTACKERS and not attacked:
        game = yield from happen(game, StepsSkipped())
        return game, Step.END_OF_COMBAT
    return game, _FOLLOWING.get(step)
