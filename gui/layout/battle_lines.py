"""A combat laid out: attackers at the middle line, each blocker opposite what it blocks. No Qt.

An attacked planeswalker or battle faces the attackers of it that nobody blocks, or stands behind if there
are none. Everybody else stands behind, too, or at the ends of the front if cards can then be larger.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import accumulate, product, repeat, takewhile
from operator import mul

from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value, replace
from gui.layout.card_rows import GAP
from gui.layout.flank import Flank, pitch
from gui.layout.formation import Engagement
from gui.layout.front import (
    Battle,
    Cell,
    Front,
    centered,
    columns,
    faced_places,
    front_of,
    fronts,
    is_free,
    line_places,
    lines_of,
    starts_of,
    with_faced,
)
from gui.layout.geometry import Place
from gui.layout.plan import Plan
from gui.layout.reserve import depth, reserve_places

_FULL_HEIGHT = 620.0
"""On a table that is less high there is less room around the lines, so that cards are not too small."""
_LEAST_PART = 0.36
"""So much of the table's height each part has at least."""
_MOST_RANKS = 4
"""In so many rows unblocked attackers may stand behind each other."""
_BEHIND, _SMALLER = (1.0, 0.86, 0.62), (0.88, 0.62)
"""How large cards that do not fight may be drawn behind the front and at its ends, as a part of those in it.

At the ends they are smaller, or they would seem to fight, too.
"""
_MANY_PAIRS = 5
"""From so many pairs of an attacker and its blocker on, some may stand behind others."""
_LARGEST, _SMALLEST, _SHRINK = 1.7, 0.1, 0.96
_SCALES = tuple(
    takewhile(lambda scale: scale > _SMALLEST, accumulate(repeat(_SHRINK), mul, initial=_LARGEST))
)


class BattleLines(Value, kw_only=False):
    """Where the cards of a combat stand, those that do not fight included.

    Attributes:
        front: those at the middle line, with nobody before them, and what is attacked.
        behind: those who fight behind the gap between two of the front.
        middle: the height of that line: a side that needs more has more.
    """

    places: Mapping[ObjectId, Place]
    front: frozenset[ObjectId]
    behind: frozenset[ObjectId]
    middle: float


def battle_lines(
    fights: Sequence[Engagement], flanks: Mapping[PlayerId, Flank], attacking: PlayerId
) -> BattleLines:
    """Return where everybody stands in a combat; those who have left it have places, too."""
    battle = Battle(fights, flanks, attacking)
    shrink = min(1.0, battle.height / _FULL_HEIGHT)
    flanks = {player: replace(flank, shrink=shrink) for player, flank in flanks.items()}
    battle = with_faced(replace(battle, flanks=flanks))
    plan = _plan(battle)
    regions = fronts(battle, plan.ranks, is_deep=plan.is_deep)
    taken = _taken(battle, regions, plan)
    middle = _middle(battle, taken, plan)
    flanks = {player: flank.up_to(middle) for player, flank in battle.flanks.items()}
    starts = starts_of(battle, regions, plan)
    places: dict[ObjectId, Place] = {}
    foremost: list[ObjectId] = []
    behind: list[ObjectId] = []
    centers: dict[RecipientId, list[float]] = {}
    before_free: dict[RecipientId, list[float]] = {}
    for region, cells in regions.items():
        for cell, center in centered(cells, flanks[region], starts[region], plan.front):
            centers.setdefault(cell.target, []).append(center)
            if not cell.blockers:
                before_free.setdefault(cell.target, []).append(center)
            for player, ahead, line in lines_of(battle, region, cell):
                places.update(line_places(line, flanks[player], center, ahead, plan.front))
                foremost.extend(() if ahead else line)
                behind.extend(line if cell.is_behind else ())
    for player, flank in flanks.items():
        places.update(faced_places(flank, before_free, plan))
        places.update(reserve_places(flank, taken[player], centers, plan.behind, at_ends=plan.at_ends))
        foremost.extend((*flank.faced, *flank.attacked))
    return BattleLines(places, frozenset(foremost), frozenset(behind), middle)


def _plan(battle: Battle) -> Plan:
    """Return the sizes at which most can be read, and the arrangement that allows them."""
    most_ranks = max(1, min(_MOST_RANKS, sum(map(is_free, battle.fights))))
    best, worth = Plan(_SMALLEST, _SMALLEST, most_ranks, at_ends=False), 0.0  # if nothing fits
    pairs = sum(len(fight.attackers) == len(fight.blockers) == 1 for fight in battle.fights)
    depths = (False, True) if pairs >= _MANY_PAIRS else (False,)
    for at_ends, is_deep, ranks in product((False, True), depths, range(1, most_ranks + 1)):
        regions = fronts(battle, ranks, is_deep=is_deep)
        for part in _SMALLER if at_ends else _BEHIND:
            plans = [Plan(scale, scale * part, ranks, at_ends, is_deep) for scale in _SCALES]
            better = bisect_left(plans, -worth, key=lambda plan: -plan.worth)
            found = bisect_left(plans, x=True, hi=better, key=partial(_fits, battle, regions))
            if found < better:  # what fits also fits smaller, so this is the largest that does
                best, worth = plans[found], plans[found].worth
    return best


def _fits(battle: Battle, regions: Mapping[PlayerId, Sequence[Cell]], plan: Plan) -> bool:
    for player, cells in regions.items():
        flank = battle.flanks[player]
        if columns(cells) * pitch(plan.front) - GAP * plan.front > flank.right - flank.left:
            return False
    return sum(_needs(battle, _taken(battle, regions, plan), plan)) <= battle.height


def _taken(battle: Battle, regions: Mapping[PlayerId, Sequence[Cell]], plan: Plan) -> dict[PlayerId, Front]:
    """Return what the front takes of each player's part of the table."""
    starts = starts_of(battle, regions, plan)
    return {player: front_of(battle, regions, starts, player, plan) for player in battle.flanks}


def _needs(battle: Battle, taken: Mapping[PlayerId, Front], plan: Plan) -> tuple[float, float]:
    """Return how much height the far and the near part of the table need."""
    needs = [_LEAST_PART * battle.height] * 2
    for player, flank in battle.flanks.items():
        rows = depth(flank, taken[player], plan.behind, at_ends=plan.at_ends)
        rows -= GAP * plan.behind  # behind the last row there is room for damage, which parts enough
        needs[flank.is_near] = max(needs[flank.is_near], flank.outside + taken[player].gap + rows)
    return needs[0], needs[1]


def _middle(battle: Battle, taken: Mapping[PlayerId, Front], plan: Plan) -> float:
    """Return the height of the middle line: in the middle, if that leaves both parts what they need."""
    far, near = _needs(battle, taken, plan)
    whole = battle.height
    return max(min(max(whole / 2, far), whole - near), min(far, whole / 2))
