"""Writing the frames down anew, with what has changed and why it may.

`python3 packaging/run.py test --regold "why, with the rule"`; without a reason it only tells.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

from tests.golden.writing import folders, frames_of_folder, golden_file

LOG = Path(__file__).parent / "CHANGES.md"
SHOWN = 3
"""Scenarios shown for each kind of change, and lines of each."""


@dataclass(frozen=True)
class Change:
    """What is different about one scenario: lines that are gone, and lines that are new."""

    scenario: str
    gone: tuple[str, ...]
    new: tuple[str, ...]

    @property
    def kind(self) -> str:
        """What kinds of lines are gone and new: `status_changed → tapped`."""
        return f"{_kinds(self.gone)} → {_kinds(self.new)}"


def changes(folder: str, was: str, now: str) -> list[Change]:
    """Return what is different between two texts of the frames of a folder, scenario by scenario."""
    old, new = _scenarios(was), _scenarios(now)
    found = []
    for name in dict.fromkeys((*old, *new)):
        lines = list(unified_diff(old.get(name, []), new.get(name, []), n=0))[2:]
        gone = tuple(line[1:] for line in lines if line.startswith("-"))
        added = tuple(line[1:] for line in lines if line.startswith("+"))
        if gone or added:
            found.append(Change(f"{folder}/{name}", gone, added))
    return found


def main(arguments: list[str]) -> int:
    """Tell what has changed; with a reason write it down, and the reason with it. Return the exit code."""
    reason = " ".join(arguments).strip()
    found = []
    for folder in folders():
        file = golden_file(folder)
        now = frames_of_folder(folder)
        found += changes(folder, file.read_text(encoding="utf-8") if file.exists() else "", now)
        if reason:
            file.write_text(now, encoding="utf-8")
    if not found:
        print("Every event is what it was.")
        return 0
    _tell(found)
    if not reason:
        print('\nNothing was written. Say why it may be so: test --regold "why, with the rule"')
        return 1
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"- {reason} ({len(found)} scenarios)\n")
    print(f"\nWritten down, because: {reason}")
    return 0


def _tell(found: list[Change]) -> None:
    for kind, count in Counter(change.kind for change in found).most_common():
        print(f"\n{count} scenarios: {kind}")
        for change in [one for one in found if one.kind == kind][:SHOWN]:
            print(f"  {change.scenario}")
            for sign, lines in (("-", change.gone), ("+", change.new)):
                print("\n".join(f"    {sign} {line}" for line in lines[:SHOWN]))


def _scenarios(text: str) -> dict[str, list[str]]:
    """Return the lines of each scenario by its name, without its hash."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in text.splitlines():
        if line.startswith("== "):
            name = line.split()[1]
        elif line:
            found.setdefault(name, []).append(line)
    return found


def _kinds(lines: tuple[str, ...]) -> str:
    return ", ".join(dict.fromkeys(line.partition("(")[0] for line in lines)) or "nothing"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
