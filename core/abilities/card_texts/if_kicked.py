"""What a spell does if it was kicked (CR 702.33d)."""

from core.abilities.instructions.one_shot import OneShot
from core.abilities.part import Part
from core.abilities.subjects import TargetSpec


class IfKicked(Part):
    """What a spell does besides if it was kicked, or instead of all else (CR 702.33d).

    Attributes:
        targets: those that it has only then, behind its others (CR 702.33g).
        instead: what it does without being kicked is not done.
        afterwards: what it does last, kicked or not; it speaks of none of the targets above.
    """

    targets: tuple[TargetSpec, ...] = ()
    does: tuple[OneShot, ...]
    instead: bool = False
    afterwards: tuple[OneShot, ...] = ()
