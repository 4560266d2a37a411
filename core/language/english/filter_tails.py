"""What may follow the noun of a filter: whose it is, what it has, how large it is, its counters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, get_args

from core.abilities.filters import Objects, StackObjects
from core.abilities.keywords import Keyword, ShorthandWord
from core.language.english.words import (
    COUNTER,
    SEVERAL,
    number_read,
    number_word,
)
from core.language.kernel.phrase import Text, Token, is_end_of_word
from core.language.kernel.said import defaults
from core.terms.values import FrozenMap

Fields = dict[str, object]

_NAME: Final = re.compile(
    r"«[^»]{1,100}»|"
    r"(?:[A-Z][\w'\-]*|\d+)(?:,? (?:(?:of|the|to|and|in|for|from|with|a|an|at|on) )*(?:en-)?[A-Z][\w'\-]*)*"
)


_ReadTail = Callable[[Text, int], Iterator[tuple[Fields, int]]]
_WriteTail = Callable[[Objects, bool], str | None]


class Tail(NamedTuple):
    """What may follow a noun. `write` returns nothing if it is not said, None if it has no words."""

    read: _ReadTail
    write: _WriteTail


def _words(field: str, *rows: tuple[object, str, str, tuple[str, ...]]) -> Tail:
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

    return Tail(read, write)


def _bounds(field: str) -> Tail:
    def read(text: Text, at: int) -> Iterator[tuple[Fields, int]]:
        yield from bounds_read(field, text, at)

    def write(value: Objects, _: bool) -> str | None:  # noqa: FBT001 - as all tails are called
        return bounds_written(field, value)

    return Tail(read, write)


def bounds_read(field: str, text: Text, at: int) -> Iterator[tuple[Fields, int]]:
    """Yield how large something must be: ` with power 2 or less`, ` with mana value 3`."""
    match = _BOUNDS[field].match(text.words, at)
    if match is None:
        return
    number, way, most = match.groups()
    told: Fields = {}
    if way != "less":
        told[f"{field}_at_least"] = int(number)
    if way != "greater":
        told[f"{field}_at_most"] = int(most or number)
    yield told, match.end()


def bounds_written(field: str, value: Objects | StackObjects) -> str:
    """Return how large something must be, with the blank before it; nothing if that is not said."""
    lead = f" with {field.replace('_', ' ')}"
    least, most = getattr(value, f"{field}_at_least"), getattr(value, f"{field}_at_most")
    if least is None and most is None:
        return ""
    if least is None:
        return f"{lead} {most} or less"
    if most is None:
        return f"{lead} {least} or greater"
    return f"{lead} {least}" if least == most else f"{lead} {least} to {most}"


_BOUNDS: Final = {
    field: re.compile(
        rf" with {field.replace('_', ' ')} (-?\d{{1,6}})(?: or (less|greater)| to (-?\d{{1,6}}))?\b"
    )
    for field in ("power", "toughness", "mana_value")
}


def _read_keyword(text: Text, at: int) -> Iterator[tuple[Fields, int]]:
    for lead, field in ((" with ", "keyword"), (" without ", "lacks")):
        if text.words.startswith(lead, at):
            start = at + len(lead)
            known = _KEYWORDS if field == "keyword" else _LACKED
            for word, value in known:
                if text.words.startswith(word, start) and is_end_of_word(text.words, start + len(word)):
                    yield {field: value}, start + len(word)


def _write_keyword_of_yours(value: Objects, _: bool) -> str | None:  # noqa: FBT001 - as all tails are called
    return "" if _is_said_first(value) else _written_keyword(value)


def _write_keyword_of_others(value: Objects, _: bool) -> str | None:  # noqa: FBT001 - as all tails are called
    return _written_keyword(value) if _is_said_first(value) else ""


def _is_said_first(value: Objects) -> bool:
    """Whether the keyword stands before whose they are: `creature with flying an opponent controls`."""
    return value.controller in {"opponent", "defending_player", "that_player"}


def _written_keyword(value: Objects) -> str:
    said = f" with {value.keyword}" if value.keyword is not None else ""
    return said + (f" without {value.lacks}" if value.lacks is not None else "")


def _read_nothing(_: Text, __: int) -> Iterator[tuple[Fields, int]]:
    """Yield nothing: the words are read by another tail."""
    return iter(())


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


def _read_few_counters(text: Text, at: int) -> Iterator[tuple[Fields, int]]:
    """Yield as many counters as there may be: ` with two or fewer spore counters on it`."""
    for number, end in (
        text.readings(SEVERAL, at + len(" with ")) if text.words.startswith(" with ", at) else ()
    ):
        for kind, after in text.readings(COUNTER, end + len(" or fewer ")):
            for tail in _ON if text.words.startswith(" or fewer ", end) else ():
                if text.words.startswith(f" counters{tail}", after):
                    yield (
                        {"counters_at_most": FrozenMap({kind: number})},
                        after + len(" counters") + len(tail),
                    )


def _write_few_counters(value: Objects, many: bool) -> str | None:  # noqa: FBT001 - as all tails are called
    if not value.counters_at_most:
        return ""
    if len(value.counters_at_most) > 1:
        return None
    (kind, most), *_ = value.counters_at_most.items()
    number = SEVERAL.write(most)
    return number and f" with {number} or fewer {kind} counters {'on them' if many else 'on it'}"


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


def _sides(opponent: str, opponents: str = " your opponents control") -> Tail:
    """Return the tail that says whose they are; that of opponents is said in one of several ways."""
    others = (" an opponent controls", " your opponents control", " you don't control")
    return _words(
        "controller",
        ("you", " you control", " you control", ()),
        ("opponent", opponent, opponents, others),
        ("defending_player", " defending player controls", " defending player controls", ()),
        ("that_player", " that player controls", " that player controls", ()),
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


_OPPOSING: Final[tuple[tuple[str, Fields, tuple[str, ...]], ...]] = (
    (" blocking", {"is_blocking": True}, (" that's blocking", " that are blocking")),
    (
        " blocked by",
        {"is_blocked": True},
        (" that's blocked by", " that are blocked by", " being blocked by"),
    ),
    (" blocking or blocked by", {}, (" that's blocking or blocked by", " blocking or being blocked by")),
)
_OPPOSED: Final = (("~", "this"), ("§", "bearer"), ("it", "it"))


def _read_opposing(text: Text, at: int) -> Iterator[tuple[Fields, int]]:
    """Yield that they block a certain creature, or are blocked by it."""
    for words, told, others in _OPPOSING:
        for lead in (words, *others):
            for name, one in _OPPOSED:
                end = at + len(lead) + 1 + len(name)
                if text.words.startswith(f"{lead} {name}", at) and is_end_of_word(text.words, end):
                    yield {**told, "in_combat_with": one}, end
    for lead, one in ((" it's blocking", "it"), (" ~ is blocking", "this"), (" § is blocking", "bearer")):
        if text.words.startswith(lead, at):
            yield {"is_blocked": True, "in_combat_with": one}, at + len(lead)


def _write_opposing(value: Objects, _: bool) -> str | None:  # noqa: FBT001 - as all tails are called
    if value.in_combat_with is None:
        return ""
    told = {name: True for name in ("is_blocking", "is_blocked") if getattr(value, name) is True}
    refused = False in {value.is_blocking, value.is_blocked}
    name = next(words for words, one in _OPPOSED if one == value.in_combat_with)
    return next((f"{words} {name}" for words, fields, _ in _OPPOSING if fields == told and not refused), None)


_EQUIPPED: Final = _words(
    "is_equipped",
    (True, " that's equipped", " that are equipped", ()),
    (False, " that isn't equipped", " that aren't equipped", ()),
)


def is_equipped_first(value: Objects) -> bool:
    """Whether several such objects are called `equipped` before the noun.

    One creature is not: `equipped creature` is what an Equipment is attached to.
    """
    return value.is_equipped is True and not value.is_token


def _write_equipped(value: Objects, many: bool) -> str | None:  # noqa: FBT001 - as all tails are called
    return "" if many and is_equipped_first(value) else _EQUIPPED.write(value, many)


_BEFORE: Final = (
    Tail(_read_name, _write_name),
    Tail(_read_token, _write_token),
    Tail(_read_nothing, _write_keyword_of_others),
)
_BEHIND: Final = (
    Tail(_read_keyword, _write_keyword_of_yours),
    _bounds("power"),
    _bounds("toughness"),
    _bounds("mana_value"),
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
    _words(
        "outgrows_this",
        (
            True,
            " with greater power or toughness than ~",
            " with greater power or toughness than ~",
            (),
        ),
    ),
    _words(
        "toughness_than_power",
        (
            "greater",
            " with toughness greater than its power",
            " with toughness greater than their power",
            (),
        ),
        ("less", " with power greater than its toughness", " with power greater than their toughness", ()),
        ("equal", " with power equal to its toughness", " with power equal to their toughness", ()),
    ),
    _words(
        "attached_to",
        ("this", " attached to ~", " attached to ~", ()),
        ("bearer", " attached to §", " attached to §", ()),
    ),
    Tail(_read_counters, _write_counters),
    Tail(_read_few_counters, _write_few_counters),
    _words(
        "has_counters",
        (True, " with a counter on it", " with counters on them", (" with one or more counters on it",)),
        (False, " with no counters on it", " with no counters on them", ()),
    ),
    Tail(_read_opposing, _write_opposing),
    _words("attacks_alone", (True, " that's attacking alone", " that are attacking alone", ())),
    *(
        _words(
            f"is_{state}",
            (False, f" that isn't {state}", f" that aren't {state}", ()),
            (True, "", "", ()),  # this stands before the noun
        )
        for state in ("renowned", "saddled", "monstrous", "modified")
    ),
    _words(
        "is_enchanted",
        (True, " that's enchanted", " that are enchanted", ()),
        (False, " that isn't enchanted", " that aren't enchanted", ()),
    ),
    Tail(_EQUIPPED.read, _write_equipped),
    _words(
        "started_untapped",
        (True, " that started the turn untapped", " that started the turn untapped", ()),
        (False, " that started the turn tapped", " that started the turn tapped", ()),
    ),
    _words(
        "attacked_this_turn",
        (True, " that attacked this turn", " that attacked this turn", ()),
        (False, " that didn't attack this turn", " that didn't attack this turn", ()),
    ),
    _words(
        "entered_this_turn",
        (
            True,
            " that entered this turn",
            " that entered this turn",
            (" that entered the battlefield this turn",),
        ),
        (False, " that didn't enter this turn", " that didn't enter this turn", ()),
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
_ATTACKED: Final = (
    ("you", "you", ()),
    (
        "you_or_planeswalker",
        "you or a planeswalker you control",
        ("you and/or planeswalkers you control", "you or planeswalkers you control"),
    ),
    ("opponent", "your opponents", ("one of your opponents", "an opponent")),
)


def _attacking(one: str = " that's attacking") -> Tail:
    """Return the tail that says whom they attack: `creature that's attacking you`."""
    leads = (" attacking", " that's attacking", " that are attacking")
    return _words(
        "attacks",
        *(
            (
                attacked,
                f"{one} {words}",
                f" attacking {words}",
                tuple(f"{lead} {other}" for other in (words, *others) for lead in leads),
            )
            for attacked, words, others in _ATTACKED
        ),
    )


TAILS: Final = (*_BEFORE, _sides(" an opponent controls"), *_BEHIND, _attacking())
"""`a creature an opponent controls`, `creatures your opponents control`."""
TAILS_OF_EACH: Final = (*_BEFORE, _sides(" your opponents control"), *_BEHIND, _attacking(" attacking"))
"""`each creature your opponents control`."""
TAILS_OF_FOES: Final = (*_BEFORE, _sides(" you don't control"), *_BEHIND, _attacking())
"""`target creature you don't control`: what creatures of yours fight."""


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
