"""A button for one of several things: Space chooses it, Enter gives the whole answer."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton

_CHOSEN, _NOT_CHOSEN = "\N{BLACK SQUARE}", "\N{WHITE SQUARE}"


class AnswerToggle(QPushButton):
    """One of several things, with a mark that says whether it is chosen: the ring of the keyboard does not.

    Signals:
        confirmed: Enter was pressed.
    """

    confirmed = Signal()

    def __init__(self, words: str) -> None:
        super().__init__()
        self._words = words.replace("&", "&&")
        self.setAccessibleName(words)
        self.setCheckable(True)
        self.setObjectName("choice")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(self._mark)
        self._mark(is_chosen=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)

    def _mark(self, is_chosen: bool) -> None:  # noqa: FBT001 - as the signal has it
        self.setText(f"{_CHOSEN if is_chosen else _NOT_CHOSEN}  {self._words}")
