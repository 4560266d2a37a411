"""Notes as flags on the timeline: where each stands, which is held, and how they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPolygonF

from core.scenario.notes import NoteSpec
from gui.session import Session
from gui.session_notes import end_of_moment
from gui.theme import Theme
from gui.translation import tr

_HIGH, _WIDE, _FLAG = 15.0, 9.0, 8.0
"""How high a flag's pole is above the track; how large its cloth is."""
_STEP = 5.0
"""How far apart flags of one moment stand."""
_HIT = 4.0
_DRAG = 4.0


class NoteKey(Enum):
    """What a key does with the notes of a timeline."""

    BEFORE = auto()
    AFTER = auto()
    EDIT = auto()
    BACK = auto()
    ON = auto()
    DELETE = auto()


def note_key(event: QKeyEvent) -> NoteKey | None:
    """Return what a key does with notes; None if nothing."""
    return _KEYS.get((event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier, Qt.Key(event.key())))


_PLAIN, _CTRL, _ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
_KEYS = {
    (_CTRL, Qt.Key.Key_PageUp): NoteKey.BEFORE,
    (_CTRL, Qt.Key.Key_PageDown): NoteKey.AFTER,
    (_PLAIN, Qt.Key.Key_Return): NoteKey.EDIT,
    (_PLAIN, Qt.Key.Key_Enter): NoteKey.EDIT,
    (_ALT, Qt.Key.Key_Left): NoteKey.BACK,
    (_ALT, Qt.Key.Key_Right): NoteKey.ON,
    (_PLAIN, Qt.Key.Key_Delete): NoteKey.DELETE,
}


class NoteFlags:
    """The flags of a timeline. `x_of` says where a number of frames is along it.

    Attributes:
        chosen: the number of the note whose flag is chosen; None if none is.
    """

    def __init__(self, session: Session, x_of: Callable[[float], float]) -> None:
        self._session, self._x_of = session, x_of
        self.chosen: int | None = None
        self._pressed: float | None = None
        self._held: int | None = None

    @property
    def is_pressed(self) -> bool:
        """Whether the mouse holds a flag."""
        return self._pressed is not None

    @property
    def note(self) -> NoteSpec | None:
        """The note whose flag is chosen."""
        notes = self._session.scenario.notes
        return notes[self.chosen] if self.chosen is not None and self.chosen < len(notes) else None

    def at(self, point: QPointF, track: float) -> int | None:
        """Return the number of the note whose flag is at a point, the uppermost; None if none is."""
        if not track - _HIGH - _HIT <= point.y() <= track - 2:
            return None
        near = (
            number
            for number, x in reversed(tuple(self._stand().items()))
            if x - _HIT <= point.x() <= x + _WIDE + _HIT / 2
        )
        return next(near, None)

    def press(self, number: int, x: float) -> None:
        """Take a flag with the mouse."""
        self.chosen, self._pressed, self._held = number, x, None

    def drag(self, x: float, position: float) -> int | None:
        """Move what the mouse holds to the nearest moment; return that, once the mouse is far enough."""
        if self._pressed is not None and (self._held is not None or abs(x - self._pressed) > _DRAG):
            self._held = end_of_moment(self._session, position)
        return self._held

    def release(self) -> int | None:
        """Let go; return the number of frames to which the note is moved, if it was."""
        held, self._pressed, self._held = self._held, None, None
        return held

    def cancel(self) -> None:
        """Let go without moving anything."""
        self._pressed = self._held = None

    def paint(self, painter: QPainter, track: float, theme: Theme) -> None:
        """Draw the flags over a track at a height."""
        for number, x in self._stand().items():
            note = self._session.scenario.notes[number]
            _paint(painter, QPointF(x, track), theme, is_square=note.pause, is_chosen=number == self.chosen)

    def _stand(self) -> Mapping[int, float]:
        """Return where each flag stands, those of one moment beside each other."""
        here: dict[int, int] = {}
        found: dict[int, float] = {}
        for number, place in enumerate(self._session.note_places):
            shown = self._held if number == self.chosen and self._held is not None else place
            found[number] = self._x_of(shown) + _STEP * here.get(shown, 0)
            here[shown] = here.get(shown, 0) + 1
        return found


def note_words(note: NoteSpec) -> str:
    """Return what a note says, for a hint."""
    said = note.text or tr("Note without words")
    return tr("{note} (pauses a presentation)").format(note=said) if note.pause else said


def _paint(painter: QPainter, foot: QPointF, theme: Theme, *, is_square: bool, is_chosen: bool) -> None:
    """Draw a flag on its pole: a pennant, or a square one where a presentation pauses."""
    color, top = QColor(theme.mark), foot.y() - _HIGH
    x, middle = foot.x(), top + _FLAG / 2
    right = x + _WIDE
    pennant = [QPointF(x, top), QPointF(right, middle), QPointF(x, top + _FLAG)]
    square = [
        QPointF(x, top),
        QPointF(right - 1, top),
        QPointF(right - 1, top + _FLAG),
        QPointF(x, top + _FLAG),
    ]
    if is_chosen:
        painter.setPen(QPen(QColor(theme.focus), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(x - 3.5, top - 3, _WIDE + 6, _FLAG + 6), 3, 3)
    painter.setPen(QPen(color, 1.6))
    painter.drawLine(QPointF(x, top), QPointF(x, foot.y() - 4))
    painter.setBrush(color)
    painter.drawPolygon(QPolygonF(square if is_square else pennant))
