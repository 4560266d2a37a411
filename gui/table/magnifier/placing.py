"""Where the magnifier is: beside the card, on the table, and never over the card itself. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from core.terms.values import Value
from gui.layout.geometry import Box

_GAP, _MARGIN = 14.0, 6.0
"""How far it is from the card, and from the edge of the table."""
_WIDTHS = (300.0, 270.0, 240.0)
"""How wide it may be beside a card, the best first."""
_NARROWEST, _LOWEST = 170.0, 120.0
"""In less room than this it is not shown."""


class _Room(Value, kw_only=False):
    """Room beside a card, and whether the magnifier is as near to the card as its right or lower end."""

    box: Box
    ends: bool = False


def place_beside(card: Box, table: Box, height_at: Callable[[float], float]) -> Box | None:
    """Return where the magnifier is; None if there is no room. `height_at` says how high it is at a width.

    It is at the side with enough room for all of it, or else where most of it is seen.
    """
    rooms = list(_rooms(card, table))
    for width in _WIDTHS:
        for room in rooms:
            if room.box.width >= width and room.box.height >= height_at(width):
                return _in(room, card, width, height_at(width))
    if not rooms:
        return None
    largest = max(rooms, key=lambda room: min(room.box.width, _WIDTHS[0]) * room.box.height)
    width = min(largest.box.width, _WIDTHS[0])
    return _in(largest, card, width, min(largest.box.height, height_at(width)))


def _rooms(card: Box, table: Box) -> Iterator[_Room]:
    """Yield the room right, left, below and above of a card, where there is enough of it."""
    left, top = table.x + _MARGIN, table.y + _MARGIN
    right, bottom = table.x + table.width - _MARGIN, table.y + table.height - _MARGIN
    after, before = card.x + card.width + _GAP, card.x - _GAP
    below, above = card.y + card.height + _GAP, card.y - _GAP
    for room in (
        _Room(Box(after, top, right - after, bottom - top)),
        _Room(Box(left, top, before - left, bottom - top), ends=True),
        _Room(Box(left, below, right - left, bottom - below)),
        _Room(Box(left, top, right - left, above - top), ends=True),
    ):
        if room.box.width >= _NARROWEST and room.box.height >= _LOWEST:
            yield room


def _in(room: _Room, card: Box, width: float, height: float) -> Box:
    """Return a box in a room, next to the card and level with it as far as the room goes."""
    box = room.box
    is_beside = box.x >= card.x + card.width or box.x + box.width <= card.x
    center_x, center_y = card.center
    if is_beside:
        x = box.x + (box.width - width if room.ends else 0.0)
        y = min(max(center_y - height / 2, box.y), box.y + box.height - height)
    else:
        x = min(max(center_x - width / 2, box.x), box.x + box.width - width)
        y = box.y + (box.height - height if room.ends else 0.0)
    return Box(x, y, width, height)
