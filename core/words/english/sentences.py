"""What all sentences are made with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.words.english.grammar import finished


def sentence(*parts: str) -> str:
    """Return parts as one text, with a capital and a full stop."""
    return finished(" ".join(part for part in parts if part))


def about(name: str, told: str) -> str:
    """Return `Name: told`, or only what is told where that begins with the name."""
    return told if not name or told.startswith(f"{name} ") else f"{name}: {told}"


def verb(subjects: Sequence[str], one: str, several: str) -> str:
    """Return the verb that goes with so many subjects."""
    return one if len(subjects) == 1 else several


def grouped(pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Return the first of each pair by the second, in their order."""
    found: dict[str, list[str]] = {}
    for one, other in pairs:
        found.setdefault(other, []).append(one)
    return found
