"""The cleanup step (CR 514)."""

from __future__ import annotations

from core.events.flow import DamageWoreOff, StepBegan
from core.model.game import Game
from core.rules.priority import give_priority
from core.rules.procedure import Procedure
from core.rules.state_based.state_based_actions import conditions, perform_state_based_actions
from core.rules.triggers.happening import happen
from core.rules.turn.hand_size import discard_to_hand_size
from core.rules.zones.control import end_control
from core.terms.rule_numbers import RuleNumber
from core.terms.steps import Step


def clean_up(game: Game) -> Procedure[Game]:
    """Discard down to the hand size, remove all marked damage, check state-based actions (CR 514.1, 514.2).

    CR 514.3a: if any are performed, or an ability waits, players get priority after all, and
    another cleanup step follows.
    """
    while True:
        game = yield from discard_to_hand_size(game)
        damaged = tuple(permanent.id for permanent in game.everything if permanent.damage)
        copies = tuple(permanent.id for permanent in game.everything if permanent.beneath is not None)
        before = game
        game = yield from happen(game, DamageWoreOff(objects=damaged, no_copies=copies))
        game = yield from end_control(before, game)
        # asked before anything is performed: afterwards nothing would tell that it was
        quiet = not game.triggered and not any(conditions(game))
        if quiet:
            return (yield from perform_state_based_actions(game))
        game = yield from give_priority(game)
        if game.is_over:
            return game
        game = yield from _begin_another_cleanup(game)


def clean_up_again(game: Game) -> Procedure[Game]:
    """Begin another cleanup step, after players had priority in one (CR 514.3a)."""
    game = yield from _begin_another_cleanup(game)
    return (yield from clean_up(game))


def _begin_another_cleanup(game: Game) -> Procedure[Game]:
    return (yield from happen(game, StepBegan(step=Step.CLEANUP, rule=RuleNumber("514.3a"))))
