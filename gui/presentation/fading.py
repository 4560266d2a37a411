"""What is shown over a presentation for a moment, and fades."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtWidgets import QWidget

_TICK = 33


class Fading(QWidget):
    """Lies over another widget, hears no mouse, is seen for a while and fades.

    `stays` and `fades` are milliseconds.
    """

    def __init__(self, parent: QWidget, stays: int, fades: int) -> None:
        super().__init__(parent)
        self._stays, self._fades = stays, fades
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._tick)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def strength(self) -> float:
        """How much of it is seen, from 0 to 1."""
        return 1.0 - min(1.0, max(0.0, (self.age - self._stays) / self._fades))

    @property
    def age(self) -> int:
        """How long ago it appeared, in milliseconds."""
        return self._since.elapsed()

    def appear(self) -> None:
        """Be seen, from now on for a while."""
        self._since.start()
        self._timer.start()
        self.show()
        self.raise_()
        self.update()

    def _tick(self) -> None:
        if self.strength == 0:
            self._timer.stop()
            self.hide()
        self.update()
