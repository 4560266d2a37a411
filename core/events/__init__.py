"""What can happen. An event is past tense, complete in itself, and names the rule that made it happen."""

from __future__ import annotations

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
from core.events.status import StatusEvent

Event = (
    StepBegan
    | PermanentsUntapped
    | StepsSkipped
    | DamageStepBegan
    | CombatEnded
    | DamageWoreOff
    | PlayerLeft
    | GameEnded
    | TokensPlanned
    | EntryPlanned
    | PermanentsEntered
    | GameLost
    | PlayStopped
    | AttackersDeclared
    | BlockersDeclared
    | DamageOrderAnnounced
    | RemovedFromCombat
    | AsUnblockedChosen
    | CombatDamageAssigned
    | DamageEventBegan
    | ExcessMoved
    | DamagePrevented
    | DamageReplaced
    | ResultsReplaced
    | DamageDealt
    | DamageProcessed
    | DamageEventOccurred
    | StateBasedActionsChecked
    | StateBasedActionsPerformed
    | AbilityTriggered
    | AbilityPutOnStack
    | ResolutionBegan
    | AbilityResolved
    | Moved
    | AbilityActivated
    | DidNotResolve
    | Countered
    | NotCountered
    | CostAnswered
    | DestructionReplaced
    | MoveReplaced
    | EffectBegan
    | EffectsEnded
    | Fought
    | PermanentsLeft
    | PhasedIn
    | PhasedOut
    | ResultsHappened
    | SpellCast
    | BecameCast
    | StatusEvent
    | TargetsChosen
    | Transformed
    | BecameCopy
    | Edited
)

__all__ = ["Event"]
