"""Field types of the scenario file: bounded numbers, words from a list, phrases."""

from enum import StrEnum
from typing import Annotated, TypeVar

from pydantic import AfterValidator, BeforeValidator, Field, StrictBool, WithJsonSchema
from pydantic_core import PydanticCustomError

from core.files import limits
from core.files.spelling import did_you_mean
from core.language.phrases import UnknownPhraseError, parse
from core.terms.card_types import CardType, Supertype
from core.terms.colors import Color
from core.terms.eras import Era
from core.terms.steps import Step
from core.terms.values import Frozen
from core.terms.zones import Zone

E = TypeVar("E", bound=StrEnum)


class Spec(Frozen):
    """Base of everything in the file."""


def fault(message: str) -> PydanticCustomError:
    """Return a validation error that says just `message`."""
    return PydanticCustomError("scenario", "{message}", {"message": message})


def _word_of(words: type[E]) -> BeforeValidator:
    """Return a validator that turns a word into a member of an enum, or names the nearest one."""
    known = {member.value: member for member in words}

    def find(value: object) -> E:
        if isinstance(value, str) and value.lower() in known:
            return known[value.lower()]
        raise fault(f"unknown {_spaced(words.__name__)} '{_short(value)}'.{did_you_mean(str(value), known)}")

    return BeforeValidator(find)


def _color(value: object) -> Color:
    letters = {color.value: color for color in Color}
    names = {color.word: color for color in Color}
    if isinstance(value, str):
        if value.upper() in letters:
            return letters[value.upper()]
        if value.lower() in names:
            return names[value.lower()]
    raise fault(f"unknown color '{_short(value)}'. Known: W, U, B, R, G.")


def _known_phrase(value: str) -> str:
    try:
        parse(value)
    except UnknownPhraseError as error:
        raise fault(str(error)) from None
    return value


def _plain(value: str) -> str:
    if not value.isprintable():
        raise fault(f"'{_short(value)}' has characters that cannot be shown.")
    return value


def _plain_id(value: str) -> str:
    if "#" in value:
        raise fault(f"an id may not contain '#': '{_short(value)}'.")
    return _plain(value)


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= limits.NAME_LENGTH else text[: limits.NAME_LENGTH] + "…"


def _spaced(name: str) -> str:
    return "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name).strip()


_ID_SCHEMA = {"type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^#]*$"}

Number = Annotated[int, Field(strict=True, ge=-limits.NUMBER, le=limits.NUMBER)]
Amount = Annotated[int, Field(strict=True, ge=0, le=limits.NUMBER)]
Flag = StrictBool
Id = Annotated[
    str,
    Field(strict=True, min_length=1, max_length=64),
    AfterValidator(_plain_id),
    WithJsonSchema(_ID_SCHEMA),
]
Ref = Annotated[str, Field(strict=True, min_length=1, max_length=64), AfterValidator(_plain)]
"""An id, or what something with that id becomes later: `wolf#3`."""
Name = Annotated[str, Field(strict=True, min_length=1, max_length=limits.NAME_LENGTH), AfterValidator(_plain)]
Text = Annotated[str, Field(strict=True, max_length=limits.TEXT_LENGTH)]
Phrase = Annotated[str, Field(strict=True, max_length=limits.NAME_LENGTH), AfterValidator(_known_phrase)]
ColorWord = Annotated[Color, BeforeValidator(_color)]
TypeWord = Annotated[CardType, _word_of(CardType)]
SupertypeWord = Annotated[Supertype, _word_of(Supertype)]
EraWord = Annotated[Era, _word_of(Era)]
StepWord = Annotated[Step, _word_of(Step)]
ZoneWord = Annotated[Zone, _word_of(Zone)]
PowerToughness = Annotated[str, Field(strict=True, pattern=r"^-?\d{1,7}/-?\d{1,7}$", examples=["2/2"])]
