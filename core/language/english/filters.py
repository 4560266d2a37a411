"""Filters in words: `nonartifact, nonblack creature an opponent controls with power 2 or less`.

A filter is read word by word: what stands before the noun, the noun, what follows it. Each of these
is a table row, read and written by the same code; a noun phrase is always one slot of a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from string import ascii_uppercase
from typing import Final, NamedTuple

from core.abilities.filters import Objects
from core.data.faults import DataError
from core.data.reading import make
from core.language.english.filter_tails import TAILS, Fields, Tail, is_equipped_first
from core.language.english.words import (
    COLORS_OR,
    SINGULAR,
    SUBTYPES,
    plural,
)
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Phrase, Reading, Text, is_end_of_word, joined
from core.language.kernel.said import defaults
from core.terms.card_types import CardType, Supertype
from core.terms.colors import Color

SELF: Final = "~"
"""How a sentence names the object that has the ability, before that is put into words."""
BEARER: Final = "§"
"""How it names what that object is attached to."""


_FIGHTING: Final = "attacking or blocking"


class _Adjective(NamedTuple):
    """A word before the noun: what it says of one field. `adds`: it is one of several such words."""

    word: str
    field: str
    value: object
    adds: bool = False


def _states() -> Iterator[_Adjective]:
    yield _Adjective(_FIGHTING, "is_fighting", value=True)
    for state in ("attacking", "blocking"):
        yield _Adjective(state, f"is_{state}", value=True)
        yield _Adjective(f"non{state}", f"is_{state}", value=False)
    yield _Adjective("blocked", "is_blocked", value=True)
    yield _Adjective("unblocked", "is_blocked", value=False)
    yield _Adjective("tapped", "is_tapped", value=True)
    yield _Adjective("untapped", "is_tapped", value=False)
    yield _Adjective("renowned", "is_renowned", value=True)
    yield _Adjective("saddled", "is_saddled", value=True)
    yield _Adjective("monstrous", "is_monstrous", value=True)
    yield _Adjective("face-down", "is_face_down", value=True)
    yield _Adjective("face-up", "is_face_down", value=False)
    yield _Adjective("modified", "is_modified", value=True)
    yield _Adjective("historic", "is_historic", value=True)
    yield _Adjective("nonhistoric", "is_historic", value=False)


def _negations() -> Iterator[_Adjective]:
    for supertype in Supertype:
        yield _Adjective(f"non{supertype}", "not_supertypes", supertype, adds=True)
    for card_type in CardType:
        yield _Adjective(f"non{card_type}", "not_types", card_type, adds=True)
    for color in Color:
        yield _Adjective(f"non{color.word}", "not_colors", color, adds=True)
    for subtype in sorted(SUBTYPES):
        yield _Adjective(f"non-{subtype}", "not_subtypes", subtype, adds=True)


def _qualities() -> Iterator[_Adjective]:
    for supertype in Supertype:
        yield _Adjective(str(supertype), "supertypes", supertype, adds=True)
    for count in ("colorless", "monocolored", "multicolored"):
        yield _Adjective(count, "color_count", count)


_STATES: Final = tuple(_states())
_IN_COMBAT: Final = frozenset({"is_attacking", "is_blocking"})
"""These stand behind what something is not: `nonblack attacking creature`, but `tapped nonblack creature`."""
_NEGATIONS: Final = (*_negations(), _Adjective("nontoken", "is_token", value=False))
_QUALITIES: Final = tuple(_qualities())
_ALSO: Final = (
    _Adjective("enchanted", "is_enchanted", value=True),
    _Adjective("equipped", "is_equipped", value=True),
)
"""What is read before the noun, but mostly written behind it."""
_ADJECTIVES: Final = {row.word: row for row in (*_STATES, *_NEGATIONS, *_QUALITIES, *_ALSO)}
_NEGATIVE: Final = frozenset(row.word for row in _NEGATIONS)

_WORD: Final = re.compile(r"[A-Za-z][\w'-]*")
_TYPE_OF: Final = {one.value: one for one in CardType}


_FIRST_WORDS: Final = (
    *(*_ADJECTIVES, *(one.value for one in CardType), *(plural(one.value) for one in CardType), "token"),
    *ascii_uppercase,
)
"""With what filters begin; with a large letter all subtypes do."""


def _with(fields: Fields, name: str, value: object) -> Fields | None:
    """Return the fields with one more; None if it is there already."""
    return None if name in fields else {**fields, name: value}


class Filter(Phrase):
    """A filter without an article: one of such things, or with `many` several; `noun` if it names no type.

    `joiner` is written between types.
    """

    def __init__(
        self,
        noun: str = "permanent",
        *,
        many: bool = False,
        tails: tuple[Tail, ...] = TAILS,
        joiner: str = "",
    ) -> None:
        self.name = f"a {noun}" if not many else plural(noun)
        self._many = many
        self._joiner = joiner or ("and" if many else "or")
        self._tails = tails
        self._noun = plural(noun) if many else noun
        self._can_follow_types = noun == "source"
        self._joiners = {"or", "and", "and/or"} if many else {"or", "and/or"}

    # -- reading

    def read(self, text: Text, at: int) -> Iterator[Reading]:  # noqa: D102 - as the base says
        for fields, start in self._before(text, at, {}):
            for named, end in self._nouns(text, start, fields):
                yield from self._after(text, end, named)

    def _before(self, text: Text, at: int, fields: Fields) -> Iterator[tuple[Fields, int]]:
        """Yield what the adjectives from `at` on say, and where the noun may begin."""
        yield fields, at
        match = _WORD.match(text.words, at)
        word = match[0] if match is not None else ""
        row = _ADJECTIVES.get(word)
        if text.words.startswith(f"{_FIGHTING} ", at):
            word, row = _FIGHTING, _ADJECTIVES[_FIGHTING]
        if row is not None:
            more = self._told(fields, row)
            end = at + len(word)
            after = end + 2 if word in _NEGATIVE and text.words.startswith(", non", end) else end + 1
            if more is not None and text.words.startswith(" ", after - 1):
                yield from self._before(text, after, more)
        elif "colors" not in fields:
            for colors, end in text.readings(COLORS_OR, at):
                if text.words.startswith(" ", end):
                    yield from self._before(text, end + 1, {**fields, "colors": colors})

    def _told(self, fields: Fields, row: _Adjective) -> Fields | None:
        if not row.adds:
            return _with(fields, row.field, row.value)
        before = fields.get(row.field, ())
        assert isinstance(before, tuple)  # noqa: S101 - rows that add have tuples
        return {**fields, row.field: (*before, row.value)}

    def _nouns(self, text: Text, at: int, fields: Fields) -> Iterator[tuple[Fields, int]]:
        """Yield what the noun at `at` says: subtypes, types, either of several types, tokens."""
        found = False
        for subtypes, after in self._subtypes(text, at):
            told = {**fields, "subtypes": subtypes} if subtypes else fields
            for typed, end in self._types(text, after, told, has_subtypes=bool(subtypes)):
                found = True
                yield typed, end
        if not found:
            text.stop(at, self.name)

    def _subtypes(self, text: Text, at: int) -> Iterator[tuple[tuple[str, ...], int]]:
        """Yield no subtypes, or those before a type in the singular, or such that are the noun themselves."""
        yield (), at
        yield from self._listed_subtypes(text, at, SUBTYPES, self._joiners, ())

    def _listed_subtypes(
        self, text: Text, at: int, known: object, joiners: set[str], before: tuple[str, ...]
    ) -> Iterator[tuple[tuple[str, ...], int]]:
        for subtype, end in self._one_subtype(text, at):
            yield (*before, subtype), end
            for joiner in (*(f" {one} " for one in joiners), *(f", {one} " for one in joiners), ", "):
                if text.words.startswith(joiner, end):
                    yield from self._listed_subtypes(
                        text, end + len(joiner), known, joiners, (*before, subtype)
                    )

    def _one_subtype(self, text: Text, at: int) -> Iterator[tuple[str, int]]:
        """Yield the subtype at `at`, in the singular, or in the plural where several are meant."""
        if text.words.startswith("Time Lord", at):  # the only one of two words
            yield "Time Lord", at + len("Time Lord") + text.words.startswith("s", at + len("Time Lord"))
            return
        match = _WORD.match(text.words, at)
        if match is None:
            return
        word = match[0]
        if word in SUBTYPES:
            yield word, match.end()
        elif self._many and word in SINGULAR:
            yield SINGULAR[word], match.end()

    def _is_plural(self, text: Text, end: int) -> bool:
        """Whether the subtype that ends here stands in the plural, so that it is the noun."""
        match = _LAST_WORD.search(text.words, 0, end)
        word = match[0] if match is not None else ""
        return word in SINGULAR or word.endswith("Lords")

    def _types(
        self, text: Text, at: int, fields: Fields, *, has_subtypes: bool
    ) -> Iterator[tuple[Fields, int]]:
        if has_subtypes:
            if not self._many or self._is_plural(text, at):
                yield fields, at
            if not text.words.startswith(" ", at):
                return
            at += 1
        if not has_subtypes and self._noun_ends(text, at):
            yield fields, at + len(self._noun)
        yield from self._token(text, at, fields)
        types: tuple[CardType, ...] = ()
        while True:
            yield from self._either(text, at, _with_types(fields, types))
            match = _WORD.match(text.words, at)
            word = match[0] if match is not None else ""
            one = _TYPE_OF.get(word)
            if self._many and word in _PLURAL_TYPES:
                yield _with_types(fields, (*types, _PLURAL_TYPES[word])), at + len(word)
            if one is None:
                return
            types = (*types, one)
            at += len(word)
            if not self._many:
                yield _with_types(fields, types), at
            if not text.words.startswith(" ", at):
                return
            at += 1
            if self._can_follow_types and self._noun_ends(text, at):
                yield _with_types(fields, types), at + len(self._noun)
            yield from self._token(text, at, _with_types(fields, types))

    def _noun_ends(self, text: Text, at: int) -> bool:
        return text.words.startswith(self._noun, at) and is_end_of_word(text.words, at + len(self._noun))

    def _token(self, text: Text, at: int, fields: Fields) -> Iterator[tuple[Fields, int]]:
        word = "tokens" if self._many else "token"
        if text.words.startswith(word, at) and is_end_of_word(text.words, at + len(word)):
            told = _with(fields, "is_token", value=True)
            if told is not None:
                yield told, at + len(word)

    def _either(self, text: Text, at: int, fields: Fields) -> Iterator[tuple[Fields, int]]:
        """Yield several types one of which there must be: `artifact, creature, or land`."""
        match = (_MANY_TYPES if self._many else _EITHER_TYPE).match(text.words, at)
        if match is not None:
            words = [word for word in match.groups() if word]
            types = tuple(_PLURAL_TYPES[word] if self._many else _TYPE_OF[word] for word in words)
            yield {**fields, "one_of_types": types}, match.end()
        single = _EITHER_TYPE.match(text.words, at) if self._can_follow_types else None
        if single is not None and text.words.startswith(" ", single.end()):
            start = single.end() + 1
            if self._noun_ends(text, start):
                types = tuple(_TYPE_OF[word] for word in single.groups() if word)
                yield {**fields, "one_of_types": types}, start + len(self._noun)

    def _after(self, text: Text, at: int, fields: Fields) -> Iterator[Reading]:
        """Yield the filter that ends here, and those that go on with what may follow a noun."""
        made = objects(tuple(sorted(fields.items(), key=lambda field: field[0])))
        if made is not None:
            yield made, at
        if not text.words.startswith(" ", at):  # as all that may follow begins
            return
        for row in self._tails:
            for told, end in row.read(text, at):
                is_unclear = "one_of_types" in fields and not _OF_CREATURES.isdisjoint(told)
                if not is_unclear and not any(name in fields for name in told):
                    yield from self._after(text, end, {**fields, **told})

    # -- writing

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        nouns = (*_FIRST_WORDS, self._noun)
        return (*(Opening(word, self.name) for word in nouns), COLORS_OR)

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        if not isinstance(value, Objects) or value.which is not None or _is_unclear(value):
            return None
        parts = [*self._written_before(value), self._written_noun(value)]
        tails = [row.write(value, self._many) for row in self._tails]
        if any(tail is None for tail in tails):
            return None
        return " ".join(part for part in parts if part) + "".join(tail for tail in tails if tail)

    def _written_before(self, value: Objects) -> Iterator[str]:
        behind = {"is_blocking", "is_blocked"} if value.in_combat_with is not None else set()
        states = [
            row for row in _STATES if getattr(value, row.field) is row.value and row.field not in behind
        ]
        yield from (row.word for row in states if row.field not in _IN_COMBAT)
        yield "equipped" if self._many and is_equipped_first(value) else ""
        ordered = (*value.not_supertypes, *value.not_types, *(one.word for one in value.not_colors))
        negations = ["nontoken"] if value.is_token is False else []
        negations += [f"non{one}" for one in ordered] + [f"non-{one}" for one in value.not_subtypes]
        yield ", ".join(negations)
        yield from (row.word for row in states if row.field in _IN_COMBAT)
        yield value.color_count or ""
        yield from map(str, value.supertypes)
        yield joined([color.word for color in value.colors], "or") if value.colors else ""

    def _written_noun(self, value: Objects) -> str:
        joiner = self._joiner
        of_types = [one.value for one in value.types]
        nouns = []
        if value.one_of_types:
            either = [plural(one.value) if self._many else one.value for one in value.one_of_types]
            nouns = [*of_types, joined(either, joiner)]
        else:
            nouns = [*of_types, *(["token"] if value.is_token else [])]
            if self._many and nouns:
                nouns[-1] = plural(nouns[-1])
        if value.subtypes:
            subtypes = [one if nouns or not self._many else plural(one) for one in value.subtypes]
            nouns = [joined(subtypes, joiner), *nouns]
        return " ".join(nouns) or self._noun


_OF_CREATURES: Final = frozenset(
    {
        *("keyword", "lacks", "power_at_least", "power_at_most", "toughness_at_least", "toughness_at_most"),
        *("power_than_this", "toughness_than_power"),
    }
)
"""What is said of creatures: in `artifact or creature with flying` of the creature alone."""


def _is_unclear(value: Objects) -> bool:
    """Whether it asks of all of several types what would be said of the last of them."""
    return bool(value.one_of_types) and any(
        getattr(value, name) != defaults(Objects)[name] for name in _OF_CREATURES
    )


def _with_types(fields: Fields, types: tuple[CardType, ...]) -> Fields:
    return {**fields, "types": types} if types else fields


_LAST_WORD: Final = re.compile(r"[A-Za-z][\w'-]*$")
_PLURAL_TYPES: Final = {plural(one.value): one for one in CardType}
_ONE: Final = "|".join(_TYPE_OF)
_MORE: Final = "|".join(_PLURAL_TYPES)
_EITHER_TYPE: Final = re.compile(rf"(?:({_ONE}), )?(?:({_ONE}), )?({_ONE}),? (?:and/)?or ({_ONE})\b(?!-)")
_MANY_TYPES: Final = re.compile(rf"(?:({_MORE}), )?(?:({_MORE}), )?({_MORE}),? (?:and|or|and/or) ({_MORE})\b")


@lru_cache(maxsize=4096)
def objects(fields: tuple[tuple[str, object], ...]) -> Objects | None:
    """Return the filter with these fields; None if they do not go together."""
    try:
        return make(Objects, dict(fields))
    except DataError:
        return None
