"""Writing files so that nothing is ever lost, not even when the power goes."""

from __future__ import annotations

import os
from pathlib import Path
from stat import S_IMODE
from uuid import uuid4

from core.words.english.errors.scenario_errors import not_written

_SHOWN = 50
"""Letters of a file's name that are kept in the name of the file beside it; a whole one might be too long."""


def write_whole(path: Path, content: str | bytes) -> None:
    """Write beside `path`, then put it in its place in one step; text is written as UTF-8.

    It is on the disk when this returns. A link is followed: what it leads to is written. A file that was
    there keeps its permissions. What is no file, such as a pipe, is written into. Half a character, which
    UTF-8 can't hold, is written as its number.

    Raises:
        OSError: the file cannot be written; says which and why. The old one is as it was then.
    """
    data = content.encode(errors="backslashreplace") if isinstance(content, str) else content
    target = Path(os.path.realpath(path))
    try:
        if target.exists() and not target.is_file():
            target.write_bytes(data)
        else:
            _put_in_place(target, data)
    except OSError as error:
        raise OSError(not_written(str(path), error.strerror or str(error))) from error


def _put_in_place(target: Path, data: bytes) -> None:
    beside = target.with_name(f".{target.name[:_SHOWN]}.{uuid4().hex[:8]}")
    try:
        with beside.open("xb") as file:
            if target.exists():
                beside.chmod(S_IMODE(target.stat().st_mode))  # before anything is in it to be read
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Have the disk keep which file has which name, where the system lets a folder be asked for that."""
    try:
        opened = os.open(folder, os.O_RDONLY)
    except OSError:  # Windows opens no folder, and needs none to be
        return
    try:
        os.fsync(opened)
    except OSError:  # some file systems refuse; the file itself is safe
        return
    finally:
        os.close(opened)
