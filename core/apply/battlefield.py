"""`apply` for permanents that enter, leave and phase."""

from __future__ import annotations

from typing import assert_never

from core.apply.combat import enter_combat
from core.apply.draft import Draft
from core.apply.stack import leave_stack
from core.events.entering import EntryPlanned, PermanentsEntered
from core.events.phasing import PhasedIn, PhasedOut
from core.events.spells_and_abilities import PermanentsLeft
from core.events.stack import Moved
from core.terms.ids import ObjectId
from core.terms.values import replace

BattlefieldEvent = Moved | PermanentsLeft | EntryPlanned | PermanentsEntered | PhasedOut | PhasedIn


def apply_battlefield(draft: Draft, event: BattlefieldEvent) -> None:
    """Write what permanents are there after an event, and what becomes of those that left."""
    match event:
        case Moved(object=object_id, becomes=becomes, to=to):
            draft.move(object_id, becomes, to)
        case PermanentsLeft(departures=departures):
            for one in departures:
                draft.move(one.object, one.becomes, one.to)
        case EntryPlanned(permanent=permanent):
            draft.last_known[permanent.id] = permanent
        case PermanentsEntered():
            _enter(draft, event)
        case PhasedOut(objects=objects, along_with=along):
            for object_id in objects:
                _phase_out(draft, object_id, along.get(object_id))
        case PhasedIn(objects=objects, unattached=loose):
            for object_id in objects:
                _phase_in(draft, object_id, stays_attached=object_id not in loose)
        case _:
            assert_never(event)


def _enter(draft: Draft, event: PermanentsEntered) -> None:
    """Let permanents enter, some of them attacking or blocking."""
    if event.spell is not None:
        leave_stack(draft, event.spell, None)
        _follow(draft, event.spell.id, event.permanents[0].id)
    for permanent in event.permanents:
        cast = permanent if event.spell is None else permanent.as_cast_by(event.spell.controller)
        draft.battlefield[permanent.id] = replace(cast, timestamp=draft.tick())  # CR 613.7d
    for card in event.from_graveyard:
        draft.remove_card(card)
    enter_combat(draft, event)


def _follow(draft: Draft, spell: ObjectId, permanent: ObjectId) -> None:
    """Have effects on damage from a spell go on about the permanent it became (CR 400.7c)."""
    followed = (
        replace(one, from_source=permanent) if one.from_source == spell else one for one in draft.effects
    )
    draft.change(effects=tuple(followed))


def _phase_out(draft: Draft, object_id: ObjectId, bearer: ObjectId | None) -> None:
    """Have a permanent phase out, directly or along with its bearer; it leaves combat (CR 702.26b)."""
    gone = draft.leave_battlefield(object_id)
    draft.phased_out[object_id] = replace(gone, phased_out_with=bearer)


def _phase_in(draft: Draft, object_id: ObjectId, *, stays_attached: bool) -> None:
    """Have a permanent phase in; it is no new object and gets no new timestamp (CR 702.26d)."""
    back = draft.phased_out.pop(object_id)
    bearer = back.attached_to if stays_attached else None
    draft.battlefield[object_id] = replace(back, phased_out_with=None, attached_to=bearer)
