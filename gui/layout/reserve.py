"""Who stands behind the front of a combat, or at its ends: what is attacked, and everybody else. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from core.terms.ids import ObjectId, RecipientId
from core.terms.values import Value
from gui.layout.card_rows import GAP, row_height, rows_within
from gui.layout.flank import Flank, pitch
from gui.layout.front import Front
from gui.layout.geometry import CARD_WIDTH, Place

_SET_BACK = 18.0
"""How much farther from the middle line than the front those begin at least who stand at its ends."""


class _Ends(Value, kw_only=False):
    """Rows at the left and at the right end of a front, from the middle line outward.

    Attributes:
        depth: how far they reach from where the front begins, the gap behind the last row included.
    """

    left: tuple[list[ObjectId], ...]
    right: tuple[list[ObjectId], ...]
    depth: float


def depth(flank: Flank, front: Front, scale: float, *, at_ends: bool) -> float:
    """Return how much of a side's height all take, from where the front begins."""
    behind = front.depth + flank.before_attacked + _height_behind(flank, scale)
    ends = _ends(flank, front, scale) if at_ends else None
    return behind if ends is None else min(behind, max(front.depth, ends.depth))


def reserve_places(
    flank: Flank, front: Front, centers: Mapping[RecipientId, list[float]], scale: float, *, at_ends: bool
) -> Iterator[tuple[ObjectId, Place]]:
    """Yield where everybody stands who does not fight.

    With `at_ends` they stand at both ends of the front, where that takes no more height than behind it.
    `centers` says for what is attacked where its attackers stand.
    """
    behind = front.depth + flank.before_attacked
    ends = _ends(flank, front, scale) if at_ends else None
    if ends is None or max(front.depth, ends.depth) > behind + _height_behind(flank, scale):
        yield from _behind(flank, centers, front.gap + behind, scale)
        return
    out = front.gap + _SET_BACK + max(0.0, front.depth - ends.depth)
    for rows, edge, outward in ((ends.left, front.left, -1), (ends.right, front.right, 1)):
        wide = max((len(row) for row in rows), default=0) * pitch(scale)
        yield from _block(flank, rows, edge + outward * wide / 2, out, scale)


def _ends(flank: Flank, front: Front, scale: float) -> _Ends | None:
    """Return who stands at which end of the front; None if none of theirs is in it, or no room beside it."""
    cards = [*flank.roster.front, *flank.attacked, *flank.roster.back]
    if not cards or not front.depth:
        return None
    rooms = front.left - flank.left, flank.right - front.right
    most = [max(0, int((room + GAP * scale / 2) // pitch(scale))) for room in rooms]
    if not any(most):
        return None
    count = -(-len(cards) // sum(most))
    left = max(len(cards) - count * most[1], min(-(-len(cards) // 2), count * most[0]))
    left_rows, right_rows = _rows(cards[:left], count), _rows(cards[left:], count)
    rows = max(_height(flank, one, scale) for one in (left_rows, right_rows))
    return _Ends(left_rows, right_rows, _SET_BACK + rows)


def _rows(cards: Sequence[ObjectId], most: int) -> tuple[list[ObjectId], ...]:
    """Return cards in so many rows of nearly the same length, or a row for each if there are fewer."""
    count = min(most, len(cards))
    return tuple(list(cards[len(cards) * n // count : len(cards) * (n + 1) // count]) for n in range(count))


def _block(
    flank: Flank, rows: Sequence[list[ObjectId]], middle: float, out: float, scale: float
) -> Iterator[tuple[ObjectId, Place]]:
    """Yield the cards of rows that stand one behind the other around a middle."""
    for row in rows:
        y, left = flank.row_y(out, row, scale), middle - (len(row) - 1) / 2 * pitch(scale)
        for number, card in enumerate(row):
            yield card, Place(left + number * pitch(scale), y, scale)
        out += row_height(row, flank.roster) * scale


def _behind(
    flank: Flank, centers: Mapping[RecipientId, list[float]], out: float, scale: float
) -> Iterator[tuple[ObjectId, Place]]:
    """Yield what is attacked, opposite its attackers where there is room, and everybody else around it."""
    rows = list(_rows_behind(flank, scale))
    for number, row in enumerate(rows):
        y = flank.row_y(out, row, scale)
        attacked = [one for one in row if one in flank.attacked] if number == 0 else []
        wanted = {one: sum(centers[one]) / len(centers[one]) for one in attacked if centers.get(one)}
        for card, x in _along(row, wanted, flank, scale):
            yield card, Place(x, y, scale)
        out += row_height(row, flank.roster) * scale


def _rows_behind(flank: Flank, scale: float) -> Iterator[list[ObjectId]]:
    """Yield the rows behind the lines: what is attacked comes first, others beside it if they fit there."""
    roster, width = flank.roster, flank.right - flank.left
    if len(flank.attacked) + len(roster.front) + len(roster.back) <= (width + GAP * scale) // pitch(scale):
        together = [*roster.front, *flank.attacked, *roster.back]
        yield from ([together] if together else [])
        return
    yield from rows_within((list(flank.attacked), roster.front, roster.back), width, scale)


def _along(
    row: Sequence[ObjectId], wanted: Mapping[ObjectId, float], flank: Flank, scale: float
) -> Iterator[tuple[ObjectId, float]]:
    """Yield the cards of a row with how far right each stands: those that are wanted somewhere, there.

    Where that leaves others no room, all stand side by side.
    """
    step, half = pitch(scale), CARD_WIDTH * scale / 2
    left, right = flank.left + half, flank.right - half
    found: dict[ObjectId, float] = {}
    for number, card in enumerate(sorted(wanted, key=wanted.__getitem__)):
        least = max(found.values()) + step if found else left
        most = right - (len(wanted) - 1 - number) * step
        found[card] = min(max(wanted[card], least), most)
    for card in row if wanted else ():
        x = found.get(card, _free_place(tuple(found.values()), left, right, step))
        if x is None:
            break
        found[card] = x
    if len(found) == len(row):
        yield from found.items()
        return
    middle = (max(flank.left, flank.side.x) + flank.right) / 2
    for number, card in enumerate(row):
        yield card, middle + (number - (len(row) - 1) / 2) * step


def _free_place(taken: Sequence[float], left: float, right: float, step: float) -> float | None:
    """Return the nearest place to others in a row at which none of them is; None if there is none."""
    beside = [x for one in taken for x in (one - step, one + step) if left <= x <= right]
    free = [x for x in beside if all(abs(x - one) >= step * 0.99 for one in taken)]
    middle = sum(taken) / len(taken)
    return min(free, key=lambda x: abs(x - middle), default=None)


def _height_behind(flank: Flank, scale: float) -> float:
    return _height(flank, _rows_behind(flank, scale), scale)


def _height(flank: Flank, rows: Iterable[list[ObjectId]], scale: float) -> float:
    return sum(row_height(row, flank.roster) for row in rows) * scale
