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
from core.apply.libraries import LibraryEvent, apply_library
from core.apply.results import apply_results
from core.apply.stack import StackEvent, apply_stack
from core.apply.state_based import StateBasedEvent, apply_state_based
from core.apply.status import ChangingStatusEvent, apply_status
from core.apply.waiting_effects import EffectEvent, apply_effects
from core.characteristics.carried_over import hand_on
from core.characteristics.current import characteristics
from core.events.edits import Edited
from core.events.entering import PermanentsEntered
from core.events.event import Event
from core.events.spells_and_abilities import (
    ResultsHappened,
)
from core.model.game import Game
from core.model.this_turn import Happened
from core.terms.values import replace

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
        ((LibraryEvent,), apply_library),
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
    if after is game:
        return game
    after = hand_on(game, after)
    return hand_on(after, _remembering(after, event)) if isinstance(event, PermanentsEntered) else after


def _remembering(game: Game, event: PermanentsEntered) -> Game:
    """Return the game in which it is remembered what entered, as it is now that it is there (CR 603.6a)."""
    entered = (
        Happened(
            event="entered",
            was=replace(game.battlefield[one.id], last=characteristics(game, one.id)),
            spell=event.spell.id if event.spell is not None else None,
        )
        for one in event.permanents
    )
    return replace(game, happened_this_turn=(*game.happened_this_turn, *entered))
