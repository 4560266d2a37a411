"""Roman numerals, by which the chapters of a Saga are numbered (CR 714.2b)."""

from __future__ import annotations

_SIGNS = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    """Return a number as a Roman numeral: `IV`."""
    words = ""
    for value, sign in _SIGNS:
        while number >= value:
            words, number = words + sign, number - value
    return words
