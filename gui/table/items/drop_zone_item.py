"""The places that a card can be dropped in besides the battlefield."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from core.terms.values import Value
from gui.fonts import font
from gui.layout.geometry import Box
from gui.table.painting.emblems import rounded
from gui.theme import Theme, mixed

_SIZES = (11.5, 9.5, 7.0)
"""The sizes of words in a place to drop something in, the one that is wanted first."""


class DropZone(Value, kw_only=False):
    """A place that something dragged can be dropped in: its words, and whether that may be done now."""

    words: str
    box: Box
    is_lit: bool = False
    is_refused: bool = False


class DropZoneItem(QGraphicsItem):
    """Draws a place to drop something in, for as long as something is dragged."""

    def __init__(self, zone: DropZone, theme: Theme) -> None:
        super().__init__()
        self._zone, self._theme = zone, theme
        self.setZValue(50)

    def show_zone(self, zone: DropZone, theme: Theme) -> None:
        """Draw another place."""
        if zone != self._zone or theme is not self._theme:
            self.prepareGeometryChange()
            self._zone, self._theme = zone, theme
            self.update()

    def boundingRect(self) -> QRectF:
        box = self._zone.box
        return QRectF(box.x, box.y, box.width, box.height).adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        zone, theme = self._zone, self._theme
        rect = QRectF(zone.box.x, zone.box.y, zone.box.width, zone.box.height)
        color = QColor(theme.illegal if zone.is_refused else theme.accent)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color, 2.6 if zone.is_lit else 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(mixed(QColor(theme.card), color, 0.22 if zone.is_lit else 0.06))
        painter.drawPath(rounded(rect, 9))
        painter.setPen(QColor(theme.ink))
        inside = rect.adjusted(3, 2, -3, -2)
        painter.setFont(font(words_size(zone.words, inside.width()), semibold=True))
        words = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(inside, words, zone.words)


def words_size(words: str, room: float) -> float:
    """Return the largest size in which each of the words fits into so many pixels; the smallest if none."""
    return next((size for size in _SIZES if _widest(words, size) <= room), _SIZES[-1])


def _widest(words: str, size: float) -> float:
    metrics = QFontMetricsF(font(size, semibold=True))
    return max(metrics.horizontalAdvance(word) for word in words.split())
