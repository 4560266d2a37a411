"""What happened to permanents this turn: some conditions and amounts ask for it later."""

from typing import Literal

from core.model.permanents import Permanent
from core.terms.ids import ObjectId, RecipientId
from core.terms.values import Value


class Happened(Value):
    """Something happened to a permanent this turn.

    Attributes:
        event: it died, left the battlefield for another zone than a graveyard, entered it, or was declared
            as an attacker.
        was: what it was then; its `last` says what effects made of it.
        attacked: what it was declared to attack, if that is known.
        spell: the spell that became the permanent, if it entered as one did (CR 608.3).
    """

    event: Literal["died", "left", "entered", "attacked"]
    was: Permanent
    attacked: RecipientId | None = None
    spell: ObjectId | None = None
