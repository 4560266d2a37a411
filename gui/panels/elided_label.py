"""A line of words that gives way: what does not fit ends in an ellipsis."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel

from gui.rules.rule_links import linked

_READABLE = 56
"""Pixels; in less than this nothing is better than the beginning of a word."""


class ElidedLabel(QLabel):
    """Shows one line, as far as there is room; the whole of it is its tool tip. Rule numbers are links."""

    def __init__(self) -> None:
        super().__init__()
        self._line = ""
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setOpenExternalLinks(True)

    def show_line(self, words: str) -> None:
        """Show these words."""
        self._line = words
        self.setToolTip(words)
        self.setAccessibleName(words)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self._line) + 2, self.fontMetrics().height())

    def _fit(self) -> None:
        """Write as much as there is room for."""
        room = self.contentsRect().width()
        shown = self.fontMetrics().elidedText(self._line, Qt.TextElideMode.ElideRight, room)
        self.setText(linked(shown) if room >= _READABLE else "")
