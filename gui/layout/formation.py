"""Who faces whom in a combat: attackers and what blocks them, side by side along the middle line. No Qt.

Whoever has left the combat keeps the place they had, so that nobody else moves, and an attacker whose
blocker is gone still stands before an empty place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import Self

from core.model.combat import Combat
from core.model.game import Game
from core.play.playthrough import Decision, Playthrough
from core.rules.combat.attack_choice import Attacks, DeclareAttackers
from core.rules.combat.attackable import defender
from core.rules.combat.block_choice import Blocks, DeclareBlockers
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import FrozenMap, Value, replace


class Onslaught(Value, kw_only=False):
    """All attacks and blocks of a combat so far, those of creatures that are gone included.

    Attributes:
        attacks: what each attacker attacks, or attacked last.
        against: the defending player of each attacker (CR 508.5).
        blocks: what each blocker blocks, or has blocked.
        bands: attackers that stand together (CR 702.22c).
        planned: whether attackers or blockers are being declared.
    """

    attacks: FrozenMap[ObjectId, RecipientId] = FrozenMap()
    against: FrozenMap[ObjectId, PlayerId] = FrozenMap()
    blocks: FrozenMap[ObjectId, tuple[ObjectId, ...]] = FrozenMap()
    bands: tuple[tuple[ObjectId, ...], ...] = ()

    planned: bool = False

    def without(self, others: AbstractSet[ObjectId]) -> Onslaught:
        """Return it without attackers that are not to be seen."""
        if others.isdisjoint(self.attacks):
            return self
        return replace(self, attacks=self.attacks.without(*others), against=self.against.without(*others))

    def fighting(self, game: Game) -> frozenset[ObjectId]:
        """Return who attacks or blocks, or is about to; not who has been removed from combat (CR 506.4)."""
        everyone = frozenset((*self.attacks, *self.blocks))
        if game.combat is None or self.planned:
            return everyone
        there = {*game.combat.attackers, *game.combat.blockers}
        return frozenset(one for one in everyone if one in there or one not in game.battlefield)


NO_COMBAT = Onslaught()


class Engagement(Value, kw_only=False):
    """Attackers and blockers that are to do with each other, and with nobody else.

    Attributes:
        target: what the first of the attackers attacks.
        against: its defending player.
    """

    attackers: tuple[ObjectId, ...]
    blockers: tuple[ObjectId, ...]
    target: RecipientId
    against: PlayerId


class _Gathering:
    """Attacks and blocks that are being put together; what was found first stays."""

    def __init__(self) -> None:
        self._attacks: dict[ObjectId, RecipientId] = {}
        self._against: dict[ObjectId, PlayerId] = {}
        self._blocks: dict[ObjectId, tuple[ObjectId, ...]] = {}
        self._bands: tuple[tuple[ObjectId, ...], ...] = ()
        self._planned = False

    def take(self, combat: Combat) -> Self:
        """Add what an earlier or the present moment of a combat has."""
        for one in (*combat.attackers.values(), *combat.declared.values()):
            self._attacks.setdefault(one.id, one.attacking or one.defending_player)
            self._against.setdefault(one.id, one.defending_player)
        for blocker in combat.blockers.values():
            known = self._blocks.get(blocker.id, ())
            self._blocks[blocker.id] = tuple(dict.fromkeys((*known, *blocker.blocks)))
        self._bands = self._bands or combat.bands
        return self

    def plan(self, decision: Decision) -> None:
        """Add what is being declared."""
        self._planned = True
        match decision.choice, decision.answer:
            case DeclareAttackers() as choice, answer:
                declared = answer if isinstance(answer, Attacks) else choice.default(decision.game)
                for attacker, target in declared.attacks.items():
                    player = defender(decision.game, target)
                    if player is not None:
                        self._attacks[attacker], self._against[attacker] = target, player
                self._bands = declared.bands
            case DeclareBlockers(), Blocks(blocks=blocks):
                self._blocks.update({blocker: blocked for blocker, blocked in blocks.items() if blocked})
            case _:
                pass

    def result(self) -> Onslaught:
        return Onslaught(
            FrozenMap(self._attacks),
            FrozenMap(self._against),
            FrozenMap(self._blocks),
            self._bands,
            planned=self._planned,
        )


def onslaught(playthrough: Playthrough, position: int) -> Onslaught:
    """Return the attacks and blocks after so many frames, with those that are declared there."""
    gathering, seen = _Gathering(), None
    for game in _games_back_from(playthrough, position):
        if game.combat is None:
            break
        if game.combat is not seen:
            seen = game.combat
            gathering.take(seen)
    for decision in playthrough.decisions_at(position):
        if isinstance(decision.choice, DeclareAttackers | DeclareBlockers):
            gathering.plan(decision)
    return gathering.result()


def _games_back_from(playthrough: Playthrough, position: int) -> Iterator[Game]:
    for frame in reversed(playthrough.frames[:position]):
        yield frame.game
    yield playthrough.start


def engagements(onslaught: Onslaught, order: Mapping[ObjectId, int]) -> tuple[Engagement, ...]:
    """Return who stands opposite whom, from left to right; `order` is where everyone stood before.

    Attackers of the same player or permanent stand together, those that are blocked first, and so do
    those of a band.
    """
    ties = list(onslaught.bands)
    ties.extend((blocker, *blocked) for blocker, blocked in onslaught.blocks.items())
    groups = sorted(
        _connected(onslaught.attacks, ties),
        key=lambda group: min(order.get(one, len(order)) for one in group),
    )
    targets = list(dict.fromkeys(onslaught.attacks.values()))
    found = [_engagement(onslaught, group, order) for group in groups]
    return tuple(sorted(found, key=lambda one: (targets.index(one.target), not one.blockers)))


def _engagement(onslaught: Onslaught, group: Iterable[ObjectId], order: Mapping[ObjectId, int]) -> Engagement:
    members = set(group)
    attackers = sorted(
        members & onslaught.attacks.keys(),
        key=lambda one: (onslaught.attacks[one], order.get(one, len(order))),
    )
    place = {attacker: number for number, attacker in enumerate(attackers)}

    def stands(blocker: ObjectId) -> tuple[float, int]:
        blocked = [place[one] for one in onslaught.blocks[blocker] if one in place]
        return sum(blocked) / len(blocked), order.get(blocker, len(order))

    blockers = sorted((one for one in members if one not in place), key=stands)
    first = attackers[0]
    return Engagement(tuple(attackers), tuple(blockers), onslaught.attacks[first], onslaught.against[first])


def _connected(
    attackers: Iterable[ObjectId], ties: Iterable[tuple[ObjectId, ...]]
) -> Iterator[list[ObjectId]]:
    """Yield attackers with all that is tied to them, directly or by way of others."""
    groups = {attacker: [attacker] for attacker in attackers}
    for tie in ties:
        held = [one for one in tie if one in groups]
        if not held:
            continue
        joined = groups[held[0]]
        for one in tie:
            group = groups.get(one, [one])
            if group is not joined:
                joined.extend(group)
                groups.update(dict.fromkeys(group, joined))
    yield from {id(group): group for group in groups.values()}.values()
