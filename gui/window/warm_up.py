"""What the first edit needs, made ready once the window has been painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer

from core.scenario.action_entries import ActivateSpec, CastSpec, EditSpec
from core.scenario.entries import AttackSpec, BlockSpec
from core.scenario.format import EffectSpec, ExpectSpec, ObjectSpec, PlayerSpec, Scenario
from gui.panels.inspector import Inspector

_PARTS_FIRST = (
    ObjectSpec,
    PlayerSpec,
    EffectSpec,
    AttackSpec,
    BlockSpec,
    CastSpec,
    ActivateSpec,
    EditSpec,
    ExpectSpec,
    Scenario,
)
_AFTER_PAINTING_MS = 30


class WarmUp(QObject):
    """Takes one step whenever the window has nothing else to do: builds a schema, makes a form.

    Else both are made when they are first needed, and the first drop waits for them.
    """

    def __init__(self, inspector: Inspector, parent: QObject) -> None:
        super().__init__(parent)
        self._left: Iterator[Callable[[], object]] = iter(
            [*(model.model_rebuild for model in _PARTS_FIRST), inspector.prepare]
        )
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._take_step)

    def begin(self) -> None:
        """Begin after what is about to be painted."""
        self._idle.start(_AFTER_PAINTING_MS)

    def _take_step(self) -> None:
        step = next(self._left, None)
        if step is None:
            self._idle.stop()
        else:
            step()
            self._idle.setInterval(0)
