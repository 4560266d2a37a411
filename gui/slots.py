"""Slots: functions that signals call."""

from __future__ import annotations

from collections.abc import Callable


def without_arguments(do: Callable[[], object]) -> Callable[..., None]:
    """Return a slot that calls `do`, whatever arguments a signal brings."""

    def slot(*_: object) -> None:
        do()

    return slot
