"""Keeping the board safe: every change is on disk at once, until the program ends as it should."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import time
from uuid import uuid4

from PySide6.QtCore import QCryptographicHash, QLockFile, QSysInfo

from core.files.writing import write_whole
from core.scenario.errors import ScenarioError
from core.scenario.format import Scenario
from core.scenario.reading import read_scenario
from core.scenario.saving import scenario_text
from core.terms.values import Value
from core.words.english.errors.scenario_errors import not_written

_WRITING = 10
"""Seconds; no program takes so long to write into its lock."""


class Recovered(Value, kw_only=False):
    """A board left behind when a program ended abruptly.

    Attributes:
        path: the file it came from, if any.
        seen: what was known to be in that file, as `content_mark` says it.
        files: those it is kept in.
    """

    scenario: Scenario
    path: Path | None
    seen: str
    files: tuple[Path, ...]


class Unreadable(Value, kw_only=False):
    """A board left behind that can't be read or set up, as it stands in its file, and why."""

    content: bytes
    why: str
    files: tuple[Path, ...]


class Recovery:
    """Writes the present board beside others' in a folder, under a lock that says who is alive.

    Its files have a name of their own: a process number alone may come again, and with it the file of a
    board that was lost. No board is written without the lock, or another window would take it for lost.
    Where there can be none yet, as on a full disk, it is tried again with each board.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        own = f"{os.getpid()}-{uuid4().hex}"
        self._file = folder / f"{own}.scenario.json"
        self._origin = folder / f"{own}.origin"
        self._lock = QLockFile(str(folder / f"{own}.lock"))
        self._lock.setStaleLockTime(0)
        self._written_origin = ""
        with suppress(OSError):
            self.hold()
        self._clean_up()

    def hold(self) -> None:
        """Take the lock, unless it is held and its file is still there.

        Raises:
            OSError: it can't be had, so that no board can be kept; says why.
        """
        lock_file = Path(self._lock.fileName())
        if self._lock.isLocked() and lock_file.exists():
            return
        self._lock.unlock()
        self._written_origin = ""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise OSError(not_written(str(self._folder), error.strerror or str(error))) from error
        if not self._lock.tryLock(100):
            write_whole(lock_file, b"?")  # says why, which Qt does not
            lock_file.unlink(missing_ok=True)
            raise OSError(not_written(str(self._folder), self._lock.error().name))

    def keep(self, scenario: Scenario, path: Path | None, seen: str = "") -> None:
        """Write the board.

        Raises:
            OSError: it can't be written; says why. What was written before stays.
        """
        self.hold()
        origin = f"{seen}\n{path or ''}"
        if origin != self._written_origin:
            write_whole(self._origin, origin)
            self._written_origin = origin
        write_whole(self._file, scenario_text(scenario))

    def clear(self) -> None:
        """Forget the board: it is saved, or not wanted."""
        self._written_origin = ""
        for file in (self._file, self._origin):
            with suppress(OSError):  # what can't be removed is offered once more
                file.unlink()

    def close(self) -> None:
        """Forget the board and give up the lock, at the end of the program."""
        self.clear()
        self._lock.unlock()

    def lost(self) -> Iterator[Recovered | Unreadable]:
        """Yield boards of programs that are no longer alive, the newest first."""
        for path in sorted(self._lost(), key=_age):
            origin = path.with_name(path.name.replace(".scenario.json", ".origin"))
            with suppress(OSError):
                seen, _, file = (origin.read_text(encoding="utf-8") if origin.exists() else "").rpartition(
                    "\n"
                )
                try:
                    board = read_scenario(path)
                except ScenarioError as error:
                    yield Unreadable(path.read_bytes(), _without_source(error), (path, origin))
                else:
                    yield Recovered(board, Path(file) if file else None, seen, (path, origin))

    def forget(self, lost: Recovered | Unreadable) -> None:
        """Remove the files of a board that is safe elsewhere by now, or not wanted."""
        for path in lost.files:
            path.unlink(missing_ok=True)

    def _lost(self) -> list[Path]:
        """Return boards whose program is no longer alive."""
        boards = (path for path in self._files("*.scenario.json") if path != self._file)
        return [p for p in boards if _is_free(p.with_name(p.name.replace(".scenario.json", ".lock")))]

    def _files(self, pattern: str) -> list[Path]:
        """Return the files in the folder that match a pattern; none if the folder can't be looked into."""
        try:
            return list(self._folder.glob(pattern))
        except OSError:
            return []

    def _clean_up(self) -> None:
        """Remove locks that programs left behind that are no longer alive; boards of theirs stay."""
        own = Path(self._lock.fileName())
        for lock_file in self._files("*.lock"):
            if lock_file != own:
                _is_free(lock_file)


def _age(path: Path) -> float:
    """Return how long ago a file was written, to put the newest first; one that is gone comes last."""
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0.0


def _without_source(error: ScenarioError) -> str:
    """Return what is wrong, without the file: that one has a name that says nothing to anybody."""
    return str(ScenarioError("", error.problems))


def _is_free(lock_file: Path) -> bool:
    """Whether nobody alive holds a lock; one that is left behind is removed.

    A lock of another board with the number of this process is stale, too, though that number is alive;
    and one in which nothing stands: its program ended before it could write there.
    """
    lock = QLockFile(str(lock_file))
    lock.setStaleLockTime(0)
    if _has_our_number(lock) or _is_empty(lock_file):
        lock_file.unlink(missing_ok=True)
    if not lock.tryLock(0):
        return False
    lock.unlock()
    return True


def content_mark(path: Path | None) -> str:
    """Return what tells the present content of a file from any other; empty if there is no file to read."""
    try:
        content = path.read_bytes() if path is not None else b""
    except OSError:
        return ""
    mark = QCryptographicHash.hash(content, QCryptographicHash.Algorithm.Sha256)
    return bytes(mark.toHex().data()).decode() if content else ""


def _is_empty(lock_file: Path) -> bool:
    """Whether nothing stands in a lock, and not because it is being written just now."""
    try:
        known = lock_file.stat()
    except OSError:
        return False
    return known.st_size == 0 and time() - known.st_mtime > _WRITING


def _has_our_number(lock: QLockFile) -> bool:
    """Whether a lock names the number of this process on this machine."""
    process, machine, _ = lock.getLockInfo()
    return process == os.getpid() and machine == QSysInfo.machineHostName()
