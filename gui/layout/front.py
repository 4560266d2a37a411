"""The front of a combat, from left to right: attackers at the middle line, blockers opposite. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, groupby, zip_longest

from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value, replace
from gui.layout.card_rows import GAP, row_height
from gui.layout.flank import Flank, pitch
from gui.layout.formation import Engagement
from gui.layout.geometry import Place

APART = 0.3
"""Between attackers of different things, as a part of a card's place."""
_HALF = 0.5
"""So much of a place before the end of those ahead begins the place of who is behind."""


class Battle(Value, kw_only=False):
    """Who fights whom, and the part of the table each player has for it."""

    fights: Sequence[Engagement]
    flanks: Mapping[PlayerId, Flank]
    attacking: PlayerId

    @property
    def near(self) -> PlayerId:
        """The player at the bottom."""
        return next(player for player, flank in self.flanks.items() if flank.is_near)

    @property
    def height(self) -> float:
        """The height of the whole table."""
        return max(flank.side.y + flank.side.height for flank in self.flanks.values())


class Cell(Value, kw_only=False):
    """A part of the front: ranks of attackers from the middle line outward, blockers opposite.

    Attributes:
        is_behind: an attacker and its blocker see each other through the gap between two pairs before them.
    """

    target: RecipientId
    attackers: tuple[tuple[ObjectId, ...], ...]
    blockers: tuple[ObjectId, ...]
    is_behind: bool = False

    @property
    def columns(self) -> int:
        """How many cards wide it is."""
        return max(1, len(self.blockers), *(len(rank) for rank in self.attackers))

    @property
    def is_pair(self) -> bool:
        """Whether it is one attacker with one blocker opposite."""
        return len(self.blockers) == 1 and list(map(len, self.attackers)) == [1]


class Front(Value, kw_only=False):
    """What the front takes of a player's part of the table.

    Attributes:
        left: up to where there is room beside all who fight there, on both sides of the middle line.
        right: from where on there is room again.
        depth: how much of the height the player's own take, the gap behind them included; 0 if none is there.
        gap: how far from the middle line it begins.
    """

    left: float
    right: float
    depth: float
    gap: float = 0.0


def is_free(fight: Engagement) -> bool:
    """Whether it is a lone attacker that nobody blocks: it may stand behind others of its kind."""
    return not fight.blockers and len(fight.attackers) == 1


def fronts(battle: Battle, ranks: int, *, is_deep: bool = False) -> dict[PlayerId, list[Cell]]:
    """Return who stands along the middle line of each player's side at the far edge, from left to right.

    Where two players of the far side fight each other, each of them stays on their own part of it. If the
    front `is_deep` every other pair stands behind the gap between those beside it.
    """
    near, attacking = battle.near, battle.attacking
    found: dict[PlayerId, list[Cell]] = {}
    for (against, target, free), group in groupby(
        battle.fights, key=lambda one: (one.against, one.target, is_free(one))
    ):
        attackers_at = against if attacking == near else attacking
        if free:
            attackers = [fight.attackers[0] for fight in group]
            found.setdefault(attackers_at, []).extend(_packed(attackers, target, ranks))
            continue
        for fight in group:
            if near in {attacking, against}:
                cell = Cell(target, (fight.attackers,), fight.blockers)
                found.setdefault(attackers_at, []).append(cell)
            else:
                found.setdefault(attacking, []).append(Cell(target, (fight.attackers,), ()))
                if fight.blockers:
                    found.setdefault(against, []).append(Cell(target, (), fight.blockers))
    return {player: list(_deepened(cells)) for player, cells in found.items()} if is_deep else found


