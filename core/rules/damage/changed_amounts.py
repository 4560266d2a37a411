"""How much damage an effect makes of how much (CR 107.1b, 614.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from core.abilities.effects.amount_changes import Add, Bound, Halve, Multiply
from core.abilities.effects.on_damage import DamageChange, Prevent
from core.events.damage import Damage
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import replace


def changed_amount(amount: int, change: Multiply | Halve | Add | Bound) -> int:
    """Return an amount as an effect makes it; never less than 0 (CR 107.1b)."""
    match change:
        case Multiply(by=by):
            return amount * by
        case Halve(rounded=rounded):
            return (amount + (rounded == "up")) // 2
        case Add(amount=more):
            return max(0, amount + more)
        case Bound(at_least=least, at_most=most):
            raised = max(amount, least or amount)
            return raised if most is None else min(raised, most)
        case _:
            assert_never(change)


def most_of(amount: int, change: DamageChange) -> int:
    """Return how much of an amount can be taken at all: half of it (CR 107.1a), or all but so much."""
    if not isinstance(change, Prevent):
        return amount
    if change.half is not None:
        return (amount + (change.half == "up")) // 2
    return max(0, amount - (change.all_but or 0))


def as_dealt(damage: Iterable[Damage]) -> tuple[Damage, ...]:
    """Return damage with one amount for what a source deals to a recipient, however it came there.

    Parts that effects led there, or left there, are dealt as one: what comes of it comes once (CR 120.3).
    """
    together: dict[tuple[ObjectId, RecipientId, bool], Damage] = {}
    for one in damage:
        key = one.source, one.recipient, one.is_combat
        if (already := together.get(key)) is not None:
            together[key] = replace(one, amount=one.amount + already.amount)
        else:
            together[key] = one
    return tuple(together.values())
