"""What a declaration of attackers or blockers may and must be, as numbers (CR 508.1, 509.1)."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from msgspec import field

from core.terms.ids import ObjectId, RecipientId
from core.terms.values import Value

Pair = tuple[ObjectId, RecipientId]

Chosen = Mapping[ObjectId, tuple[RecipientId, ...]]
"""What each creature attacks or blocks."""


class Wanted(Value, kw_only=False):
    """Requirements obeyed if at least `least` of these creatures choose the target, by all of them at once.

    `count`: how many requirements that is.
    """

    target: RecipientId
    by: frozenset[ObjectId]
    least: int
    count: int

    def is_obeyed(self, chosen: Chosen) -> bool:
        """Whether enough of them choose the target."""
        return sum(self.target in chosen.get(creature, ()) for creature in self.by) >= self.least


class Company(Value, kw_only=False):
    """How many others have to choose something so that a creature may; `those`: others of these alone."""

    others: int
    those: frozenset[ObjectId] | None = None

    def is_lacking(self, creature: ObjectId, acting: AbstractSet[ObjectId]) -> bool:
        """Whether too few others are acting for a creature that needs this company."""
        along = acting - {creature}
        return len(along if self.those is None else along & self.those) < self.others


class Declaration(Value, kw_only=False):
    """What creatures may do, and what requires and restricts it. "Target" is what one attacks or blocks.

    Attributes:
        may: the targets each creature may choose one by one.
        capacity: how many targets a creature may choose, where that is not one.
        wants: requirements obeyed if the creature chooses any target.
        wants_pair: requirements obeyed if the creature chooses just that target.
        wanted: requirements obeyed if enough of certain creatures choose a target.
        at_least: targets to be chosen by so many creatures or by none.
        at_most: targets to be chosen by no more creatures.
        creatures_at_most: how many creatures may choose anything; None if there is no limit.
        company: creatures that may choose only if others do, too.
    """

    may: Mapping[ObjectId, tuple[RecipientId, ...]]
    capacity: Mapping[ObjectId, int] = field(default_factory=dict)
    wants: Mapping[ObjectId, int] = field(default_factory=dict)
    wants_pair: Mapping[Pair, int] = field(default_factory=dict)
    wanted: tuple[Wanted, ...] = ()
    at_least: Mapping[RecipientId, int] = field(default_factory=dict)
    at_most: Mapping[RecipientId, int] = field(default_factory=dict)
    creatures_at_most: int | None = None
    company: Mapping[ObjectId, tuple[Company, ...]] = field(default_factory=dict)

    def obeyed(self, chosen: Chosen) -> int:
        """Return how many requirements a declaration obeys, whether it is legal or not."""
        acting = {creature: targets for creature, targets in chosen.items() if targets}
        return (
            sum(self.wants.get(creature, 0) for creature in acting)
            + sum(self.wants_pair.get((c, target), 0) for c, targets in acting.items() for target in targets)
            + sum(wanted.count for wanted in self.wanted if wanted.is_obeyed(acting))
        )

    def bound(self) -> int:
        """Return an upper bound on the requirements that a declaration obeys."""
        total = 0
        for creature, targets in self.may.items():
            if targets:
                pairs = sorted((self.wants_pair.get((creature, t), 0) for t in targets), reverse=True)
                total += self.wants.get(creature, 0) + sum(pairs[: self.capacity.get(creature, 1)])
        return total + sum(wanted.count for wanted in self.wanted if wanted.is_obeyed(self.may))
