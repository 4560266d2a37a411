"""Where the window logs: a file that stays small, in the folder that the system has for that."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from gui.faults.report import versions, without_names

_MOST_BYTES, _OLDER_FILES = 200_000, 2
_FILE = "damage-step.log"
_MOST_REPORTS = 10


def log_folder() -> Path:
    """Return the folder for logs on this system."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Logs" / "Damage Step"
    kind = QStandardPaths.StandardLocation
    location = kind.AppLocalDataLocation if sys.platform == "win32" else kind.StateLocation
    return Path(QStandardPaths.writableLocation(location)) / "logs"


class _Nameless(logging.Formatter):
    """Writes records without the names that are in paths."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as text."""
        return without_names(super().format(record))


def start_log(folder: Path) -> logging.Handler | None:
    """Log from now on into a file of `folder`, which is made; return what does, None where that can't be."""
    from logging.handlers import RotatingFileHandler  # noqa: PLC0415 - loads much, and the window opens first

    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / _FILE, maxBytes=_MOST_BYTES, backupCount=_OLDER_FILES, encoding="utf-8"
        )
    except OSError:
        return None  # the log is for whoever mends the program; its user lacks nothing
    handler.setFormatter(_Nameless("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger = logging.getLogger("gui")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logger.info("started: %s", versions())
    return handler


def write_report(text: str, folder: Path, name: str) -> Path:
    """Write a report beside the log and return its file; the oldest go when there are too many.

    Raises:
        OSError: it can't be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"fault-{name}.txt"
    path.write_text(text, encoding="utf-8", errors="backslashreplace")
    for old in sorted(folder.glob("fault-*.txt"))[:-_MOST_REPORTS]:
        old.unlink(missing_ok=True)
    return path
