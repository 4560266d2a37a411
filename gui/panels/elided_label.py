"""A line of words that gives way: what does not fit ends in an ellipsis."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

_READABLE = 56
"""Pixels; in less than this nothing is better than the beginning of a word."""


class ElidedLabel(QLabel):
    """Shows one line, as far as there is room; the whole of it is its tool tip."""

    def show_line(self, words: str) -> None:
        """Show these words."""
        self.setText(words)
        self.setToolTip(words)
        self.setAccessibleName(words)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.contentsRect()
        if room.width() < _READABLE:
            return
        painter = QPainter(self)
        line = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, line)
