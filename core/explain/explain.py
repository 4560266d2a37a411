"""`explain`: what a frame shows, in a plain sentence with its rules."""

from __future__ import annotations

from typing import assert_never

from core.events.combat import (
    AsUnblockedChosen,
    AttackersDeclared,
    BlockersDeclared,
    CombatDamageAssigned,
    DamageOrderAnnounced,
    RemovedFromCombat,
)
from core.events.damage import (
    DamageDealt,
    DamageEventBegan,
    DamageEventOccurred,
    DamagePrevented,
    DamageProcessed,
    DamageReplaced,
    ExcessMoved,
    ResultsReplaced,
)
from core.events.edits import Edited
from core.events.entering import EntryPlanned, PermanentsEntered, TokensPlanned
from core.events.flow import (
    CombatEnded,
    DamageStepBegan,
    DamageWoreOff,
    GameEnded,
    GameLost,
    PermanentsUntapped,
    PlayerLeft,
    PlayStopped,
    StepBegan,
    StepsSkipped,
)
from core.events.phasing import PhasedIn, PhasedOut
from core.events.spells_and_abilities import (
    AbilityActivated,
    BecameCast,
    BecameCopy,
    CostAnswered,
    Countered,
    DestructionReplaced,
    DidNotResolve,
    EffectBegan,
    EffectsEnded,
    Fought,
    MoveReplaced,
    NotCountered,
    PermanentsLeft,
    ResultsHappened,
    SpellCast,
    TargetsChosen,
    Transformed,
)
from core.events.stack import (
    AbilityPutOnStack,
    AbilityResolved,
    AbilityTriggered,
    Moved,
    ResolutionBegan,
)
from core.events.state_based import StateBasedActionsChecked, StateBasedActionsPerformed
from core.events.status import (
    BecameAttached,
    BecameBlocked,
    BecameRenowned,
    BecameUnattached,
    BecameUnblocked,
    ControlChanged,
    CountersSpent,
    LoyaltyPaid,
    StatusEvent,
    Tapped,
    Untapped,
)
from core.explain import (
    beginning_phase,
    combat,
    damage,
    damage_changes,
    entering,
    flow,
    phasing,
    spells_and_abilities,
    stack,
    state_based,
    status,
    table,
    triggers,
    waiting_effects,
)
from core.explain.editions import of_its_time
from core.explain.explanation import Explanation
from core.model.game import Game
from core.play.playthrough import Frame


def explain(frame: Frame) -> Explanation:
    """Return what happened in a frame and why, with the rules of its era."""
    return of_its_time(explain_today(frame), frame.game.era)


def explain_today(frame: Frame) -> Explanation:
    """Return the same with the numbers rules have today, so that eras can be compared."""
    before, event, game = frame.before, frame.event, frame.game
    match event:
        case StepBegan():
            return flow.step_began(before, game, event)
        case PermanentsUntapped():
            return beginning_phase.untapped(game, event)
        case StepsSkipped():
            return flow.steps_skipped(before)
        case DamageStepBegan():
            return flow.damage_step_began(before, game, event)
        case CombatEnded():
            return flow.combat_ended(before)
        case DamageWoreOff():
            return flow.damage_wore_off(game, event)
        case PlayerLeft():
            return flow.player_left(before, event)
        case PlayStopped():
            return flow.play_stopped(event)
        case GameLost():
            return flow.game_lost(game, event)
        case GameEnded():
            return flow.game_ended(game, event)
        case AttackersDeclared():
            return combat.attackers_declared(game, event)
        case BlockersDeclared():
            return combat.blockers_declared(game, event)
        case DamageOrderAnnounced():
            return combat.order_announced(game, event)
        case AsUnblockedChosen():
            return combat.as_unblocked_chosen(game, event)
        case RemovedFromCombat():
            return combat.removed(game, event)
        case CombatDamageAssigned():
            return combat.damage_assigned(game, event)
        case DamageEventBegan():
            return damage.event_began(game, event)
        case ExcessMoved():
            return damage.excess_moved(game, event)
        case DamagePrevented():
            return damage_changes.prevented(game, event)
        case DamageReplaced():
            return damage_changes.replaced(game, event)
        case ResultsReplaced():
            return damage_changes.results_replaced(game, event)
        case DamageDealt():
            return damage.dealt(game, event)
        case DamageProcessed():
            return damage.processed(game, event)
        case DamageEventOccurred():
            return damage.occurred(before, game, event)
        case StateBasedActionsChecked():
            return state_based.checked(before, event)
        case StateBasedActionsPerformed():
            return state_based.performed(before, event)
        case Moved():
            return table.moved(before, event)
        case Edited():
            return table.edited(before, event)
        case _:
            return _of_abilities(before, event, game)


_OfAbilities = (
    AbilityTriggered
    | AbilityPutOnStack
    | ResolutionBegan
    | DidNotResolve
    | AbilityResolved
    | Countered
    | NotCountered
    | CostAnswered
    | SpellCast
    | BecameCast
    | AbilityActivated
    | EffectsEnded
    | EffectBegan
    | ResultsHappened
    | StatusEvent
    | DestructionReplaced
    | MoveReplaced
    | PermanentsLeft
    | PhasedOut
    | PhasedIn
    | Transformed
    | BecameCopy
    | TokensPlanned
    | EntryPlanned
    | PermanentsEntered
    | Fought
    | TargetsChosen
)
"""What happens by spells and abilities, and nowhere else."""


def _of_abilities(before: Game, event: _OfAbilities, game: Game) -> Explanation:
    match event:
        case AbilityTriggered():
            return triggers.triggered(game, event)
        case AbilityPutOnStack():
            return triggers.put_on_stack(game, event)
        case ResolutionBegan():
            return stack.resolution_began(game, event)
        case DidNotResolve():
            return stack.did_not_resolve(game, event)
        case AbilityResolved():
            return stack.resolved(game, event)
        case SpellCast():
            return spells_and_abilities.spell_cast(game, event)
        case BecameCast():
            return spells_and_abilities.became_cast(event)
        case AbilityActivated():
            return spells_and_abilities.ability_activated(game, event)
        case Countered() | NotCountered():
            return spells_and_abilities.countered(game, event)
        case CostAnswered():
            return stack.cost_answered(game, event)
        case EffectsEnded():
            return spells_and_abilities.effects_ended(event)
        case EffectBegan():
            return waiting_effects.effect_began(game, event)
        case ResultsHappened():
            return spells_and_abilities.results_happened(game, event)
        case (
            Tapped()
            | Untapped()
            | BecameRenowned()
            | ControlChanged()
            | CountersSpent()
            | LoyaltyPaid()
            | BecameAttached()
            | BecameUnattached()
            | BecameBlocked()
            | BecameUnblocked()
        ):
            return status.status_changed(game, event)
        case DestructionReplaced():
            return spells_and_abilities.destruction_replaced(before, event)
        case MoveReplaced():
            return spells_and_abilities.move_replaced(before, event)
        case PermanentsLeft():
            return spells_and_abilities.permanents_left(before, event)
        case PhasedOut() | PhasedIn():
            return phasing.phased(before, game, event)
        case Transformed():
            return entering.transformed(game, event)
        case BecameCopy():
            return entering.became_copy(before, game, event)
        case TokensPlanned():
            return entering.tokens_planned(event)
        case EntryPlanned():
            return entering.entry_planned(game, event)
        case PermanentsEntered():
            return entering.permanents_entered(game, event)
        case Fought():
            return spells_and_abilities.fought(game, event)
        case TargetsChosen():
            return spells_and_abilities.targets_chosen(game, event)
        case _:
            assert_never(event)
