"""What lies beside what on the table, for the arrow keys."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from typing import TypeVar

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
