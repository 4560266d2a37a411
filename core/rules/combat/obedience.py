"""The greatest number of requirements that can be obeyed without disobeying a restriction.

CR 508.1d and 509.1c compare a declaration with the best that was possible. The best is
found exactly: a relaxation that forgets "all or nothing" restrictions (menace, "can't attack
alone") is solved as a flow; where its solution breaks one of them, the search goes on with
either half of that restriction imposed (branch and bound).
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import field

from core.rules.combat.reward_flow import RewardFlow
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import Value, replace

_FORCED = 1_000_000
"""Reward for a unit that must flow; larger than all requirements of a table together."""

Pair = tuple[ObjectId, RecipientId]


class Declaration(Value, kw_only=False):
    """What creatures may do, and what requires and restricts it. "Target" is what one attacks or blocks.

    Attributes:
        may: the targets each creature may choose one by one.
        capacity: how many targets a creature may choose, where that is not one.
        wants: requirements obeyed if the creature chooses any target.
        wants_pair: requirements obeyed if the creature chooses just that target.
        wants_target: requirements obeyed if anybody chooses the target.
        at_least: targets to be chosen by so many creatures or by none.
        at_most: targets to be chosen by no more creatures.
        creatures_at_most: how many creatures may choose anything; None if there is no limit.
        company: creatures that may choose only if so many others do, too.
    """

    may: Mapping[ObjectId, tuple[RecipientId, ...]]
    capacity: Mapping[ObjectId, int] = field(default_factory=dict)
    wants: Mapping[ObjectId, int] = field(default_factory=dict)
    wants_pair: Mapping[Pair, int] = field(default_factory=dict)
    wants_target: Mapping[RecipientId, int] = field(default_factory=dict)
    at_least: Mapping[RecipientId, int] = field(default_factory=dict)
    at_most: Mapping[RecipientId, int] = field(default_factory=dict)
    creatures_at_most: int | None = None
    company: Mapping[ObjectId, int] = field(default_factory=dict)

    def obeyed(self, chosen: Mapping[ObjectId, tuple[RecipientId, ...]]) -> int:
        """Return how many requirements a declaration obeys, whether it is legal or not."""
        acting = {creature: targets for creature, targets in chosen.items() if targets}
        reached = {target for targets in acting.values() for target in targets}
        return (
            sum(self.wants.get(creature, 0) for creature in acting)
            + sum(self.wants_pair.get((c, target), 0) for c, targets in acting.items() for target in targets)
            + sum(count for target, count in self.wants_target.items() if target in reached)
        )

    def bound(self) -> int:
        """Return a number of requirements that no declaration can exceed."""
        total = 0
        reachable: set[RecipientId] = set()
        for creature, targets in self.may.items():
            if targets:
                reachable.update(targets)
                pairs = sorted((self.wants_pair.get((creature, t), 0) for t in targets), reverse=True)
                total += self.wants.get(creature, 0) + sum(pairs[: self.capacity.get(creature, 1)])
        return total + sum(count for target, count in self.wants_target.items() if target in reachable)


class _Branch(Value, kw_only=False):
    """What the search has decided so far."""

    reached: frozenset[RecipientId] = frozenset()
    unreached: frozenset[RecipientId] = frozenset()
    acting: frozenset[ObjectId] = frozenset()
    idle: frozenset[ObjectId] = frozenset()
    least_acting: int = 0


class Best(Value, kw_only=False):
    """The greatest number of requirements that can be obeyed, and one declaration that does."""

    obeyed: int
    example: Mapping[ObjectId, tuple[RecipientId, ...]]


def most_obedient(declaration: Declaration) -> Best:
    """Return the best that is possible; among equals, one in which no creature acts needlessly.

    CR 508.1d: for attackers. CR 509.1c: for blockers.
    """
    best = Best(0, {})
    if declaration.bound() == 0:
        return best
    declaration = _without_needless_pairs(declaration)
    branches = [_Branch()]
    while branches:
        branch = branches.pop()
        relaxed = _solve_relaxed(declaration, branch)
        if relaxed is None or relaxed.obeyed <= best.obeyed:
            continue
        broken = _split(declaration, branch, relaxed)
        if broken is None:
            best = relaxed
        else:
            branches.extend(broken)
    return best


def _without_needless_pairs(declaration: Declaration) -> Declaration:
    """Return the same question with fewer pairs: of targets that nothing speaks of, one a creature."""

    def is_special(creature: ObjectId, target: RecipientId) -> bool:
        return (
            (creature, target) in declaration.wants_pair
            or target in declaration.wants_target
            or target in declaration.at_least
            or target in declaration.at_most
        )

    may: dict[ObjectId, tuple[RecipientId, ...]] = {}
    for creature, targets in declaration.may.items():
        special = [target for target in targets if is_special(creature, target)]
        plain = [target for target in targets if not is_special(creature, target)][:1]
        may[creature] = tuple(special + plain)
    return replace(declaration, may=may)


def _solve_relaxed(declaration: Declaration, branch: _Branch) -> Best | None:
    """Return the best under `branch` if "all or nothing" is forgotten; None if `branch` is impossible."""
    flow = RewardFlow("source", "sink")
    creatures = [creature for creature in declaration.may if creature not in branch.idle]
    limit = len(creatures) if declaration.creatures_at_most is None else declaration.creatures_at_most
    together = min(limit, branch.least_acting)
    flow.add("source", "acting", together, _FORCED)
    flow.add("source", "acting", limit - together)
    forced = branch.least_acting
    for creature in creatures:
        must = creature in branch.acting
        forced += must
        flow.add("acting", creature, 1, declaration.wants.get(creature, 0) + must * _FORCED)
        flow.add("source", creature, declaration.capacity.get(creature, 1) - 1)
        for target in declaration.may[creature]:
            if target not in branch.unreached:
                flow.add(creature, (target,), 1, declaration.wants_pair.get((creature, target), 0))
    for target in {target: None for creature in creatures for target in declaration.may[creature]}:
        room = declaration.at_most.get(target, len(creatures))
        needed = min(room, declaration.at_least.get(target, 1)) if target in branch.reached else 0
        if target in branch.reached:
            forced += declaration.at_least.get(target, 1)
        first = declaration.wants_target.get(target, 0)
        flow.add((target,), "sink", min(room, 1), first + (_FORCED if needed else 0))
        flow.add((target,), "sink", needed - 1, _FORCED)
        flow.add((target,), "sink", room - max(needed, 1))
    if flow.maximise() // _FORCED < forced:
        return None
    example = {
        creature: tuple(t for t in declaration.may[creature] if flow.flowing(creature, (t,)))
        for creature in creatures
    }
    example = {creature: targets for creature, targets in example.items() if targets}
    return Best(declaration.obeyed(example), example)


def _split(declaration: Declaration, branch: _Branch, relaxed: Best) -> list[_Branch] | None:
    """Return the two halves of the search where `relaxed` breaks a restriction; None if it breaks none."""
    chosen_by: dict[RecipientId, int] = {}
    for targets in relaxed.example.values():
        for target in targets:
            chosen_by[target] = chosen_by.get(target, 0) + 1
    for target, count in chosen_by.items():
        if count < declaration.at_least.get(target, 1):
            return [
                replace(branch, unreached=branch.unreached | {target}),
                replace(branch, reached=branch.reached | {target}),
            ]
    limit = declaration.creatures_at_most
    if limit is not None and len(relaxed.example) > limit:
        creature = next(c for c in relaxed.example if c not in branch.acting)
        return [
            replace(branch, idle=branch.idle | {creature}),
            replace(branch, acting=branch.acting | {creature}),
        ]
    for creature in relaxed.example:
        least = declaration.company.get(creature, 0) + 1
        if len(relaxed.example) < least:
            return [replace(branch, idle=branch.idle | {creature}), replace(branch, least_acting=least)]
    return None
