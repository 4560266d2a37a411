"""Amounts in words: `3`, `that much`, `twice the number of creatures you control`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from core.abilities.amounts import Counted
from core.language.english.nouns import ALL_OF_THOSE, OF_THOSE
from core.language.english.words import SEVERAL, number_word
from core.language.kernel.phrase import Either, Mapped, Phrase, Reading, Text, Token, Words
from core.terms.values import constant

_TIMES: Final = (("", 1), ("twice ", 2), *((f"{number_word(times)} times ", times) for times in range(3, 21)))
_HALVES: Final[tuple[tuple[Literal["up", "down"], str], ...]] = (
    ("up", ", rounded up"),
    ("down", ", rounded down"),
)
_BASES: Final = (
    ("its power", "power"),
    ("the sacrificed creature's power", "sacrificed_power"),
    ("your life total", "life"),
    ("that much", "that_much"),
)


class _Equal(Phrase):
    """What an amount is equal to: `its power`, `half your life total, rounded up`."""

    name = "an amount"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        is_half = text.words.startswith("half ", at)
        start = at + len("half ") * is_half
        for words, times in _TIMES:
            if not text.words.startswith(words, start):
                continue
            for base, end in self._base(text, start + len(words)):
                if not is_half:
                    yield _amount(base, times, None), end
                for half, tail in _HALVES if is_half else ():
                    if text.words.startswith(tail, end):
                        yield _amount(base, times, half), end + len(tail)
        text.stop(at, self.name)

    def _base(self, text: Text, at: int) -> Iterator[Reading]:
        for words, base in _BASES:
            if text.words.startswith(words, at):
                yield base, at + len(words)
        if text.words.startswith("the number of ", at):
            yield from text.readings(ALL_OF_THOSE, at + len("the number of "))

    def write(self, value: object) -> str | None:
        if isinstance(value, str):
            return next((words for words, base in _BASES if base == value and base != "that_much"), None)
        if not isinstance(value, Counted):
            return None
        base = next((words for words, one in _BASES if one == value.of), None)
        if base is None:
            those = ALL_OF_THOSE.write(value.of)
            base = None if those is None else f"the number of {those}"
        times = next((words for words, times in _TIMES if times == value.times), None)
        if base is None or times is None:
            return None
        tail = next((words for half, words in _HALVES if half == value.half), "")
        return f"{'half ' if tail else ''}{times}{base}{tail}"


def _amount(base: object, times: int, half: Literal["up", "down"] | None) -> object:
    is_plain = times == 1 and half is None and isinstance(base, str) and base != "life"
    return base if is_plain else Counted(of=base, times=times, half=half)  # type: ignore[arg-type]


def _times_that(noun: str) -> Words:
    rows = [
        (f"{words}that {noun}", constant(Counted, of="that_much", times=times))
        for words, times in _TIMES
        if words
    ]
    return Words(f"that {noun}", [(f"that {noun}", "that_much"), *rows])


EQUAL: Final = _Equal()
"""`its power`, `the number of creatures you control`."""
POWER: Final = Mapped(
    EQUAL,
    lambda value: value if isinstance(value, str) else None,
    lambda value: value if isinstance(value, str) else None,
)
"""`its power`, `the sacrificed creature's power`."""
COUNTED: Final = Mapped(
    EQUAL,
    lambda value: value if isinstance(value, Counted) else None,
    lambda value: value if isinstance(value, Counted) else None,
)
"""`the number of creatures you control`, `half your life total, rounded up`."""
_X: Final = Words("X", [("X", "x")])
_NUMBER: Final = Token(
    "a number",
    r"\d{1,6}\b",
    lambda word: int(word) or None,
    lambda value: str(value) if isinstance(value, int) else None,
)


class _ForEach(Phrase):
    """So much for each of what is counted: `2 life for each creature you control`."""

    name = "an amount"

    def __init__(self, noun: str) -> None:
        self._noun = noun

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for times, end in text.readings(_NUMBER, at):
            lead = f" {self._noun} for each "
            if text.words.startswith(lead, end):
                for those, after in text.readings(OF_THOSE, end + len(lead)):
                    yield Counted(of=those, times=times), after  # type: ignore[arg-type]  # as it was read

    def write(self, value: object) -> str | None:
        if not isinstance(value, Counted) or isinstance(value.of, str) or value.half is not None:
            return None
        those = OF_THOSE.write(value.of)
        return None if those is None else f"{value.times} {self._noun} for each {those}"


LIFE_FOR_EACH: Final = _ForEach("life")
"""`2 life for each creature you control`."""
EACH_OF_THOSE: Final = Mapped(
    OF_THOSE,
    lambda value: Counted(of=value),  # type: ignore[arg-type]  # what the phrase reads
    lambda value: value.of if value == Counted(of=getattr(value, "of", "life")) else None,
)
"""`creature you control`: one for each of these."""
MUCH: Final = Either("an amount", _NUMBER, _X, _times_that("much"))
"""How much of what is not counted, such as damage or life: `3`, `X`, `that much`."""
MANY: Final = Either("a number", SEVERAL, _X, _times_that("many"))
"""How many of what is counted, such as cards, if it is not one: `two`, `X`, `that many`."""
