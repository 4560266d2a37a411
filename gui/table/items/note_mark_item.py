"""A mark of a note on the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.table.painting.note_mark_painting import mark_bounds, mark_shape, paint_mark
from gui.table.picture.note_mark import NoteMark
from gui.theme import Theme


class NoteMarkItem(QGraphicsItem):
    """Draws one mark."""

    def __init__(self, mark: NoteMark, theme: Theme) -> None:
        super().__init__()
        self.mark, self._theme = mark, theme

    def show_mark(self, mark: NoteMark, theme: Theme) -> None:
        """Draw another mark in the place of this one."""
        if mark != self.mark or theme is not self._theme:
            self.prepareGeometryChange()
            self.mark, self._theme = mark, theme
            self.update()

    def boundingRect(self) -> QRectF:
        return mark_bounds(self.mark)

    def shape(self) -> QPainterPath:
        """Return where the mouse is on it."""
        return mark_shape(self.mark)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        paint_mark(painter, self.mark, self._theme)
