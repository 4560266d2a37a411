"""A creature typed in one line: `6/6 red trample and lifelink`, or `"Squire" 1/2 toxic 1`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from core.cards.spec import CardSpec
from core.files import limits
from core.language.phrases import UnknownPhraseError, parse, phrase
from core.terms.card_types import CardType, Supertype
from core.terms.colors import Color
from core.terms.creature_types import CREATURE_TYPES
from core.words.english.errors import quick_creature as quick_words
from core.words.english.names import listed

_NUMBERS = re.compile(
    r"(?P<before>.*?)(?<!\S)(?P<power>-?\d{1,7})\s*/\s*(?P<toughness>-?\d{1,7})(?!\S)(?P<after>.*)"
)
_QUOTES = '"\N{LEFT DOUBLE QUOTATION MARK}\N{RIGHT DOUBLE QUOTATION MARK}'
_QUOTED = re.compile(f"[{_QUOTES}]([^{_QUOTES}]+)[{_QUOTES}]")
_SUPERTYPES = {supertype.value: supertype for supertype in Supertype}
_COLORS = {color.word: color for color in Color}
_LIKE = 0.75
"""How much words are like an ability that is meant by them, from 0 to 1."""
_MOST_LETTERS = 500
_FILLERS = frozenset({"a", "an", "and", "with", "creature", "colorless", "&"})


class QuickCreatureError(ValueError):
    """The line writes no creature; the message says what is missing or unknown."""


def quick_creature(line: str) -> CardSpec:
    """Return the creature that a line writes.

    Power/toughness stand among colors, supertypes and abilities, in any order, parted by commas, `and`
    or nothing. A name stands in quotes, or before power/toughness.

    Raises:
        QuickCreatureError: too long, no power/toughness, numbers out of bounds, or an unknown ability.
    """
    if len(line) > _MOST_LETTERS:
        raise QuickCreatureError(quick_words.too_long(_MOST_LETTERS))
    quoted = _QUOTED.search(line)
    match = _NUMBERS.fullmatch(" ".join(_QUOTED.sub(" ", line).replace(",", " , ").split()))
    if match is None:
        raise QuickCreatureError(quick_words.write_size())
    power, toughness = int(match["power"]), int(match["toughness"])
    if max(abs(power), abs(toughness)) > limits.NUMBER:
        raise QuickCreatureError(quick_words.size_too_large(limits.NUMBER))
    before, after = match["before"].split(), match["after"].split()
    name = quoted[1].strip() if quoted else ""
    if not name:
        before, name = _described(before)
    adjectives = [word.lower() for word in (*before, *after)]
    try:
        abilities = tuple(_abilities([*before, ",", *after]))
    except UnknownPhraseError as error:
        told = quick_words.quote_name(error.text) if _is_name(error) else str(error)
        raise QuickCreatureError(told[:1].upper() + told[1:]) from error
    return CardSpec(
        name=name[: limits.NAME_LENGTH] or "Creature",
        types=(CardType.CREATURE,),
        supertypes=tuple(dict.fromkeys(_SUPERTYPES[word] for word in adjectives if word in _SUPERTYPES)),
        subtypes=tuple(dict.fromkeys(word.capitalize() for word in _subtypes(after))),
        colors=tuple(dict.fromkeys(_COLORS[word] for word in _free(adjectives) if word in _COLORS)) or None,
        power=power,
        toughness=toughness,
        keywords=abilities,
    )


def understood(spec: CardSpec) -> str:
    """Return what a line was understood as, such as `Red 6/6 with trample`, as a sentence."""
    parts = [supertype.value for supertype in spec.supertypes]
    parts += (
        [listed(color.word for color in Color if color in spec.colors)]
        if spec.colors
        else [quick_words.colorless()]
    )
    size = f"{spec.power}/{spec.toughness}"
    return quick_words.understood((*parts, *spec.subtypes), size, [str(one) for one in spec.keywords])


def _described(words: Sequence[str]) -> tuple[list[str], str]:
    """Return the words before power/toughness that describe the creature, and the name that is left.

    A name may begin with a color: `Red Dragon`. In small letters, or alone, it is the color.
    """
    place = 0
    while place < len(words) and (words[place].islower() or len(words) == 1) and _describes(words[place]):
        place += 1
    if all(_describes(word) for word in words):
        place = len(words)
    return list(words[:place]), " ".join(word for word in words[place:] if word != ",")


def _describes(word: str) -> bool:
    small = word.lower()
    return small in _COLORS or small in _SUPERTYPES or small in _FILLERS or small == ","


def _abilities(words: Sequence[str]) -> Iterator[str]:
    """Yield the abilities among words, each as long as it can be read.

    Raises:
        UnknownPhraseError: words that are no ability, color or supertype.
    """
    place, before = 0, ""
    while place < len(words):
        rest = list(words[place:])
        if rest[0] == "from" and before.startswith("protection"):
            rest.insert(0, "protection")
        end = next((n for n in range(len(rest), 0, -1) if _is_ability(rest[:n])), None)
        if end is not None:
            before = phrase(parse(" ".join(rest[:end])))
            yield before
            place += end - (len(rest) - len(words) + place)
        elif _describes(words[place]) or words[place].capitalize() in CREATURE_TYPES:
            place += 1
        else:
            unread = rest[: rest.index(",")] if "," in rest else rest
            starts = (n for n in range(1, len(unread)) if _starts_ability(unread[n:]))
            parse(" ".join(unread[: next(starts, None)]))  # says what is wrong
            place += 1


def _is_name(error: UnknownPhraseError) -> bool:
    """Whether unknown words are more like a name than like an ability that is spelled wrong."""
    known = (error.nearest,) if error.nearest is not None else ()
    return error.text[:1].isupper() and not get_close_matches(error.text.lower(), known, cutoff=_LIKE)


def _subtypes(words: Sequence[str]) -> Iterator[str]:
    """Yield creature types among words, not those of an ability such as `protection from Elves`."""
    for number, word in enumerate(words):
        if word.capitalize() in CREATURE_TYPES and (number == 0 or words[number - 1] != "from"):
            yield word


def _starts_ability(words: Sequence[str]) -> bool:
    """Whether words begin with an ability, a color or a supertype."""
    return _describes(words[0]) or any(_is_ability(words[:end]) for end in range(1, len(words) + 1))


def _is_ability(words: Sequence[str]) -> bool:
    if "," in words or words[0].lower() in _FILLERS or words[0].lower() in _COLORS:
        return False
    try:
        parse(" ".join(words))
    except UnknownPhraseError:
        return False
    return True


def _free(words: Sequence[str]) -> Iterator[str]:
    """Yield words that are not what something protects or comes from: `protection from red`."""
    is_object = False
    for word in words:
        is_object = word == "from" or (is_object and (word == "and" or word in _COLORS))
        if not is_object or word == ",":
            yield word
