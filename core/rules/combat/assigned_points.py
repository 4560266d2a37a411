"""Assigned combat damage as numbers: by source, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from core.events.damage import Damage
from core.model.combat import Assigned
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import FrozenMap

Points = Mapping[ObjectId, Mapping[RecipientId, int]]
"""Points assigned in one step, by source and recipient."""


AssignedPoints = FrozenMap[ObjectId, FrozenMap[RecipientId, int]]
"""The same, as answers hold it."""


def as_assigned(points: AssignedPoints) -> tuple[Assigned, ...]:
    """Return points one by one, zeros left out."""
    return tuple(
        [
            Assigned(source=source, recipient=recipient, amount=amount)
            for source, assigned in points.items()
            for recipient, amount in assigned.items()
            if amount
        ]
    )


def as_damage(assigned: Iterable[Assigned]) -> tuple[Damage, ...]:
    """Return points assigned as the damage they become."""
    return tuple([Damage(source=one.source, recipient=one.recipient, amount=one.amount) for one in assigned])


def by_source(assigned: Iterable[Assigned]) -> AssignedPoints:
    """Return points assigned one by one as a map from source to recipient to amount."""
    points: dict[ObjectId, dict[RecipientId, int]] = {}
    for one in assigned:
        points.setdefault(one.source, {})[one.recipient] = one.amount
    return FrozenMap((source, FrozenMap(part)) for source, part in points.items())
