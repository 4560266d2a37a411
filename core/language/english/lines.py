"""Lines of rules text: keywords with commas between, or one ability as a sentence (CR 113.3)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.abilities.ability import Ability
from core.abilities.card_texts.card_text import CardText
from core.abilities.keywords import Keyword
from core.language.english import abilities
from core.language.english.keywords import KEYWORD
from core.language.english.opposed import UNCLEAR, said_by_it, with_opposed
from core.language.english.others import OTHER_THAN_WHAT, means_something_else
from core.language.english.quoted import ABILITY
from core.language.english.rules import ONE_RULE, SENTENCES
from core.language.english.those_of_that_player import WHICH_PLAYER, speaks_of_nobody
from core.language.kernel.phrase import Phrase, Reading, Text, TooLongError
from core.language.kernel.said import meant

NEEDS: Final = abilities
"""The module that says what an ability can be."""
Meaning = Keyword | Ability | CardText
"""What a line may say."""


class _KeywordLine(Phrase):
    """Keywords in a row: `flying, vigilance; protection from red and from white`."""

    name = "keywords"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        ahead: list[tuple[tuple[object, ...], int]] = [
            ((one,), end) for one, end in text.readings(KEYWORD, at)
        ]
        while ahead:
            told, end = ahead.pop()
            yield told, end
            for between in (", ", "; ", ", and ", " and "):
                if text.words.startswith(between, end):
                    ahead += [
                        ((*told, one), after) for one, after in text.readings(KEYWORD, end + len(between))
                    ]

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - keywords
        words = [KEYWORD.write(one) for one in value]
        return None if None in words else ", ".join(_protections_together(list(filter(None, words))))


_PROTECTION: Final = re.compile(r"protection( from [\w-]+)")


def _protections_together(words: list[str]) -> list[str]:
    """Return keywords with all protections as one: `protection from red and from blue`."""
    found = [match[1] for match in map(_PROTECTION.fullmatch, words) if match is not None]
    if len(found) < 2:  # noqa: PLR2004 - one stands alone
        return words
    first = next(place for place, one in enumerate(words) if _PROTECTION.fullmatch(one))
    *others, last = found
    comma = "," if len(others) > 1 else ""
    both = f"protection{','.join(others)}{comma} and{last}"
    rest = [one for one in words[first:] if not _PROTECTION.fullmatch(one)]
    return [*words[:first], both, *rest]


class _RuleLine(Phrase):
    """What an object can, can't or must do, said of itself: `~ can't block.`."""

    name = "what it can or can't do"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for one, end in text.readings(SENTENCES, at):
            if text.words.startswith(".", end):
                yield one, end + 1
        if text.words.startswith("~ ", at):
            for one, end in text.readings(ONE_RULE, at + 2):
                if text.words.startswith(".", end):
                    yield one, end + 1

    def write(self, value: object) -> str | None:
        words = SENTENCES.write(value)
        if words is None:
            words = ONE_RULE.write(value)
            words = words and f"~ {words}"
        return words and f"{words}."


KEYWORD_LINE: Final = _KeywordLine()
RULE_LINE: Final = _RuleLine()

_PROTECTIONS: Final = re.compile(
    r"\b(protection|hexproof) from ([\w-]+)((?:, from [\w-]+)*),? and from ([\w-]+)"
)


def read_plain(words: str) -> tuple[tuple[Meaning, ...], Text]:
    """Return what a line in the wording of the grammar says, and how far it was read.

    Nothing is returned if it says nothing; several readings are returned by `readings`.
    """
    text = Text(words)
    found = readings(text)
    return (found[0] if len(found) == 1 else ()), text


def readings(text: Text) -> list[tuple[Meaning, ...]]:
    """Return every different thing that a line may say; nothing if it takes too long to read."""
    try:
        return _readings(text)
    except TooLongError:
        text.refuse("it takes too long to read.", len(text.words))
        return []


def _readings(text: Text) -> list[tuple[Meaning, ...]]:
    found: list[tuple[Meaning, ...]] = []
    keywords = Text(_PROTECTIONS.sub(_each_protection, text.words.rstrip(".")))
    for told, end in keywords.readings(KEYWORD_LINE, 0):
        if end == len(keywords.words):
            _add(found, meant(told))
    text.stop_within(keywords, 0)
    for phrase in (RULE_LINE, ABILITY):
        for one, end in text.readings(phrase, 0):
            if end < len(text.words):
                continue
            told = with_opposed(meant(one))
            if told is None:
                text.refuse(UNCLEAR, end)
            elif means_something_else(told):
                text.refuse(OTHER_THAN_WHAT, end)
            elif speaks_of_nobody(told):
                text.refuse(WHICH_PLAYER, end)
            else:
                _add(found, (told,))
        if found:  # what a card says of itself is its ability, not an effect on itself
            break
    return found


def _add(found: list[tuple[Meaning, ...]], told: object) -> None:
    if told not in found:
        found.append(told)  # type: ignore[arg-type]  # what the phrases of lines read


def _each_protection(found: re.Match[str]) -> str:
    word, first, more, last = found.groups()
    middle = [one for one in more.split(", from ") if one]
    return ", ".join(f"{word} from {one}" for one in (first, *middle, last))


@lru_cache(maxsize=16)  # what was just read is written to see whether it can be, and soon to be shown
def write_plain(one: Meaning) -> str | None:
    """Return a line that says one ability in the wording of the grammar; None if there is none."""
    if means_something_else(one) or speaks_of_nobody(one):
        return None
    words = KEYWORD.write(one)
    if words is not None:  # a keyword with costs in words is a sentence (CR 702.21a)
        return f"{words}." if "\N{EM DASH}" in words else words
    said = RULE_LINE.write(one) or ABILITY.write(one)
    return None if said is None else said_by_it(one, said)


def write_keywords(keywords: tuple[Meaning, ...]) -> str | None:
    """Return keywords as one line; None if one of them is no keyword."""
    return KEYWORD_LINE.write(keywords)
