"""`apply`: the only function that makes the next game out of an event."""

from __future__ import annotations

from typing import assert_never

from core.apply.battlefield import apply_battlefield
from core.apply.combat import apply_combat
from core.apply.damage import apply_damage
from core.apply.draft import Draft
from core.apply.edits import apply_edit
from core.apply.flow import apply_flow
from core.apply.results import let_happen
from core.apply.stack import apply_stack
from core.apply.state_based import apply_state_based
from core.apply.status import apply_status
from core.apply.waiting_effects import apply_effects
from core.characteristics.handing_on import hand_on
from core.events import Event
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
from core.events.stack import AbilityPutOnStack, AbilityResolved, AbilityTriggered, Moved, ResolutionBegan
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
    Tapped,
    Untapped,
)
from core.model.game import Game


def apply(game: Game, event: Event) -> Game:
    """Return the game after `event`; `game` itself is not changed."""
    draft = Draft(game)
    match event:
        case (
            CombatDamageAssigned()
            | DamageEventBegan()
            | DamageDealt()
            | DamageProcessed()
            | ResultsReplaced()
            | ExcessMoved()
            | ResolutionBegan()
            | StepsSkipped()
            | PlayStopped()
            | TokensPlanned()
            | Fought()
            | MoveReplaced()
            | NotCountered()
            | CostAnswered()
            | BecameCast()
        ):
            return game  # told for the viewer's sake; the game changes with the events that follow
        case (
            AttackersDeclared()
            | BlockersDeclared()
            | DamageOrderAnnounced()
            | RemovedFromCombat()
            | AsUnblockedChosen()
        ):
            apply_combat(draft, event)
        case DamagePrevented() | DamageReplaced() | DamageEventOccurred():
            apply_damage(draft, event)
        case ResultsHappened(results=results):
            for result in results:
                let_happen(draft, result)
        case StateBasedActionsChecked() | StateBasedActionsPerformed() | DestructionReplaced():
            apply_state_based(draft, event)
        case (
            StepBegan()
            | DamageStepBegan()
            | CombatEnded()
            | DamageWoreOff()
            | PermanentsUntapped()
            | PlayerLeft()
            | GameLost()
            | GameEnded()
        ):
            apply_flow(draft, event)
        case (
            AbilityTriggered()
            | AbilityPutOnStack()
            | AbilityResolved()
            | SpellCast()
            | AbilityActivated()
            | TargetsChosen()
            | DidNotResolve()
            | Countered()
        ):
            apply_stack(draft, event)
        case EffectBegan() | EffectsEnded():
            apply_effects(draft, event)
        case Moved() | PermanentsLeft() | EntryPlanned() | PermanentsEntered() | PhasedOut() | PhasedIn():
            apply_battlefield(draft, event)
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
            | Transformed()
            | BecameCopy()
        ):
            apply_status(draft, event)
        case Edited(edit=edit):
            apply_edit(draft, edit)
        case _:
            assert_never(event)
    return hand_on(game, draft.finish())
