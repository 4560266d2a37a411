"""Writing files so that nothing is ever lost."""

from __future__ import annotations

from pathlib import Path
from uuid import uuid4


def write_whole(path: Path, text: str) -> None:
    """Write text beside `path`, then put it in its place in one step.

    Raises:
        OSError: the file cannot be written.
    """
    beside = path.with_name(f".{path.name}.{uuid4().hex[:8]}")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
