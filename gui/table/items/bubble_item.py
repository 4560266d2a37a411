"""Words beside the mouse: what a drop would do, or why it may not."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.fonts import font
from gui.layout.beside_mouse import Beside, Sight, Words, place_words
from gui.table.painting.emblems import rounded
from gui.theme import Theme

_WIDTH = 300.0


class BubbleItem(QGraphicsItem):
    """Draws a few words in a box that stays in sight; a refusal has a bar before it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._text = ""
        self._is_refusal = False
        self._rect = QRectF()
        self._beside: Beside | None = None
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

    def show_text(self, text: str, at: QPointF, sight: Sight, *, is_refusal: bool, distance: float) -> None:
        """Show words `distance` beside a point, hiding little of what is seen; none if it is empty."""
        self.prepareGeometryChange()
        self._text, self._is_refusal = text, is_refusal
        self.setVisible(bool(text))
        if not text:
            self._beside = None
            return
        metrics = QFontMetricsF(font(12.5))
        wanted = metrics.boundingRect(QRectF(0, 0, _WIDTH, 400), Qt.TextFlag.TextWordWrap, text)
        self._rect = QRectF(0, 0, wanted.width() + 32, wanted.height() + 16)
        words = Words(self._rect.width(), self._rect.height(), distance)
        self._beside = place_words(words, at.toTuple(), sight, self._beside)
        self.setPos(self._beside.box.x, self._beside.box.y)
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
