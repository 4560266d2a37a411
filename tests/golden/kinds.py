"""What is written down of the scenarios, in a folder of golden files for each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.golden.copies import copy_lines
from tests.golden.digest import digest
from tests.golden.events import frame_lines
from tests.golden.played import Played, played
from tests.golden.tellings import told_lines

HERE = Path(__file__).parent


class Kind(NamedTuple):
    """One thing that is written down of each scenario.

    Attributes:
        name: that of its folder.
        lines: returns what is written of a scenario.
        each_once: a line that stood there before, in the folder, is left out; the hash speaks of all.
    """

    name: str
    lines: Callable[[Played], Iterable[str]]
    each_once: bool

    def file(self, folder: str) -> Path:
        """Return where it is written down of a folder of scenarios."""
        return HERE / self.name / f"{folder}.txt"

    def text(self, folder: str) -> str:
        """Return all of it, each scenario under its name and a hash."""
        seen: set[str] = set()
        return "\n".join(self._one(one, seen) for one in played(folder))

    def _one(self, one: Played, seen: set[str]) -> str:
        lines = list(self.lines(one))
        hashed = digest("\n".join(lines))
        told = list(_not_yet(lines, seen)) if self.each_once else lines
        return "\n".join((f"== {one.name} {hashed}", *told, ""))


def _not_yet(lines: Iterable[str], seen: set[str]) -> Iterator[str]:
    for line in lines:
        if line not in seen:
            seen.add(line)
            yield line


KINDS = (
    Kind("frames", lambda one: frame_lines(one.playthrough), each_once=False),
    Kind("tellings", told_lines, each_once=True),
    Kind("copies", copy_lines, each_once=True),
)
