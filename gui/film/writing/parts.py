"""Writing what grows while it is written: a part beside the file, put in its place once it is whole.

A part that a killed process has left is taken away by whoever killed it, or as the same file is written next.
"""

from __future__ import annotations

import glob
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
    try:
        yield beside
        beside.replace(path)
    except OSError as error:
        raise OSError(not_written(str(path), error.strerror or str(error))) from error
    finally:
        beside.unlink(missing_ok=True)


def remove_parts(path: Path) -> None:
    """Take away what was half written for a file, as far as that can be done."""
    for one in path.parent.glob(f"{glob.escape(_beginning(path))}????????{glob.escape(path.suffix)}"):
        with suppress(OSError):
            one.unlink()


def _beginning(path: Path) -> str:
    return f".{path.stem}.part-"
