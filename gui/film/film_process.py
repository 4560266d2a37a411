"""Makes a film in a process of its own, so that the window stays free, and nothing half is left."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, QProcess, QProcessEnvironment, Signal

from core.scenario.format import Scenario
from core.scenario.saving import scenario_text
from core.words.english.errors import exporting as words
from gui.film.writing.parts import remove_parts

_TRACEBACK = "Traceback "
"""How Python begins to print an error that nothing caught."""
_PROGRESS = re.compile(r"progress (\d+)/(\d+)")


class FilmProcessError(Exception):
    """The process has failed as no program should; holds the traceback that it printed."""


class FilmProcess(QObject):
    """Runs `damagestep export` with a scenario as its input.

    Signals:
        progressed: so many pictures are made; arguments: that, of how many, and the seconds left.
        finished: everything is written; argument: the first file.
        failed: it can't be written; argument: why, empty if it was cancelled.
    """

    progressed = Signal(int, int, int)
    finished = Signal(str)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._clock = QElapsedTimer()
        self._path = Path()
        self._is_cancelled = False

    @property
    def is_running(self) -> bool:
        """Whether a film is being made."""
        return self._process is not None

    def start(self, scenario: Scenario, path: Path, options: Sequence[str]) -> None:
        """Begin to make a film of a scenario; what was being made is cancelled."""
        self.cancel()
        self._path, self._is_cancelled = path, False
        process = self._process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("QT_QPA_PLATFORM", "offscreen")
        environment.insert("PYTHONUTF8", "1")
        process.setProcessEnvironment(environment)
        process.setWorkingDirectory(str(Path(__file__).parents[2]))
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._end)
        process.errorOccurred.connect(self._fail_to_start)
        self._clock.start()
        arguments = ["-m", "gui.command_line.main", "export", "-", "--out", str(path), "--progress", *options]
        process.start(sys.executable, arguments)
        process.write(scenario_text(scenario).encode())
        process.closeWriteChannel()

    def cancel(self) -> None:
        """Stop at once; what was half written is gone."""
        process = self._process
        if process is not None:
            self._is_cancelled = True
            process.kill()
            process.waitForFinished()

    def _read(self) -> None:
        if self._process is None:
            return
        told = bytes(self._process.readAllStandardOutput().data()).decode()
        found = _PROGRESS.findall(told)
        if found:
            done, count = map(int, found[-1])
            left = self._clock.elapsed() * (count - done) // max(1, done) // 1000
            self.progressed.emit(done, count, left)

    def _end(self, code: int) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        told = bytes(process.readAllStandardError().data()).decode().strip()
        process.deleteLater()
        remove_parts(self._path)
        if code == 0 and not self._is_cancelled:
            self.finished.emit(str(self._path))
        elif not self._is_cancelled and told.startswith(_TRACEBACK):
            self.failed.emit(words.faulty())
            raise FilmProcessError(told)  # whoever hears of uncaught errors reports it
        else:
            self.failed.emit("" if self._is_cancelled else told or words.stopped())

    def _fail_to_start(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            why, self._process = self._process.errorString(), None
            self.failed.emit(why)
