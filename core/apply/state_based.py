"""`apply` for state-based actions (CR 704), and for what happens instead of destruction."""

from __future__ import annotations

from typing import assert_never

from core.abilities.effects.on_one_object import Regeneration
from core.apply.draft import Draft
from core.events.spells_and_abilities import DestructionReplaced
from core.events.state_based import (
    CountersCancelled,
    CountersExceeded,
    Destroyed,
    PlayerLost,
    ProtectorChosen,
    PutIntoGraveyard,
    Rescued,
    StateBasedAction,
    StateBasedActionsChecked,
    StateBasedActionsPerformed,
    TokenCeased,
    Unattached,
)
from core.terms.counters import MINUS_ONE, PLUS_ONE, SHIELD

StateBasedEvent = StateBasedActionsChecked | StateBasedActionsPerformed | DestructionReplaced


def apply_state_based(draft: Draft, event: StateBasedEvent) -> None:
    """Write what state-based actions change."""
    match event:
        case StateBasedActionsChecked():
            _forget_since_last_check(draft)
        case StateBasedActionsPerformed(actions=actions):
            for action in actions:
                _perform(draft, action)
        case DestructionReplaced(rescued=rescued):
            for saved in rescued:
                _rescue(draft, saved)
        case _:
            assert_never(event)


def _forget_since_last_check(draft: Draft) -> None:
    """CR 704.5b, 704.5h: only draws and damage since the last check count."""
    before = draft.before
    for player in [one for one in before.players.values() if one.drew_from_empty]:
        draft.change_player(player.id, drew_from_empty=False)
    for permanent in [one for one in before.everything if one.deathtouched]:
        draft.change_permanent(permanent.id, deathtouched=False)


def _perform(draft: Draft, action: StateBasedAction) -> None:
    match action:
        case PlayerLost(player=player):
            draft.change_player(player, has_lost=True)
        case Destroyed() | PutIntoGraveyard():
            draft.move(action.object, action.becomes, action.to)
        case Rescued():
            _rescue(draft, action)
        case TokenCeased(object=object_id):
            draft.remove_card(object_id)
        case Unattached(object=object_id):
            draft.change_permanent(object_id, attached_to=None)
        case CountersCancelled(object=object_id, amount=amount):
            draft.add_counters(object_id, PLUS_ONE, -amount)
            draft.add_counters(object_id, MINUS_ONE, -amount)
        case CountersExceeded(object=object_id, counter=counter, amount=amount):
            draft.add_counters(object_id, counter, -amount)
        case ProtectorChosen(object=object_id, protector=protector):
            draft.change_permanent(object_id, protector=protector)
        case _:
            assert_never(action)


def _rescue(draft: Draft, rescued: Rescued) -> None:
    """Let something happen to a permanent instead of destruction (CR 122.1c, 701.19a, 702.89a)."""
    match rescued.how:
        case "shield":
            draft.add_counters(rescued.object, SHIELD, -1)
        case "regeneration":
            draft.change_permanent(rescued.object, damage=0, deathtouched=False)
            draft.tap(rescued.object)
            draft.stop_fighting(rescued.object)
            used = tuple(
                one for one in draft.effects if one.id == rescued.by and isinstance(one.effect, Regeneration)
            )
            draft.change(effects=tuple(one for one in draft.effects if one not in used))
        case "umbra armor":
            draft.change_permanent(rescued.object, damage=0, deathtouched=False)
            if rescued.aura is not None and rescued.becomes is not None:
                draft.move(rescued.aura, rescued.becomes, rescued.to)
