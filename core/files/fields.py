"""Field types of the scenario file: bounded numbers, words from a list, phrases."""

import re
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Annotated, Any, ClassVar

from msgspec import Meta

from core.data.marks import Refers, RefusedError, Spelled, Then
from core.data.spelling import hint
from core.files import limits
from core.language.phrases import UnknownPhraseError, parse
from core.terms.card_types import CardType, Supertype
from core.terms.colors import Color
from core.terms.eras import Era
from core.terms.ids import first_incarnation, with_place, without_number_on_stack
from core.terms.mana import SYMBOLS, is_mana_symbol, symbols_of
from core.terms.steps import Step
from core.terms.turn_steps import MOST_TURNS, PATTERN, TurnStep, turn_step_of
from core.terms.values import Value
from core.terms.zones import Zone
from core.words.english.errors import data_errors as words


class Spec(Value):
    """Base of everything in the file."""

    may_refer: ClassVar[bool] = True


PLAYER, OBJECT, EFFECT = "player", "object", "effect"
"""The sorts of things that ids are of; players and objects never have the same."""


class RefersLater(Refers):
    """Marks a reference to what is there, or to what comes to be of it or enters during play.

    `wolf#3` and `wolf~3` are of `wolf`, `hero/2` is of `hero`, and `amy.hand.1` of `amy` as well.

    Attributes:
        is_checked: whether something must be there that it can refer to.
        is_other: whether text means something else, such as the number of a mode.
    """

    def __init__(
        self, *sorts: str, is_checked: bool = True, is_other: Callable[[str], bool] = lambda _: False
    ) -> None:
        super().__init__(*sorts)
        self.is_checked = is_checked
        self.is_other = is_other

    def ids_in(self, text: str) -> Iterator[tuple[str, str]]:
        """Yield each id that the text may refer to, with the rest of the text behind it."""
        own = without_number_on_stack(first_incarnation(with_place(text)[0]))
        yield own, text[len(own) :]
        if (card := _IN_ZONE.fullmatch(own)) is not None:
            yield card[1], text[len(card[1]) :]


_IN_ZONE = re.compile(r"(.+)\.(?:hand|graveyard|library)\.\d+")


class _WordOf(Spelled):
    """Marks a member of an enum, written as its word in upper or lower case."""

    def __init__(self, members: type[StrEnum]) -> None:
        self._members = members
        self._known = {member.value: member for member in members}
        self.schema = {"enum": list(self._known)}

    def read(self, given: object, book: object) -> StrEnum:  # noqa: ARG002 - the word is enough
        """Return the member, or name the nearest one."""
        if isinstance(given, str) and given.lower() in self._known:
            return self._known[given.lower()]
        called = _spaced(self._members.__name__)
        raise RefusedError(words.unknown(called, _short(given), hint(str(given), self._known)))


class _TurnStepWord(Spelled):
    """Marks a step of the turn in which play begins, or of a later one."""

    schema: Mapping[str, Any] = {"type": "string", "pattern": PATTERN}

    def read(self, given: object, book: object) -> TurnStep:  # noqa: ARG002 - the word is enough
        """Return the step, or name the nearest one."""
        found = turn_step_of(given) if isinstance(given, str) else None
        if found is None:
            raise RefusedError(words.unknown("step", _short(given), _hint_at_turn_step(str(given))))
        return found

    def write(self, value: object, book: object) -> object:  # noqa: ARG002 - the word is enough
        """Return the word itself."""
        return str(value)


class _ColorWord(Spelled):
    """Marks a color, written as its letter or its name."""

    schema: Mapping[str, Any] = {"enum": [color.value for color in Color]}

    def read(self, given: object, book: object) -> Color:  # noqa: ARG002 - the word is enough
        """Return the color."""
        letters = {color.value: color for color in Color}
        names = {color.word: color for color in Color}
        if isinstance(given, str):
            if given.upper() in letters:
                return letters[given.upper()]
            if given.lower() in names:
                return names[given.lower()]
        raise RefusedError(words.unknown("color", _short(given), words.known(tuple(letters))))


def _hint_at_turn_step(given: str) -> str:
    lead, _, last = given.strip().lower().rpartition(" ")
    if re.fullmatch(r"turn \d+", lead) and int(lead.split()[1]) > MOST_TURNS:
        return words.too_many_turns(MOST_TURNS)
    later = ("combat", *Step) if lead else Step
    return hint(f"{lead} {last}".strip(), [f"{lead} {one}".strip() for one in later])


