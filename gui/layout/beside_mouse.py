"""Where words beside the mouse stand, so that they cover no name and no numbers. Pure arithmetic, no Qt."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from core.terms.values import Value
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Box
from gui.layout.table_layout import Layout

_NAME, _LEAST_NAME = 26.0, 25.0
"""How much of a card its name takes at its own size, and at least: two lines."""
_NUMBERS, _LEAST_NUMBERS = 22.0, 17.0
_BELOW, _ABOVE = 20.0, 14.0
"""How far below and above the mouse words are put at the nearest."""
_FARTHER, _STEPS = 26.0, 5
_POINTER, _HELD = 10.0, 1.25
"""How far from the mouse words stay; what it holds is so much higher than wide."""
_REACH = 135.0
"""How far from that they may stay behind."""
_EDGE = 6.0
"""How far from the edge of the table they stay."""
_BETTER = 0.5
"""They jump elsewhere only to cover so much less."""

Point = tuple[float, float]


class Beside(Value, kw_only=False):
    """Where words stand while the mouse is somewhere."""

    box: Box
    mouse: Point


class Sight(Value, kw_only=False):
    """What is seen: the part of the table that is in view, and what is to be read on it."""

    view: Box
    texts: Sequence[Box]


class Words(Value, kw_only=False):
    """Words to be placed: how large they are, and how far beside the mouse, as that may hold something."""

    width: float
    height: float
    distance: float

    def around(self, mouse: Point) -> Iterator[Box]:
        """Yield places beside the mouse, the nearest first."""
        x, y = mouse
        held = self._held(mouse)
        for away in (step * _FARTHER for step in range(_STEPS)):
            below, above = y + _BELOW + away, y - self.height - _ABOVE - away
            for top in (below, above):
                for left in (x + self.distance, x - self.distance - self.width):
                    yield self._at(left, top)
            yield self._at(x - self.width / 2, max(below, held.y + held.height + away))
            yield self._at(x - self.width / 2, min(above, held.y - self.height - away))

    def kept(self, before: Beside, mouse: Point) -> Iterator[Box]:
        """Yield places near the one before: along with the mouse, or as far as something else lets them."""
        if (before.box.width, before.box.height) != (self.width, self.height):
            return
        dx, dy = mouse[0] - before.mouse[0], mouse[1] - before.mouse[1]
        held = self._held(mouse)
        for right, down in ((dx, dy), (dx, 0.0), (0.0, dy), (0.0, 0.0)):
            box = self._at(before.box.x + right, before.box.y + down)
            if 0 <= max(_gaps(box, held)) <= _REACH:
                yield box

    def _at(self, left: float, top: float) -> Box:
        return Box(left, top, self.width, self.height)

    def _held(self, mouse: Point) -> Box:
        """Return the pointer, or what it holds."""
        half = max(_POINTER, self.distance - _POINTER)
        high = half * _HELD if half > _POINTER else half
        return Box(mouse[0] - half, mouse[1] - high, 2 * half, 2 * high)


def place_words(words: Words, mouse: Point, sight: Sight, before: Beside | None) -> Beside:
    """Return where words stand: in view, near the mouse, where they cover no text, or else the least.

    As the mouse moves on, they go with it, but stay where they are rather than cover some text.
    """
    view, texts = sight.view, sight.texts
    kept = [box for box in words.kept(before, mouse) if _is_within(box, view)] if before is not None else []
    for box in kept:
        if not _covered(box, texts):
            return Beside(box, mouse)
    found = [box for box in words.around(mouse) if _is_within(box, view)] or [_nearest(words, mouse, view)]
    best = min(found, key=lambda box: _covered(box, texts))
    still = min(kept, key=lambda box: _covered(box, texts), default=best)
    is_better = _covered(best, texts) < _covered(still, texts) * _BETTER
    return Beside(best if is_better else still, mouse)


def texts_of(layout: Layout) -> Iterator[Box]:
    """Yield where there are names and numbers: on cards, and whole players."""
    yield from layout.plates.values()
    for place in set(layout.cards.values()):
        wide, high = CARD_WIDTH * place.scale, CARD_HEIGHT * place.scale
        tilt = math.sin(math.radians(abs(place.rotation))) * wide / 2
        left, top, bottom = place.x - wide / 2, place.y - high / 2 - tilt, place.y + high / 2 + tilt
        yield Box(left, top, wide, max(_LEAST_NAME, _NAME * place.scale) + 2 * tilt)
        numbers = max(_LEAST_NUMBERS, _NUMBERS * place.scale) + 2 * tilt
        yield Box(left, bottom - numbers, wide, numbers)


def _nearest(words: Words, mouse: Point, view: Box) -> Box:
    """Return the place below the mouse, moved into view."""
    left = max(view.x + _EDGE, min(mouse[0], view.x + view.width - _EDGE - words.width))
    top = max(view.y + _EDGE, min(mouse[1] + _BELOW, view.y + view.height - _EDGE - words.height))
    return Box(left, top, words.width, words.height)


def _is_within(box: Box, view: Box) -> bool:
    right, bottom = view.x + view.width - _EDGE, view.y + view.height - _EDGE
    is_across = view.x + _EDGE <= box.x and box.x + box.width <= right
    return is_across and view.y + _EDGE <= box.y and box.y + box.height <= bottom


def _covered(box: Box, texts: Sequence[Box]) -> float:
    """Return how much of texts a box covers."""
    gaps = (_gaps(box, text) for text in texts)
    return sum(wide * high for wide, high in gaps if wide < 0 and high < 0)


def _gaps(one: Box, other: Box) -> tuple[float, float]:
    """Return how far two boxes are from each other across and up; below 0, how far they overlap."""
    across = max(one.x, other.x) - min(one.x + one.width, other.x + other.width)
    return across, max(one.y, other.y) - min(one.y + one.height, other.y + other.height)
