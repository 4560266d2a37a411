"""Ways for arrows that pass between cards: along the gaps between rows, and through those within them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from core.terms.ids import PlayerId, RecipientId
from core.terms.values import Value
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Place
from gui.layout.table_layout import Layout

Point = tuple[float, float]
_BESIDE = 9.0
"""How far outside the outermost cards an arrow passes."""


class _Row(Value, kw_only=False):
    """Cards beside each other: how high they reach, and where each begins and ends."""

    top: float
    bottom: float
    spans: tuple[tuple[float, float], ...]

    def gaps(self) -> Iterator[float]:
        """Yield where an arrow can pass through the row."""
        yield self.spans[0][0] - _BESIDE
        for (_, end), (begin, _) in pairwise(self.spans):
            if begin > end:
                yield (end + begin) / 2
        yield self.spans[-1][1] + _BESIDE


def route(start: Point, target: RecipientId, layout: Layout) -> tuple[Point, ...]:
    """Return the points of a way from a point in no card to the edge of a card or player; none if nowhere.

    The last point is at the edge; the first is `start`.
    """
    end = layout.center_of(target)
    if end is None:
        return ()
    rows = _rows(layout.cards.values())
    lanes = _lanes(rows, layout)
    half = layout.half_size(target)[1]
    here = min(range(len(lanes)), key=lambda n: abs(lanes[n] - start[1]))
    beside = [n for n, y in enumerate(lanes) if _is_beside(n, rows, end[1])] or [0, len(lanes) - 1]
    if PlayerId(target) in layout.plates:
        beside = [0 if end[1] < layout.middle else len(lanes) - 1]
    there = min(beside, key=lambda n: abs(n - here))
    points, x = [start, (start[0], lanes[here])], start[0]
    step = 1 if there > here else -1
    for lane in range(here, there, step):
        row = rows[min(lane, lane + step)]
        x = min(row.gaps(), key=lambda gap: abs(gap - end[0]))
        points += [(x, lanes[lane]), (x, lanes[lane + step])]
    is_above = lanes[there] < end[1]
    points += [(end[0], lanes[there]), (end[0], end[1] - half if is_above else end[1] + half)]
    return tuple(_straightened(points))


def _rows(places: Iterable[Place]) -> list[_Row]:
    """Return the rows of cards, the upper first; what overlaps in height is in one row."""
    rows: list[list[Place]] = []
    for place in sorted(places, key=lambda one: one.y - CARD_HEIGHT * one.scale / 2):
        top = place.y - CARD_HEIGHT * place.scale / 2
        if rows and top < max(one.y + CARD_HEIGHT * one.scale / 2 for one in rows[-1]) - 1:
            rows[-1].append(place)
        else:
            rows.append([place])
    return [_row(row) for row in rows]


def _row(places: list[Place]) -> _Row:
    halves = [(place, CARD_WIDTH * place.scale / 2, CARD_HEIGHT * place.scale / 2) for place in places]
    return _Row(
        top=min(place.y - high for place, _, high in halves),
        bottom=max(place.y + high for place, _, high in halves),
        spans=tuple(sorted((place.x - wide, place.x + wide) for place, wide, _ in halves)),
    )


def _lanes(rows: list[_Row], layout: Layout) -> list[float]:
    """Return the heights of the gaps above, between and below the rows; the middle line if there are none."""
    if not rows:
        return [layout.middle]
    between = [(upper.bottom + lower.top) / 2 for upper, lower in pairwise(rows)]
    return [rows[0].top - _BESIDE, *between, rows[-1].bottom + _BESIDE]


def _is_beside(lane: int, rows: list[_Row], y: float) -> bool:
    """Whether a gap is just above or below the row at a height."""
    around = rows[max(0, lane - 1) : lane + 1]
    return any(row.top <= y <= row.bottom for row in around)


def _straightened(points: Iterable[Point]) -> Iterator[Point]:
    """Yield points without those that a straight line passes anyway."""
    kept: list[Point] = []
    for point in points:
        if kept and kept[-1] == point:
            continue
        if len(kept) > 1 and any(kept[-2][axis] == kept[-1][axis] == point[axis] for axis in (0, 1)):
            kept[-1] = point
        else:
            kept.append(point)
    yield from kept
