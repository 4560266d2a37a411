"""Words on the middle line, for a moment: the step that begins."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.fonts import font
from gui.table.painting.emblems import rounded
from gui.theme import Theme

_Z, _HIGH, _AROUND = 65.0, 52.0, 28.0


class CaptionItem(QGraphicsItem):
    """Draws a caption around its place; nothing without words."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._words = theme, ""
        self._font = font(24, bold=True)
        self._box = QRectF()
        self.setZValue(_Z)
        self.setVisible(False)

    def show_caption(self, caption: tuple[str, float] | None, x: float, y: float, theme: Theme) -> None:
        """Show words with their opacity around a point, or none."""
        self.setVisible(caption is not None)
        if caption is None:
            return
        words, opacity = caption
        if words != self._words or theme is not self._theme:
            self.prepareGeometryChange()
            self._words, self._theme = words, theme
            half = QFontMetricsF(self._font).horizontalAdvance(words) / 2 + _AROUND
            self._box = QRectF(-half, -_HIGH / 2, 2 * half, _HIGH)
        self.setPos(x, y)
        self.setOpacity(opacity)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.ink))
        painter.drawPath(rounded(self._box, _HIGH / 2))
        painter.setPen(QColor(self._theme.card))
        painter.setFont(self._font)
        painter.drawText(self._box, Qt.AlignmentFlag.AlignCenter, self._words)
