"""The front lines of a combat: attackers at the middle line, each blocker opposite what it blocks. No Qt.

Behind them what is attacked, each planeswalker and battle opposite its attackers, then everybody else.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, chain, groupby, pairwise, repeat, takewhile
from operator import mul

from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value, replace
from gui.layout.card_rows import GAP, MARGIN, Roster, row_height, rows_within
from gui.layout.formation import Engagement
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Box, Place
from gui.layout.outer_edge import PLATE_HEIGHT

_HALF_GAP, _LEAST_GAP = 46.0, 24.0
"""From the middle line to a front line: room for numbers, and for who faces whom."""
STRIP = 30.0
"""Along the inner edge of a player's plate: room for the damage that comes there."""
_BEFORE_ATTACKED = 26.0
_LEAST_STRIP = 22.0
_FULL_HEIGHT = 620.0
"""On a table that is less high there is less room around the lines, so that cards are not too small."""
_LEAST_PART = 0.36
"""So much of the table's height each part has at least."""
_APART = 0.3
"""Between attackers of different things, as a part of a card's place."""
_PACKED = (1, 2, 3, 4)
"""In how many rows unblocked attackers may stand behind each other."""
_RESERVES = (1.0, 0.8, 0.62)
"""How large cards behind the lines may be drawn, as a part of those in front."""
_LARGEST, _SMALLEST, _SHRINK = 1.7, 0.16, 0.96
_SCALES = tuple(
    takewhile(lambda scale: scale > _SMALLEST, accumulate(repeat(_SHRINK), mul, initial=_LARGEST))
)


class Flank(Value, kw_only=False):
    """A player's part of the table in a combat.

    Attributes:
        left: where their rows begin; the stack may take something of their side.
        attacked: their permanents that are attacked.
        roster: what stays behind the lines, and how many attachments anything bears.
        shrink: how much less room there is around the lines than on a high table, 1 at most.
    """

    side: Box
    is_near: bool
    left: float
    attacked: tuple[ObjectId, ...]
    roster: Roster
    shrink: float = 1.0

    def up_to(self, middle: float) -> Flank:
        """Return the flank with another height of the middle line."""
        side = self.side
        end = side.y + side.height
        near = replace(side, y=middle, height=end - middle)
        return replace(self, side=near if self.is_near else replace(side, height=middle - side.y))

    @property
    def half_gap(self) -> float:
        """How far from the middle line the front begins."""
        return max(_LEAST_GAP, _HALF_GAP * self.shrink)

    @property
    def outside(self) -> float:
        """How much height the player takes at the outer edge, with room for damage."""
        return PLATE_HEIGHT + max(_LEAST_STRIP, STRIP * self.shrink) + MARGIN * self.shrink

    @property
    def before_attacked(self) -> float:
        """How much room there is for numbers before what is attacked."""
        return _BEFORE_ATTACKED if self.attacked else 0.0

    @property
    def right(self) -> float:
        """Where their rows end."""
        return self.side.x + self.side.width - MARGIN


class _Cell(Value, kw_only=False):
    """A part of the front: ranks of attackers from the middle line outward, blockers opposite."""

    target: RecipientId
    attackers: tuple[tuple[ObjectId, ...], ...]
    blockers: tuple[ObjectId, ...]

    @property
    def columns(self) -> int:
        return max(1, len(self.blockers), *(len(rank) for rank in self.attackers))


class _Sizes(Value, kw_only=False):
    """How large cards are drawn in front and behind, and the ranks of unblocked attackers."""

    front: float
    behind: float
    ranks: int


class BattleLines(Value, kw_only=False):
    """Where the cards of a combat stand, those behind the lines included.

    Attributes:
        front: those at the middle line, with nobody before them, and what is attacked.
        middle: the height of that line: a side that needs more has more.
    """

    places: Mapping[ObjectId, Place]
    front: frozenset[ObjectId]
    middle: float


