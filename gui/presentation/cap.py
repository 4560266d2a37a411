"""Words in white on a dark cap, in one line or more, shown over a presentation for a moment."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gui.fonts import font
from gui.presentation.fading import Fading

_AIR, _EDGE, _ROUND = 0.7, 0.08, 0.35
"""Parts of the height of letters."""
_FILL, _LINE, _INK = "#22262b", "#9aa1a9", "#ffffff"
_STRENGTH = 0.92


class Cap(Fading):
    """Shows words for `stays` milliseconds."""

    def __init__(self, parent: QWidget, stays: int) -> None:
        super().__init__(parent, stays, 500)
        self.words = ""
        self._letters = 16.0

    def say(self, words: str, corner: QPoint, letters: float) -> None:
        """Show words in letters of a height; `corner` is where the lower left corner of the cap stands."""
        self.words, self._letters = words, letters
        size = self._size()
        self.setGeometry(corner.x(), corner.y() - size.height(), size.width(), size.height())
        self.appear()

    def _size(self) -> QSize:
        metrics = QFontMetricsF(font(self._letters, semibold=True))
        lines = self.words.splitlines()
        high = metrics.height() * len(lines) + _AIR * self._letters
        widest = max(metrics.horizontalAdvance(line) for line in lines)
        wide = widest + 2 * (_AIR + _EDGE) * self._letters
        return QSize(round(max(high, wide)), round(high))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(_STRENGTH * self.strength)
        edge = _EDGE * self._letters
        painter.setPen(QPen(QColor(_LINE), edge))
        painter.setBrush(QColor(_FILL))
        cap = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        painter.drawRoundedRect(cap, _ROUND * self._letters, _ROUND * self._letters)
        painter.setPen(QColor(_INK))
        painter.setFont(font(self._letters, semibold=True))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.words)
