"""Changing the notes of lines of play. Each function returns another document; notes are counted as shown.

A note on a moment that several lines have in common is one note: it is kept with the first of them.
"""

from __future__ import annotations

from core.scenario.changes import changed
from core.scenario.format import Scenario, VariationSpec
from core.scenario.notes import AnchorSpec, Notes, NoteSpec
from core.scenario.variations import MAIN, Line, has_own_board, line_scenario, variation_at, with_variation
from core.terms.values import replace


def with_note(document: Scenario, line: Line, note: NoteSpec) -> tuple[Scenario, int]:
    """Return the document with one more note on a line, and its number there.

    Raises:
        DataError: there would be too many.
    """
    owner = _owner_at(document, line, note.at)
    notes = (*_owner(document, owner).notes, note)
    found = _with_notes(document, owner, notes)
    return found, _number(found, line, owner, len(notes) - 1)


def with_note_changed(document: Scenario, line: Line, number: int, note: NoteSpec) -> tuple[Scenario, int]:
    """Return the document in which a note of a line is another, and its number there.

    Raises:
        DataError: it is out of bounds.
    """
    owner, place = _kept_at(document, line, number)
    if _owner(document, owner).notes[place].at != note.at and owner != _owner_at(document, line, note.at):
        return with_note(without_note(document, line, number), line, note)
    notes = _owner(document, owner).notes
    return _with_notes(document, owner, (*notes[:place], note, *notes[place + 1 :])), number


def without_note(document: Scenario, line: Line, number: int) -> Scenario:
    """Return the document without a note of a line."""
    owner, place = _kept_at(document, line, number)
    notes = _owner(document, owner).notes
    return _with_notes(document, owner, (*notes[:place], *notes[place + 1 :]))


def _owner_at(document: Scenario, line: Line, at: AnchorSpec) -> Line:
    """Return the first line that has a moment in common with a line."""
    while line and not has_own_board(document, line):
        one = variation_at(document, line)
        if at.after > one.after or not one.script:
            break
        line = line[:-1]
    return line


def _kept_at(document: Scenario, line: Line, number: int) -> tuple[Line, int]:
    """Return with which line a note is kept, and its number among what that one says itself."""
    while line:
        shared = _shared_count(document, line)
        if number >= shared:
            return line, number - shared
        after = variation_at(document, line).after
        line = line[:-1]
        above = line_scenario(document, line).notes
        number = [place for place, note in enumerate(above) if note.at.after <= after][number]
    return MAIN, number


def _number(document: Scenario, line: Line, owner: Line, place: int) -> int:
    """Return the number on a line of what an owner says itself in a place."""
    count = len(line_scenario(document, line).notes)
    return next(one for one in range(count) if _kept_at(document, line, one) == (owner, place))


def _shared_count(document: Scenario, line: Line) -> int:
    return len(line_scenario(document, line).notes) - len(variation_at(document, line).notes)


def _owner(document: Scenario, line: Line) -> Scenario | VariationSpec:
    return variation_at(document, line) if line else document


def _with_notes(document: Scenario, line: Line, notes: Notes) -> Scenario:
    if not line:
        return changed(document, notes=notes)
    return with_variation(document, line, replace(variation_at(document, line), notes=notes))