def battle_lines(
    fights: Sequence[Engagement], flanks: Mapping[PlayerId, Flank], attacking: PlayerId
) -> BattleLines:
    """Return where everybody stands in a combat; those who have left it have places, too."""
    shrink = min(1.0, _height(flanks) / _FULL_HEIGHT)
    flanks = {player: replace(flank, shrink=shrink) for player, flank in flanks.items()}
    sizes = _sizes(fights, flanks, attacking)
    middle = _middle(fights, flanks, attacking, sizes)
    flanks = {player: flank.up_to(middle) for player, flank in flanks.items()}
    places: dict[ObjectId, Place] = {}
    front: list[ObjectId] = []
    centers: dict[RecipientId, list[float]] = {}
    for region, cells in _fronts(fights, flanks, attacking, sizes.ranks).items():
        for cell, center in _centered(cells, flanks[region], sizes.front):
            centers.setdefault(cell.target, []).append(center)
            for player, rank, line in _lines(cell, region, attacking, flanks):
                places.update(_line(line, flanks[player], center, rank, sizes.front))
                front.extend(line if rank == 0 else ())
    for player, flank in flanks.items():
        out = flank.half_gap + _front_height(player, fights, flanks, attacking, sizes)
        places.update(_behind(flank, centers, out + flank.before_attacked, sizes.behind))
        front.extend(flank.attacked)
    return BattleLines(places, frozenset(front), middle)


def _sizes(fights: Sequence[Engagement], flanks: Mapping[PlayerId, Flank], attacking: PlayerId) -> _Sizes:
    """Return the sizes at which most can be read: those in front count more than those behind."""
    best = _Sizes(_SMALLEST, _SMALLEST, 1)
    for ranks in _PACKED:
        fronts = _fronts(fights, flanks, attacking, ranks)
        for part in _RESERVES:

            def fits(scale: float) -> bool:
                sizes = _Sizes(scale, scale * part, ranks)  # noqa: B023 - asked at once
                return _fits(sizes, fronts, fights, flanks, attacking)  # noqa: B023

            number = bisect_left(_SCALES, x=True, key=fits)  # what fits also fits smaller
            if number < len(_SCALES):
                sizes = _Sizes(_SCALES[number], _SCALES[number] * part, ranks)
                best = max(best, sizes, key=_worth)
    return best


def _worth(sizes: _Sizes) -> float:
    return math.sqrt(sizes.front * sizes.behind) * (1 - 0.06 * (sizes.ranks - 1))


def _fits(
    sizes: _Sizes,
    fronts: Mapping[PlayerId, list[_Cell]],
    fights: Sequence[Engagement],
    flanks: Mapping[PlayerId, Flank],
    attacking: PlayerId,
) -> bool:
    for player, cells in fronts.items():
        flank = flanks[player]
        if _columns(cells) * _step(sizes.front) - GAP * sizes.front > flank.right - flank.left:
            return False
    return sum(_needs(fights, flanks, attacking, sizes)) <= _height(flanks)


def _needs(
    fights: Sequence[Engagement], flanks: Mapping[PlayerId, Flank], attacking: PlayerId, sizes: _Sizes
) -> tuple[float, float]:
    """Return how much height the far and the near part of the table need."""
    needs = [_LEAST_PART * _height(flanks)] * 2
    for player, flank in flanks.items():
        rows = _front_height(player, fights, flanks, attacking, sizes) + _height_behind(flank, sizes.behind)
        rows += flank.before_attacked
        needs[flank.is_near] = max(needs[flank.is_near], flank.outside + flank.half_gap + rows)
    return needs[0], needs[1]


def _middle(
    fights: Sequence[Engagement], flanks: Mapping[PlayerId, Flank], attacking: PlayerId, sizes: _Sizes
) -> float:
    """Return the height of the middle line: in the middle, if that leaves both parts what they need."""
    far, near = _needs(fights, flanks, attacking, sizes)
    whole = _height(flanks)
    return max(min(max(whole / 2, far), whole - near), min(far, whole / 2))


