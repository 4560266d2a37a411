"""Assigning combat damage: how much is enough, and a sensible default (CR 510.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from core.characteristics.current import characteristics
from core.events.damage import Damage
from core.model.combat import Assigned
from core.model.game import Game
from core.rules.combat.division import Division, divisions
from core.rules.damage.lethal import lethal_damage
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import FrozenMap

Points = Mapping[ObjectId, Mapping[RecipientId, int]]
"""Points assigned in one step, by source and recipient."""


AssignedPoints = FrozenMap[ObjectId, FrozenMap[RecipientId, int]]
"""The same, as answers hold it."""


class Tally:
    """Who assigns how much to whom in one step, looked at from the side of the recipients."""

    def __init__(self, points: Points) -> None:
        self._to: dict[RecipientId, dict[ObjectId, int]] = {}
        for source, assigned in points.items():
            self.add(source, assigned)

    def add(self, source: ObjectId, assigned: Mapping[RecipientId, int]) -> None:
        """Count what one more source assigns."""
        for recipient, amount in assigned.items():
            if amount:
                self._to.setdefault(recipient, {})[source] = amount

    def alongside(self, recipient: RecipientId, source: ObjectId) -> dict[ObjectId, int]:
        """Return what sources other than `source` assign to `recipient`."""
        return {other: amount for other, amount in self._to.get(recipient, {}).items() if other != source}


def enough(game: Game, division: Division, place: int, recipient: RecipientId, tally: Tally) -> int:
    """Return how many points must go to `recipient`, in tier `place`, before any may go to a later tier.

    What other sources assign in this step counts. CR 702.19b: lethal damage for a creature.
    CR 702.19c: its loyalty for a planeswalker that is attacked. Nothing comes after a player.
    """
    if recipient in game.players:
        return 0
    target, alongside = ObjectId(recipient), tally.alongside(recipient, division.source)
    if place >= division.fought:
        return max(0, characteristics(game, target).loyalty - sum(alongside.values()))
    return lethal_damage(game, target, division.source, alongside)


def completed_points(
    game: Game, sources: tuple[ObjectId, ...], already: tuple[Assigned, ...], said: AssignedPoints
) -> AssignedPoints:
    """Return what is assigned, with the default for each of the `sources` of which nothing is said.

    By default lethal damage goes to as many as possible, then as far as it goes.
    """
    if tuple(said) == sources:
        return said
    tally = Tally({**by_source(already), **of_present(game, said)})
    points = dict(said)
    left_out = sorted(source for source in sources if source not in said)
    for source, division in divisions(game, left_out).items():
        points[source] = lethal_first(game, division, tally)
        tally.add(source, points[source])
    in_order = [source for source in sources if source in points]
    return FrozenMap((source, points[source]) for source in (*in_order, *points))


def lethal_first(game: Game, division: Division, tally: Tally) -> FrozenMap[RecipientId, int]:
    """Return the division that gives lethal damage to as many as it can, tier by tier.

    What may assign as though it weren't blocked does. In a tier the cheapest come first, so that
    most get enough; what is left over goes to the last tier that may have it, and there to the
    one that takes most.
    """
    division = division.as_unblocked
    left, recipients = division.points, division.recipients
    if len(recipients) == 1:
        return FrozenMap({recipients[0]: left})
    given: dict[RecipientId, int] = dict.fromkeys(recipients, 0)
    for place, tier in enumerate(division.tiers):
        needs = {r: max(0, enough(game, division, place, r, tally) - given[r]) for r in tier}
        cheapest_first = sorted(tier, key=lambda recipient: (needs[recipient], recipient))
        for recipient in cheapest_first:
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


def as_assigned(points: AssignedPoints) -> tuple[Assigned, ...]:
    """Return points one by one, zeros left out."""
    return tuple(
        Assigned(source=source, recipient=recipient, amount=amount)
        for source, assigned in points.items()
        for recipient, amount in assigned.items()
        if amount
    )


def as_damage(assigned: Iterable[Assigned]) -> tuple[Damage, ...]:
    """Return points assigned as the damage they become."""
    return tuple(Damage(source=one.source, recipient=one.recipient, amount=one.amount) for one in assigned)


def by_source(assigned: Iterable[Assigned]) -> AssignedPoints:
    """Return points assigned one by one as a map from source to recipient to amount."""
    points: dict[ObjectId, dict[RecipientId, int]] = {}
    for one in assigned:
        points.setdefault(one.source, {})[one.recipient] = one.amount
    return FrozenMap((source, FrozenMap(part)) for source, part in points.items())
