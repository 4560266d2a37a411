"""What an effect makes of the objects it reaches: types, colors, abilities, power and toughness (CR 613)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import field_validator
from pydantic_core import PydanticCustomError

from core.abilities.parts import Part, ReadLater
from core.language.phrase_reading import (
    UnknownPhraseError,
    parse,
)
from core.terms.card_types import CardType
from core.terms.colors import Color

if TYPE_CHECKING:
    from core.abilities.text import CardText
else:
    CardText = Part  # which of them it is, `ReadLater` says: texts are made of changes in turn


def _texts() -> Any:  # noqa: ANN401 - a type of types
    from core.abilities.text import CardText  # noqa: PLC0415 - as above

    return CardText


class Changes(Part):
    """Whatever is not said stays as it is.

    Attributes:
        power, toughness: how much is added (layer 7c).
        phrases: the abilities that are given (layer 6), and what an object can, can't or must do
            from then on, which is no ability and applies after all layers (CR 613.11).
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
    phrases: tuple[str, ...] = ()
    abilities: tuple[Annotated[CardText, ReadLater(_texts)], ...] = ()
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

    @field_validator("abilities")
    @classmethod
    def _be_given(cls, abilities: "tuple[CardText, ...]") -> "tuple[CardText, ...]":
        """CR 113.3a: what a spell does is of spells alone. CR 604.3a: what defines an object is its own."""
        for one in abilities:
            if one.kind == "spell" or getattr(one, "defines", False):
                raise _refused("a permanent can't be given what a spell does, or what defines an object.")
            if one.kind == "grants" and any(inner.kind == "grants" for inner in one.abilities):
                raise _refused("a static ability that is given can't give static abilities in turn.")
        return abilities


def _refused(why: str) -> PydanticCustomError:
    return PydanticCustomError("abilities", "{message}", {"message": why})
