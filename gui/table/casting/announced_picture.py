"""What is being cast, drawn as though it were cast: above the stack, with its targets and numbers."""

from __future__ import annotations

from core.terms.ids import ObjectId
from core.terms.values import replace
from gui.table.casting.casting import Casting
from gui.table.picture.arrows import targetings
from gui.table.picture.chips import Chip, standing
from gui.table.picture.stack_lane import announced_thing
from gui.table.picture.table_picture import TablePicture


def with_announced(picture: TablePicture, casting: Casting) -> TablePicture:
    """Return the table with a spell or ability on its way to the stack, its targets and a division.

    Numbers that belong to another question are left out: those of the spell are what can be changed.
    """
    layout, label = picture.layout, casting.decision.game.label
    thing = announced_thing(casting.name, label(casting.player), casting.targets, picture.waiting, layout)
    aims = tuple(replace(arrow, is_planned=True) for arrow in targetings((thing,), layout))
    source = casting.object or ObjectId(casting.name)
    kept = [chip for chip in picture.chips if not chip.is_editable]
    numbers = [
        Chip(source, target, amount, is_editable=casting.is_divided)
        for target, amount in casting.points.items()
    ]
    return replace(
        picture,
        arrows=(*picture.arrows, *aims),
        chips=standing([*kept, *numbers], layout),
        waiting=(thing, *picture.waiting),
    )
