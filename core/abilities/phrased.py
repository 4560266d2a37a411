"""Abilities that a file writes as phrases: `flying`, `protection from red`, `can't block`.

The vocabulary knows no words. Whoever reads or writes a file hands over a `Phrasebook`, as the
context of `model_validate` or `model_dump`; without one, abilities are read and written part by part.
"""

from collections.abc import Callable
from typing import Annotated, Any, get_args

from pydantic import GetCoreSchemaHandler, SerializationInfo, ValidationInfo, WithJsonSchema
from pydantic_core import CoreSchema, PydanticCustomError, PydanticKnownError, core_schema

from core.abilities.ability import Ability
from core.abilities.chosen_color import OfChosenColor
from core.abilities.keywords import Keyword
from core.abilities.part import read_part
from core.terms.values import Value

_ABILITIES: tuple[type, ...] = get_args(get_args(Ability)[0])


class Phrasebook(Value, kw_only=False):
    """How abilities are put into phrases.

    Attributes:
        read: returns the ability that a phrase writes; raises `ValueError` if there is none.
        read_of_chosen_color: as `read`, where the phrase may speak of a color that is yet to be chosen.
        write: returns the phrase that either of them reads as an ability.
    """

    read: Callable[[str], Keyword | Ability]
    read_of_chosen_color: Callable[[str], Keyword | Ability | OfChosenColor]
    write: Callable[[Keyword | Ability | OfChosenColor], str]


class _AsPhrase:
    """Marks an ability that is written as a phrase; `chosen_color`: also of the color that is chosen."""

    says = "a phrase such as 'flying' or 'protection from red'"

    def __init__(self, *, chosen_color: bool = False) -> None:
        self._chosen_color = chosen_color
        self._types = (Keyword, *_ABILITIES, *((OfChosenColor,) if chosen_color else ()))
        self._union: Any = Keyword | Ability | OfChosenColor if chosen_color else Keyword | Ability

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.with_info_plain_validator_function(
            self._read,
            serialization=core_schema.plain_serializer_function_ser_schema(_write, info_arg=True),
        )

    def _read(self, given: object, info: ValidationInfo) -> object:
        if isinstance(given, self._types):
            return given
        book = info.context
        if not isinstance(book, Phrasebook):
            return read_part(self._union, given, book)
        if not isinstance(given, str):
            raise PydanticKnownError("string_type")
        try:
            return book.read_of_chosen_color(given) if self._chosen_color else book.read(given)
        except ValueError as error:
            raise PydanticCustomError("phrase", "{message}", {"message": str(error)}) from None


def _write(ability: Any, info: SerializationInfo) -> object:  # noqa: ANN401 - one of many models
    if isinstance(info.context, Phrasebook):
        return info.context.write(ability)
    return ability.value if isinstance(ability, Keyword) else ability.model_dump(mode=info.mode)


_JSON = WithJsonSchema({"type": "string"})

Phrased = Annotated[Keyword | Ability, _AsPhrase(), _JSON]
"""An ability that files write as a phrase."""
PhrasedOfColor = Annotated[Keyword | Ability | OfChosenColor, _AsPhrase(chosen_color=True), _JSON]
"""An ability that files write as a phrase, in which a color may be yet to be chosen: `{color}`."""
