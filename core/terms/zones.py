"""The zones that a permanent can go to (CR 400.1)."""

from __future__ import annotations

from enum import StrEnum


class Zone(StrEnum):
    """A zone other than the battlefield that the table keeps cards in."""

    GRAVEYARD = "graveyard"
    EXILE = "exile"
    HAND = "hand"
    LIBRARY = "library"
