"""How a combat may be laid out, and how much of its cards can then be read. No Qt."""

from __future__ import annotations

import math

from core.terms.values import Value

_PER_RANK, _AT_ENDS, _DEEP = 0.94, 0.93, 0.82
"""What sizes are worth with unblocked attackers in one row more, with others at the ends of the front, and
with pairs that face each other between others."""


class Plan(Value, kw_only=False):
    """How a combat is laid out.

    Attributes:
        front: how large cards are drawn that fight.
        behind: how large all others are drawn.
        ranks: in how many rows unblocked attackers stand.
        at_ends: whether others may stand at the ends of the front.
        is_deep: whether every other pair stands behind the gap between two.
    """

    front: float
    behind: float
    ranks: int
    at_ends: bool
    is_deep: bool = False

    @property
    def worth(self) -> float:
        """How much can be read: cards in front count more than those behind."""
        size = math.sqrt(self.front * self.behind)
        plain = (_AT_ENDS if self.at_ends else 1.0) * (_DEEP if self.is_deep else 1.0)
        return size * (1 - (1 - _PER_RANK) * (self.ranks - 1)) * plain
