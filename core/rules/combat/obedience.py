"""The greatest number of requirements that can be obeyed without disobeying a restriction.

CR 508.1d and 509.1c compare a declaration with the best that was possible. The best is
found exactly: a relaxation that forgets what is "all or nothing" (menace, "can't attack alone",
"must be blocked by two or more creatures if able") is solved as a flow; where its solution
breaks a restriction or misses a requirement it counted, the search goes on with either half of
that imposed (branch and bound).
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from collections.abc import Set as AbstractSet

from msgspec import field

from core.rules.combat.reward_flow import RewardFlow
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import Value, replace

_FORCED = 1_000_000
"""Reward for a unit that must flow; larger than all requirements of a table together."""

Pair = tuple[ObjectId, RecipientId]


class Wanted(Value, kw_only=False):
    """Requirements obeyed if at least `least` of these creatures choose the target, by all of them at once.

    `count`: how many requirements that is.
    """

    target: RecipientId
    by: frozenset[ObjectId]
    least: int
    count: int

    def is_obeyed(self, chosen: Mapping[ObjectId, tuple[RecipientId, ...]]) -> bool:
        """Whether enough of them choose the target."""
        return sum(self.target in chosen.get(creature, ()) for creature in self.by) >= self.least


class Company(Value, kw_only=False):
    """How many others have to choose something so that a creature may; `those`: others of these alone."""

    others: int
    those: frozenset[ObjectId] | None = None


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

    def obeyed(self, chosen: Mapping[ObjectId, tuple[RecipientId, ...]]) -> int:
        """Return how many requirements a declaration obeys, whether it is legal or not."""
        acting = {creature: targets for creature, targets in chosen.items() if targets}
        return (
            sum(self.wants.get(creature, 0) for creature in acting)
            + sum(self.wants_pair.get((c, target), 0) for c, targets in acting.items() for target in targets)
            + sum(wanted.count for wanted in self.wanted if wanted.is_obeyed(acting))
        )

    def bound(self) -> int:
        """Return a number of requirements that no declaration can exceed."""
        total = 0
        for creature, targets in self.may.items():
            if targets:
                pairs = sorted((self.wants_pair.get((creature, t), 0) for t in targets), reverse=True)
                total += self.wants.get(creature, 0) + sum(pairs[: self.capacity.get(creature, 1)])
        return total + sum(wanted.count for wanted in self.wanted if wanted.is_obeyed(self.may))


class _Branch(Value, kw_only=False):
    """What the search has decided so far."""

    reached: frozenset[RecipientId] = frozenset()
    unreached: frozenset[RecipientId] = frozenset()
    acting: frozenset[ObjectId] = frozenset()
    idle: frozenset[ObjectId] = frozenset()
    least_acting: int = 0
    granted: frozenset[Wanted] = frozenset()
    given_up: frozenset[Wanted] = frozenset()
    pairs: frozenset[Pair] = frozenset()
    no_pairs: frozenset[Pair] = frozenset()


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
    possible = tuple(one for one in declaration.wanted if one.is_obeyed(declaration.may))
    declaration = replace(declaration, wanted=possible)
    branches = [_Branch()]
    while branches:
        branch = branches.pop()
        relaxed = _solve_relaxed(declaration, branch)
        if relaxed is None or relaxed.bound <= best.obeyed:
            continue
        broken = _split(declaration, branch, relaxed.example)
        if broken is not None:
            branches.extend(broken)
            continue
        obeyed = declaration.obeyed(relaxed.example)
        if obeyed > best.obeyed:
            best = Best(obeyed, relaxed.example)
        if relaxed.bound > best.obeyed:
            branches.extend(_split_wanted(declaration, branch, relaxed.example))
    return best


def _without_needless_pairs(declaration: Declaration) -> Declaration:
    """Return the same question with fewer pairs: of targets that nothing speaks of, one a creature."""
    wanted = {one.target for one in declaration.wanted}

    def is_special(creature: ObjectId, target: RecipientId) -> bool:
        return (
            (creature, target) in declaration.wants_pair
            or target in wanted
            or target in declaration.at_least
            or target in declaration.at_most
        )

    may: dict[ObjectId, tuple[RecipientId, ...]] = {}
    for creature, targets in declaration.may.items():
        special = [target for target in targets if is_special(creature, target)]
        plain = [target for target in targets if not is_special(creature, target)][:1]
        may[creature] = tuple(special + plain)
    return replace(declaration, may=may)


class _Relaxed(Value, kw_only=False):
    """What no declaration of a branch can exceed, and one that may break what is all or nothing."""

    bound: int
    example: Mapping[ObjectId, tuple[RecipientId, ...]]


def _solve_relaxed(declaration: Declaration, branch: _Branch) -> _Relaxed | None:
    """Return the best under `branch` if "all or nothing" is forgotten; None if `branch` is impossible."""
    flow = RewardFlow("source", "sink")
    creatures = [creature for creature in declaration.may if creature not in branch.idle]
    limit = len(creatures) if declaration.creatures_at_most is None else declaration.creatures_at_most
    together = min(limit, branch.least_acting)
    flow.add("source", "acting", together, _FORCED)
    flow.add("source", "acting", limit - together)
    forced = branch.least_acting + len(branch.pairs)
    wanted = {target: _wanted_of(declaration, branch, target) for target in _targets(declaration)}
    for creature in creatures:
        must = creature in branch.acting
        forced += must
        flow.add("acting", creature, 1, declaration.wants.get(creature, 0) + must * _FORCED)
        flow.add("source", creature, declaration.capacity.get(creature, 1) - 1)
        for target in declaration.may[creature]:
            pair = creature, target
            if target not in branch.unreached and pair not in branch.no_pairs:
                reward = declaration.wants_pair.get(pair, 0) + (pair in branch.pairs) * _FORCED
                flow.add(creature, (target, creature in wanted[target].few), 1, reward)
    for target, here in wanted.items():
        room = declaration.at_most.get(target, len(creatures))
        needed = _needed(here.of_few, branch)
        forced += needed
        _add_wanted(flow, ((target, True), (target, False)), len(here.few), needed, here.of_few)
        needed = _needed(here.of_all, branch)
        if target in branch.reached:
            needed = max(needed, declaration.at_least.get(target, 1))
        forced += needed
        _add_wanted(flow, ((target, False), "sink"), room, min(room, needed), here.of_all)
    reward = flow.maximise()
    if reward // _FORCED < forced:
        return None
    example = {
        creature: tuple(
            t
            for t in declaration.may[creature]
            if flow.flowing(creature, (t, True)) or flow.flowing(creature, (t, False))
        )
        for creature in creatures
    }
    example = {creature: targets for creature, targets in example.items() if targets}
    loose = sum(one.count for here in wanted.values() for one in here.loose)
    return _Relaxed(reward % _FORCED + loose, example)


def _targets(declaration: Declaration) -> tuple[RecipientId, ...]:
    return tuple({target: None for targets in declaration.may.values() for target in targets})


class _WantedOf(Value, kw_only=False):
    """How the requirements on who chooses one target are weighed in the network.

    Attributes:
        of_all: those that any creature that may choose the target obeys.
        few: some of these creatures, and `of_few` the requirements that they obey.
        loose: others, which the network doesn't see; it is tried which creature obeys them.
    """

    of_all: tuple[Wanted, ...]
    few: frozenset[ObjectId]
    of_few: tuple[Wanted, ...]
    loose: tuple[Wanted, ...]


def _wanted_of(declaration: Declaration, branch: _Branch, target: RecipientId) -> _WantedOf:
    every = {creature for creature, targets in declaration.may.items() if target in targets}
    here = [one for one in declaration.wanted if one.target == target and one not in branch.given_up]
    of_all = tuple(one for one in here if one.by >= every)
    others = [one for one in here if not one.by >= every]
    few = others[0].by if others else frozenset()
    of_few = tuple(one for one in others if one.by == few)
    return _WantedOf(of_all, few, of_few, tuple(one for one in others if one.by != few))


def _needed(wanted: tuple[Wanted, ...], branch: _Branch) -> int:
    return max((one.least for one in wanted if one in branch.granted), default=0)


def _add_wanted(
    flow: RewardFlow,
    between: tuple[Hashable, Hashable],
    room: int,
    needed: int,
    wanted: tuple[Wanted, ...],
) -> None:
    """Add what leads on from a target; the first unit has the whole reward, which is never too little."""
    first = sum(one.count for one in wanted)
    flow.add(*between, min(room, 1), first + (_FORCED if needed else 0))
    flow.add(*between, needed - 1, _FORCED)
    flow.add(*between, room - max(needed, 1))


def _split_wanted(
    declaration: Declaration, branch: _Branch, chosen: Mapping[ObjectId, tuple[RecipientId, ...]]
) -> list[_Branch]:
    """Return the search with a requirement that isn't obeyed made to be, and the search without it."""
    one = next(one for one in declaration.wanted if one not in branch.given_up and not one.is_obeyed(chosen))
    given_up = replace(branch, given_up=branch.given_up | {one})
    if one not in _wanted_of(declaration, branch, one.target).loose:
        return [given_up, replace(branch, granted=branch.granted | {one})]
    may = ((creature, one.target) for creature in declaration.may if creature in one.by)
    settled = branch.pairs | branch.no_pairs
    pair = next((pair for pair in may if pair[1] in declaration.may[pair[0]] and pair not in settled), None)
    if pair is None:
        return [given_up]
    return [
        replace(branch, no_pairs=branch.no_pairs | {pair}),
        replace(branch, pairs=branch.pairs | {pair}),
    ]