def _height(flanks: Mapping[PlayerId, Flank]) -> float:
    """Return the height of the whole table."""
    return max(flank.side.y + flank.side.height for flank in flanks.values())


def _fronts(
    fights: Sequence[Engagement], flanks: Mapping[PlayerId, Flank], attacking: PlayerId, ranks: int
) -> dict[PlayerId, list[_Cell]]:
    """Return who stands along the middle line of each player's side at the far edge, from left to right.

    Where two players of the far side fight each other, each of them stays on their own part of it.
    """
    near = next(player for player, flank in flanks.items() if flank.is_near)
    found: dict[PlayerId, list[_Cell]] = {}
    for (against, target, is_free), group in groupby(
        fights, key=lambda one: (one.against, one.target, not one.blockers and len(one.attackers) == 1)
    ):
        attackers_at = against if attacking == near else attacking
        if is_free:
            free = [fight.attackers[0] for fight in group]
            found.setdefault(attackers_at, []).extend(_packed(free, target, ranks))
            continue
        for fight in group:
            if near in {attacking, against}:
                cell = _Cell(target, (fight.attackers,), fight.blockers)
                found.setdefault(attackers_at, []).append(cell)
            else:
                found.setdefault(attacking, []).append(_Cell(target, (fight.attackers,), ()))
                if fight.blockers:
                    found.setdefault(against, []).append(_Cell(target, (), fight.blockers))
    return found


def _packed(free: Sequence[ObjectId], target: RecipientId, ranks: int) -> Iterator[_Cell]:
    """Yield places for attackers that nobody blocks, some of them behind each other."""
    for first in range(0, len(free), ranks):
        yield _Cell(target, tuple((one,) for one in free[first : first + ranks]), ())


def _columns(cells: Sequence[_Cell]) -> float:
    turns = sum(one.target != other.target for one, other in pairwise(cells))
    return sum(cell.columns for cell in cells) + turns * _APART


def _centered(cells: Sequence[_Cell], flank: Flank, scale: float) -> Iterator[tuple[_Cell, float]]:
    """Yield each cell of a front with the middle of its place."""
    step = _step(scale)
    middle, wide = flank.side.x + flank.side.width / 2, _columns(cells) * step
    left = max(flank.left, middle - wide / 2) if wide < flank.right - flank.left else flank.left
    before: _Cell | None = None
    for cell in cells:
        if before is not None and cell.target != before.target:
            left += _APART * step
        yield cell, left + cell.columns * step / 2 - GAP * scale * (wide >= flank.right - flank.left) / 2
        left += cell.columns * step
        before = cell


def _lines(
    cell: _Cell, region: PlayerId, attacking: PlayerId, flanks: Mapping[PlayerId, Flank]
) -> Iterator[tuple[PlayerId, int, tuple[ObjectId, ...]]]:
    """Yield whose side each line of a cell stands on, how far behind the middle line, and who is in it."""
    near = next(player for player, flank in flanks.items() if flank.is_near)
    for rank, line in enumerate(cell.attackers):
        yield attacking, rank, line
    if cell.blockers:
        yield (near if region == attacking and cell.attackers else region), 0, cell.blockers


def _line(
    line: tuple[ObjectId, ...], flank: Flank, center: float, rank: int, scale: float
) -> Iterator[tuple[ObjectId, Place]]:
    y = _row_y(flank, flank.half_gap + rank * (CARD_HEIGHT + GAP) * scale, line, scale)
    left = center - _step(scale) * (len(line) - 1) / 2
    for number, card in enumerate(line):
        yield card, Place(left + number * _step(scale), y, scale)


def _row_y(flank: Flank, out: float, row: Sequence[ObjectId], scale: float) -> float:
    """Return the height of the middle of a row that begins so far from the middle line.

    Attachments stand out above their bearers: at the near side, toward the middle line.
    """
    above = row_height(row, flank.roster) - CARD_HEIGHT - GAP if flank.is_near else 0.0
    away = out + (above + CARD_HEIGHT / 2) * scale
    return flank.side.y + away if flank.is_near else flank.side.y + flank.side.height - away


