"""Badges on a card: what a permanent is besides its characteristics, and is to be seen at once."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from core.model.permanents import Origin, Permanent
from gui.translation import QT_TR_NOOP, tr


class Badge(Enum):
    """Something a permanent is."""

    CAME_THIS_TURN = auto()  # CR 302.6
    COMMANDER = auto()
    RENOWNED = auto()  # CR 702.112b
    EXERTED = auto()  # CR 701.43a
    MONSTROUS = auto()  # CR 701.37b
    SADDLED = auto()  # CR 702.171b
    GOADED = auto()  # CR 701.15b
    DEATHTOUCHED = auto()  # CR 704.5h
    LOYALTY_USED = auto()  # CR 606.3

    @property
    def words(self) -> str:
        """What the permanent is said to be."""
        return tr(_WORDS[self])


_WORDS = {
    Badge.CAME_THIS_TURN: QT_TR_NOOP("entered this turn (summoning sick)"),
    Badge.COMMANDER: QT_TR_NOOP("commander"),
    Badge.RENOWNED: QT_TR_NOOP("renowned"),
    Badge.EXERTED: QT_TR_NOOP("exerted (won't untap during the next untap step)"),
    Badge.MONSTROUS: QT_TR_NOOP("monstrous"),
    Badge.SADDLED: QT_TR_NOOP("saddled"),
    Badge.GOADED: QT_TR_NOOP("goaded (attacks each combat if able)"),
    Badge.DEATHTOUCHED: QT_TR_NOOP("dealt damage by a source with deathtouch"),
    Badge.LOYALTY_USED: QT_TR_NOOP("loyalty ability activated this turn"),
}


def badges(permanent: Permanent, *, is_creature: bool) -> Iterator[Badge]:
    """Yield the badges of a permanent; only a creature is hindered by having come this turn."""
    if permanent.summoning_sick and is_creature:
        yield Badge.CAME_THIS_TURN
    if permanent.origin is Origin.COMMANDER:
        yield Badge.COMMANDER
    if permanent.renowned:
        yield Badge.RENOWNED
    if permanent.exerted_by:
        yield Badge.EXERTED
    if permanent.monstrous:
        yield Badge.MONSTROUS
    if permanent.saddled:
        yield Badge.SADDLED
    if permanent.goaded_by:
        yield Badge.GOADED
    if permanent.deathtouched:
        yield Badge.DEATHTOUCHED
    if permanent.loyalty_used:
        yield Badge.LOYALTY_USED
