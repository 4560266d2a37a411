"""Qualities: what "protection from …" and its like can speak of (CR 702.16a)."""

from typing import Literal

from core.terms.card_types import CardType, Supertype
from core.terms.colors import Color
from core.terms.ids import PlayerId
from core.terms.values import Value


class OfColor(Value):
    """Being of a color, whatever other colors there are besides."""

    kind: Literal["color"] = "color"
    color: Color


class ByColorCount(Value):
    """Having no color, exactly one, or more than one (CR 105.2)."""

    kind: Literal["color_count"] = "color_count"
    count: Literal["colorless", "monocolored", "multicolored"]


class OfType(Value):
    """Having a card type."""

    kind: Literal["type"] = "type"
    type: CardType


class OfSubtype(Value):
    """Having a subtype, written as on the card: `Dragon`."""

    kind: Literal["subtype"] = "subtype"
    subtype: str


class OfSupertype(Value):
    """Having a supertype."""

    kind: Literal["supertype"] = "supertype"
    supertype: Supertype


class OfPlayer(Value):
    """Being controlled by a player, or owned by that player and controlled by nobody (CR 702.16k)."""

    kind: Literal["player"] = "player"
    player: PlayerId


class Everything(Value):
    """Being anything at all (CR 702.16j)."""

    kind: Literal["everything"] = "everything"


Quality = OfColor | ByColorCount | OfType | OfSubtype | OfSupertype | OfPlayer | Everything
