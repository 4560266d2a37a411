"""Rows of cards on a side: how large the cards can be, and where each stands. Pure arithmetic, no Qt."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from itertools import accumulate, repeat, takewhile
from operator import mul

from core.terms.ids import ObjectId
from core.terms.values import Value
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Box, Place
from gui.layout.outer_edge import PLATE_HEIGHT

GAP, MARGIN = 20.0, 10.0
_FROM_MIDDLE, _LEAST_FROM_MIDDLE, _FULL_HEIGHT = 34.0, 14.0, 310.0
"""How far from the middle line rows begin: on a side of full height, and at least on a lower one."""
TUCK = 0.19
"""How far an attachment stands out behind its bearer, as a part of a card's height: just its name."""
_LARGEST, _SMALLEST, _SHRINK = 1.7, 0.16, 0.97

_SCALES = tuple(
    takewhile(lambda scale: scale > _SMALLEST, accumulate(repeat(_SHRINK), mul, initial=_LARGEST))
)

Groups = tuple[list[ObjectId], ...]
"""Cards that share rows; each group begins a new row."""


class Roster(Value, kw_only=False):
    """The cards of a side, creatures and the rest, and how many attachments those have that bear any."""

    front: list[ObjectId]
    back: list[ObjectId]
    worn: Mapping[ObjectId, int]

    def without(self, others: AbstractSet[str]) -> Roster:
        """Return the roster without cards that stand elsewhere."""
        front = [one for one in self.front if one not in others]
        return Roster(front, [one for one in self.back if one not in others], self.worn)


def groups_of(roster: Roster, side: Box) -> Groups:
    """Return the rest behind the creatures, or beside them if they can then be drawn larger."""
    apart, together = (roster.front, roster.back), ([*roster.front, *roster.back],)
    return apart if fitting_scale(apart, roster, side) >= fitting_scale(together, roster, side) else together


def fitting_scale(groups: Groups, roster: Roster, side: Box) -> float:
    """Return the largest scale at which all cards fit into rows; small steps, so growth is smooth."""
    width, height = _room(side)

    def fits(scale: float) -> bool:
        return (_height(groups, roster, _per_row(width, scale)) - GAP) * scale <= height

    if roster.worn:
        return next(filter(fits, _SCALES), _SMALLEST)
    number = bisect_left(_SCALES, x=True, key=fits)  # rows alike: where they fit, they also fit smaller
    return _SCALES[number] if number < len(_SCALES) else _SMALLEST


def row_places(
    groups: Groups, roster: Roster, side: Box, scale: float, *, is_near: bool
) -> Iterable[tuple[ObjectId, Place]]:
    """Yield places row by row, from the middle line outward; attachments stand out above their bearers."""
    inner, toward = (side.y, 1.0) if is_near else (side.y + side.height, -1.0)
    middle, step = side.x + side.width / 2, (CARD_WIDTH + GAP) * scale
    out = _from_middle(side)
    for row in _rows(groups, _per_row(_room(side)[0], scale)):
        high = row_height(row, roster)
        above = high - CARD_HEIGHT - GAP if is_near else 0.0
        y = inner + toward * (out + (above + CARD_HEIGHT / 2) * scale)
        left = middle - step * (len(row) - 1) / 2
        for column, card in enumerate(row):
            yield card, Place(left + column * step, y, scale)
        out += high * scale


def rows_within(groups: Groups, width: float, scale: float) -> Iterator[list[ObjectId]]:
    """Yield groups broken into rows of a width, each group's of nearly the same length."""
    return _rows(groups, _per_row(width, scale))


def row_height(row: Iterable[ObjectId], roster: Roster) -> float:
    """Return how much of the height a row takes at scale 1, its gap and its attachments included."""
    most = max((roster.worn.get(card, 0) for card in row), default=0)
    return CARD_HEIGHT + GAP + most * TUCK * CARD_HEIGHT


def _room(side: Box) -> tuple[float, float]:
    """Return width and height for rows of cards on a side."""
    return side.width - 2 * MARGIN, side.height - PLATE_HEIGHT - 2 * MARGIN - _from_middle(side)


def _from_middle(side: Box) -> float:
    """Return how far from the middle line rows begin; on a low side they need the room themselves."""
    return max(_LEAST_FROM_MIDDLE, _FROM_MIDDLE * min(1.0, side.height / _FULL_HEIGHT) ** 2)


def _per_row(width: float, scale: float) -> int:
    return max(1, int((width + GAP * scale) // ((CARD_WIDTH + GAP) * scale)))


def _rows(groups: Groups, per_row: int) -> Iterator[list[ObjectId]]:
    """Yield groups broken into as few rows as fit, each group's of nearly the same length."""
    for group in groups:
        lines = -(-len(group) // per_row)
        for number in range(lines):
            yield group[number * len(group) // lines : (number + 1) * len(group) // lines]


def _height(groups: Groups, roster: Roster, per_row: int) -> float:
    """Return how much height all rows take at scale 1, the last one's gap included; that of one if none."""
    if not roster.worn:  # all rows are alike: to count them is quicker, and this is asked at many scales
        return (sum(-(-len(group) // per_row) for group in groups) or 1) * (CARD_HEIGHT + GAP)
    return sum(row_height(row, roster) for row in _rows(groups, per_row)) or CARD_HEIGHT + GAP
