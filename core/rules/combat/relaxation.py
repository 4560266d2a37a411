"""The relaxation that bounds the search for the best declaration, as a flow (CR 508.1d, 509.1c).

It forgets what is "all or nothing". What takes several creatures is worth a share for each of them, so
that one creature doesn't count for all; the bound is then close even on a crowded table.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import groupby
from math import lcm

from core.rules.combat.declaration import Chosen, Declaration, Pair, Wanted
from core.rules.combat.reward_flow import RewardFlow
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import Value

MOST = 1_000_000
"""More than all requirements of a table together."""


class Branch(Value, kw_only=False):
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


class Relaxed(Value, kw_only=False):
    """What no declaration of a branch can exceed, and one that may break what is all or nothing."""

    bound: int
    example: Chosen


class _Scale(Value, kw_only=False):
    """What a requirement is worth in the network, so that each share of it is a whole number.

    Attributes:
        requirement: the reward for one requirement.
        early: a reward too small to change which is best: by it what comes first is filled before the next
            is begun, so that what is best is seldom all or nothing by halves.
    """

    requirement: int
    early: Mapping[Hashable, int]

    @property
    def force(self) -> int:
        """The reward for a unit that must flow: more than for all requirements together."""
        return self.requirement * MOST


def relaxed_best(declaration: Declaration, branch: Branch) -> Relaxed | None:
    """Return the best under `branch` if "all or nothing" is forgotten; None if `branch` is impossible."""
    flow = RewardFlow("source", "sink")
    scale = _scale(declaration)
    creatures = [creature for creature in declaration.may if creature not in branch.idle]
    limit = len(creatures) if declaration.creatures_at_most is None else declaration.creatures_at_most
    together = min(limit, branch.least_acting)
    flow.add("source", "acting", together, scale.force)
    flow.add("source", "acting", limit - together)
    more = {creature: declaration.capacity.get(creature, 1) - 1 for creature in creatures}
    flow.add("source", "more", sum(sorted(more.values(), reverse=True)[:limit]))
    forced = branch.least_acting + len(branch.pairs)
    wanted = {target: _wanted_of(declaration, branch, target) for target in _targets(declaration)}
    for creature in creatures:
        must = creature in branch.acting
        forced += must
        early = scale.early.get(creature, 0)
        wants = declaration.wants.get(creature, 0) * scale.requirement
        flow.add("acting", creature, 1, wants + early + must * scale.force)
        flow.add("more", creature, more[creature], early)
        for target in declaration.may[creature]:
            pair = creature, target
            if target not in branch.unreached and pair not in branch.no_pairs:
                reward = declaration.wants_pair.get(pair, 0) * scale.requirement
                reward += (pair in branch.pairs) * scale.force
                flow.add(creature, (target, creature in wanted[target].few), 1, reward)
    for target, here in wanted.items():
        room = declaration.at_most.get(target, len(creatures))
        needed = _needed(here.of_few, branch)
        forced += needed
        _add_shares(
            flow, ((target, True), (target, False)), len(here.few), _shares(here.of_few, 1, needed, scale)
        )
        fewest = declaration.at_least.get(target, 1)
        needed = _needed(here.of_all, branch)
        if target in branch.reached:
            needed = max(needed, fewest)
        forced += needed
        shares = _shares(here.of_all, fewest, needed, scale, scale.early.get(target, 0))
        _add_shares(flow, ((target, False), "sink"), room, shares)
    reward = flow.maximise()
    if reward // scale.force < forced:
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
    return Relaxed(reward % scale.force // scale.requirement + loose, example)


def _scale(declaration: Declaration) -> _Scale:
    """Return a scale by which all shares of requirements are whole, and what comes first is preferred."""
    fewest = {one: max(one.least, declaration.at_least.get(one.target, 1)) for one in declaration.wanted}
    crowded = dict.fromkeys(one.target for one, least in fewest.items() if least > 1)
    early: dict[Hashable, int] = {target: len(crowded) - place for place, target in enumerate(crowded)}
    if declaration.creatures_at_most is not None and any(most > 1 for most in declaration.capacity.values()):
        early |= {creature: len(declaration.may) - place for place, creature in enumerate(declaration.may)}
    whole = lcm(*fewest.values(), *(one.least for one in declaration.wanted))
    units = sum(declaration.capacity.get(creature, 1) for creature in declaration.may)
    return _Scale(whole * (1 + 2 * units * max(early.values(), default=0)), early)


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


def _wanted_of(declaration: Declaration, branch: Branch, target: RecipientId) -> _WantedOf:
    every = {creature for creature, targets in declaration.may.items() if target in targets}
    here = [one for one in declaration.wanted if one.target == target and one not in branch.given_up]
    of_all = tuple(one for one in here if one.by >= every)
    others = [one for one in here if not one.by >= every]
    few = others[0].by if others else frozenset()
    of_few = tuple(one for one in others if one.by == few)
    return _WantedOf(of_all, few, of_few, tuple(one for one in others if one.by != few))


def loose_wanted(declaration: Declaration, branch: Branch, target: RecipientId) -> tuple[Wanted, ...]:
    """Return the requirements on who chooses a target that the network doesn't see."""
    return _wanted_of(declaration, branch, target).loose


def _needed(wanted: tuple[Wanted, ...], branch: Branch) -> int:
    return max((one.least for one in wanted if one in branch.granted), default=0)


def _shares(
    wanted: tuple[Wanted, ...], fewest: int, needed: int, scale: _Scale, early: int = 0
) -> tuple[int, ...]:
    """Return the reward for each unit that leads on from a target: its shares of the requirements.

    No legal declaration has less than `fewest` units there, or it has none; so the shares of what is
    obeyed are there in full. They never grow, as `RewardFlow` demands.
    """
    takes = {one: max(one.least, fewest) for one in wanted}
    most = max(takes.values(), default=0)
    return tuple(
        sum(one.count * scale.requirement // units for one, units in takes.items() if place < units)
        + (early if place < most else 0)
        + (scale.force if place < needed else 0)
        for place in range(max(most, needed))
    )


def _add_shares(
    flow: RewardFlow, between: tuple[Hashable, Hashable], room: int, shares: tuple[int, ...]
) -> None:
    """Add what leads on from a target, with room for so many units."""
    for reward, alike in groupby(shares[:room]):
        flow.add(*between, len(tuple(alike)), reward)
    flow.add(*between, room - len(shares))
