"""A halo around the mouse pointer, so that an audience sees where it is and when it clicks."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gui.presentation.fading import Fading

_STAYS, _FADES, _CLICK = 1_500, 500, 350
_RADIUS, _MORE, _EDGE = 24, 12, 3
_COLOR, _RIM = "#ffd23f", "#5a4300"


class PointerHalo(Fading):
    """A ring that goes with the mouse; it widens for a moment at a click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, _STAYS, _FADES)
        self._clicked = QElapsedTimer()
        side = 2 * (_RADIUS + _MORE + _EDGE)
        self.resize(side, side)

    def follow(self, at: QPoint) -> None:
        """Be around a point of the widget below."""
        self.move(at - self.rect().center())
        self.appear()

    def click(self, at: QPoint) -> None:
        """Say that there was a click."""
        self._clicked.start()
        self.follow(at)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self.strength)
        since = self._clicked.elapsed() / _CLICK if self._clicked.isValid() else 1.0
        radius = _RADIUS + (_MORE * (1 - since) if since < 1 else 0.0)
        center = QRectF(self.rect()).center()
        fill = QColor(_COLOR)
        fill.setAlphaF(0.55 if since < 1 else 0.3)
        painter.setBrush(fill)
        for color, width in ((_RIM, 4.0), (_COLOR, 2.0)):  # seen on light and on dark
            painter.setPen(QPen(QColor(color), width))
            painter.drawEllipse(center, radius, radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
