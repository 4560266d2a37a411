"""Errors about scenario files: what, where, how to fix it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

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
        shown = [f"{source}, {problem}" if source else str(problem) for problem in self.problems[:_SHOWN]]
        more = len(self.problems) - len(shown)
        if more > 0:
            shown.append(f"… and {more} more")
        super().__init__("\n".join(shown))
