"""Who attacks what, and who blocks whom (CR 506, 508, 509)."""

from collections.abc import Set as AbstractSet
from enum import StrEnum
from typing import Self

from core.abilities.costs import Cost
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import FrozenMap, Value, replace


class Blocking(StrEnum):
    """What became of an attacking creature when blockers were declared (CR 509.1h)."""

    UNDECLARED = "undeclared"
    BLOCKED = "blocked"
    UNBLOCKED = "unblocked"


class Attacker(Value):
    """An attacking creature.

    Attributes:
        attacking: the player, planeswalker or battle; None once that permanent has been
            removed from combat (CR 506.4c).
        defending_player: who the attack is on, remembered after that (CR 508.5).
        attacked_planeswalker: whether it was declared on a planeswalker (CR 702.19e).
        blocked_by: creatures blocking it now; under damage assignment order, in that order.
    """

    id: ObjectId
    attacking: RecipientId | None
    defending_player: PlayerId
    attacked_planeswalker: bool = False
    blocking: Blocking = Blocking.UNDECLARED
    blocked_by: tuple[ObjectId, ...] = ()

    def after_removing(self, blockers: AbstractSet[ObjectId], attacked: AbstractSet[ObjectId]) -> Self:
        """Return this attacker after things that blocked it, or that it attacked, left combat."""
        if blockers.isdisjoint(self.blocked_by) and self.attacking not in attacked:
            return self
        still = tuple([blocker for blocker in self.blocked_by if blocker not in blockers])
        return replace(
            self, attacking=None if self.attacking in attacked else self.attacking, blocked_by=still
        )


class Blocker(Value):
    """A blocking creature and the attackers it blocks; under damage assignment order, in that order."""

    id: ObjectId
    blocks: tuple[ObjectId, ...]

    def after_removing(self, attackers: AbstractSet[ObjectId]) -> Self:
        """Return this blocker after attackers that it blocked left combat."""
        if attackers.isdisjoint(self.blocks):
            return self
        return replace(self, blocks=tuple([one for one in self.blocks if one not in attackers]))


class Combat(Value):
    """The combat phase so far.

    Attributes:
        declared: the attackers as they were declared, those that have left combat since included.
        had_attackers: whether any creature was declared as an attacker (CR 508.8).
        bands: attacking bands, as announced (CR 702.22e).
        as_unblocked: whether attackers whose damage banding leaves to the defending player assign it as
            though they weren't blocked after all, as their controller chose in this damage step.
        struck: attackers and blockers that had first or double strike as the first combat
            damage step began; None before that, or if there was none (CR 510.4).
    """

    attackers: FrozenMap[ObjectId, Attacker] = FrozenMap()
    blockers: FrozenMap[ObjectId, Blocker] = FrozenMap()
    declared: FrozenMap[ObjectId, Attacker] = FrozenMap()
    had_attackers: bool = False
    bands: tuple[tuple[ObjectId, ...], ...] = ()
    as_unblocked: FrozenMap[ObjectId, bool] = FrozenMap()
    struck: frozenset[ObjectId] | None = None

    @property
    def attacked(self) -> frozenset[RecipientId]:
        """Everything that is being attacked."""
        return frozenset([a.attacking for a in self.attackers.values() if a.attacking is not None])

    def defending_player(self, attacker: ObjectId) -> PlayerId | None:
        """Return whom a creature attacks, or attacked before it left combat (CR 508.5); None if nobody."""
        found = self.attackers.get(attacker) or self.declared.get(attacker)
        return found.defending_player if found is not None else None

    def band_of(self, attacker: ObjectId) -> tuple[ObjectId, ...]:
        """Return the members of the band `attacker` is in, itself included; just itself if none."""
        return next((band for band in self.bands if attacker in band), (attacker,))

    def without(self, creatures: AbstractSet[ObjectId], attacked: AbstractSet[ObjectId]) -> Self:
        """Return the combat after `creatures` no longer attack or block and nothing attacks `attacked`.

        CR 506.4c: what attacked one of them goes on attacking, but attacks nothing.
        CR 509.1h: what one of them blocked stays blocked.
        CR 702.22f: they leave their bands; a band of one is no band.
        """
        attackers = FrozenMap(
            [
                (attacker.id, attacker.after_removing(creatures, attacked))
                for attacker in self.attackers.values()
                if attacker.id not in creatures
            ]
        )
        blockers = FrozenMap(
            [
                (blocker.id, blocker.after_removing(creatures))
                for blocker in self.blockers.values()
                if blocker.id not in creatures
            ]
        )
        bands = [tuple([member for member in band if member not in creatures]) for band in self.bands]
        return replace(
            self,
            attackers=attackers,
            blockers=blockers,
            bands=tuple([band for band in bands if len(band) > 1]),
        )


class Owed(Value):
    """What the controller of a creature pays so that it can attack or block; `source` asks for it."""

    creature: ObjectId
    source: ObjectId
    cost: Cost


class Assigned(Value):
    """`amount` points of one creature's combat damage, assigned to one recipient."""

    source: ObjectId
    recipient: RecipientId
    amount: int
