"""Filters in words: `nonartifact, nonblack creature an opponent controls with power 2 or less`.

A filter is read word by word: what stands before the noun, the noun, what follows it. Each of these
is a table row, read and written by the same code; a noun phrase is always one slot of a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple, get_args

from pydantic import ValidationError

from core.abilities.filters import Objects
from core.abilities.keywords import Keyword, ShorthandWord
from core.language.english.words import (
    COLORS_OR,
    COUNTER,
    SINGULAR,
    SUBTYPES,
    number_read,
    number_word,
    plural,
)
from core.language.kernel.phrase import Phrase, Reading, Text, Token, is_end_of_word, joined
from core.language.kernel.said import defaults
from core.terms.card_types import CardType, Supertype
from core.terms.colors import Color
from core.terms.values import FrozenMap

Fields = dict[str, object]

SELF: Final = "~"
"""How a sentence names the object that has the ability, before that is put into words."""
BEARER: Final = "§"
"""How it names what that object is attached to."""


class _Adjective(NamedTuple):
    """A word before the noun: what it says of one field. `adds`: it is one of several such words."""

    word: str
    field: str
    value: object
    adds: bool = False


def _states() -> Iterator[_Adjective]:
    for state in ("attacking", "blocking"):
        yield _Adjective(state, f"is_{state}", value=True)
        yield _Adjective(f"non{state}", f"is_{state}", value=False)
    yield _Adjective("blocked", "is_blocked", value=True)
    yield _Adjective("unblocked", "is_blocked", value=False)
    yield _Adjective("tapped", "is_tapped", value=True)
    yield _Adjective("untapped", "is_tapped", value=False)
    yield _Adjective("renowned", "is_renowned", value=True)


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
_NEGATIONS: Final = (*_negations(), _Adjective("nontoken", "is_token", value=False))
_QUALITIES: Final = tuple(_qualities())
_ADJECTIVES: Final = {row.word: row for row in (*_STATES, *_NEGATIONS, *_QUALITIES)}
_NEGATIVE: Final = frozenset(row.word for row in _NEGATIONS)

_WORD: Final = re.compile(r"[A-Za-z][\w'-]*")
_TYPE_OF: Final = {one.value: one for one in CardType}
_NAME: Final = re.compile(
    r"«[^»]{1,100}»|"
    r"(?:[A-Z][\w'\-]*|\d+)(?:,? (?:(?:of|the|to|and|in|for|from|with|a|an|at|on) )*(?:en-)?[A-Z][\w'\-]*)*"
)


def _with(fields: Fields, name: str, value: object) -> Fields | None:
    """Return the fields with one more; None if it is there already."""
    return None if name in fields else {**fields, name: value}


class Filter(Phrase):
    """A filter without an article: one of such things, or with `many` several; `noun` if it names no type."""

    def __init__(self, noun: str = "permanent", *, many: bool = False) -> None:
        self.name = f"a {noun}" if not many else plural(noun)
        self._many = many
        self._noun = plural(noun) if many else noun
        self._can_follow_types = noun == "source"

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
        yield from self._listed_subtypes(text, at, SUBTYPES, {"or", "and"} if self._many else {"or"}, ())

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
        if text.words.startswith(("Time Lord", "Time Lords"), at):
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

    def _after(self, text: Text, at: int, fields: Fields) -> Iterator[Reading]:
        """Yield the filter that ends here, and those that go on with what may follow a noun."""
        made = objects(tuple(sorted(fields.items(), key=lambda field: field[0])))
        if made is not None:
            yield made, at
        for row in _TAILS:
            for told, end in row.read(text, at):
                if not any(name in fields for name in told):
                    yield from self._after(text, end, {**fields, **told})

    # -- writing

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        if not isinstance(value, Objects) or value.which is not None:
            return None
        parts = [*self._written_before(value), self._written_noun(value)]
        tails = [row.write(value, self._many) for row in _TAILS]
        if any(tail is None for tail in tails):
            return None
        return " ".join(part for part in parts if part) + "".join(tail for tail in tails if tail)

    def _written_before(self, value: Objects) -> Iterator[str]:
        for row in _STATES:
            if getattr(value, row.field) is row.value:
                yield row.word
        ordered = (*value.not_supertypes, *value.not_types, *(one.word for one in value.not_colors))
        negations = ["nontoken"] if value.is_token is False else []
        negations += [f"non{one}" for one in ordered] + [f"non-{one}" for one in value.not_subtypes]
        yield ", ".join(negations)
        yield value.color_count or ""
        yield from map(str, value.supertypes)
        yield joined([color.word for color in value.colors], "or") if value.colors else ""

    def _written_noun(self, value: Objects) -> str:
        joiner = "and" if self._many else "or"
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


def _with_types(fields: Fields, types: tuple[CardType, ...]) -> Fields:
    return {**fields, "types": types} if types else fields


_LAST_WORD: Final = re.compile(r"[A-Za-z][\w'-]*$")
_PLURAL_TYPES: Final = {plural(one.value): one for one in CardType}
_ONE: Final = "|".join(_TYPE_OF)
_MORE: Final = "|".join(_PLURAL_TYPES)
_EITHER_TYPE: Final = re.compile(rf"(?:({_ONE}), )?(?:({_ONE}), )?({_ONE}),? or ({_ONE})\b(?!-)")
_MANY_TYPES: Final = re.compile(rf"(?:({_MORE}), )?(?:({_MORE}), )?({_MORE}),? (?:and|or|and/or) ({_MORE})\b")


@lru_cache(maxsize=4096)
def objects(fields: tuple[tuple[str, object], ...]) -> Objects | None:
    """Return the filter with these fields; None if they do not go together."""
    try:
        return Objects(**dict(fields))  # type: ignore[arg-type]  # pydantic checks them
    except ValidationError:
        return None


NAME: Final = Token(
    "a name",
    _NAME.pattern,
    lambda words: words.strip("«»"),
    lambda value: named(value) if isinstance(value, str) else None,
)
"""The name of a card, in quotation marks if it is not written like one."""


def named(name: str) -> str:
    """Return a name as a sentence has it."""
    return name if _PLAIN_NAME.fullmatch(name) else f"«{name}»"


# -- what follows the noun

_ReadTail = Callable[[Text, int], Iterator[tuple[Fields, int]]]
_WriteTail = Callable[[Objects, bool], str | None]


class _Tail(NamedTuple):
    """What may follow a noun. `write` returns nothing if it is not said, None if it has no words."""

    read: _ReadTail
    write: _WriteTail


def _words(field: str, *rows: tuple[object, str, str, tuple[str, ...]]) -> _Tail:
    """Return a tail that is fixed words for each value: one, several, and others that are read too."""

    def read(text: Text, at: int) -> Iterator[tuple[Fields, int]]:
        for value, one, many, others in rows:
            for words in filter(None, dict.fromkeys((one, many, *others))):
                if text.words.startswith(words, at) and is_end_of_word(text.words, at + len(words)):
                    yield {field: value}, at + len(words)

    def write(value: Objects, many: bool) -> str | None:  # noqa: FBT001 - as all tails are called
        said = getattr(value, field)
        if said == defaults(Objects)[field]:
            return ""
        return next((row[2] if many else row[1] for row in rows if row[0] == said), None)

    return _Tail(read, write)


def _bounds(side: str) -> _Tail:
    exact = re.compile(rf" with {side} (-?\d{{1,6}})(?: or (less|greater)| to (-?\d{{1,6}}))?\b")

    def read(text: Text, at: int) -> Iterator[tuple[Fields, int]]:
        match = exact.match(text.words, at)
        if match is None:
            return
        number, way, most = match.groups()
        told: Fields = {}
        if way != "less":
            told[f"{side}_at_least"] = int(number)
        if way != "greater":
            told[f"{side}_at_most"] = int(most or number)
        yield told, match.end()

    def write(value: Objects, _: bool) -> str | None:  # noqa: FBT001 - as all tails are called
        least, most = getattr(value, f"{side}_at_least"), getattr(value, f"{side}_at_most")
        if least is None and most is None:
            return ""
        if least is None:
            return f" with {side} {most} or less"
        if most is None:
            return f" with {side} {least} or greater"
        return f" with {side} {least}" if least == most else f" with {side} {least} to {most}"

    return _Tail(read, write)


def _read_keyword(text: Text, at: int) -> Iterator[tuple[Fields, int]]:
    for lead, field in ((" with ", "keyword"), (" without ", "lacks")):
        if text.words.startswith(lead, at):
            start = at + len(lead)
            known = _KEYWORDS if field == "keyword" else _LACKED
            for word, value in known:
                if text.words.startswith(word, start) and is_end_of_word(text.words, start + len(word)):
                    yield {field: value}, start + len(word)


def _write_keyword(value: Objects, _: bool) -> str | None:  # noqa: FBT001 - as all tails are called
    said = f" with {value.keyword}" if value.keyword is not None else ""
    return said + (f" without {value.lacks}" if value.lacks is not None else "")


def _read_name(text: Text, at: int) -> Iterator[tuple[Fields, int]]:
    if text.words.startswith(" named ", at):
        match = _NAME.match(text.words, at + len(" named "))
        if match is not None:
            yield {"name": match[0].strip("«»")}, match.end()


def _write_name(value: Objects, _: bool) -> str | None:  # noqa: FBT001 - as all tails are called
    if value.name is None:
        return ""
    return f" named {named(value.name)}"


_COUNTED: Final = re.compile(r"(an?|one or more|\w+ or more) ")


def _read_counters(text: Text, at: int) -> Iterator[tuple[Fields, int]]:
    """Yield as many counters as there must be: ` with two or more spore counters on it`."""
    if text.words.startswith(" with no ", at):
        for kind, end in text.readings(COUNTER, at + len(" with no ")):
            for tail in _ON:
                if text.words.startswith(f" counters{tail}", end):
                    yield {"lacks_counter": kind}, end + len(" counters") + len(tail)
        return
    if not text.words.startswith(" with ", at):
        return
    ahead: list[tuple[dict[str, int], int]] = [({}, at + len(" with "))]
    while ahead:
        counters, start = ahead.pop()
        match = _COUNTED.match(text.words, start)
        least = _least(match[1]) if match is not None else None
        if match is None or least is None:
            continue
        for kind, end in text.readings(COUNTER, match.end()):
            after = end + len(" counter") + text.words.startswith("s", end + len(" counter"))
            more = {**counters, str(kind): least}
            for tail in _ON:
                if text.words.startswith(tail, after):
                    yield {"counters": FrozenMap(more)}, after + len(tail)
            if text.words.startswith(" and ", after):
                ahead.append((more, after + len(" and ")))


def _least(words: str) -> int | None:
    if words in {"a", "an", "one or more"}:
        return 1
    try:
        return number_read(words.removesuffix(" or more"))
    except ValueError:
        return None


def _write_counters(value: Objects, many: bool) -> str | None:  # noqa: FBT001 - as all tails are called
    on = " on them" if many else " on it"
    said = ""
    if value.counters:
        parts = [_counter_words(kind, count) for kind, count in value.counters.items()]
        said = f" with {' and '.join(parts)}{on}"
    return said + (f" with no {value.lacks_counter} counters{on}" if value.lacks_counter else "")


def _counter_words(kind: str, count: int) -> str:
    if count > 1:
        return f"{number_word(count)} or more {kind} counters"
    article = "an" if kind[:1] in {*"aeiou"} else "a"
    return f"{article} {kind} counter"


_ON: Final = (" on it", " on them")
_KEYWORDS: Final = [(one.value, one) for one in Keyword]
_LACKED: Final[list[tuple[str, object]]] = [
    *_KEYWORDS,
    *((word, word) for word in get_args(ShorthandWord)),
]
_PLAIN_NAME: Final = re.compile(_NAME.pattern.split("|", 1)[1])
_SIDES: Final = (
    ("you", " you control", " you control", ()),
    ("opponent", " an opponent controls", " your opponents control", (" you don't control",)),
    ("defending_player", " defending player controls", " defending player controls", ()),
)


def _read_token(text: Text, at: int) -> Iterator[tuple[Fields, int]]:
    for words in (" that's a token", " that are tokens"):
        if text.words.startswith(words, at):
            yield {"is_token": True}, at + len(words)


def _write_token(value: Objects, many: bool) -> str | None:  # noqa: FBT001 - as all tails are called
    """Return that something is a token, where the noun can't say it: with several types."""
    if not value.is_token or not value.one_of_types:
        return ""
    return " that are tokens" if many else " that's a token"


_TAILS: Final = (
    _Tail(_read_name, _write_name),
    _Tail(_read_token, _write_token),
    _words("controller", *_SIDES),
    _Tail(_read_keyword, _write_keyword),
    _bounds("power"),
    _bounds("toughness"),
    _words(
        "power_than_this",
        (
            "greater",
            " with power greater than ~'s power",
            " with power greater than ~'s power",
            (" with greater power",),
        ),
        (
            "less",
            " with power less than ~'s power",
            " with power less than ~'s power",
            (" with lesser power",),
        ),
    ),
    _Tail(_read_counters, _write_counters),
    _words("is_renowned", (False, " that isn't renowned", " that aren't renowned", ()), (True, "", "", ())),
    _words(
        "started_untapped",
        (True, " that started the turn untapped", " that started the turn untapped", ()),
        (False, " that started the turn tapped", " that started the turn tapped", ()),
    ),
    _words(
        "dealt_damage_by",
        (
            "anything",
            " that was dealt damage this turn",
            " that were dealt damage this turn",
            (" dealt damage this turn",),
        ),
        ("this", " dealt damage by ~ this turn", " dealt damage by ~ this turn", ()),
        ("bearer", " dealt damage by § this turn", " dealt damage by § this turn", ()),
    ),
)
