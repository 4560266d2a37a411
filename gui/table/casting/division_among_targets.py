"""Damage divided among targets as a spell is cast: how it is at first, and how points move (CR 601.2d)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.characteristics.current import characteristics
from core.model.game import Game
from core.rules.damage.measures import lethal_measure
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import FrozenMap


def enough_for(game: Game, target: RecipientId) -> int:
    """Return how many points would destroy a creature, or take a planeswalker's or battle's last counter.

    At least 1, and just that for anything else.
    """
    permanent = game.battlefield.get(ObjectId(target))
    if permanent is None:
        return 1
    what = characteristics(game, permanent.id)
    if what.is_creature:
        return max(1, lethal_measure(what).points - permanent.damage)
    return max(1, what.loyalty or what.defense or 1)


def shared_out(game: Game, total: int, targets: Sequence[RecipientId]) -> FrozenMap[RecipientId, int]:
    """Return a division to begin with: 1 for each, then lethal damage first, in the order of the targets.

    What is left over goes to the first player among them, or else to the first target.
    """
    points = dict.fromkeys(targets, 1)
    left = total - len(points)
    for target in points:
        more = max(0, min(left, enough_for(game, target) - 1))
        points[target] += more
        left -= more
    if left > 0:
        points[next((one for one in points if one in game.players), targets[0])] += left
    return FrozenMap(points)


def shifted(
    points: Mapping[RecipientId, int], target: RecipientId, change: int
) -> FrozenMap[RecipientId, int]:
    """Return a division with one point more (`change` 1) or fewer (-1) for a target; the sum stays.

    It comes from the target furthest back that has more than one, and goes to the next one. Where no
    point can be moved, as each keeps at least one, the division is the same.
    """
    others = [one for one in points if one != target]
    if change > 0:
        other = next((one for one in reversed(others) if points[one] > 1), None)
    else:
        order = list(points)
        after = order[order.index(target) + 1 :] or others
        other = after[0] if after and points[target] > 1 else None
    if other is None:
        return FrozenMap(points)
    return FrozenMap({**points, target: points[target] + change, other: points[other] - change})


def adding_up_to(points: Mapping[RecipientId, int], total: int) -> FrozenMap[RecipientId, int]:
    """Return a division of another total that differs as little as can be: its last points come or go."""
    found, left = dict(points), total - sum(points.values())
    for target in reversed(list(points)):
        change = max(left, 1 - found[target])
        found[target] += change
        left -= change
    return FrozenMap(found)
