"""Counters: what may lie on a permanent or a player (CR 122)."""

from __future__ import annotations

import re
from typing import Final, NewType

CounterKind = NewType("CounterKind", str)
"""A counter's name as players write it: `+1/+1`, `loyalty`, `first strike`, `shield`, `charge`."""

PLUS_ONE: Final = CounterKind("+1/+1")
MINUS_ONE: Final = CounterKind("-1/-1")
LOYALTY: Final = CounterKind("loyalty")
DEFENSE: Final = CounterKind("defense")
POISON: Final = CounterKind("poison")
SHIELD: Final = CounterKind("shield")
FINALITY: Final = CounterKind("finality")
STUN: Final = CounterKind("stun")
LORE: Final = CounterKind("lore")
LEVEL: Final = CounterKind("level")
FADE: Final = CounterKind("fade")

_POWER_TOUGHNESS: Final = re.compile(r"([+-]\d{1,4})/([+-]\d{1,4})")


def power_toughness_change(kind: CounterKind) -> tuple[int, int]:
    """Return what one counter of this kind adds to power and to toughness.

    CR 122.1a: a +X/+Y counter adds, a -X/-Y counter subtracts; others give (0, 0).
    """
    match = _POWER_TOUGHNESS.fullmatch(kind)
    return (int(match[1]), int(match[2])) if match else (0, 0)
