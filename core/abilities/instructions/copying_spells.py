"""The instruction that copies a spell on the stack (CR 707.10)."""

from typing import Annotated, Literal

from core.abilities.part import Part
from core.abilities.subjects import Sort, Subject
from core.data.marks import Positive


class CopySpell(Part):
    """A spell is copied: the copy is put onto the stack and is not cast (CR 707.10).

    Attributes:
        on: the spell; `it` is what the ability triggered on.
        times: how many copies; `cast_before` is one for each spell that was cast before it this turn.
        new_targets: whether new targets may be chosen for each copy (CR 707.10c).
    """

    kind: Literal["copy_spell"] = "copy_spell"
    on: Annotated[Subject, Sort.ON_STACK] = "target"
    times: Positive | Literal["cast_before"] = 1
    new_targets: bool = True
