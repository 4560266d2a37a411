"""What an effect makes of the objects it reaches: types, colors, abilities, power and toughness (CR 613)."""

from typing import Annotated

from msgspec import field
from msgspec.structs import force_setattr

from core.abilities.ability import abilities_among, rules_among
from core.abilities.part import Part
from core.abilities.phrased import Phrased
from core.data.marks import OpenUnion
from core.terms.card_types import CardType
from core.terms.colors import Color

GIVEN_TEXT = OpenUnion()
"""What abilities can be given, besides keywords: closed in `core.abilities.card_texts.card_text`."""


class Changes(Part):
    """Whatever is not said stays as it is.

    Attributes:
        power, toughness: how much is added (layer 7c).
        gains: the abilities that are given (layer 6), and what an object can, can't or must do
            from then on, which is no ability and applies after all layers (CR 613.11); a file
            writes them as `phrases`.
        abilities: those that are given and are no keywords, written as those of a card: of whatever gets
            them, so "this" is that object and "you" its controller (layer 6, CR 109.5).
        base_power, base_toughness: what they are set to (layer 7b).
        switches: power and toughness trade places (layer 7d).
        types, subtypes: what it is besides what it was (layer 4), or with `only_types` instead of
            it: card types instead of card types, subtypes instead of subtypes of the same kind.
        colors: what color it is instead of what it was (layer 5); none of them is colorless.
        loses: the abilities that are taken away, before any are given (layer 6).
        loses_abilities: all abilities are taken away.
    """

    power: int = 0
    toughness: int = 0
    gains: tuple[Phrased, ...] = field(default=(), name="phrases")
    abilities: tuple[Annotated[Part, GIVEN_TEXT], ...] = ()
    base_power: int | None = None
    base_toughness: int | None = None
    switches: bool = False
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    only_types: bool = False
    colors: tuple[Color, ...] | None = None
    loses: tuple[Phrased, ...] = ()
    loses_abilities: bool = False

    def __post_init__(self) -> None:
        """Put what is given in the one order in which it is said: abilities, then rules."""
        ordered = (*abilities_among(self.gains), *rules_among(self.gains))
        if ordered != self.gains:
            force_setattr(self, "gains", ordered)
