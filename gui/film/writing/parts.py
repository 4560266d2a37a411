"""Writing what grows while it is written: apart from the file, put in its place once it is whole.

Where the system can, it has no name until then, so that even a process that is killed leaves nothing.
Elsewhere a part that was left is taken away by whoever killed it, or as the same file is written next.
"""

from __future__ import annotations

import glob
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from uuid import uuid4

from core.words.english.errors.scenario_errors import not_written


@contextmanager
def part_of(path: Path) -> Iterator[Path]:
    """Give a path to write to; what was written takes the place of `path` if nothing was raised, or is gone.

    Raises:
        OSError: the file cannot be written; says which and why.
    """
    remove_parts(path)
    beside = path.with_name(f"{_beginning(path)}{uuid4().hex[:8]}{path.suffix}")
    nameless = _nameless(path.parent)
    try:
        if nameless is None:
            yield beside
        else:
            yield _path_of(nameless)
            _give_name(nameless, beside)
        beside.replace(path)
    except OSError as error:
        raise OSError(not_written(str(path), error.strerror or str(error))) from error
    finally:
        if nameless is not None:
            os.close(nameless)
        beside.unlink(missing_ok=True)


@contextmanager
def folder_of(path: Path) -> Iterator[Path]:
    """Give a folder to write files to; they come to stand beside `path` if nothing was raised, or are gone.

    Raises:
        OSError: a file cannot be written; says which and why.
    """
    remove_parts(path)
    beside = path.with_name(f"{_beginning(path)}{uuid4().hex[:8]}")
    try:
        beside.mkdir()
        yield beside
        for one in sorted(beside.iterdir()):
            one.replace(path.with_name(one.name))
    except OSError as error:
        raise OSError(not_written(str(path), error.strerror or str(error))) from error
    finally:
        shutil.rmtree(beside, ignore_errors=True)


def _nameless(folder: Path) -> int | None:
    """Open a file in a folder that has no name; None where that can't be done."""
    flag = getattr(os, "O_TMPFILE", None)  # Linux has it, on most file systems
    if flag is None:
        return None
    try:
        opened = os.open(folder, flag | os.O_RDWR, 0o666)
    except OSError:
        return None
    if _path_of(opened).exists():
        return opened
    os.close(opened)
    return None


def _path_of(opened: int) -> Path:
    return Path(f"/proc/self/fd/{opened}")


def _give_name(opened: int, name: Path) -> None:
    try:
        os.link(_path_of(opened), name, follow_symlinks=True)
    except OSError:  # some file systems have no names for them afterwards
        shutil.copyfile(_path_of(opened), name)


def remove_parts(path: Path) -> None:
    """Take away what was half written for a file, as far as that can be done."""
    beginning = f"{glob.escape(_beginning(path))}????????"
    for one in path.parent.glob(f"{beginning}{glob.escape(path.suffix)}"):
        with suppress(OSError):
            one.unlink()
    for one in path.parent.glob(beginning):
        shutil.rmtree(one, ignore_errors=True)


def _beginning(path: Path) -> str:
    return f".{path.stem}.part-"
