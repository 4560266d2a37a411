"""The greatest number of requirements that can be obeyed without disobeying a restriction.

CR 508.1d and 509.1c compare a declaration with the best that was possible. The best is
found exactly: a relaxation that forgets what is "all or nothing" (menace, "can't attack alone",
"must be blocked by two or more creatures if able") is solved as a flow; where its solution
breaks a restriction or misses a requirement it counted, the search goes on with either half of
that imposed (branch and bound). What is legal of its solution is a declaration to beat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Set as AbstractSet
from typing import Final

from core.rules.combat.declaration import Chosen, Company, Declaration
from core.rules.combat.relaxation import MOST, Branch, loose_wanted, relaxed_best
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import Value, replace

PATIENCE: Final = 150_000
"""When the search has looked at so many pairs of a creature and a target, it ends: after a few seconds."""


class Best(Value, kw_only=False):
    """The greatest number of requirements that can be obeyed, and one declaration that does.

    `is_proven`: False if the search ended before all better ones were ruled out.
    """

    obeyed: int
    example: Chosen
    is_proven: bool = True


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
    branches = [(MOST, Branch())]
    pairs = 1 + sum(map(len, declaration.may.values()))
    looked_at = 0
    while branches and looked_at < PATIENCE:
        bound, branch = branches.pop()
        if bound <= best.obeyed:
            continue
        looked_at += pairs
        relaxed = relaxed_best(declaration, branch)
        if relaxed is None or relaxed.bound <= best.obeyed:
            continue
        legal = _legal_part(declaration, relaxed.example)
        obeyed = declaration.obeyed(legal)
        if obeyed > best.obeyed:
            best = Best(obeyed, legal)
        if relaxed.bound > best.obeyed:
            broken = _split(declaration, branch, relaxed.example)
            halves = _split_wanted(declaration, branch, relaxed.example) if broken is None else broken
            branches.extend((relaxed.bound, half) for half in halves)
    is_proven = all(bound <= best.obeyed for bound, _ in branches)
    return Best(best.obeyed, _without_needless(declaration, best), is_proven)


def _legal_part(declaration: Declaration, chosen: Chosen) -> Chosen:
    """Return what is left of a declaration without all that breaks a restriction."""
    left = dict(chosen)
    if declaration.creatures_at_most is not None:
        busiest = sorted(left, key=lambda creature: -len(left[creature]))[: declaration.creatures_at_most]
        left = {creature: targets for creature, targets in left.items() if creature in busiest}
    while True:
        chosen_by = Counter(target for targets in left.values() for target in targets)
        kept = {
            creature: tuple(t for t in targets if chosen_by[t] >= declaration.at_least.get(t, 1))
            for creature, targets in left.items()
            if not any(
                company.is_lacking(creature, left.keys()) for company in declaration.company.get(creature, ())
            )
        }
        kept = {creature: targets for creature, targets in kept.items() if targets}
        if kept == left:
            return left
        left = kept


def _without_needless(declaration: Declaration, best: Best) -> Chosen:
    """Return the best without what obeys no requirement: first whole targets, then single creatures."""
    chosen = best.example
    pairs = [(creature, target) for creature, targets in chosen.items() for target in targets]
    whole = [{pair for pair in pairs if pair[1] == target} for target in dict.fromkeys(t for _, t in pairs)]
    for left_out in (*whole, *({pair} for pair in pairs)):
        less = {c: tuple(t for t in targets if (c, t) not in left_out) for c, targets in chosen.items()}
        legal = _legal_part(declaration, {c: targets for c, targets in less.items() if targets})
        if declaration.obeyed(legal) == best.obeyed:
            chosen = legal
    return chosen


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


def _split_wanted(declaration: Declaration, branch: Branch, chosen: Chosen) -> list[Branch]:
    """Return the search with a requirement that isn't obeyed made to be, and the search without it."""
    one = next(one for one in declaration.wanted if one not in branch.given_up and not one.is_obeyed(chosen))
    given_up = replace(branch, given_up=branch.given_up | {one})
    if one not in loose_wanted(declaration, branch, one.target):
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


def _split(declaration: Declaration, branch: Branch, chosen: Chosen) -> list[Branch] | None:
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
            if company.is_lacking(creature, chosen.keys()):
                return _split_company(branch, creature, company, chosen.keys() - {creature})
    return None


def _split_company(
    branch: Branch, creature: ObjectId, company: Company, along: AbstractSet[ObjectId]
) -> list[Branch]:
    """Return the search without a creature that lacks company, and with one more of those it lacks."""
    without = replace(branch, idle=branch.idle | {creature})
    if company.those is None:
        return [without, replace(branch, least_acting=company.others + 1)]
    missing = sorted(company.those - along - branch.idle - {creature})
    return [without, *(replace(branch, acting=branch.acting | {one}) for one in missing)]
