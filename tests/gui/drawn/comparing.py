"""Holding what is painted now against what was written down."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import unified_diff
from pathlib import Path

import pytest

TEXTS = Path(__file__).parent / "texts"
SHOWN = 40
"""Lines of a difference that are shown: enough to see what kind it is."""
_MEANT = "If this is meant: python3 packaging/run.py test --redraw tests/gui/drawn"
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_NEAR = 0.6
"""How far apart two numbers may be: letters of another Qt may differ by half a pixel."""


def held_against(name: str, lines: Iterable[str], config: pytest.Config) -> str:
    """Return how lines differ from those written down under a name; with `--redraw` write them down."""
    file, now = TEXTS / f"{name}.txt", list(lines)
    if config.getoption("--redraw"):
        file.write_text("\n".join((*now, "")), encoding="utf-8")
        return ""
    was = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found = differences(was, now)
    return f"{found}\n\n{_MEANT}" if found else ""


def changed(before: Iterable[str], now: Iterable[str]) -> list[str]:
    """Return the lines that are there now and weren't before."""
    known = set(before)
    return [line for line in now if line not in known]


def differences(was: list[str], now: list[str]) -> str:
    """Return what differs, as a diff of at most `SHOWN` lines; empty if nothing does but half a pixel."""
    if len(was) == len(now):
        now = [old if _alike(old, new) else new for old, new in zip(was, now, strict=True)]
    diff = list(unified_diff(was, now, "written down", "now", lineterm="", n=1))
    return "\n".join(diff[:SHOWN])


def _alike(old: str, new: str) -> bool:
    """Whether two lines are the same but for numbers that differ by less than can be seen."""
    if old == new:
        return True
    if _NUMBER.sub("", old) != _NUMBER.sub("", new):
        return False
    pairs = zip(_NUMBER.findall(old), _NUMBER.findall(new), strict=True)
    return all(abs(float(one) - float(other)) <= _NEAR for one, other in pairs)
