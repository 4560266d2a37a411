"""The front of a combat, from left to right: attackers at the middle line, blockers opposite. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, groupby, zip_longest

from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value, replace
from gui.layout.card_rows import GAP, row_height
from gui.layout.flank import BEFORE_ATTACKED, Flank, pitch
from gui.layout.formation import Engagement
from gui.layout.geometry import Place
from gui.layout.plan import Plan

APART = 0.3
"""Between attackers of different things, as a part of a card's place."""
_TWO = 2
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


def centered(cells: Sequence[Cell], flank: Flank, start: float, scale: float) -> Iterator[tuple[Cell, float]]:
    """Yield each cell of a front with the middle of its place."""
    step = pitch(scale)
    fills = columns(cells) * step >= flank.right - flank.left
    for cell, left in _lefts(cells):
        yield cell, start + (left + cell.columns / 2) * step - GAP * scale * fills / 2


def starts_of(
    battle: Battle, regions: Mapping[PlayerId, Sequence[Cell]], plan: Plan
) -> dict[PlayerId, float]:
    """Return where the place of the first cell of each front begins.

    A front stands in the middle, or all together do if others stand at its ends. Where there are several
    fronts, the outer ones leave that room at the outer edges of the table.
    """
    starts: dict[PlayerId, float] = {}
    across = sorted(regions, key=lambda player: battle.flanks[player].left)
    for number, player in enumerate(across):
        flank, wide = battle.flanks[player], columns(regions[player]) * pitch(plan.front)
        room = flank.right - flank.left
        if wide >= room:
            starts[player] = flank.left
            continue
        starts[player] = max(flank.left, flank.side.x + flank.side.width / 2 - wide / 2)
        apart, step = APART * pitch(plan.front), pitch(plan.behind)
        most = int((room - wide - 2 * apart + GAP * plan.behind) // step)
        beside = min(most, _most_beside(battle, player, len(across))) if plan.at_ends else 0
        if len(across) == 1:
            left = -(-beside // 2)
        else:
            left = beside if number == 0 else 0 if number == len(across) - 1 else beside // 2
        right = beside - left
        if left != right:
            whole = wide + beside * step + apart * (bool(left) + bool(right))
            starts[player] = flank.left + (room - whole) / 2 + left * step + apart * bool(left)
    return starts


def _most_beside(battle: Battle, region: PlayerId, count: int) -> int:
    """Return how many may stand beside a front of so many, of the player on whose side the more do."""
    ends: list[int] = []
    for player, share in ((region, 1), (battle.near, count)):
        flank = battle.flanks[player]
        is_there = player == region or count > 1 or len(battle.flanks) == _TWO
        if is_there and _first_rank(battle, player):
            ends.append(-(-flank.beside // share))
    return max(ends, default=0)


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
    battle: Battle,
    regions: Mapping[PlayerId, Sequence[Cell]],
    starts: Mapping[PlayerId, float],
    player: PlayerId,
    plan: Plan,
) -> Front:
    """Return what the front takes of a player's part of the table; `starts` says where each region begins."""
    flank, scale = battle.flanks[player], plan.front
    deep, gap = _depth(battle, regions, player, plan.ranks) * scale, flank.half_gap(scale)
    if not deep:
        return Front(0.0, 0.0, deep, gap)
    if flank.faced:
        deep = max(deep, BEFORE_ATTACKED + row_height(flank.faced, flank.roster) * plan.behind)
    beyond = [one for one in regions if player in {one, battle.near}]
    left = min(starts[one] for one in beyond)
    right = max(starts[one] + columns(regions[one]) * pitch(scale) for one in beyond)
    apart = APART * pitch(scale)
    return Front(left - apart, right + apart, deep, gap)


def with_faced(battle: Battle) -> Battle:
    """Return the battle with what is attacked moved into the front where it has an empty place.

    That is opposite attackers of it that nobody blocks, where others of its side do block.
    """
    fights, flanks = battle.fights, dict(battle.flanks)
    for player, flank in battle.flanks.items():
        if battle.near in {player, battle.attacking} and _first_rank(battle, player):
            free = {fight.target for fight in fights if not fight.blockers}
            faced = tuple(one for one in flank.attacked if one in free)
            rest = tuple(one for one in flank.attacked if one not in free)
            flanks[player] = replace(flank, attacked=rest, faced=faced)
    return replace(battle, flanks=flanks)


def faced_places(
    flank: Flank, before_free: Mapping[RecipientId, list[float]], plan: Plan
) -> Iterator[tuple[ObjectId, Place]]:
    """Yield where what is attacked stands in the front; `before_free` says where its free attackers do."""
    for one in flank.faced:
        centers = before_free[one]
        y = flank.row_y(flank.half_gap(plan.front) + BEFORE_ATTACKED, (one,), plan.behind)
        yield one, Place(sum(centers) / len(centers), y, plan.behind)


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
