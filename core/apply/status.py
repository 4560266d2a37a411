"""`apply` for what becomes of a permanent that stays where it is."""

from __future__ import annotations

from typing import assert_never

from core.apply.combat import become_blocked, become_unblocked
from core.apply.draft import Draft
from core.events.spells_and_abilities import BecameCopy, Transformed, TurnedFace
from core.events.status import (
    BecameAttached,
    BecameBlocked,
    BecameGoaded,
    BecameMonstrous,
    BecameRenowned,
    BecameSaddled,
    BecameUnattached,
    BecameUnblocked,
    ControlChanged,
    CountersSpent,
    Exerted,
    LoyaltyPaid,
    StatusEvent,
    Tapped,
    Untapped,
)
from core.model.permanents import Beneath, Permanent
from core.terms.counters import LOYALTY
from core.terms.ids import ObjectId
from core.terms.values import replace

ChangingStatusEvent = StatusEvent | Transformed | TurnedFace | BecameCopy


def apply_status(draft: Draft, event: ChangingStatusEvent) -> None:
    """Write what an event changes about permanents."""
    match event:
        case Tapped(objects=objects):
            for one in objects:
                draft.tap(one)
        case Untapped(objects=objects):
            for one in objects:
                draft.tap(one, tapped=False)
        case BecameRenowned(object=one):
            draft.change_permanent(one, renowned=True)
        case BecameMonstrous(object=one):
            draft.change_permanent(one, monstrous=True)
        case BecameSaddled(object=one):
            draft.change_permanent(one, saddled=True)
        case BecameGoaded(objects=objects, player=player):
            for one in objects:
                before = draft.battlefield.now[one].goaded_by
                draft.change_permanent(one, goaded_by=(*before, player))
        case Exerted(object=one, player=player):
            was = draft.battlefield.now[one].exerted_by
            draft.change_permanent(one, exerted_by=was | {player})
        case ControlChanged(to=to):
            for one, player in to.items():
                draft.change_permanent(one, controller=player, summoning_sick=True)
        case CountersSpent(object=one, counter=counter, amount=amount):
            draft.add_counters(one, counter, -amount)
        case LoyaltyPaid(object=one, change=change):
            draft.add_counters(one, LOYALTY, change)
            draft.change_permanent(one, loyalty_used=True)
        case BecameAttached(object=one, to=bearer):
            draft.attach(one, bearer)
        case BecameUnattached(objects=objects):
            for one in objects:
                draft.change_permanent(one, attached_to=None)
        case BecameBlocked(objects=objects):
            for one in objects:
                become_blocked(draft, one)
        case BecameUnblocked(object=one):
            become_unblocked(draft, one)
        case Transformed(object=one):
            _transform(draft, one)
        case TurnedFace():
            _turn(draft, event)
        case BecameCopy():
            _become_copy(draft, event)
        case _:
            assert_never(event)


def _transform(draft: Draft, object_id: ObjectId) -> None:
    """Turn a permanent over: its other face is up, and it gets a new timestamp (CR 613.7g)."""
    was, now = draft.battlefield.now[object_id], draft.tick()
    up = was.other_face or was.card
    front = was.card if was.front is None else None
    draft.change_permanent(object_id, card=up, front=front, timestamp=now, transformed_at=now)


def _turn(draft: Draft, event: TurnedFace) -> None:
    """Turn a permanent face up or face down; it gets a new timestamp (CR 613.7f)."""
    status = replace(draft.battlefield.now[event.object].status, face_down=not event.face_up)
    draft.change_permanent(event.object, status=status, timestamp=draft.tick(), number=event.number)


def _become_copy(draft: Draft, event: BecameCopy) -> None:
    """Make a permanent a copy, for good or until `stop_copying`; it is no new object (CR 707.4)."""
    was = draft.battlefield.now[event.object]
    beneath = was.beneath or Beneath.of(was) if event.until is not None else None
    draft.change_permanent(
        event.object,
        card=event.card,
        front=None,
        printed=was.as_card,
        chosen=(),
        number=event.number,
        beneath=beneath,
    )


def stop_copying(draft: Draft, permanent: Permanent) -> None:
    """Make a permanent again what it was before it became a copy for a while."""
    if (beneath := permanent.beneath) is not None:
        draft.change_permanent(
            permanent.id,
            card=beneath.card,
            printed=beneath.printed,
            front=beneath.front,
            chosen=beneath.chosen,
            number=beneath.number,
            beneath=None,
        )
