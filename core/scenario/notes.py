"""Notes on a line of play: words for the viewer, and marks drawn on the table, at a moment.

Each is anchored to the script, so that it stays where it belongs when entries before it change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from core.files import limits
from core.files.fields import Ref, Spec, Text
from core.terms.values import replace


class AnchorSpec(Spec):
    """When a note is shown: so many moments after what an entry of the script brings about.

    A moment is what is told and played as one. If there are not so many any more, it is the last.

    Attributes:
        after: the entry, by its number from 1; 0 is the board as it is set up.
        moment: how many moments later than that.
    """

    after: Annotated[int, Meta(ge=0, le=limits.ENTRIES)] = 0
    moment: Annotated[int, Meta(ge=0, le=limits.NUMBER)] = 0


Arrow = Annotated[tuple[Ref, ...], Meta(min_length=2, max_length=2)]
_Marked = Annotated[tuple[Ref, ...], Meta(max_length=limits.MARKS)]


class NoteSpec(Spec):
    """Words for the viewer, with marks on the table, at a moment.

    Attributes:
        at: when it is shown.
        text: what it says.
        circles: the objects and players that a ring is drawn around, by id.
        arrows: pairs of ids: from where each arrow is drawn, and to where.
        highlights: the objects and players that glow, by id.
        pause: whether a presentation stops here until it is told to go on.
    """

    at: AnchorSpec = AnchorSpec()
    text: Text = ""
    circles: _Marked = ()
    arrows: Annotated[tuple[Arrow, ...], Meta(max_length=limits.MARKS)] = ()
    highlights: _Marked = ()
    pause: bool = False


Notes = tuple[NoteSpec, ...]


def reanchored(notes: Notes, was: Sequence[object], now: Sequence[object]) -> Notes:
    """Return the notes on a script as they stand on another that was made of it.

    Those after entries at the beginning or the end that are the same stay with these. Those in between stay
    in their place, as far as there is one.
    """
    begins, ends = _alike(was, now)
    return tuple(_moved(one, begins, len(was) - ends, len(now) - len(was)) for one in notes)


def _alike(was: Sequence[object], now: Sequence[object]) -> tuple[int, int]:
    """Return how many entries two scripts begin with alike, and how many of the rest they end with alike."""
    shorter = min(len(was), len(now))
    begins = next((n for n in range(shorter) if was[n] != now[n]), shorter)
    left = shorter - begins
    ends = next((n for n in range(left) if was[-1 - n] != now[-1 - n]), left)
    return begins, ends


def _moved(note: NoteSpec, begins: int, end: int, more: int) -> NoteSpec:
    """Return a note anchored to a script that has `more` entries than before between two places."""
    after = note.at.after
    if after <= begins:
        return note
    if after > end:
        return replace(note, at=replace(note.at, after=after + more))
    there = min(after, max(begins, end + more))
    return note if there == after else replace(note, at=AnchorSpec(after=there))
