"""Errors about scenario files: what, where, how to fix it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from core.data.faults import Path
from core.data.shapes import keys_of
from core.files import limits
from core.terms.values import Value
from core.words.english.errors import scenario_errors as words
from core.words.shown import as_shown

_SHOWN = 8


class Problem(NamedTuple):
    """One fault and its place in the file, such as `battlefield, object 2 (baloth), keywords`."""

    place: str
    fault: str

    def __str__(self) -> str:
        return f"{self.place}: {self.fault}" if self.place else self.fault


class ScenarioError(Exception):
    """A scenario cannot be used. `source` names the file; `problems` says everything found wrong."""

    def __init__(self, source: str, problems: Iterable[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        shown = [_in_file(source, problem) for problem in self.problems[:_SHOWN]]
        more = len(self.problems) - len(shown)
        if more > 0:
            shown.append(words.more(more))
        super().__init__(as_shown("\n".join(shown)))

    @property
    def whole(self) -> str:
        """All that is wrong, a line for each problem, however many there are."""
        return as_shown("\n".join(_in_file(self.source, problem) for problem in self.problems))


def _in_file(source: str, problem: Problem) -> str:
    if not source:
        return str(problem)
    return f"{source}, {problem}" if problem.place else f"{source}: {problem}"


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


def within(*parts: str) -> str:
    """Return the place that lies within others: `battlefield, object 2 (baloth), keywords`."""
    return ", ".join(parts)


def member(key: str, number: int, own: str = "") -> str:
    """Return the place of a member of a list, counted from 1, with its id if it has one."""
    return within(key, words.numbered(key, number, own))
