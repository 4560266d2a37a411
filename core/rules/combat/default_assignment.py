"""How combat damage is assigned where nobody says otherwise (CR 510.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.characteristics.current import characteristics
from core.model.combat import Assigned
from core.model.game import Game
from core.rules.combat.assigned_points import AssignedPoints, by_source
from core.rules.combat.assignment_recipients import Division, divisions
from core.rules.combat.enough_damage import Tally, enough
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import FrozenMap


def completed_points(
    game: Game, sources: tuple[ObjectId, ...], already: tuple[Assigned, ...], said: AssignedPoints
) -> AssignedPoints:
    """Return what is assigned, with the default for each of the `sources` of which nothing is said.

    By default each kills as much as it can: see `lethal_first`.
    """
    if tuple(said) == sources:
        return said
    points = dict(said)
    found = divisions(game, sorted([source for source in sources if source not in said]))
    if all(division.is_forced for division in found.values()):
        points.update(
            {one: FrozenMap({division.recipients[0]: division.points}) for one, division in found.items()}
        )
    else:
        tally = Tally({**by_source(already), **of_present(game, said)})
        for source, division in found.items():
            points[source] = lethal_first(game, division, tally)
            tally.add(source, points[source])
    in_order = [source for source in sources if source in points]
    return FrozenMap([(source, points[source]) for source in (*in_order, *points)])


def lethal_first(game: Game, division: Division, tally: Tally) -> FrozenMap[RecipientId, int]:
    """Return the division that kills as much as it can, tier by tier.

    What may assign as though it weren't blocked does. In a tier lethal damage goes to as many as
    possible; of the sets of so many that there are, to the one with the most power and toughness
    together, and of equal ones to that which takes the fewest points. What is left goes to the
    others of that tier, the cheapest first; or, if all of them get enough, to the last tier that may
    have it, and there to the one that takes most.
    """
    division = division.as_unblocked
    left, recipients = division.points, division.recipients
    if len(recipients) == 1:
        return FrozenMap({recipients[0]: left})
    given: dict[RecipientId, int] = dict.fromkeys(recipients, 0)
    for place, tier in enumerate(division.tiers):
        needs = {r: max(0, enough(game, division, place, r, tally) - given[r]) for r in tier}
        cheapest_first = sorted(tier, key=lambda recipient: (needs[recipient], recipient))
        dying = _most_worth(game, cheapest_first, needs, left)
        for recipient in sorted(cheapest_first, key=lambda one: one not in dying):
            part = min(needs[recipient], left)
            given[recipient] += part
            left -= part
        last = cheapest_first[-1]
        if left == 0:
            break
    given[last] += left
    return FrozenMap((recipient, part) for recipient, part in given.items() if part)


def of_present(game: Game, points: AssignedPoints) -> AssignedPoints:
    """Return the points of sources that are there: of others nothing can be asked."""
    if points.keys() <= game.battlefield.keys():
        return points
    return FrozenMap((source, part) for source, part in points.items() if source in game.battlefield)


_MOST_WEIGHED = 1_000
"""With more points than this the cheapest are killed first: weighing every set would take long."""


def _most_worth(
    game: Game, cheapest_first: Sequence[RecipientId], needs: Mapping[RecipientId, int], points: int
) -> frozenset[RecipientId]:
    """Return whom to give what they need: as many as possible, then the most power and toughness.

    For each number of points the best set so far is kept, so it takes as many steps as there are
    creatures times points.
    """
    if points > _MOST_WEIGHED or sum(needs.values()) <= points:
        return frozenset(cheapest_first)  # each in turn gets what it needs, as far as the points go
    best: list[tuple[int, int, int] | None] = [(0, 0, 0), *[None] * points]  # how many, how large, which
    for number, recipient in enumerate(cheapest_first):
        cost, size = needs[recipient], _size(game, recipient)
        for spent in range(points, cost - 1, -1):
            if (before := best[spent - cost]) is None:
                continue
            count, worth = before[0] + 1, before[1] + size
            if (known := best[spent]) is None or (count, worth) > known[:2]:
                best[spent] = (count, worth, before[2] | 1 << number)
    *_, which = max((one for one in best if one is not None), key=lambda one: one[:2])
    return frozenset(one for number, one in enumerate(cheapest_first) if which >> number & 1)


def _size(game: Game, recipient: RecipientId) -> int:
    if recipient in game.players:
        return 0
    what = characteristics(game, ObjectId(recipient))
    return what.power + what.toughness