def _so_many_lines(value: str) -> str:
    lines = value.count("\n") + 1
    if lines > limits.ABILITIES:
        raise RefusedError(words.too_many_lines(lines, limits.ABILITIES))
    return value


def _known_phrase(value: str) -> str:
    try:
        parse(value)
    except UnknownPhraseError as error:
        raise RefusedError(str(error)) from None
    return value


def plain_text(value: str) -> str:
    """Return text of a file that can be shown.

    Raises:
        RefusedError: it has characters that can't.
    """
    if not value.isprintable():
        raise RefusedError(words.unshowable(_short(value)))
    return value


def _plain_id(value: str) -> str:
    if "#" in value:
        raise RefusedError(words.no_number_sign(_short(value)))
    return plain_text(value)


def _mana_cost(value: str) -> str:
    if _IN_BRACES.fullmatch(value) is None:
        bare = "".join(f"{{{one}}}" for one in _BARE.findall(value.upper()) if is_mana_symbol(one))
        is_meant = bare.replace("{", "").replace("}", "") == "".join(value.upper().split())
        raise RefusedError(
            words.no_mana_cost(given=_short(value), hint=words.did_you_mean(bare) if is_meant else "")
        )
    for symbol in symbols_of(value):
        if not is_mana_symbol(symbol):
            raise RefusedError(words.unknown_symbol(symbol, _hint_at_symbol(symbol)))
    return value


def _hint_at_symbol(symbol: str) -> str:
    """Return the symbol with the same parts in the order in which they are printed, or the nearest one."""
    parts = sorted(symbol.upper().split("/"))
    same = next((one for one in sorted(SYMBOLS) if sorted(one.split("/")) == parts), None)
    return words.did_you_mean(f"{{{same}}}") if same is not None else ""


_IN_BRACES = re.compile(r"(?:\{[^{}]*\})*")
_BARE = re.compile(r"\d+|\S")


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= limits.NAME_LENGTH else text[: limits.NAME_LENGTH] + "…"


def _spaced(name: str) -> str:
    return "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name).strip()


Number = Annotated[int, Meta(ge=-limits.NUMBER, le=limits.NUMBER)]
Amount = Annotated[int, Meta(ge=0, le=limits.NUMBER)]
Id = Annotated[
    str, Meta(min_length=1, max_length=64, extra_json_schema={"pattern": "^[^#]*$"}), Then(_plain_id)
]
PlayerRef = Annotated[Id, Refers(PLAYER)]
ObjectRef = Annotated[Id, Refers(OBJECT)]
PlayerOrObjectRef = Annotated[Id, Refers(PLAYER, OBJECT)]
Ref = Annotated[str, Meta(min_length=1, max_length=64), Then(plain_text), RefersLater(PLAYER, OBJECT)]
"""An id, or what something with that id becomes later: `wolf#3`."""
PrintedCost = Annotated[
    str,
    Meta(
        max_length=limits.NAME_LENGTH,
        extra_json_schema={"pattern": r"^(\{[0-9A-Z/]{1,5}\})*$"},
        examples=["{2}{R}"],
    ),
    Then(_mana_cost),
]
"""A mana cost as it is printed; empty for none (CR 202.1b)."""
Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_LENGTH), Then(plain_text)]
NameOrRef = Annotated[Name, RefersLater(PLAYER, OBJECT, EFFECT, is_checked=False)]
"""An id, or the name of what may never be there: a card, a spell, an effect."""
Text = Annotated[str, Meta(max_length=limits.TEXT_LENGTH)]
RulesText = Annotated[Text, Then(_so_many_lines)]
"""Abilities as rules text, one a line."""
Phrase = Annotated[str, Meta(max_length=limits.NAME_LENGTH), Then(_known_phrase)]
ColorWord = Annotated[Color, _ColorWord()]
TypeWord = Annotated[CardType, _WordOf(CardType)]
SupertypeWord = Annotated[Supertype, _WordOf(Supertype)]
EraWord = Annotated[Era, _WordOf(Era)]
StepWord = Annotated[Step, _WordOf(Step)]
TurnStepWord = Annotated[TurnStep, _TurnStepWord()]
"""`declare_blockers`, `next upkeep`, `next combat`, `turn 3 combat`."""
ZoneWord = Annotated[Zone, _WordOf(Zone)]
PowerToughness = Annotated[str, Meta(pattern=r"^-?\d{1,7}/-?\d{1,7}$", examples=["2/2"])]
