"""The notes of the line that is played: where they are shown, and changing them, each as a step of undo."""

from __future__ import annotations

from core.explain.moments import end_before, next_end
from core.scenario.line_notes import with_note, with_note_changed, without_note
from core.scenario.noted import anchor_at
from core.scenario.notes import AnchorSpec, Notes, NoteSpec
from core.terms.values import replace
from gui.session import Session
from gui.translation import tr


def notes_at(session: Session, place: int) -> Notes:
    """Return the notes that are shown after so many frames."""
    return tuple(session.scenario.notes[number] for number in numbers_at(session, place))


def numbers_at(session: Session, place: int) -> tuple[int, ...]:
    """Return the numbers of the notes that are shown after so many frames."""
    return tuple(number for number, shown in enumerate(session.note_places) if shown == place)


def add_note(session: Session, place: int, note: NoteSpec) -> int:
    """Add a note to the moment that a number of frames ends or is in; return its number.

    Raises:
        DataError: there would be too many.
    """
    anchored = replace(note, at=_anchor(session, place))
    document, number = with_note(session.document, session.line, anchored)
    session.edit_lines(document, session.line, tr("Add note"), place)
    return number


def change_note(session: Session, number: int, note: NoteSpec, text: str) -> None:
    """Let a note say or mark something else; `text` names the step of undo.

    Raises:
        DataError: it says or marks too much.
    """
    if note != session.scenario.notes[number]:
        document, _ = with_note_changed(session.document, session.line, number, note)
        session.edit_lines(document, session.line, text, session.note_places[number])


def move_note(session: Session, number: int, place: int) -> int:
    """Show a note at another moment; return its number then."""
    if place == session.note_places[number]:
        return number
    note = replace(session.scenario.notes[number], at=_anchor(session, place))
    document, now = with_note_changed(session.document, session.line, number, note)
    session.edit_lines(document, session.line, tr("Move note"), place)
    return now


def delete_note(session: Session, number: int) -> None:
    """Take a note away."""
    document = without_note(session.document, session.line, number)
    session.edit_lines(document, session.line, tr("Delete note"), session.note_places[number])


def end_of_moment(session: Session, position: float) -> int:
    """Return the end of a moment that is nearest to a place on the timeline; 0 is the board as set up."""
    ends = (0, *(one.last for one in session.moments))
    return min(ends, key=lambda end: abs(end - position))


def moment_beside(session: Session, place: int, direction: int) -> int:
    """Return the end of the next moment (1) or of the one before (-1), as far as there is one."""
    if direction < 0:
        return end_before(session.moments, place)
    following = next_end(session.moments, place)
    return place if following is None else following


def _anchor(session: Session, place: int) -> AnchorSpec:
    return anchor_at(session.playthrough, session.moments, place)
