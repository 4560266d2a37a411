"""What the first edit needs, made ready once the window has been painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QEvent, QObject, QTimer

from core.explain.rule_index import rule_index
from core.scenario.reading import scenario_of
from core.scenario.saving import scenario_text
from gui.panels.inspector import Inspector
from gui.table.painting.drawings import names

_AFTER_PAINTING_MS = 30
"""What the user has begun meanwhile goes first."""


class WarmUp(QObject):
    """Takes a step whenever a window that has been painted has nothing else to do.

    A step builds a form, reads the rules' index or the drawings, or finds out how a board is written.
    Else each is done when it is first needed, and the first drop waits for them.
    """

    def __init__(self, inspector: Inspector, window: QObject) -> None:
        super().__init__(window)
        self._left: Iterator[Callable[[], object]] = iter(
            [
                _write_a_board,
                inspector.prepare,
                rule_index,
                partial(names, "silhouettes"),
                partial(names, "glyphs"),
            ]
        )
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


def _write_a_board() -> None:
    """Read and write the least board: how the types of its parts are read and written is then known."""
    bear = {"id": "bear", "card": "Grizzly Bears", "controller": "amy"}
    scenario_text(scenario_of({"players": [{"id": "amy"}, {"id": "nicole"}], "battlefield": [bear]}))
