"""Where something stands in a file, in words."""

from __future__ import annotations

from collections.abc import Mapping

from core.data.faults import Path
from core.data.shapes import keys_of
from core.files import limits
from core.scenario.errors import within
from core.terms.values import Value
from core.words.english.errors import scenario_errors as words


def place_of(path: Path, whole: object) -> str:
    """Return where keys and numbers lead in data or a value, in words: `battlefield, object 2 (baloth)`."""
    parts: list[str] = []
    here = whole
    for part in path:
        here = _inside(here, part)
        if isinstance(part, int):
            own = here.get("id") if isinstance(here, Mapping) else getattr(here, "id", None)
            key = parts[-1] if parts else ""
            parts.append(words.numbered(key, part + 1, own if isinstance(own, str) else ""))
        else:
            parts.append(part[: limits.NAME_LENGTH])
    return within(*parts)


def _inside(here: object, part: str | int) -> object:
    """Return what a key or number leads to; None if there is no such thing."""
    if isinstance(here, Value):
        return getattr(here, keys_of(type(here))[str(part)].name)
    if isinstance(here, list | tuple) and isinstance(part, int):
        return here[part] if part < len(here) else None
    return here.get(part) if isinstance(here, Mapping) else None
