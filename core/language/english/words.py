"""The small words of English: numbers, plurals, colors, types, kinds of counters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Either, Listed, Phrase, Reading, Text, Token, Words
from core.terms.card_types import PERMANENT_TYPES, CardType, Supertype
from core.terms.colors import Color
from core.terms.creature_types import CREATURE_TYPES, PLANESWALKER_TYPES
from core.terms.subtypes import listed_subtypes

NUMBERS: Final = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"),
    *("twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
)
"""Words for small numbers, in order."""

BEFORE_ABILITIES: Final = ("Forecast", "Max speed", "Solved", "Visit")
"""Keywords that stand before an ability as a name would, and say when it works or how often."""

SUBTYPES: Final = CREATURE_TYPES | PLANESWALKER_TYPES | listed_subtypes()
"""Every subtype that a permanent can have."""

_IRREGULAR: Final = {
    "Child": "Children",
    "Dwarf": "Dwarves",
    "Elf": "Elves",
    "Wolf": "Wolves",
    "Werewolf": "Werewolves",
    "Mouse": "Mice",
    "Ox": "Oxen",
    "Goose": "Geese",
    "Djinn": "Djinn",
    "Merfolk": "Merfolk",
    "Treefolk": "Treefolk",
    "Moonfolk": "Moonfolk",
    "Kithkin": "Kithkin",
    "Sheep": "Sheep",
    "Samurai": "Samurai",
    "Plains": "Plains",
    "Urza's": "Urza's",
    "Equipment": "Equipment",
    "Kor": "Kor",
    "Ninja": "Ninjas",
    "Homunculus": "Homunculuses",
    "Incubus": "Incubi",
    "Fish": "Fish",
    "sorcery": "sorceries",
    "Eldrazi": "Eldrazi",
    "Vedalken": "Vedalken",
    "Dauthi": "Dauthi",
    "Soltari": "Soltari",
    "Thalakos": "Thalakos",
    "Hero": "Heroes",
    "Custodes": "Custodes",
    "Aurochs": "Aurochs",
    "Pegasus": "Pegasi",
    "Cyclops": "Cyclopes",
    "Fungus": "Fungi",
    "Octopus": "Octopuses",
}


def plural(noun: str) -> str:
    """Return the plural of a noun; of several words the last one changes."""
    if noun in _IRREGULAR:
        return _IRREGULAR[noun]
    if noun.endswith("y") and noun[-2:-1] not in {*"aeiou"}:
        return f"{noun[:-1]}ies"
    return f"{noun}es" if noun.endswith(("s", "x", "ch", "sh")) else f"{noun}s"


SINGULAR: Final = {plural(subtype): subtype for subtype in SUBTYPES}
"""The subtype for each plural."""


def an(words: str) -> str:
    """Return the words with the article that goes before them: `a creature`, `an Elf`."""
    is_vowel = words[:1].lower() in {*"aeiou"} and not words.lower().startswith(("uni", "one "))
    return f"{'an' if is_vowel or words.startswith(('8', '11/', '18/')) else 'a'} {words}"


def number_word(number: int) -> str:
    """Return a number in words, as `three`; large ones in figures."""
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def _whole(value: object) -> str | None:
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else None


def number_read(word: str) -> int:
    """Return the number that a word or figures write.

    Raises:
        ValueError: neither.
    """
    return NUMBERS.index(word) if word in NUMBERS else int(word)


_IN_WORDS: Final = "|".join(sorted(NUMBERS, key=len, reverse=True))
_DIGITS: Final = tuple("0123456789")
_SIGNS: Final = ("+", "-")
INTEGER: Final = Token("a number", r"-?\d{1,6}\b", int, _whole, ("-", *_DIGITS))
NUMBER_IN_WORDS: Final = Token(
    "a number",
    rf"(?:{_IN_WORDS}|\d{{1,6}})\b",
    number_read,
    lambda value: number_word(value) if isinstance(value, int) else None,
    (*NUMBERS, *_DIGITS),
)
"""`one`, `two`, `25`."""
SEVERAL: Final = Token(
    "a number",
    rf"(?:{_IN_WORDS}|\d{{1,6}})\b",
    lambda word: number_read(word) if number_read(word) > 1 else None,
    lambda value: number_word(value) if isinstance(value, int) and value > 1 else None,
    (*NUMBERS, *_DIGITS),
)
"""`two` or more."""


def _change(value: object) -> str | None:
    if not isinstance(value, tuple) or value == (0, 0) or None in value:
        return None
    power, toughness = value
    minus = power < 0 or (power == 0 and toughness < 0)
    is_less = toughness < 0 or (power < 0 and not toughness)
    return f"{_signed(power, minus=minus)}/{_signed(toughness, minus=is_less)}"


def _is_of_ones(value: object) -> bool:
    return isinstance(value, tuple) and set(value) <= {-1, 0, 1}


def _signed(number: int, *, minus: bool) -> str:
    return f"{'-' if minus else '+'}{abs(number)}"


def _two(words: str) -> tuple[int, int]:
    power, toughness = words.split("/")
    return int(power), int(toughness)


SIZE_CHANGE: Final = Token("a change such as +1/+1", r"[+-]\d{1,6}/[+-]\d{1,6}", _two, _change, _SIGNS)
X_CHANGE: Final = Token(
    "a change such as +X/+X",
    r"[+-](?:X|0)/[+-](?:X|0)(?!\d)",
    lambda words: _two(words.replace("X", "1")),
    lambda value: (_change(value) or "").replace("1", "X") or None if _is_of_ones(value) else None,
    _SIGNS,
)
"""By so much: `+X/+0`, which is +1/+0 for each."""
SIZE: Final = Token(
    "a size such as 2/2",
    r"-?\d{1,6}/-?\d{1,6}",
    _two,
    lambda value: f"{value[0]}/{value[1]}" if isinstance(value, tuple) and None not in value else None,
    ("-", *_DIGITS),
)

COLOR: Final = Words("a color", [(color.word, color) for color in Color])
COLORS_OR: Final = Either("a color", Listed(COLOR, "or"), Listed(COLOR, "and/or", least=2))
COLORS_AND: Final = Listed(COLOR)
CARD_TYPE: Final = Words("a card type", [(one.value, one) for one in CardType])
PERMANENT_TYPE: Final = Words("a card type", [(one.value, one) for one in CardType if one in PERMANENT_TYPES])
PERMANENT_TYPES_PLURAL: Final = Words(
    "a card type", [(plural(one.value), one) for one in CardType if one in PERMANENT_TYPES]
)
SUPERTYPE: Final = Words("a supertype", [(one.value, one) for one in Supertype])


SUBTYPE: Final = Words("a subtype", [(one, one) for one in sorted(SUBTYPES, key=len, reverse=True)])
SUBTYPES_PLURAL: Final = Words(
    "a subtype", [(word, one) for word, one in sorted(SINGULAR.items(), key=lambda row: -len(row[0]))]
)

_NO_COUNTER: Final = frozenset(
    {"that", "this", "of", "those", "no", "the", "each", "many", "a", "an", "more", "any", "rad"}
)
"""What stands before `counter` and is no kind of it; of rad counters not all is played here (CR 728.1)."""
_COUNTER: Final = re.compile(r"[+-]\d{1,4}/[+-]\d{1,4}|[a-z][a-z'-]*(?: strike)?")
COUNTER: Final = Token(
    "a kind of counter",
    rf"(?:{_COUNTER.pattern})(?= counter)",
    lambda word: word if word not in _NO_COUNTER else None,
    lambda value: value if isinstance(value, str) and _COUNTER.fullmatch(value) else None,
)


class Articled(Phrase):
    """Another phrase with `a` or `an` before it and perhaps a word behind it."""

    def __init__(self, phrase: Phrase, after: str = "") -> None:
        self.name = phrase.name
        self.fields = phrase.fields
        self._phrase = phrase
        self._after = after

    def read(self, text: Text, at: int) -> Iterator[Reading]:  # noqa: D102 - as the base says
        for article in ("a ", "an "):
            if text.words.startswith(article, at):
                for value, end in text.readings(self._phrase, at + len(article)):
                    if text.words.startswith(self._after, end):
                        yield value, end + len(self._after)

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        return Opening("a "), Opening("an ")

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        words = self._phrase.write(value)
        return None if words is None else f"{an(words)}{self._after}"


A_COUNTER: Final = Articled(COUNTER, " counter")
"""`a +1/+1 counter`, `an incarnation counter`."""

MANA: Final = Token(
    "mana such as {2}{R}",
    r"(?:\{(?![TQE]\})[0-9A-Z/]{1,5}\}){1,20}",
    str,
    lambda value: value if isinstance(value, str) and value else None,
    ("{",),
)
