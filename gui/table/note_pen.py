"""The pen with which a note's marks are drawn on the table: a click marks a thing, a drag draws an arrow."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Signal

from core.terms.ids import RecipientId
from gui.table.gestures.gesture import Gesture, Press
from gui.table.picture.note_mark import MarkKind, NoteMark
from gui.table.picture.note_marks import arrow_mark, outline_of
from gui.table.table_scene import TableScene


class NotePen(QObject):
    """Says what is drawn with the tool in hand; drawing a mark again, or a click on it, rubs it out.

    Signals:
        drawn: a mark is wanted; arguments: its kind, and what it marks.
        rubbed_out: a mark is no longer wanted; arguments as of `drawn`.
        put_down: there is no tool in hand any more.
    """

    drawn = Signal(MarkKind, tuple)
    rubbed_out = Signal(MarkKind, tuple)
    put_down = Signal()

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._tool: MarkKind | None = None
        self._from: RecipientId | None = None

    @property
    def tool(self) -> MarkKind | None:
        """The tool in hand; None while the table does what it always does."""
        return self._tool

    def take(self, tool: MarkKind | None) -> None:
        """Take a tool in hand, or put it down."""
        if tool is not self._tool:
            self._tool, self._from = tool, None
            self._scene.show_drawn(None)
            if tool is None:
                self.put_down.emit()

    def press(self, at: QPointF) -> Gesture:
        """Begin to draw at a point."""
        return _Stroke(self, self._scene, at)

    def pick(self, subject: RecipientId | None, *, to: RecipientId | None = None) -> None:
        """Mark a thing; an arrow begins at one and ends at the next, if it is not said where."""
        if subject is None:
            self._from = None
        elif self._tool is not MarkKind.ARROW:
            self._mark((subject,))
        elif to is not None:
            self._from = None
            self._mark((subject, to))
        elif self._from is None or self._from == subject:
            self._from = None if self._from == subject else subject
        else:
            begun, self._from = self._from, None
            self._mark((begun, subject))

    def rub_out(self, mark: NoteMark) -> None:
        """Take a mark away."""
        self.rubbed_out.emit(mark.kind, mark.ids)

    def _mark(self, ids: tuple[str, ...]) -> None:
        if self._tool is not None:
            self.drawn.emit(self._tool, ids)


class _Stroke(Gesture):
    """One stroke of the pen."""

    def __init__(self, pen: NotePen, scene: TableScene, start: QPointF) -> None:
        self._pen, self._scene, self._start = pen, scene, start
        self._subject = scene.subject_at(start)
        self._is_drag = False

    def move(self, at: QPointF) -> None:
        """Show the arrow so far."""
        self._is_drag = self._is_drag or (at - self._start).manhattanLength() > Press.DISTANCE
        if self._is_drag and self._pen.tool is MarkKind.ARROW:
            self._scene.show_drawn(self._arrow(at))

    def release(self, at: QPointF) -> None:
        """Draw what was meant; a click on a mark rubs it out."""
        self._scene.show_drawn(None)
        end = self._scene.subject_at(at)
        if self._is_drag and self._pen.tool is MarkKind.ARROW:
            if self._subject is not None and end is not None and end != self._subject:
                self._pen.pick(self._subject, to=end)
            return
        mark = self._scene.mark_at(at)
        if mark is not None and (end is None or mark.kind is MarkKind.ARROW):
            self._pen.rub_out(mark)
        elif not self._is_drag or end == self._subject:
            self._pen.pick(end)

    def cancel(self) -> None:
        """Draw nothing."""
        self._scene.show_drawn(None)

    def _arrow(self, at: QPointF) -> NoteMark | None:
        picture = self._scene.picture
        start = outline_of(self._subject, picture) if picture is not None and self._subject else None
        if picture is None or start is None or self._subject is None:
            return None
        over = self._scene.subject_at(at)
        end = outline_of(over, picture) if over is not None and over != self._subject else None
        return arrow_mark(start, end or (at.x(), at.y()), (self._subject, over or ""))
