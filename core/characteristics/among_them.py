"""How large several permanents are together, and how many different ones are among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from core.model.characteristics import Characteristics

Side = Literal["power", "toughness"]


def size_among(how: Literal["greatest", "total"], side: Side, every: Sequence[Characteristics]) -> int:
    """Return the greatest power or toughness, or the total of all; 0 of nothing."""
    sizes = [_size(one, side) for one in every]
    return sum(sizes) if how == "total" else max(sizes, default=0)


def how_many_different(what: Literal["power", "toughness", "color"], every: Sequence[Characteristics]) -> int:
    """Return how many different powers or toughnesses creatures have, or how many colors there are.

    CR 105.2: an object may have several colors, or none. CR 208.3: only creatures have power.
    """
    if what == "color":
        return len(frozenset[object]().union(*(one.colors for one in every)))
    return len({_size(one, what) for one in every if one.is_creature})


def _size(one: Characteristics, side: Side) -> int:
    return one.power if side == "power" else one.toughness
