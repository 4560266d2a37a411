"""Priority: state-based actions, waiting abilities, then players act or pass (CR 117.3-5)."""

from __future__ import annotations

from typing import assert_never

from core.choices import Action, EditNow, Priority
from core.events.combat import RemovedFromCombat
from core.events.edits import Edit, Edited, ObjectEdit
from core.events.stack import AbilityResolved, Moved
from core.model.game import Game
from core.model.stack import SiegeDefeated, StackObject
from core.rules.procedure import Procedure, ask, happen
from core.rules.removal import keep_combat_true
from core.rules.state_based.check import perform_state_based_actions
from core.rules.triggers import notice_triggers, put_triggers_on_stack
from core.terms.ids import next_incarnation
from core.terms.zones import Zone


def give_priority(game: Game) -> Procedure[Game]:
    """Give players priority until all pass in succession with the stack empty (CR 117.4)."""
    while True:
        game = yield from _before_priority(game)
        if game.is_over:
            return game
        edit = yield from _all_pass(game)
        if edit is not None:
            game = yield from carry_out(game, edit)
        elif game.stack:
            game = yield from resolve(game, game.stack[-1])
        else:
            return game


def carry_out(game: Game, edit: Edit) -> Procedure[Game]:
    """Let the person at the table change something, and what follows from it at once."""
    before = game
    game = yield from happen(Edited(edit=edit))
    if isinstance(edit, ObjectEdit):
        if edit.remove_from_combat:
            removed = RemovedFromCombat(object=edit.object, role="both", reason="effect")
            game = yield from happen(removed)
        if edit.move is not None:
            becomes = next_incarnation(edit.object)
            game = yield from happen(Moved(object=edit.object, becomes=becomes, to=edit.move))
    game = yield from keep_combat_true(before, game)
    return (yield from notice_triggers(before, game))


def resolve(game: Game, ability: StackObject) -> Procedure[Game]:
    """Resolve the top of the stack (CR 608)."""
    match ability:
        case SiegeDefeated(source=source):
            if source in game.battlefield:
                becomes = next_incarnation(source)
                game = yield from happen(Moved(object=source, becomes=becomes, to=Zone.EXILE))
        case _:
            assert_never(ability)
    return (yield from happen(AbilityResolved(ability=ability)))


def _before_priority(game: Game) -> Procedure[Game]:
    """Perform state-based actions and put waiting abilities on the stack, until there are none (CR 117.5)."""
    while True:
        game = yield from perform_state_based_actions(game)
        if game.is_over or not game.triggered:
            return game
        game = yield from put_triggers_on_stack(game)


def _all_pass(game: Game) -> Procedure[Edit | None]:
    """Ask each player in turn; return None if all pass, or the first change made by hand."""
    for player in game.apnap:
        action = yield from ask(Priority(player=player), Action)
        match action:
            case EditNow(edit=edit):
                return edit
            case _:
                continue
    return None
