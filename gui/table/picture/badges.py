"""Marks on a card: what a permanent is besides its characteristics, and is to be seen at once."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from core.model.permanents import Permanent


class Mark(StrEnum):
    """Something a permanent is; the value says it in words."""

    CAME_THIS_TURN = "came this turn"  # CR 302.6
    COMMANDER = "commander"
    RENOWNED = "renowned"  # CR 702.112b
    DEATHTOUCHED = "dealt damage by a source with deathtouch"  # CR 704.5h
    LOYALTY_USED = "loyalty ability activated this turn"  # CR 606.3


def marks(permanent: Permanent, *, is_creature: bool) -> Iterator[Mark]:
    """Yield the marks of a permanent; only a creature is hindered by having come this turn."""
    if permanent.summoning_sick and is_creature:
        yield Mark.CAME_THIS_TURN
    if permanent.is_commander:
        yield Mark.COMMANDER
    if permanent.renowned:
        yield Mark.RENOWNED
    if permanent.deathtouched:
        yield Mark.DEATHTOUCHED
    if permanent.loyalty_used:
        yield Mark.LOYALTY_USED
