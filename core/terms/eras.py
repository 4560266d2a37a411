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
        """What the era is known for: `damage order`."""
        return _WORDS[self]

    @property
    def years(self) -> str:
        """When it was: `2009 to 2024`."""
        return _YEARS[self]


_WORDS = {
    Era.CURRENT: "free division",
    Era.ORDERED: "damage order",
    Era.STACK: "damage on the stack",
}
_YEARS = {
    Era.CURRENT: "since 2024",
    Era.ORDERED: "2009 to 2024",
    Era.STACK: "to 2009",
}
