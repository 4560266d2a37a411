"""Writing down anew what scenarios do and say, with what has changed and why it may.

`python3 packaging/run.py test --regold "why, with the rule"`; without a reason it only tells.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tests.golden import readings
from tests.golden.kinds import GOLDEN, golden_file

LOG = Path(__file__).parent / "CHANGES.md"
SHOWN = 3
"""Scenarios shown for each kind of change, lines of each, and kinds of lines."""
WIDE = 40
"""So much of a line says what kind it is."""


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
    """Return what is different between two texts of a folder, scenario by scenario."""
    old, new = _scenarios(was), _scenarios(now)
    found = []
    for name in dict.fromkeys((*old, *new)):
        before, after = old.get(name, []), new.get(name, [])
        if before != after:
            found.append(Change(f"{folder}/{name}", _without(before, after), _without(after, before)))
    return found


def _without(lines: list[str], others: list[str]) -> tuple[str, ...]:
    """Return lines but for those that stand among others, each as often as it stands there."""
    left, found = Counter(others), []
    for line in lines:
        if left[line]:
            left[line] -= 1
        else:
            found.append(line)
    return tuple(found)


def main(arguments: list[str]) -> int:
    """Tell what has changed; with a reason write it down, and the reason with it. Return the exit code."""
    reason = " ".join(arguments).strip()
    found = []
    for name, text in GOLDEN.items():
        file, now = golden_file(name), text()
        was = file.read_text(encoding="utf-8") if file.exists() else ""
        found += changes(name, was, now)
        if reason:
            file.parent.mkdir(exist_ok=True)
            file.write_text(now, encoding="utf-8")
    found += _of_readings(is_meant=bool(reason))
    if not found:
        print("Everything is what it was.")
        return 0
    _tell(found)
    if not reason:
        print('\nNothing was written. Say why it may be so: test --regold "why, with the rule"')
        return 1
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"- {reason} ({len(found)} scenarios)\n")
    print(f"\nWritten down, because: {reason}")
    return 0


def _of_readings(*, is_meant: bool) -> list[Change]:
    """Return which lines of cards are read in another way, where the cards are."""
    file = readings.cards_file()
    if file is None:
        return []
    was = readings.written_down()
    now: dict[str, str] = {}
    for part in range(readings.PARTS):
        now |= readings.readings(file, part)
    if is_meant:
        readings.write_down(now)
    others = [line for line in readings.lines(file) if was.get(line.key) != now[line.key]]
    return [Change(f"readings/{one.card.name}", (), tuple(_read(one))) for one in others]


def _read(line: readings.Line) -> list[str]:
    return [f"a line is read({line.card.text})", *readings.reading(line).splitlines()]


def _tell(found: list[Change]) -> None:
    for kind, count in Counter(change.kind for change in found).most_common():
        print(f"\n{count} scenarios: {kind}")
        for change in [one for one in found if one.kind == kind][:SHOWN]:
            print(f"  {change.scenario}")
            for sign, lines in (("-", change.gone), ("+", change.new)):
                print("\n".join(f"    {sign} {line}" for line in lines[:SHOWN]))


def _scenarios(text: str) -> dict[str, list[str]]:
    """Return the lines of each scenario by its name; the last is its hash."""
    found: dict[str, list[str]] = {}
    for part in re.split(r"^== ", text, flags=re.MULTILINE)[1:]:
        head, *lines = part.splitlines()
        name, _, hashed = head.partition(" ")
        found[name] = [*filter(None, lines), f"hash({hashed})"]
    return found


def _kinds(lines: tuple[str, ...]) -> str:
    kinds = tuple(dict.fromkeys(line.partition("(")[0][:WIDE] for line in lines))
    return ", ".join(kinds[:SHOWN]) + (" ..." if len(kinds) > SHOWN else "") or "nothing"


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
