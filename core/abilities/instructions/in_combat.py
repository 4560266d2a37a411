"""Instructions about what fights: removed from combat, blocked or unblocked."""

from typing import Literal

from core.abilities.part import Part
from core.abilities.subjects import Subject, Subjects


class RemoveFromCombat(Part):
    """Something leaves combat (CR 506.4)."""

    kind: Literal["remove_from_combat"] = "remove_from_combat"
    on: Subjects = "target"


class BecomeBlocked(Part):
    """An attacking creature becomes blocked, though nothing blocks it (CR 509.1h)."""

    kind: Literal["become_blocked"] = "become_blocked"
    on: Subject = "target"


class BecomeUnblocked(Part):
    """An attacking creature that was blocked becomes unblocked."""

    kind: Literal["become_unblocked"] = "become_unblocked"
    on: Subject = "target"


InCombat = RemoveFromCombat | BecomeBlocked | BecomeUnblocked
