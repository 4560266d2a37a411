"""The notes of the line that is played: where they are shown, and changing them, each as a step of undo."""

from __future__ import annotations

from core.scenario.noted import note_places
from core.scenario.notes import Notes
from gui.session import Session


def places_of_notes(session: Session) -> tuple[int, ...]:
    """Return for each note after how many frames it is shown."""
    return note_places(session.scenario.notes, session.playthrough, session.moments)


def notes_at(session: Session, place: int) -> Notes:
    """Return the notes that are shown after so many frames."""
    pairs = zip(session.scenario.notes, places_of_notes(session), strict=True)
    return tuple(note for note, shown in pairs if shown == place)
