"""`apply`: the only function that makes the next game out of an event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, get_args

from core.apply.battlefield import BattlefieldEvent, apply_battlefield
from core.apply.combat import CombatEvent, apply_combat
from core.apply.damage import ChangingDamageEvent, apply_damage
from core.apply.draft import Draft
from core.apply.edits import apply_edited
from core.apply.flow import FlowEvent, apply_flow
from core.apply.results import apply_results
from core.apply.stack import StackEvent, apply_stack
from core.apply.state_based import StateBasedEvent, apply_state_based
from core.apply.status import ChangingStatusEvent, apply_status
from core.apply.waiting_effects import EffectEvent, apply_effects
from core.characteristics.handing_on import hand_on
from core.events.edits import Edited
from core.events.event import Event
from core.events.spells_and_abilities import (
    ResultsHappened,
)
from core.model.game import Game

Change = Callable[[Draft, Any], None]
"""Writes what an event of certain classes changes."""

CHANGES: Mapping[type[Any], Change] = {
    event: change
    for events, change in (
        (get_args(BattlefieldEvent), apply_battlefield),
        (get_args(CombatEvent), apply_combat),
        (get_args(ChangingDamageEvent), apply_damage),
        (get_args(EffectEvent), apply_effects),
        (get_args(FlowEvent), apply_flow),
        (get_args(StackEvent), apply_stack),
        (get_args(StateBasedEvent), apply_state_based),
        (get_args(ChangingStatusEvent), apply_status),
        ((ResultsHappened,), apply_results),
        ((Edited,), apply_edited),
    )
    for event in events
}
"""Who writes what an event changes; others say themselves that they change nothing."""


def apply(game: Game, event: Event) -> Game:
    """Return the game after `event`; `game` itself is not changed."""
    change = CHANGES.get(type(event))
    if change is None:
        return game
    draft = Draft(game)
    change(draft, event)
    after = draft.finish()
    return game if after is game else hand_on(game, after)
