"""The editions of the combat damage rules that a board can be played under."""

from __future__ import annotations

from enum import StrEnum


class Era(StrEnum):
    """Which rules decide how combat damage is divided.

    CURRENT: divided freely among blockers (since November 2024, CR 510.1c).
    ORDERED: damage assignment order, lethal before next (July 2009 to November 2024).
    STACK: assigned, put on the stack, dealt as it resolves (1999 to July 2009).
    """

    CURRENT = "current"
    ORDERED = "ordered"
    STACK = "stack"

    @property
    def words(self) -> str:
        """What the era is known for: `damage assignment order`."""
        return _WORDS[self]


_WORDS = {
    Era.CURRENT: "current rules",
    Era.ORDERED: "damage assignment order",
    Era.STACK: "damage on the stack",
}
