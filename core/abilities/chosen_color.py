"""Abilities that speak of a color which is chosen as the object enters (CR 614.12a)."""

from typing import Literal, assert_never

from core.abilities.keyword_abilities import HexproofFrom, Protection
from core.abilities.qualities import OfColor
from core.abilities.restrictions import CantBeBlockedBy
from core.terms.colors import Color
from core.terms.values import Value

ChosenColorAbility = Literal["protection", "hexproof_from", "cant_be_blocked_by"]


class OfChosenColor(Value):
    """An ability that is about the chosen color; which one it is, without that color."""

    kind: Literal["of_chosen_color"] = "of_chosen_color"
    ability: ChosenColorAbility

    def about(self, color: Color) -> Protection | HexproofFrom | CantBeBlockedBy:
        """Return the ability with the color that was chosen."""
        quality = OfColor(color=color)
        match self.ability:
            case "protection":
                return Protection(quality=quality)
            case "hexproof_from":
                return HexproofFrom(quality=quality)
            case "cant_be_blocked_by":
                return CantBeBlockedBy(quality=quality)
            case _:
                assert_never(self.ability)
