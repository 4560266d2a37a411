"""The file that keeps what somebody has answered. It stays on this computer."""

from __future__ import annotations

from pathlib import Path

import msgspec

from core.files.writing import write_whole
from core.teaching.progress import Progress

FORMAT = "damage-step-progress/1"


class _File(msgspec.Struct):
    """What stands in the file."""

    format: str
    progress: Progress


def read_progress(path: Path) -> Progress:
    """Return what a file keeps; nothing if there is none.

    What cannot be read is put aside, beside the file, so that nothing is lost by writing a new one.
    """
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=_File)
    except FileNotFoundError:
        return Progress()
    except (OSError, msgspec.DecodeError):
        _put_aside(path)
        return Progress()
    if kept.format != FORMAT:
        _put_aside(path)
        return Progress()
    return kept.progress


def write_progress(progress: Progress, path: Path) -> None:
    """Write the file, whole or not at all.

    Raises:
        OSError: it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, msgspec.json.format(msgspec.json.encode(_File(FORMAT, progress)), indent=1))


def _put_aside(path: Path) -> None:
    try:
        path.replace(path.with_suffix(".unreadable.json"))
    except OSError:
        return
