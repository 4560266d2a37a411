"""The pen with which a note's marks are drawn on the table.

A click marks a thing, a drag around several marks them all, and a drag from one to another draws an arrow.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QRubberBand

from core.terms.ids import RecipientId
from gui.table.gestures.gesture import Gesture, Press
from gui.table.picture.note_mark import MarkKind, NoteMark
from gui.table.picture.note_marks import arrow_mark, outline_of
from gui.table.picture.spots import SpotKind, spots
from gui.table.table_scene import TableScene


class NotePen(QObject):
    """Says what is drawn with the tool in hand; drawing a mark again, or a click on it, rubs it out.

    Signals:
        drawn: a mark is wanted; arguments: its kind, and what it marks.
        drawn_around: several things are to be marked; arguments: the kind of mark, and the things.
        rubbed_out: a mark is no longer wanted; arguments as of `drawn`.
        put_down: there is no tool in hand any more.
    """

    drawn = Signal(MarkKind, tuple)
    drawn_around = Signal(MarkKind, tuple)
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

    def pick_around(self, rect: QRectF) -> None:
        """Mark every card and player whose middle lies in a part of the table."""
        picture = self._scene.picture
        if picture is None or self._tool is None:
            return
        found = tuple(
            spot.id
            for spot, box in spots(picture).items()
            if spot.kind in {SpotKind.CARD, SpotKind.PLAYER} and rect.contains(QPointF(*box.center))
        )
        if found:
            self.drawn_around.emit(self._tool, found)

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
        self._around = QRectF(start, QSizeF(1, 1))
        self._band: QRubberBand | None = None

    def move(self, at: QPointF) -> None:
        """Show the arrow so far, or what has been gone around."""
        self._is_drag = self._is_drag or (at - self._start).manhattanLength() > Press.DISTANCE
        self._around |= QRectF(at, QSizeF(1, 1))
        if self._is_drag and self._pen.tool is MarkKind.ARROW:
            self._scene.show_drawn(self._arrow(at))
        elif self._goes_around:
            view = self._scene.views()[0]
            self._band = self._band or QRubberBand(QRubberBand.Shape.Rectangle, view.viewport())
            self._band.setGeometry(view.mapFromScene(self._around).boundingRect())
            self._band.show()

    def release(self, at: QPointF) -> None:
        """Draw what was meant; a click on a mark rubs it out."""
        self.cancel()
        end = self._scene.subject_at(at)
        if self._is_drag and self._pen.tool is MarkKind.ARROW:
            if self._subject is not None and end is not None and end != self._subject:
                self._pen.pick(self._subject, to=end)
            return
        if self._goes_around:
            self._pen.pick_around(self._around)
            return
        mark = self._scene.mark_at(at)
        if mark is not None and (end is None or mark.kind is MarkKind.ARROW):
            self._pen.rub_out(mark)
        elif not self._is_drag or end == self._subject:
            self._pen.pick(end)

    def cancel(self) -> None:
        """Draw nothing."""
        self._scene.show_drawn(None)
        if self._band is not None:
            self._band.deleteLater()
            self._band = None

    @property
    def _goes_around(self) -> bool:
        """Whether it is drawn around things: it begins on bare cloth, with a tool that marks things."""
        return self._is_drag and self._subject is None and self._pen.tool is not MarkKind.ARROW

    def _arrow(self, at: QPointF) -> NoteMark | None:
        picture = self._scene.picture
        start = outline_of(self._subject, picture) if picture is not None and self._subject else None
        if picture is None or start is None or self._subject is None:
            return None
        over = self._scene.subject_at(at)
        end = outline_of(over, picture) if over is not None and over != self._subject else None
        return arrow_mark(start, end or (at.x(), at.y()), (self._subject, over or ""))