def _deepened(cells: Sequence[Cell]) -> Iterator[Cell]:
    """Yield cells, with about half of the pairs behind: each comes after the cell at whose end it is seen."""
    for _, group in groupby(cells, key=lambda cell: cell.target):
        there = list(group)
        larger = [cell for cell in there if cell.blockers and not cell.is_pair]
        pairs = [cell for cell in there if cell.is_pair]
        ahead = max(0, -(-(len(pairs) - len(larger)) // 2))
        behind = [replace(cell, is_behind=True) for cell in pairs[ahead:]]
        for before, after in zip_longest([*larger, *pairs[:ahead]], behind):
            yield from (cell for cell in (before, after) if cell is not None)
        yield from (cell for cell in there if not cell.blockers)


def _packed(attackers: Sequence[ObjectId], target: RecipientId, ranks: int) -> Iterator[Cell]:
    """Yield places for attackers that nobody blocks, some of them behind each other."""
    for first in range(0, len(attackers), ranks):
        yield Cell(target, tuple((one,) for one in attackers[first : first + ranks]), ())


def columns(cells: Sequence[Cell]) -> float:
    """Return how wide a front is, in places of cards."""
    return max((left + cell.columns for cell, left in _lefts(cells)), default=0.0)


def _lefts(cells: Sequence[Cell]) -> Iterator[tuple[Cell, float]]:
    """Yield each cell of a front with where its place begins, in places of cards from the first."""
    ahead = end = 0.0
    before: Cell | None = None
    for cell in cells:
        if before is not None and cell.target != before.target:
            ahead = end + APART
        elif not cell.blockers:  # others may stand behind it
            ahead = max(ahead, end)
        left = ahead - _HALF if cell.is_behind else ahead
        yield cell, left
        ahead = max(ahead, left + (0.0 if cell.is_behind else cell.columns))
        end, before = max(end, left + cell.columns), cell


def centered(cells: Sequence[Cell], flank: Flank, scale: float) -> Iterator[tuple[Cell, float]]:
    """Yield each cell of a front with the middle of its place."""
    step, start = pitch(scale), _start(cells, flank, scale)
    fills = columns(cells) * step >= flank.right - flank.left
    for cell, left in _lefts(cells):
        yield cell, start + (left + cell.columns / 2) * step - GAP * scale * fills / 2


def _start(cells: Sequence[Cell], flank: Flank, scale: float) -> float:
    """Return where the place of the first cell of a front begins."""
    wide = columns(cells) * pitch(scale)
    if wide >= flank.right - flank.left:
        return flank.left
    return max(flank.left, flank.side.x + flank.side.width / 2 - wide / 2)


def lines_of(
    battle: Battle, region: PlayerId, cell: Cell
) -> Iterator[tuple[PlayerId, float, tuple[ObjectId, ...]]]:
    """Yield whose side each line of a cell stands on, the height of those before it, and who is in it.

    The height is that at scale 1.
    """
    near, attacking = battle.near, battle.attacking
    for rank, line in enumerate(cell.attackers):
        before = chain.from_iterable(cell.attackers[:rank])
        roster = battle.flanks[attacking].roster
        ahead = _first_rank(battle, attacking) if cell.is_behind else 0.0
        yield attacking, ahead + sum(row_height((one,), roster) for one in before), line
    if cell.blockers:
        player = near if region == attacking and cell.attackers else region
        yield player, _first_rank(battle, player) if cell.is_behind else 0.0, cell.blockers


def line_places(
    line: tuple[ObjectId, ...], flank: Flank, center: float, ahead: float, scale: float
) -> Iterator[tuple[ObjectId, Place]]:
    """Yield where the cards of a line stand: around the middle of their cell, `ahead` behind the front."""
    y = flank.row_y(flank.half_gap(scale) + ahead * scale, line, scale)
    left = center - pitch(scale) * (len(line) - 1) / 2
    for number, card in enumerate(line):
        yield card, Place(left + number * pitch(scale), y, scale)


def front_of(
    battle: Battle, regions: Mapping[PlayerId, Sequence[Cell]], player: PlayerId, ranks: int, scale: float
) -> Front:
    """Return what the front takes of a player's part of the table."""
    deep, gap = _depth(battle, regions, player, ranks) * scale, battle.flanks[player].half_gap(scale)
    if not deep:
        return Front(0.0, 0.0, deep, gap)
    beyond = [(regions[one], battle.flanks[one]) for one in regions if player in {one, battle.near}]
    starts = [_start(cells, flank, scale) for cells, flank in beyond]
    ends = [start + columns(cells) * pitch(scale) for start, (cells, _) in zip(starts, beyond, strict=True)]
    apart = APART * pitch(scale)
    return Front(min(starts) - apart, max(ends) + apart, deep, gap)


def _depth(battle: Battle, regions: Mapping[PlayerId, Sequence[Cell]], player: PlayerId, ranks: int) -> float:
    """Return how much of a side's height the front takes at scale 1, the gap behind it included."""
    first = _first_rank(battle, player)
    if not first:
        return 0.0
    free = [fight.attackers[0] for fight in battle.fights if is_free(fight)]
    is_attacking = player == battle.attacking
    behind_each_other = row_height(free, battle.flanks[player].roster) * ranks if free else 0.0
    is_deep = any(
        cell.is_behind and (is_attacking or player in {battle.near, region})
        for region, cells in regions.items()
        for cell in cells
    )
    return max(first * (1 + is_deep), behind_each_other if is_attacking else 0.0)


def _first_rank(battle: Battle, player: PlayerId) -> float:
    """Return the height of a player's row at the middle line at scale 1, the gap behind it included."""
    fights = battle.fights
    if player == battle.attacking:
        lines = [fight.attackers for fight in fights]
    else:
        lines = [fight.blockers for fight in fights if fight.against == player]
    everyone = tuple(chain.from_iterable(lines))
    return row_height(everyone, battle.flanks[player].roster) if everyone else 0.0
