"""Whether power or toughness counts: for the damage a creature assigns, and for what kills it."""

from __future__ import annotations

from typing import Literal

from core.abilities.restrictions import AssignsByToughness, LethalByPower
from core.model.characteristics import Characteristics
from core.terms.values import Value


class Measure(Value, kw_only=False):
    """One of a creature's two numbers, and which it is."""

    side: Literal["power", "toughness"]
    points: int


def damage_measure(what: Characteristics) -> Measure:
    """Return how much combat damage a creature assigns (CR 510.1a); it may be 0 or less, which is none."""
    if what.abilities and what.each(AssignsByToughness):
        return Measure("toughness", what.toughness)
    return Measure("power", what.power)


def lethal_measure(what: Characteristics) -> Measure:
    """Return how much marked damage is lethal to a creature with toughness above 0 (CR 120.6).

    Without any damage it is never dealt lethal damage, whatever its power is (CR 704.5g).
    """
    if what.abilities and what.each(LethalByPower):
        return Measure("power", max(1, what.power))
    return Measure("toughness", what.toughness)
