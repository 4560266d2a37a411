"""Writing files so that nothing is ever lost."""

from __future__ import annotations

from pathlib import Path
from uuid import uuid4

from core.words.english.errors.scenario_errors import not_written


def write_whole(path: Path, content: str | bytes) -> None:
    """Write beside `path`, then put it in its place in one step; text is written as UTF-8.

    Raises:
        OSError: the file cannot be written; says which and why.
    """
    data = content.encode() if isinstance(content, str) else content
    beside = path.with_name(f".{path.name}.{uuid4().hex[:8]}")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        raise OSError(not_written(str(path), error.strerror or str(error))) from error
    finally:
        beside.unlink(missing_ok=True)
