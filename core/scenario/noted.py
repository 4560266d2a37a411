"""When notes are shown: after how many frames of what came of a scenario, and the other way around."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence

from core.explain.moments import Moment, moments
from core.play.playthrough import Decision, Playthrough
from core.play.script import Resolve
from core.scenario.notes import AnchorSpec, NoteSpec


def note_places(
    notes: Sequence[NoteSpec], playthrough: Playthrough, found: Sequence[Moment] | None = None
) -> tuple[int, ...]:
    """Return for each note after how many frames it is shown: at the end of a moment, or 0 for the start.

    `found` are the moments of the playthrough, where they are known already.
    """
    if not notes:
        return ()
    found = moments(playthrough.frames) if found is None else found
    brought = _brought_about(playthrough, found)
    last = len(found)
    begins = (brought[one.at.after] if one.at.after < len(brought) else last for one in notes)
    numbers = (begin + one.at.moment for begin, one in zip(begins, notes, strict=True))
    return tuple(_end(found, min(number, last)) for number in numbers)


def notes_by_place(
    notes: Sequence[NoteSpec], playthrough: Playthrough, found: Sequence[Moment] | None = None
) -> Mapping[int, tuple[NoteSpec, ...]]:
    """Return the notes by the number of frames after which they are shown, in order."""
    shown: dict[int, tuple[NoteSpec, ...]] = {}
    for place, note in zip(note_places(notes, playthrough, found), notes, strict=True):
        shown[place] = (*shown.get(place, ()), note)
    return shown


def anchor_at(playthrough: Playthrough, found: Sequence[Moment], place: int) -> AnchorSpec:
    """Return the anchor of a note on the moment that a number of frames ends or is in."""
    number = _number(found, place)
    brought = _brought_about(playthrough, found)[: _read(playthrough.decisions) + 1]
    after = bisect_right(brought, number) - 1
    return AnchorSpec(after=after, moment=number - brought[after])


def _brought_about(playthrough: Playthrough, found: Sequence[Moment]) -> list[int]:
    """Return the number of the moment that each entry of the script brings about; the board's first, 0.

    Where the stack resolves before anything else is done, that is the moment in which it has. What is never
    used comes at the end; what an era does not ask for, with the entry before.
    """
    answered = {one.entry: one.frame for one in playthrough.decisions if one.entry is not None}
    read = _read(playthrough.decisions)
    numbers = [0]
    for index, entry in enumerate(playthrough.script):
        number = numbers[-1]
        if index >= read:
            number = len(found)
        elif index in answered:
            number = max(number, _number(found, answered[index] + 1))
        elif isinstance(entry, Resolve):
            number = max(number, _number(found, _resolved(playthrough.decisions, index)))
        numbers.append(number)
    return numbers


def _read(decisions: Iterable[Decision]) -> int:
    """Return how many entries of the script have been used or passed over."""
    return max((one.next_entry + (one.entry is not None) for one in decisions), default=0)


def _resolved(decisions: Iterable[Decision], index: int) -> int:
    """Return after how many frames the stack was empty that an entry waited for."""
    return next(one.frame for one in decisions if one.next_entry > index)


def _number(found: Sequence[Moment], frame: int) -> int:
    """Return the number of the moment that a frame is in, from 1; 0 before all, the last after all."""
    return min(bisect_left(found, frame, key=lambda one: one.last) + 1, len(found)) if frame else 0


def _end(found: Sequence[Moment], number: int) -> int:
    """Return after how many frames a moment is over."""
    return found[number - 1].last if number else 0
