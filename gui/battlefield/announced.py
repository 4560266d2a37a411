"""What is being cast, drawn as though it were cast: above the stack, with its targets and numbers."""

from __future__ import annotations

from dataclasses import replace

from core.terms.ids import ObjectId, PlayerId, RecipientId
from gui.animation.stage import at_rest
from gui.battlefield.boxes import CARD_HEIGHT
from gui.battlefield.casting import Casting
from gui.battlefield.lane import announced_thing
from gui.battlefield.layout import Layout
from gui.battlefield.lines import Chip, targetings
from gui.battlefield.picture import TablePicture


def with_announced(picture: TablePicture, casting: Casting) -> TablePicture:
    """Return the table with a spell or ability on its way to the stack, its targets and a division.

    Numbers that belong to another question are left out: those of the spell are what can be changed.
    """
    layout, label = picture.layout, casting.decision.game.label
    thing = announced_thing(casting.name, label(casting.player), casting.targets, picture.waiting, layout)
    aims = tuple(replace(arrow, is_planned=True) for arrow in targetings((thing,), layout, at_rest(layout)))
    source = casting.object or ObjectId(casting.name)
    kept = (chip for chip in picture.chips if not chip.is_editable)
    numbers = (
        Chip(source, target, amount, *_counter_place(target, layout), is_editable=casting.is_divided)
        for target, amount in casting.points.items()
    )
    return replace(
        picture,
        arrows=(*picture.arrows, *aims),
        chips=(*kept, *numbers),
        waiting=(thing, *picture.waiting),
    )


def _counter_place(target: RecipientId, layout: Layout) -> tuple[float, float]:
    """Return where a target's part of the damage stands: on a card's lower edge, a plate's inner one."""
    plate = layout.plates.get(PlayerId(target))
    if plate is not None:
        is_far = plate.y < layout.middle
        return plate.x + plate.width - _FROM_END, plate.y + (plate.height if is_far else 0)
    x, y = layout.center_of(target) or (0.0, 0.0)
    return x, y + CARD_HEIGHT * layout.scale / 2


_FROM_END = 30.0
"""So far from the right end of a player's plate, clear of the name."""
