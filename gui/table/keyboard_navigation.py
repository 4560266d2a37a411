"""Going from one thing on the table to the next with the keyboard."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from functools import cache
from typing import TypeVar

from PySide6.QtCore import Qt

K = TypeVar("K", bound=Hashable)


def next_in_rows(places: Mapping[K, tuple[float, float]], now: K | None, direction: int) -> K | None:
    """Return what comes after `now`, or before it, row by row; the first if `now` is None."""
    in_rows = sorted(places, key=lambda key: (round(places[key][1] / 40), places[key][0]))
    if now is None or now not in places:
        return in_rows[0] if in_rows else None
    return in_rows[(in_rows.index(now) + direction) % len(in_rows)]


def nearest(places: Mapping[K, tuple[float, float]], now: K | None, dx: int, dy: int) -> K | None:
    """Return what lies nearest in a direction from `now`; `now` itself if nothing does; the first if None."""
    if now is None or now not in places:
        return next(iter(places), None)
    x, y = places[now]
    best, least = now, math.inf
    for key, (other_x, other_y) in places.items():
        along = (other_x - x) * dx + (other_y - y) * dy
        across = abs((other_x - x) * dy) + abs((other_y - y) * dx)
        if along > 1 and along + 2.2 * across < least:
            best, least = key, along + 2.2 * across
    return best


@cache
def arrow_keys() -> dict[Qt.Key, tuple[int, int]]:
    """Return where each arrow key points; made at the first key, as in `window.widget_keys`."""
    key = Qt.Key
    return {key.Key_Left: (-1, 0), key.Key_Right: (1, 0), key.Key_Up: (0, -1), key.Key_Down: (0, 1)}