def _split(
    declaration: Declaration, branch: _Branch, chosen: Mapping[ObjectId, tuple[RecipientId, ...]]
) -> list[_Branch] | None:
    """Return the two halves of the search where a choice breaks a restriction; None if it breaks none."""
    chosen_by: dict[RecipientId, int] = {}
    for targets in chosen.values():
        for target in targets:
            chosen_by[target] = chosen_by.get(target, 0) + 1
    for target, count in chosen_by.items():
        if count < declaration.at_least.get(target, 1):
            return [
                replace(branch, unreached=branch.unreached | {target}),
                replace(branch, reached=branch.reached | {target}),
            ]
    limit = declaration.creatures_at_most
    if limit is not None and len(chosen) > limit:
        creature = next(c for c in chosen if c not in branch.acting)
        return [
            replace(branch, idle=branch.idle | {creature}),
            replace(branch, acting=branch.acting | {creature}),
        ]
    for creature in chosen:
        for company in declaration.company.get(creature, ()):
            along = chosen.keys() - {creature}
            if len(along if company.those is None else along & company.those) < company.others:
                return _split_company(branch, creature, company, along)
    return None


def _split_company(
    branch: _Branch, creature: ObjectId, company: Company, along: AbstractSet[ObjectId]
) -> list[_Branch]:
    """Return the search without a creature that lacks company, and with one more of those it lacks."""
    without = replace(branch, idle=branch.idle | {creature})
    if company.those is None:
        return [without, replace(branch, least_acting=company.others + 1)]
    missing = sorted(company.those - along - branch.idle - {creature})
    return [without, *(replace(branch, acting=branch.acting | {one}) for one in missing)]
