"""Conditions on players and their cards: `you have 10 or more life`, `it's your turn`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from core.abilities.conditions import Condition
from core.abilities.filters import Cards
from core.data.reading import make
from core.language.english.cards import KIND_OF_CARDS
from core.language.english.slots import SLOTS
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Either, Phrase, Reading, Text, Words

_TURNS: Final = Words(
    "whose turn it is, whether a party is full, who is the monarch, or what time of day it is",
    [
        ("it's your turn", Condition(turn="you")),
        ("it's not your turn", Condition(turn="other")),
        ("it isn't your turn", Condition(turn="other")),
        ("you have a full party", Condition(party="full")),
        ("you're the monarch", Condition(monarch="you")),
        ("you are the monarch", Condition(monarch="you")),
        ("an opponent is the monarch", Condition(monarch="opponent")),
        ("there is no monarch", Condition(monarch="nobody")),
        ("it's day", Condition(time="day")),
        ("it's night", Condition(time="night")),
        ("it's neither day nor night", Condition(time="neither")),
    ],
)


class Bounds(NamedTuple):
    """How many there are at least and at most."""

    at_least: int
    at_most: int | None


class _HowMany(Phrase):
    """How many there are: `no`, `one or fewer`, `seven or more`; in figures `10 or less`."""

    name = "a number"

    def __init__(self, number: str, fewer: str, nothing: str = "", more: str = "more") -> None:
        self._number = number
        self._more = more
        self._fewer = fewer
        self._nothing = nothing

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        if self._nothing and text.words.startswith(self._nothing, at):
            yield Bounds(0, 0), at + len(self._nothing)
        if text.words.startswith("exactly ", at):
            for number, end in text.readings(SLOTS[self._number], at + len("exactly ")):
                yield Bounds(number, number), end  # type: ignore[arg-type]  # what the phrase reads
        for number, end in text.readings(SLOTS[self._number], at):
            assert isinstance(number, int)  # noqa: S101 - what the phrase reads
            if number < 0:
                continue
            for tail, bounds in (
                (f" or {self._more}", Bounds(number, None)),
                (f" or {self._fewer}", Bounds(0, number)),
            ):
                if text.words.startswith(tail, end):
                    yield bounds, end + len(tail)

    def opens(self) -> Openings:
        nothing = (Opening(self._nothing),) if self._nothing else ()
        return (*nothing, Opening("exactly "), SLOTS[self._number])

    def write(self, value: object) -> str | None:
        assert isinstance(value, Bounds)  # noqa: S101 - what this phrase is asked for
        if self._nothing and value == Bounds(0, 0):
            return self._nothing
        if value.at_most is None:
            return f"{self._written(value.at_least)} or {self._more}"
        if value.at_least == 0:
            return f"{self._written(value.at_most)} or {self._fewer}"
        return f"exactly {self._written(value.at_least)}" if value.at_least == value.at_most else None

    def _written(self, number: int) -> str | None:
        return SLOTS[self._number].write(number)


POINTS: Final = _HowMany("integer", "less")
"""How much in figures: `3 or more`."""
SIZE: Final = _HowMany("integer", "less", more="greater")
"""How large in figures: `8 or greater`."""
SIZE_IN_WORDS: Final = _HowMany("number", "less", more="greater")
"""The same in words: `seven or greater`."""
MANY_OF: Final = _HowMany("number", "fewer", "no")
"""How many in words: `no`, `three or more`."""

_WHERE: Final[tuple[tuple[str, Literal["graveyard", "hand"], Literal["you", "opponent"]], ...]] = (
    ("in your graveyard", "graveyard", "you"),
    ("in your hand", "hand", "you"),
    ("in an opponent's graveyard", "graveyard", "opponent"),
    ("in an opponent's hand", "hand", "opponent"),
)
_HELD: Final[tuple[tuple[str, str, Literal["graveyard", "hand"], Literal["you", "opponent"]], ...]] = (
    ("you have ", " in hand", "hand", "you"),
    ("you have ", " in your graveyard", "graveyard", "you"),
    ("an opponent has ", " in hand", "hand", "opponent"),
    ("an opponent has ", " in their graveyard", "graveyard", "opponent"),
)


_THRESHOLD: Final = (7, None)
"""As many cards as cards with threshold ask for, in their words: `seven or more cards are in …`."""


class _CardsThere(Phrase):
    """How many cards there are in a zone: `there are seven or more cards in your graveyard`."""

    name = "a condition"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        if text.words.startswith("there are ", at):
            start = at + len("there are ")
            for where, zone, whose in _WHERE:
                yield from self._some(text, start, f" {where}", (zone, whose))
            for bounds, end in text.readings(MANY_OF, start):
                for where, zone, whose in _WHERE:
                    tail = f" card types among cards {where}"
                    if text.words.startswith(tail, end):
                        cards = Cards(zone=zone, whose=whose)
                        yield _asking(bounds, card_types=cards), end + len(tail)
        for where, zone, whose in _WHERE:
            yield from self._some(text, at, f" are {where}", (zone, whose))
        for lead, tail, zone, whose in _HELD:
            if text.words.startswith(lead, at):
                yield from self._some(text, at + len(lead), tail, (zone, whose))

    def _some(
        self,
        text: Text,
        at: int,
        tail: str,
        whose: tuple[Literal["graveyard", "hand"], Literal["you", "opponent"]],
    ) -> Iterator[Reading]:
        for bounds, end in text.readings(MANY_OF, at):
            for kind, after in text.readings(KIND_OF_CARDS, end + 1):
                if text.words.startswith(" ", end) and text.words.startswith(f"cards{tail}", after):
                    assert isinstance(kind, tuple)  # noqa: S101 - types of cards
                    types, either = kind
                    cards = Cards(zone=whose[0], whose=whose[1], types=types, one_of_types=either)
                    yield _asking(bounds, cards=cards), after + len(f"cards{tail}")

    def opens(self) -> Openings:
        return (Opening("there are "), MANY_OF, *(Opening(lead) for lead, *_ in _HELD))

    def write(self, value: object) -> str | None:
        if not isinstance(value, Condition):
            return None
        cards = value.cards or value.card_types
        many = MANY_OF.write(_bounds(value))
        kind = None if cards is None else KIND_OF_CARDS.write((cards.types, cards.one_of_types))
        if cards is None or cards.is_other or kind is None or many is None:
            return None
        if value.card_types is not None:
            where = next(where for where, *which in _WHERE if which == [cards.zone, cards.whose])
            return None if kind else f"there are {many} card types among cards {where}"
        if (cards.zone, cards.whose) == ("graveyard", "you"):
            if not kind and _bounds(value) == _THRESHOLD:
                return f"{many} cards are in your graveyard"
            return f"there are {many} {kind}cards in your graveyard"
        lead, tail = next(
            words for *words, zone, whose in _HELD if (zone, whose) == (cards.zone, cards.whose)
        )
        return f"{lead}{many} {kind}cards{tail}"


def _bounds(value: Condition) -> Bounds:
    return Bounds(value.at_least, value.at_most)


def _asking(bounds: object, **asked: object) -> Condition:
    """Return a condition that asks for so much of something."""
    assert isinstance(bounds, Bounds)  # noqa: S101 - how many there are
    return make(Condition, {**asked, **bounds._asdict()})


class _Life(Phrase):
    """How much life or how many poison counters somebody has: `an opponent has 10 or less life`."""

    name = "a condition"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for lead, who in _WHO:
            if text.words.startswith(lead, at):
                start = at + len(lead)
                for bounds, end in text.readings(POINTS, start):
                    if text.words.startswith(" life", end):
                        yield _asking(bounds, life=who), end + len(" life")
                for bounds, end in text.readings(MANY_OF, start):
                    if text.words.startswith(" poison counters", end):
                        yield _asking(bounds, poison=who), end + len(" poison counters")
                if text.words.startswith("a poison counter", start):
                    yield Condition(poison=who), start + len("a poison counter")
        for lead, who in _TOTALS:
            if text.words.startswith(lead, at):
                for bounds, end in text.readings(POINTS, at + len(lead)):
                    yield _asking(bounds, life=who), end

    def opens(self) -> Openings:
        return [Opening(lead) for lead, _ in (*_WHO, *_TOTALS)]

    def write(self, value: object) -> str | None:
        if not isinstance(value, Condition):
            return None
        for who, what, many in (
            (value.life, "life", POINTS),
            (value.poison, "poison counters", MANY_OF),
        ):
            words = None if who is None else many.write(_bounds(value))
            if words is not None:
                lead = next(lead for lead, one in _WHO if one == who)
                return f"{lead}{words} {what}"
        return None


_WHO: Final[tuple[tuple[str, Literal["you", "opponent"]], ...]] = (
    ("you have ", "you"),
    ("an opponent has ", "opponent"),
)
_TOTALS: Final[tuple[tuple[str, Literal["you", "opponent"]], ...]] = (
    ("your life total is ", "you"),
    ("an opponent's life total is ", "opponent"),
)

CONDITION_OF_PLAYERS: Final = Either("a condition", _TURNS, _Life(), _CardsThere())
"""`it's your turn`, `you have no cards in hand`, `there are seven or more cards in your graveyard`."""
