"""Errors about scenario files: what, where, how to fix it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

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


def within(*parts: str) -> str:
    """Return the place that lies within others: `battlefield, object 2 (baloth), keywords`."""
    return ", ".join(parts)


def member(key: str, number: int, own: str = "") -> str:
    """Return the place of a member of a list, counted from 1, with its id if it has one."""
    return within(key, words.numbered(key, number, own))
