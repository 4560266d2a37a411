"""What a board loses between two programs, as a list to read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListWidget, QVBoxLayout, QWidget

from gui.translation import tr

_MOST_LINES = 9
_FEWEST_LINES = 3
_MARGIN = 8


class LossList(QWidget):
    """A heading, and under it a sentence a line; a single line if nothing is lost."""

    def __init__(self, heading: str) -> None:
        super().__init__()
        self._heading = heading
        self._label = QLabel()
        self._label.setWordWrap(True)
        self.list = QListWidget()
        self.list.setAccessibleName(heading.rstrip(":"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._label.setBuddy(self.list)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._label)
        layout.addWidget(self.list, 1)
        layout.addStretch()

    def show_losses(self, sentences: Sequence[str]) -> None:
        """Show what is lost."""
        self._label.setText(self._heading if sentences else tr("Everything on this board is carried over."))
        self.list.clear()
        self.list.addItems(list(sentences))
        self.list.setVisible(bool(sentences))
        lines = min(max(len(sentences), _FEWEST_LINES), _MOST_LINES)
        row = max(self.list.sizeHintForRow(0), self.list.fontMetrics().lineSpacing())
        self.list.setMinimumHeight(lines * row + 2 * _MARGIN)
        whole = sum(self.list.sizeHintForRow(n) for n in range(self.list.count()))
        self.list.setMaximumHeight(max(self.list.minimumHeight(), whole + 2 * _MARGIN))
