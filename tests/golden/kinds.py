"""What is written down, in a golden file each: of each folder of scenarios so much, and the reference."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tests.golden.copies import copy_lines
from tests.golden.digest import digest
from tests.golden.events import frame_lines
from tests.golden.played import Played, folders, played
from tests.golden.reference import REFERENCE
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

    def text(self, folder: str) -> str:
        """Return all of it, each scenario under its name and a hash."""
        seen: set[str] = set()
        return "\n".join(self._one(one, seen) for one in played(folder))

    def _one(self, one: Played, seen: set[str]) -> str:
        lines = list(self.lines(one))
        told = list(_not_yet(lines, seen)) if self.each_once else lines
        return _headed(one.name, lines, told)


def _not_yet(lines: Iterable[str], seen: set[str]) -> Iterator[str]:
    for line in lines:
        if line not in seen:
            seen.add(line)
            yield line


def _headed(name: str, lines: Iterable[str], told: Iterable[str]) -> str:
    """Return what is told under a name and a hash of all lines."""
    hashed = digest("\n".join(lines))
    return "\n".join((f"== {name} {hashed}", *told, ""))


KINDS = (
    Kind("frames", lambda one: frame_lines(one.playthrough), each_once=False),
    Kind("tellings", told_lines, each_once=True),
    Kind("copies", copy_lines, each_once=True),
)


def _reference(name: str) -> str:
    lines = list(REFERENCE[name]())
    return _headed(name, lines, lines)


GOLDEN: dict[str, Callable[[], str]] = {
    **{f"{kind.name}/{folder}": partial(kind.text, folder) for folder in folders() for kind in KINDS},
    **{f"reference/{name}": partial(_reference, name) for name in REFERENCE},
}
"""Each golden file, by its path without its ending, with what makes its text."""


def golden_file(name: str) -> Path:
    """Return where it is written down."""
    return HERE / f"{name}.txt"
