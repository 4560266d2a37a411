"""Keeping the board safe: every change is on disk at once, until the program ends as it should."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile, QSysInfo

from core.files.writing import write_whole
from core.scenario.errors import ScenarioError
from core.scenario.format import Scenario
from core.scenario.reading import read_scenario
from core.scenario.saving import scenario_text
from core.terms.values import Value


class Recovered(Value, kw_only=False):
    """A board left behind when a program ended abruptly, the file it came from, and those it is kept in."""

    scenario: Scenario
    path: Path | None
    files: tuple[Path, ...]


class Recovery:
    """Writes the present board beside others' in a folder, under a lock that says who is alive.

    Its files have a name of their own: a process number alone may come again, and with it the file of a
    board that was lost.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        own = f"{os.getpid()}-{uuid4().hex}"
        self._file = folder / f"{own}.scenario.json"
        self._origin = folder / f"{own}.origin"
        self._lock = QLockFile(str(folder / f"{own}.lock"))
        self._lock.setStaleLockTime(0)
        self._lock.tryLock(100)

    def keep(self, scenario: Scenario, path: Path | None) -> None:
        """Write the board; a failure is left to the next change, for there is nothing better to do."""
        try:
            write_whole(self._file, scenario_text(scenario))
            write_whole(self._origin, str(path or ""))
        except OSError:
            return

    def clear(self) -> None:
        """Forget the board: it is saved, or not wanted."""
        self._file.unlink(missing_ok=True)
        self._origin.unlink(missing_ok=True)

    def close(self) -> None:
        """Forget the board and give up the lock, at the end of the program."""
        self.clear()
        self._lock.unlock()

    def lost(self) -> Iterator[Recovered]:
        """Yield boards of programs that are no longer alive, the newest first; unreadable ones stay."""
        for path in sorted(self._lost(), key=lambda path: path.stat().st_mtime, reverse=True):
            origin = path.with_name(path.name.replace(".scenario.json", ".origin"))
            try:
                came_from = origin.read_text(encoding="utf-8") if origin.exists() else ""
                yield Recovered(read_scenario(path), Path(came_from) if came_from else None, (path, origin))
            except (ScenarioError, OSError):
                continue

    def forget(self, recovered: Recovered) -> None:
        """Remove the files of a board that is safe elsewhere by now."""
        for path in recovered.files:
            path.unlink(missing_ok=True)

    def _lost(self) -> list[Path]:
        """Return boards whose program's lock is free or stale.

        A lock of another board with the number of this process is stale, too, though that number is alive.
        """
        lost = []
        for path in self._folder.glob("*.scenario.json"):
            if path == self._file:
                continue
            lock_file = path.with_name(path.name.replace(".scenario.json", ".lock"))
            lock = QLockFile(str(lock_file))
            lock.setStaleLockTime(0)
            if _has_our_number(lock):
                lock_file.unlink(missing_ok=True)
            if lock.tryLock(0):
                lock.unlock()
                lost.append(path)
        return lost


def _has_our_number(lock: QLockFile) -> bool:
    """Whether a lock names the number of this process on this machine."""
    process, machine, _ = lock.getLockInfo()
    return process == os.getpid() and machine == QSysInfo.machineHostName()
