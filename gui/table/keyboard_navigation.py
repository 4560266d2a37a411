"""Going from one thing on the table to the next with the keyboard, as they lie."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache
from typing import TypeVar

from PySide6.QtCore import Qt

from gui.layout.geometry import Box

K = TypeVar("K", bound=Hashable)


def reading_order(boxes: Mapping[K, Box]) -> list[K]:
    """Return the keys row by row from the top, each row from the left."""
    left = sorted(boxes, key=lambda key: boxes[key].center[1])
    ordered: list[K] = []
    while left:
        row = [key for key in left if _same_row(boxes[left[0]], boxes[key])]
        ordered += sorted(row, key=lambda key: boxes[key].center)
        left = [key for key in left if key not in row]
    return ordered


def nearest(boxes: Mapping[K, Box], now: K, dx: int, dy: int) -> K:
    """Return the next thing in a direction from `now`; `now` itself if there is none.

    Up and down go to the next row, left and right along the same row and only then elsewhere.
    """
    others = {key: box for key, box in boxes.items() if key != now}
    found = _in_next_row(others, boxes[now], dy) if dy else _along(others, boxes[now], dx)
    return now if found is None else found


def _in_next_row(others: Mapping[K, Box], here: Box, dy: int) -> K | None:
    """Return what lies nearest across in the nearest row above (-1) or below (1)."""
    x, y = here.center
    ahead = {
        key: box for key, box in others.items() if not _same_row(here, box) and (box.center[1] - y) * dy > 0
    }
    if not ahead:
        return None
    first = min(ahead.values(), key=lambda box: abs(box.center[1] - y))
    row = [key for key, box in ahead.items() if _same_row(first, box)]
    return min(row, key=lambda key: (abs(others[key].center[0] - x), abs(others[key].center[1] - y)))


def _along(others: Mapping[K, Box], here: Box, dx: int) -> K | None:
    """Return the next thing to the left (-1) or right (1): of the same row, else the nearest."""
    x, y = here.center
    row = [key for key, box in others.items() if _same_row(here, box)]
    beside = [key for key in row if (others[key].center > (x, y)) is (dx > 0)]
    if beside:
        return min(beside, key=lambda key: (abs(others[key].center[0] - x), abs(others[key].center[1] - y)))
    ahead = [key for key, box in others.items() if (box.center[0] - x) * dx > 1]
    return min(ahead, key=lambda key: _far(others[key], x, y), default=None)


def _far(box: Box, x: float, y: float) -> float:
    """Return how far away a box is; what is higher or lower counts for more."""
    return abs(box.center[0] - x) + 2 * abs(box.center[1] - y)


def _same_row(one: Box, other: Box) -> bool:
    return abs(one.center[1] - other.center[1]) <= min(one.height, other.height) / 2


@cache
def arrow_keys() -> dict[Qt.Key, tuple[int, int]]:
    """Return where each arrow key points; made at the first key, as in `window.widget_keys`."""
    key = Qt.Key
    return {key.Key_Left: (-1, 0), key.Key_Right: (1, 0), key.Key_Up: (0, -1), key.Key_Down: (0, 1)}
