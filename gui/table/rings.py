"""Which rings lie around cards and players while nothing is dragged."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from core.terms.ids import RecipientId
from gui.session import Session
from gui.table.casting.casting import Casting, chosen_so_far, clickable
from gui.table.items.card_item import Ring
from gui.table.selection import Selection


def rings_of(
    session: Session,
    casting: Casting | None,
    selection: Selection,
    at_keyboard: RecipientId | None,
    pointed_at: Iterable[RecipientId],
) -> Mapping[RecipientId, Ring]:
    """Return the ring of each thing that may be clicked, is pointed at, or is selected.

    What has the keyboard has a ring of its own; where only that is selected it needs no other.
    """
    chosen = chosen_so_far(session) if casting is None else None
    rings: dict[RecipientId, Ring] = dict.fromkeys(pointed_at, Ring.OPEN)
    for one in clickable(session, casting):
        rings[one] = Ring.LEGAL if chosen is None or one in chosen else Ring.OPEN
    if casting is not None:
        rings.update(dict.fromkeys(casting.targets, Ring.SELECTED))
    if len(selection.everything) > 1:
        rings.update(dict.fromkeys(selection.everything, Ring.SELECTED))
    elif selection.main is not None and selection.main != at_keyboard:
        rings.setdefault(selection.main, Ring.SELECTED)
    return rings
