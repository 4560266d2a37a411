"""Waiting for what comes later: for as long as a busy machine may take, never for a fixed time."""

from __future__ import annotations

from functools import partialmethod
from typing import ClassVar

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer
from pytestqt.qtbot import QtBot

PATIENCE_MS, AN_HOUR_MS = 120_000, 3_600_000
"""Only a test that fails waits for the first; what a test lets run out itself never waits for the second."""


class PatientBot(QtBot):
    """Waits as long as a busy machine may take."""

    waitUntil = partialmethod(QtBot.waitUntil, timeout=PATIENCE_MS)  # noqa: N815 - pytest-qt's name
    waitSignal = partialmethod(QtBot.waitSignal, timeout=PATIENCE_MS)  # noqa: N815 - as above
    waitExposed = partialmethod(QtBot.waitExposed, timeout=PATIENCE_MS)  # noqa: N815 - as above


class GivenClock(QElapsedTimer):
    """A clock that says what a test sets it to."""

    now: ClassVar[int] = 0
    _began = 0

    def start(self) -> None:
        """Count from now on."""
        super().start()
        self._began = self.now

    def elapsed(self) -> int:
        """Return the milliseconds since it was started."""
        return self.now - self._began


class SteadyClock(QElapsedTimer):
    """A clock that moves by a hundredth of a second whenever it is read."""

    def restart(self) -> int:
        """Return the milliseconds since it was read before."""
        return 10


def run_out(timer: QTimer) -> None:
    """Let the time of a timer run out at once, if it is running."""
    if timer.isActive():
        timer.stop()
        timer.timeout.emit()


def timer_of(owner: QObject) -> QTimer:
    """Return the one timer that something has."""
    [timer] = owner.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return timer
