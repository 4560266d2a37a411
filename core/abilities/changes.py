"""What an effect makes of the objects it reaches: types, colors, abilities, power and toughness (CR 613)."""

from collections.abc import Iterable

from pydantic import field_validator
from pydantic_core import PydanticCustomError

from core.abilities.parts import Part
from core.abilities.phrase_reading import UnknownPhraseError, parse
from core.terms.card_types import CardType
from core.terms.colors import Color


class Changes(Part):
    """Whatever is not said stays as it is.

    Attributes:
        power, toughness: how much is added (layer 7c).
        phrases: the abilities that are given (layer 6), and what an object can, can't or must do
            from then on, which is no ability and applies after all layers (CR 613.11).
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
    phrases: tuple[str, ...] = ()
    base_power: int | None = None
    base_toughness: int | None = None
    switches: bool = False
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    only_types: bool = False
    colors: tuple[Color, ...] | None = None
    loses: tuple[str, ...] = ()
    loses_abilities: bool = False

    @field_validator("phrases", "loses")
    @classmethod
    def _be_abilities(cls, phrases: Iterable[str]) -> tuple[str, ...]:
        for said in phrases:
            try:
                parse(said)
            except UnknownPhraseError as error:
                raise PydanticCustomError("phrase", "{message}", {"message": str(error)}) from None
        return tuple(phrases)