def _behind(
    flank: Flank, centers: Mapping[RecipientId, list[float]], out: float, scale: float
) -> Iterator[tuple[ObjectId, Place]]:
    """Yield what is attacked, opposite its attackers where there is room, and everybody else around it."""
    rows = list(_rows_behind(flank, scale))
    for number, row in enumerate(rows):
        y = _row_y(flank, out, row, scale)
        attacked = [one for one in row if one in flank.attacked] if number == 0 else []
        wanted = {one: sum(centers[one]) / len(centers[one]) for one in attacked if centers.get(one)}
        for card, x in _along(row, wanted, flank, scale):
            yield card, Place(x, y, scale)
        out += row_height(row, flank.roster) * scale


def _rows_behind(flank: Flank, scale: float) -> Iterator[list[ObjectId]]:
    """Yield the rows behind the lines: what is attacked comes first, others beside it if they fit there."""
    roster, width = flank.roster, flank.right - flank.left
    if len(flank.attacked) + len(roster.front) + len(roster.back) <= (width + GAP * scale) // _step(scale):
        together = [*roster.front, *flank.attacked, *roster.back]
        yield from ([together] if together else [])
        return
    yield from rows_within((list(flank.attacked), roster.front, roster.back), width, scale)


def _along(
    row: Sequence[ObjectId], wanted: Mapping[ObjectId, float], flank: Flank, scale: float
) -> Iterator[tuple[ObjectId, float]]:
    """Yield the cards of a row with how far right each stands: those that are wanted somewhere, there."""
    step, half = _step(scale), CARD_WIDTH * scale / 2
    left, right = flank.left + half, flank.right - half
    if not wanted:
        middle = (max(flank.left, flank.side.x) + flank.right) / 2
        for number, card in enumerate(row):
            yield card, middle + (number - (len(row) - 1) / 2) * step
        return
    taken: list[float] = []
    for number, card in enumerate(sorted(wanted, key=wanted.__getitem__)):
        least = taken[-1] + step if taken else left
        most = right - (len(wanted) - 1 - number) * step
        taken.append(min(max(wanted[card], least), most))
        yield card, taken[-1]
    for card in row:
        if card not in wanted:
            x = _free_place(taken, left, right, step)
            taken.append(x)
            yield card, x


def _free_place(taken: Sequence[float], left: float, right: float, step: float) -> float:
    """Return the nearest place to others in a row at which none of them is."""
    beside = [x for one in taken for x in (one - step, one + step) if left <= x <= right]
    free = [x for x in beside if all(abs(x - one) >= step * 0.99 for one in taken)]
    middle = sum(taken) / len(taken)
    return min(free, key=lambda x: abs(x - middle), default=left)


def _front_height(
    player: PlayerId,
    fights: Sequence[Engagement],
    flanks: Mapping[PlayerId, Flank],
    attacking: PlayerId,
    sizes: _Sizes,
) -> float:
    """Return how much of a side's height its front takes, the gap behind it included."""
    if player == attacking:
        lines = [fight.attackers for fight in fights]
        free = max((1 for fight in fights if not fight.blockers and len(fight.attackers) == 1), default=0)
        ranks = sizes.ranks if free else 1
    else:
        lines, ranks = [fight.blockers for fight in fights if fight.against == player], 1
    everyone = tuple(chain.from_iterable(lines))
    if not everyone:
        return 0.0
    deepest = row_height(everyone, flanks[player].roster) + (ranks - 1) * (CARD_HEIGHT + GAP)
    return deepest * sizes.front


def _height_behind(flank: Flank, scale: float) -> float:
    return sum(row_height(row, flank.roster) for row in _rows_behind(flank, scale)) * scale


def _step(scale: float) -> float:
    return (CARD_WIDTH + GAP) * scale
