"""A player's part of the table in a combat, and how much room there is around its lines. No Qt."""

from __future__ import annotations

import math
from collections.abc import Sequence

from core.terms.ids import ObjectId
from core.terms.values import Value, replace
from gui.layout.card_rows import GAP, MARGIN, Roster, row_height
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Box
from gui.layout.outer_edge import PLATE_HEIGHT

_HALF_GAP, _LEAST_GAP = 46.0, 24.0
"""From the middle line to a front line: room for numbers, and for who faces whom."""
NUMBERS = 1.15
"""How large numbers are beside a card of full size; they are not larger beside larger ones."""
STRIP = 30.0
"""Along the inner edge of a player's plate: room for the damage that comes there."""
BEFORE_ATTACKED = 26.0
"""Before what is attacked: room for numbers; so it also stands back from those that block."""
_LEAST_STRIP = 25.0


class Flank(Value, kw_only=False):
    """A player's part of the table in a combat.

    Attributes:
        left: where their rows begin; the stack may take something of their side.
        attacked: their permanents that are attacked, but for those that are faced.
        roster: what stays behind the lines, and how many attachments anything bears.
        faced: what is attacked and stands in the front, opposite attackers of it that nobody blocks.
        shrink: how much less room there is around the lines than on a high table, 1 at most.
    """

    side: Box
    is_near: bool
    left: float
    attacked: tuple[ObjectId, ...]
    roster: Roster
    faced: tuple[ObjectId, ...] = ()
    shrink: float = 1.0

    def up_to(self, middle: float) -> Flank:
        """Return the flank with another height of the middle line."""
        side = self.side
        end = side.y + side.height
        near = replace(side, y=middle, height=end - middle)
        return replace(self, side=near if self.is_near else replace(side, height=middle - side.y))

    def half_gap(self, scale: float) -> float:
        """Return how far from the middle line a front of cards of a size begins.

        On a low table it is less, the more so before small cards, which have small numbers.
        """
        less = 1.0 + 2.2 * (1.0 - min(1.0, scale * NUMBERS))
        return max(_LEAST_GAP, _HALF_GAP * math.pow(self.shrink, less))

    @property
    def outside(self) -> float:
        """How much height the player takes at the outer edge, with room for damage."""
        return PLATE_HEIGHT + max(_LEAST_STRIP, STRIP * self.shrink**2) + MARGIN * self.shrink**2

    @property
    def before_attacked(self) -> float:
        """How much room there is for numbers before what is attacked."""
        return BEFORE_ATTACKED if self.attacked else 0.0

    @property
    def beside(self) -> int:
        """How many may stand at the ends of the front."""
        return len(self.attacked) + len(self.roster.front) + len(self.roster.back)

    @property
    def right(self) -> float:
        """Where their rows end."""
        return self.side.x + self.side.width - MARGIN

    def row_y(self, out: float, row: Sequence[ObjectId], scale: float) -> float:
        """Return the height of the middle of a row that begins so far from the middle line.

        Attachments stand out above their bearers: at the near side, toward the middle line.
        """
        above = row_height(row, self.roster) - CARD_HEIGHT - GAP if self.is_near else 0.0
        away = out + (above + CARD_HEIGHT / 2) * scale
        return self.side.y + away if self.is_near else self.side.y + self.side.height - away


def pitch(scale: float) -> float:
    """Return how far the middles of two neighbors in a row are from each other."""
    return (CARD_WIDTH + GAP) * scale
