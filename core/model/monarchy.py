"""What stands for the source of the abilities that the rules give the monarch: they have none (CR 725.2)."""

from __future__ import annotations

from typing import Final

from core.model.cards import Card
from core.model.permanents import Permanent
from core.terms.ids import ObjectId, PlayerId

MONARCH: Final = ObjectId("The Monarch")


def as_object(monarch: PlayerId) -> Permanent:
    """Return what a reader knows the monarch's abilities by; it is never on the battlefield."""
    return Permanent(
        id=MONARCH,
        card=Card(name=MONARCH, types=frozenset()),
        owner=monarch,
        controller=monarch,
        entered_under=monarch,
    )
