"""What the first edit needs, made ready once the window has been painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QObject, QTimer

from core.explain.rule_index import rule_index
from gui.panels.inspector import Inspector

_AFTER_PAINTING_MS = 30
"""What the user has begun meanwhile goes first."""


class WarmUp(QObject):
    """Takes a step whenever a window that has been painted has nothing else to do.

    A step builds a form, or reads the rules' index. Else each is made when it is first
    needed, and the first drop waits for them.
    """

    def __init__(self, inspector: Inspector, window: QObject) -> None:
        super().__init__(window)
        self._left: Iterator[Callable[[], object]] = iter([rule_index, inspector.prepare])
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._take_step)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin once the window is painted for the first time."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._idle.start(_AFTER_PAINTING_MS)
        return False

    def _take_step(self) -> None:
        step = next(self._left, None)
        if step is None:
            self._idle.stop()
        else:
            step()
            self._idle.setInterval(0)
