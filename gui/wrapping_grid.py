"""Parts of a form side by side, in as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

_BETWEEN = 8


class WrappingGrid(QWidget):
    """Shows parts in rows of up to `most`; where there is less room, in fewer columns and more rows."""

    def __init__(self, parts: Sequence[QWidget], most: int) -> None:
        super().__init__()
        self._parts, self._most, self._columns = parts, most, 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_BETWEEN)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self._arrange(most)

    def sizeHint(self) -> QSize:
        return QSize(self._needed(self._most), self._grid.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._needed(1), self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fitting = (count for count in range(self._most, 1, -1) if self._needed(count) <= self.width())
        self._arrange(next(fitting, 1))

    def _needed(self, columns: int) -> int:
        """Return how wide so many columns are, each as wide as its widest part."""
        widths = [part.minimumSizeHint().width() for part in self._parts]
        return sum(max(widths[column::columns], default=0) + _BETWEEN for column in range(columns)) - _BETWEEN

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for number, part in enumerate(self._parts):
            self._grid.addWidget(part, number // columns, number % columns)
        self.updateGeometry()
