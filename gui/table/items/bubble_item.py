"""Words beside the mouse: what a drop would do, or why it may not."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.fonts import font
from gui.table.painting.emblems import rounded
from gui.theme import Theme

_WIDTH = 300.0


class BubbleItem(QGraphicsItem):
    """Draws a few words in a box that stays inside the table; a refusal has a bar before it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._text = ""
        self._is_refusal = False
        self._rect = QRectF()
        self.setZValue(80)
        self.setVisible(False)

    @property
    def text(self) -> str:
        """The words that are shown; empty if none are."""
        return self._text

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.update()

    def show_text(self, text: str, at: QPointF, table: QRectF, *, is_refusal: bool, distance: float) -> None:
        """Show words `distance` beside a point, inside `table`; hide if there are none."""
        self.prepareGeometryChange()
        self._text, self._is_refusal = text, is_refusal
        self.setVisible(bool(text))
        metrics = QFontMetricsF(font(12.5))
        wanted = metrics.boundingRect(QRectF(0, 0, _WIDTH, 400), Qt.TextFlag.TextWordWrap, text)
        self._rect = QRectF(0, 0, wanted.width() + 32, wanted.height() + 16)
        right, left = at.x() + distance, at.x() - distance - self._rect.width()
        x = right if right + self._rect.width() + 6 < table.right() or left < table.left() else left
        x = min(x, table.right() - self._rect.width() - 6)
        hides_what_is_held = at.x() - distance - self._rect.width() < x < right
        below, above = (distance * 1.25, distance * 1.25) if hides_what_is_held else (20.0, 14.0)
        y = at.y() + below
        if y + 4 + self._rect.height() >= table.bottom():
            y = at.y() - self._rect.height() - above
        self.setPos(max(6.0, x), max(6.0, y))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.card_line), 1))
        painter.setBrush(QColor(theme.card))
        painter.drawPath(rounded(self._rect, 8))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.damage if self._is_refusal else theme.legal))
        painter.drawPath(rounded(QRectF(7, 8, 4, self._rect.height() - 16), 2))
        painter.setPen(QColor(theme.ink))
        painter.setFont(font(12.5))
        painter.drawText(self._rect.adjusted(18, 8, -12, -8), Qt.TextFlag.TextWordWrap, self._text)
