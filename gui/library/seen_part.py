"""Which part of a table is worth a small picture: what lies on it, without the empty cloth around. No Qt."""

from __future__ import annotations

from collections.abc import Iterator

from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Box
from gui.table.picture.table_picture import TablePicture

_USUAL_LIFE = 20
_MARGIN = 8.0
_BEYOND = 12.0
"""So much of the other side is seen beyond the middle line."""
_LEAST = 1.35
"""The part is at least so many times as high as the largest card."""


def seen_part(picture: TablePicture, ratio: float) -> Box:
    """Return the smallest part with all the cards, the middle line and who isn't at the usual life total.

    It is `ratio` times as wide as high, and as far as possible no larger than the table. A table without
    cards is seen whole.
    """
    layout = picture.layout
    boxes = list(_boxes(picture))
    if not boxes:
        return Box(0, 0, layout.width, layout.height)
    left, right = min(box.x for box in boxes), max(box.x + box.width for box in boxes)
    top = min(picture.middle - _BEYOND, *(box.y for box in boxes))
    bottom = max(picture.middle + _BEYOND, *(box.y + box.height for box in boxes))
    height = max(
        bottom - top + 2 * _MARGIN,
        (right - left + 2 * _MARGIN) / ratio,
        _LEAST * CARD_HEIGHT * layout.largest,
    )
    height = min(height, layout.height, layout.width / ratio)
    width = height * ratio
    return Box(
        _within((left + right - width) / 2, layout.width - width),
        _within((top + bottom - height) / 2, layout.height - height),
        width,
        height,
    )


def _boxes(picture: TablePicture) -> Iterator[Box]:
    """Yield where something lies that is to be seen."""
    for place in picture.layout.cards.values():
        wide, high = CARD_WIDTH * place.scale, CARD_HEIGHT * place.scale
        yield Box(place.x - wide / 2, place.y - high / 2, wide, high)
    for held in picture.hand:
        wide = CARD_WIDTH * held.scale
        yield Box(held.x - wide / 2, held.y - held.height / 2, wide, held.height)
    yield from (thing.box for thing in picture.waiting)
    for plate in picture.plates:
        if plate.life != _USUAL_LIFE or plate.poison:
            yield plate.box


def _within(at: float, most: float) -> float:
    return max(0.0, min(at, most))
