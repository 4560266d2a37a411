"""Mana costs as they are printed, and what follows from them: mana value and colors (CR 107.4, 202)."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from typing import Final

from core.terms.colors import Color

_LETTERS: Final = tuple(color.value for color in Color)
_PAIRS: Final = ("W/U", "W/B", "U/B", "U/R", "B/R", "B/G", "R/G", "R/W", "G/W", "G/U")
SYMBOLS: Final = frozenset(
    {
        *_LETTERS,
        *("C", "S", "X"),
        *_PAIRS,
        *(f"{half}/{letter}" for half in ("2", "C") for letter in _LETTERS),
        *(f"{letter}/P" for letter in _LETTERS),
        *(f"{pair}/P" for pair in _PAIRS),
    }
)
"""The mana symbols of costs, without their braces; numbers are besides these (CR 107.4)."""
_NUMBER: Final = re.compile(r"0|[1-9]\d{0,2}")
_SYMBOL: Final = re.compile(r"\{([^{}]*)\}")
_COST: Final = re.compile(r"(?:\{[^{}]*\})*")
_VARIABLE: Final = "X"
_GENERIC_HALF: Final = "2/"


def is_mana_symbol(symbol: str) -> bool:
    """Whether a mana cost may have a symbol, which is named without its braces: `2`, `R`, `W/U`."""
    return symbol in SYMBOLS or _NUMBER.fullmatch(symbol) is not None


def is_mana_cost(cost: str) -> bool:
    """Whether this is a mana cost as it is printed: symbols in braces."""
    return _COST.fullmatch(cost) is not None and all(map(is_mana_symbol, symbols_of(cost)))


@lru_cache(maxsize=1024)
def symbols_of(cost: str) -> tuple[str, ...]:
    """Return the symbols of a mana cost, without their braces."""
    return tuple(_SYMBOL.findall(cost))


@lru_cache(maxsize=1024)
def mana_value(cost: str, x: int = 0) -> int:
    """Return the mana value of what has a mana cost; 0 without one (CR 202.3a).

    `x` is what was chosen for X while it is on the stack; X is 0 anywhere else (CR 202.3e).
    """
    return sum(_worth(symbol, x) for symbol in symbols_of(cost))


def _worth(symbol: str, x: int) -> int:
    """CR 202.3f: of a hybrid symbol the largest component. CR 202.3g: a Phyrexian one is worth 1."""
    if symbol == _VARIABLE:
        return x
    if symbol.isdecimal():
        return int(symbol)
    return 2 if symbol.startswith(_GENERIC_HALF) else 1


@lru_cache(maxsize=1024)
def phyrexian_symbols(cost: str) -> tuple[str, ...]:
    """Return the symbols of a mana cost that may be paid with 2 life each (CR 107.4f), without braces."""
    return tuple(symbol for symbol in symbols_of(cost) if _PHYREXIAN in symbol.split("/"))


_PHYREXIAN = "P"


def has_x(cost: str) -> bool:
    """Whether X is chosen for a mana cost as the spell is cast."""
    return _VARIABLE in symbols_of(cost)


@lru_cache(maxsize=1024)
def colors_of_cost(cost: str) -> frozenset[Color]:
    """Return the colors of what has a mana cost: those of its symbols (CR 202.2, 202.2d)."""
    return frozenset().union(*map(_colors_of_symbol, symbols_of(cost)))


def symbols_of_colors(cost: str, colors: Collection[Color]) -> int:
    """Return how many symbols of a mana cost are of at least one of some colors (CR 700.5)."""
    return sum(not _colors_of_symbol(symbol).isdisjoint(colors) for symbol in symbols_of(cost)) if cost else 0


def _colors_of_symbol(symbol: str) -> frozenset[Color]:
    """CR 107.4e, 107.4f: a hybrid or Phyrexian symbol is of all the colors it names."""
    return frozenset(color for color in Color if color.value in symbol.split("/"))
