"""Short messages that come up over the window and go away by themselves."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from gui.window.announcements import announce

_MS_PER_LETTER, _SHORTEST_MS, _LONGEST_MS = 60, 3_500, 14_000


class Toast(QLabel):
    """One message at a time, in the lower left of its parent."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self.setObjectName("toast")
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setVisible(False)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)

    def say(self, message: str) -> None:
        """Show a message for as long as it takes to read."""
        self.setText(message)
        parent = self._window
        self.setMaximumWidth(max(200, min(380, parent.width() // 3)))
        self.adjustSize()
        self.move(10, parent.height() - self.height() - 10)
        self.raise_()
        self.show()
        announce(self, message)
        self._timer.start(min(_LONGEST_MS, max(_SHORTEST_MS, _MS_PER_LETTER * len(message))))
