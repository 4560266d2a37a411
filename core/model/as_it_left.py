"""What a permanent stood in as it left the battlefield: a part of its last known information (CR 608.2h)."""

from __future__ import annotations

from core.model.combat import Attacker, Blocker
from core.terms.ids import PlayerId
from core.terms.values import Value


class Borne(Value):
    """What was attached to it: its subtypes, and who controlled it."""

    subtypes: tuple[str, ...]
    controller: PlayerId


class AsItLeft(Value):
    """How a permanent was related to others just before it left.

    Attributes:
        attacker: what it was as an attacking creature; `attacked_alone`: whether no other creature attacked.
        blocker: what it was as a blocking creature.
        bore: what was attached to it.
    """

    attacker: Attacker | None = None
    attacked_alone: bool = False
    blocker: Blocker | None = None
    bore: tuple[Borne, ...] = ()
