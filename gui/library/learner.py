"""What the user has learned: read when first asked for, written after every answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from core.teaching.progress import Outcome, Progress, Standing
from core.teaching.progress_file import read_progress, write_progress


def the_time() -> datetime:
    """Return what time it is."""
    return datetime.now(UTC)


class Learner(QObject):
    """Keeps the progress in a file.

    Signals:
        changed: something was answered, or all is forgotten.
        failed: the file could not be written; argument: why.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._progress: Progress | None = None
        self.clock: Callable[[], datetime] = the_time

    @property
    def progress(self) -> Progress:
        """What has been answered so far."""
        if self._progress is None:
            self._progress = read_progress(self._file)
        return self._progress

    def standing(self, key: str) -> Standing:
        """Return how the user stands with a scenario."""
        return self.progress.standing(key, self.clock())

    def due(self, keys: Iterable[str]) -> tuple[str, ...]:
        """Return which of some scenarios are due again."""
        return self.progress.due(keys, self.clock())

    def learn(self, key: str, outcome: Outcome) -> None:
        """Keep how a question has ended; what another window has kept meanwhile stays."""
        self._keep(read_progress(self._file).with_outcome(key, outcome, self.clock()))

    def forget(self) -> None:
        """Begin anew: nothing was ever answered."""
        self._keep(Progress())

    def _keep(self, progress: Progress) -> None:
        self._progress = progress
        try:
            write_progress(progress, self._file)
        except OSError as error:
            self.failed.emit(str(error))
        self.changed.emit()
