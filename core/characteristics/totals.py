"""How large several permanents are together, and how many different ones are among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from core.abilities.amounts import Measure
from core.model.characteristics import Characteristics


def size_among(how: Literal["greatest", "total"], side: Measure, every: Sequence[Characteristics]) -> int:
    """Return the greatest power, toughness or mana value, or the total of all; 0 of nothing."""
    sizes = [measured(one, side) for one in every]
    return sum(sizes) if how == "total" else max(sizes, default=0)


def how_many_different(what: Measure | Literal["color"], every: Sequence[Characteristics]) -> int:
    """Return how many different powers or toughnesses creatures have, or mana values or colors there are.

    CR 105.2: an object may have several colors, or none. CR 208.3: only creatures have power.
    """
    if what == "color":
        return len(frozenset[object]().union(*(one.colors for one in every)))
    return len({measured(one, what) for one in every if one.is_creature or what == "mana_value"})


def measured(one: Characteristics, side: Measure) -> int:
    """Return the power, toughness or mana value of an object."""
    match side:
        case "power":
            return one.power
        case "toughness":
            return one.toughness
        case "mana_value":
            return one.mana_value
