"""The ring around what has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.layout.geometry import Box
from gui.theme import Theme

_OUT, _EDGE, _ROUND, _Z = 7.0, 3.0, 12.0, 78.0


class FocusItem(QGraphicsItem):
    """Draws two lines, dark beside light, so that the ring is seen on whatever lies below."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rect = QRectF()
        self.setZValue(_Z)
        self.setVisible(False)

    def surround(self, box: Box | None, theme: Theme) -> None:
        """Go around a box, as far as it is on the table; or be gone."""
        self.setVisible(box is not None)
        if box is None:
            return
        rect = QRectF(box.x, box.y, box.width, box.height).adjusted(-_OUT, -_OUT, _OUT, _OUT)
        rect = rect.intersected(self.scene().sceneRect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE))
        if rect != self._rect or theme is not self._theme:
            self.prepareGeometryChange()
            self._rect, self._theme = rect, theme
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in ((self._theme.card, 6.0), (self._theme.focus, 3.0)):
            painter.setPen(QPen(QColor(color), width))
            painter.drawRoundedRect(self._rect, _ROUND, _ROUND)
