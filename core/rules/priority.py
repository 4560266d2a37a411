"""Priority: state-based actions, waiting abilities, then players act or pass (CR 117.3, 117.4, 117.5)."""

from __future__ import annotations

from typing import assert_never

from core.events.combat import RemovedFromCombat
from core.events.edits import CardEdit, Edit, Edited, ObjectEdit
from core.events.stack import AbilityResolved, Moved, ResolutionBegan
from core.model.game import Game
from core.model.permanents import Origin, Status
from core.model.stack import DamageOnStack, OnStack, SiegeDefeated, StackObject
from core.rules.announcing.activating_abilities import activate
from core.rules.announcing.casting_spells import cast
from core.rules.choices.actions import Action, Activate, Cast, EditNow, Pass
from core.rules.combat.assigned_points import as_damage
from core.rules.combat.removal_from_combat import keep_combat_true
from core.rules.damage.event import deal_damage
from core.rules.day_and_night import keep_time
from core.rules.eras import DAMAGE_RESOLVES
from core.rules.priority_choice import Priority
from core.rules.procedure import Procedure, ask
from core.rules.stack.putting_on import put_triggers_on_stack
from core.rules.stack.resolving import resolve
from core.rules.stack.siege_defeat import resolve_defeat
from core.rules.state_based.state_based_actions import perform_state_based_actions
from core.rules.triggers.happening import happen
from core.rules.triggers.states import trigger_on_states
from core.rules.zones.control import end_control
from core.rules.zones.entering import Arrival, arriving, enter, fresh_id
from core.rules.zones.phasing import phase_in, phase_out
from core.terms.ids import PlayerId, next_incarnation
from core.terms.rule_numbers import RuleNumber
from core.terms.values import replace

_BY_HAND = RuleNumber("117.1")


def give_priority(game: Game) -> Procedure[Game]:
    """Give players priority until all pass in succession with the stack empty (CR 117.4)."""
    game = yield from _before_priority(game)
    if game.is_over:
        return game
    return (yield from go_on_from_priority(game, game.active_player))


def go_on_from_priority(game: Game, first: PlayerId) -> Procedure[Game]:
    """Give players priority, starting with `first`, until all pass on an empty stack (CR 117.4, 500.2).

    Nothing is left to be done before `first` gets it.
    """
    while True:
        acted = yield from _all_pass(game, first)
        if acted is not None:
            player, action = acted
            game = yield from _act(game, player, action)
            first = player  # CR 117.3c: who acted has priority again
        elif game.stack:
            game = yield from _resolve(game, game.stack[-1])
            first = game.active_player  # CR 117.3b
        else:
            return game
        game = yield from _before_priority(game)
        if game.is_over:
            return game


def _act(game: Game, player: PlayerId, action: Action) -> Procedure[Game]:
    match action:
        case EditNow(edit=edit):
            return (yield from (put(game, edit) if isinstance(edit, CardEdit) else carry_out(game, edit)))
        case Cast():
            return (yield from cast(game, player, action))
        case Activate():
            return (yield from activate(game, player, action))
        case _:
            raise TypeError(f"{action!r} is nothing that can be done with priority")


def carry_out(game: Game, edit: Edit) -> Procedure[Game]:
    """Let the person at the table change something, and what follows from it at once."""
    before = game
    game = yield from happen(game, Edited(edit=edit))
    if isinstance(edit, ObjectEdit):
        if edit.remove_from_combat:
            removed = RemovedFromCombat(object=edit.object, role="both", reason="hand")
            game = yield from happen(game, removed)
        if edit.phased_in is not None:
            change = phase_in if edit.phased_in else phase_out
            game = yield from change(game, (edit.object,))
        if edit.move is not None:
            becomes = next_incarnation(edit.object)
            game = yield from happen(game, Moved(object=edit.object, becomes=becomes, to=edit.move))
    return (yield from keep_combat_true(before, game))


def put(game: Game, edit: CardEdit) -> Procedure[Game]:
    """Let the person at the table put something onto the battlefield; it enters as anything does."""
    own = fresh_id(game, edit.card.name)
    origin = Origin.TOKEN if edit.is_token else Origin.CARD
    entering = arriving(own, edit.card, edit.controller, origin)
    permanent = replace(entering, status=Status(tapped=edit.tapped), attached_to=edit.attached_to)
    return (yield from enter(game, (Arrival(permanent),), _BY_HAND))


def _resolve(game: Game, ability: StackObject) -> Procedure[Game]:
    """Resolve the top of the stack (CR 608)."""
    match ability:
        case SiegeDefeated():
            return (yield from resolve_defeat(game, ability))
        case OnStack():
            return (yield from resolve(game, ability))
        case DamageOnStack(assigned=assigned):
            game = yield from happen(game, ResolutionBegan(ability=ability))
            # CR 310.4 of May 2009: dealt as it was assigned; CR 310.4c of May 2009: not to what is gone
            game = yield from deal_damage(game, as_damage(assigned), DAMAGE_RESOLVES)
            return (yield from happen(game, AbilityResolved(ability=ability, rule=DAMAGE_RESOLVES)))
        case _:
            assert_never(ability)


def _before_priority(game: Game) -> Procedure[Game]:
    """Perform state-based actions and put waiting abilities on the stack, until there are none (CR 117.5)."""
    while True:
        game = yield from end_control(game, game)
        game = yield from keep_time(game)
        game = yield from perform_state_based_actions(game)
        game = yield from trigger_on_states(game)
        if game.is_over or not game.triggered:
            return game
        game = yield from put_triggers_on_stack(game)


def _all_pass(game: Game, first: PlayerId) -> Procedure[tuple[PlayerId, Action] | None]:
    """Ask each player in turn, from `first` on; return None if all pass, or who does what first."""
    order = game.apnap
    start = order.index(first) if first in order else 0
    for player in (*order[start:], *order[:start]):
        action = yield from ask(Priority(player=player))
        if not isinstance(action, Pass):
            return player, action
    return None
