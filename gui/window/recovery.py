"""Keeping the board safe: every change is on disk at once, until the program ends as it should."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLockFile

from core.files.writing import write_whole
from core.scenario.errors import ScenarioError
from core.scenario.format import Scenario
from core.scenario.reading import read_scenario
from core.scenario.saving import scenario_text


@dataclass(frozen=True, slots=True)
class Recovered:
    """A board that was being worked on when a program ended abruptly, and the file it came from."""

    scenario: Scenario
    path: Path | None


class Recovery:
    """Writes the present board beside others' in a folder, under a lock that says who is alive."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._file = folder / f"{os.getpid()}.scenario.json"
        self._origin = folder / f"{os.getpid()}.origin"
        self._lock = QLockFile(str(folder / f"{os.getpid()}.lock"))
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

    def take_lost(self) -> Recovered | None:
        """Return the newest board of a program that is no longer alive, and forget all such boards."""
        lost = sorted(self._lost(), key=lambda path: path.stat().st_mtime, reverse=True)
        found: Recovered | None = None
        for path in lost:
            origin = path.with_name(path.name.replace(".scenario.json", ".origin"))
            if found is None:
                try:
                    came_from = origin.read_text(encoding="utf-8") if origin.exists() else ""
                    found = Recovered(read_scenario(path), Path(came_from) if came_from else None)
                except (ScenarioError, OSError):
                    found = None
            path.unlink(missing_ok=True)
            origin.unlink(missing_ok=True)
        return found

    def _lost(self) -> list[Path]:
        """Return boards whose program's lock is free or stale."""
        lost = []
        for path in self._folder.glob("*.scenario.json"):
            if path == self._file:
                continue
            lock = QLockFile(str(path.with_name(path.name.replace(".scenario.json", ".lock"))))
            lock.setStaleLockTime(0)
            if lock.tryLock(0):
                lock.unlock()
                lost.append(path)
        return lost
