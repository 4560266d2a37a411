"""The five colors (CR 105.1)."""

from __future__ import annotations

from enum import StrEnum


class Color(StrEnum):
    """A color; the value is the letter that files use. An object may have several or none."""

    WHITE = "W"
    BLUE = "U"
    BLACK = "B"
    RED = "R"
    GREEN = "G"

    @property
    def word(self) -> str:
        """The color as a player says it: `white`."""
        return self.name.lower()
