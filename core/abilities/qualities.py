"""Qualities: what "protection from …" and its like can speak of (CR 702.16a)."""

from typing import Annotated, Literal

from pydantic import Field

from core.terms.card_types import CardType, Supertype
from core.terms.colors import Color
from core.terms.ids import PlayerId
from core.terms.values import Frozen


class OfColor(Frozen):
    """Being of a color, whatever other colors there are besides."""

    kind: Literal["color"] = "color"
    color: Color


class ByColorCount(Frozen):
    """Having no color, exactly one, or more than one (CR 105.2)."""

    kind: Literal["color_count"] = "color_count"
    count: Literal["colorless", "monocolored", "multicolored"]


class OfType(Frozen):
    """Having a card type."""

    kind: Literal["type"] = "type"
    type: CardType


class OfSubtype(Frozen):
    """Having a subtype, written as on the card: `Dragon`."""

    kind: Literal["subtype"] = "subtype"
    subtype: str


class OfSupertype(Frozen):
    """Having a supertype."""

    kind: Literal["supertype"] = "supertype"
    supertype: Supertype


class OfPlayer(Frozen):
    """Being controlled by a player, or owned by that player and controlled by nobody (CR 702.16k)."""

    kind: Literal["player"] = "player"
    player: PlayerId


class Everything(Frozen):
    """Being anything at all (CR 702.16j)."""

    kind: Literal["everything"] = "everything"


Quality = Annotated[
    OfColor | ByColorCount | OfType | OfSubtype | OfSupertype | OfPlayer | Everything,
    Field(discriminator="kind"),
]
