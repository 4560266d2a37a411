"""Small words for sentences."""

from __future__ import annotations

from collections.abc import Iterable


def listed(names: Iterable[str]) -> str:
    """Return `A`, `A and B` or `A, B and C`; `nothing` if there are no names."""
    *most, last = tuple(names) or ("nothing",)
    return f"{', '.join(most)} and {last}" if most else last


def number_of(count: int, singular: str) -> str:
    """Return `1 creature`, `3 creatures`: the singular takes a plain s."""
    return f"{count} {singular}{'' if count == 1 else 's'}"


def possessive(name: str) -> str:
    """Return `Amy's`, `Boars'`."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"
