"""Amounts in words: `3`, `that much`, `twice the number of creatures you control`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from core.abilities.amounts import THIS_WAY, Counted, CountersOn, Size, SizeAmong
from core.data.faults import DataError
from core.language.english.counted import DEVOTION, MANY_COUNTED, ONE_COUNTED, SIZES, without_nouns
from core.language.english.counted_this_turn import AMOUNT_OF_LIFE
from core.language.english.subjects import IT
from core.language.english.words import SEVERAL, number_word
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Either, Mapped, Phrase, Reading, Rewritten, Text, Token, Words
from core.language.kernel.said import Said, said, spoken
from core.terms.values import replace

_TIMES: Final = (("", 1), ("twice ", 2), *((f"{number_word(times)} times ", times) for times in range(3, 21)))
_HALVES: Final[tuple[tuple[Literal["up", "down"], str], ...]] = (
    ("up", ", rounded up"),
    ("down", ", rounded down"),
)
_BASES: Final = (
    ("the sacrificed creature's power", "sacrificed_power"),
    ("the sacrificed creature's toughness", "sacrificed_toughness"),
    ("the sacrificed creature's mana value", "sacrificed_mana_value"),
    ("your life total", "life"),
    ("the life lost this way", "life_lost_this_way"),
    ("the damage dealt this way", "damage_dealt_this_way"),
    ("the amount of excess damage dealt this way", "excess_dealt_this_way"),
    ("the excess damage dealt this way", "excess_dealt_this_way"),
    ("the amount of excess damage dealt to that creature this way", "excess_dealt_this_way"),
    ("that much", "that_much"),
)
_ITS_POWER: Final = "its power"

_NUMBER: Final = Token(
    "a number",
    r"\d{1,6}\b",
    lambda word: int(word) or None,
    lambda value: str(value) if isinstance(value, int) else None,
    "0123456789",
)


class _Equal(Phrase):
    """What an amount is equal to: `its power`, `half your life total, rounded up`.

    `dealt`: it is damage, so that `its power` is that of what deals it.
    """

    name = "an amount"

    def __init__(self, *, dealt: bool = False) -> None:
        self._dealt = dealt

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for value, end in self._product(text, at):
            yield value, end
            for words, sign in _SIGNS:
                if text.words.startswith(words, end):
                    for number, after in text.readings(_TERM, end + len(words)):
                        assert isinstance(number, int)  # noqa: S101 - what the phrase reads
                        yield from _where_it_is_one(_changed(value, plus=sign * number), after)
        for number, end in text.readings(_TERM, at):
            for words, sign in _SIGNS:
                if text.words.startswith(words, end):
                    for value, after in self._product(text, end + len(words)):
                        how = {"plus": number} if sign > 0 else {"taken_from": number}
                        yield from _where_it_is_one(_changed(value, **how), after)

    def _product(self, text: Text, at: int) -> Iterator[Reading]:
        """Yield half of something, or so many times as much."""
        is_half = text.words.startswith("half ", at)
        start = at + len("half ") * is_half
        for words, times in _TIMES:
            if not text.words.startswith(words, start):
                continue
            for base, end in self._base(text, start + len(words)):
                if base in _SACRIFICED and (is_half or times > 1):
                    continue
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
        if self._dealt and text.words.startswith(_ITS_POWER, at):
            yield "power", at + len(_ITS_POWER)
        for of, end in text.readings(SIZES, at):
            if not self._dealt or of != _POWER_OF_IT:
                yield of, end
        yield from text.readings(AMOUNT_OF_LIFE, at)
        yield from text.readings(DEVOTION, at)
        if text.words.startswith("the number of ", at):
            yield from text.readings(MANY_COUNTED, at + len("the number of "))

    def opens(self) -> Openings:
        words = ("half ", *(words for words, _ in (*_TIMES, *_BASES) if words), _ITS_POWER)
        counts = Opening("the number of ", self.name)
        return (_TERM, *map(Opening, words), SIZES, AMOUNT_OF_LIFE, DEVOTION, counts)

    def write(self, value: object) -> str | None:
        if isinstance(value, str):
            return None if value == "that_much" else self._written(value)
        told = counted_parts(value)
        if told is None:
            return None
        base = self._written(told["of"])
        times = next((words for words, times in _TIMES if times == told["times"]), None)
        if base is None or times is None:
            return None
        tail = next((words for half, words in _HALVES if half == told["half"]), "")
        return _with_term(f"{'half ' if tail else ''}{times}{base}{tail}", told)

    def _written(self, of: object) -> str | None:
        if of == "power":
            return _ITS_POWER
        words = next((words for words, one in _BASES if one == of), None) or SIZES.write(of)
        words = words or AMOUNT_OF_LIFE.write(of) or DEVOTION.write(of)
        if words is not None:
            return None if self._dealt and words == _ITS_POWER else words
        those = MANY_COUNTED.write(of)
        return None if those is None else f"the number of {those}"


_POWER_OF_IT: Final = said(Size, {"side": "power", "of": IT})
_SACRIFICED: Final = ("sacrificed_power", "sacrificed_toughness", "sacrificed_mana_value")
_ALONE: Final = {"that_much", "power", *_SACRIFICED}
"""What is said without being counted."""


_SIGNS: Final = ((" plus ", 1), (" minus ", -1))
_TERM: Final = Either(
    "a number",
    _NUMBER,
    Words("a number", [(number_word(number), number) for number in range(1, 11)]),
)
"""What is added to an amount, or taken from it, or from which it is taken."""


def _changed(value: object, **how: object) -> object:
    """Return an amount that is so much more or less, be it counted or not; None if there is none such."""
    if isinstance(value, Said):
        return value.but(**how)
    of = value if isinstance(value, str) else None
    try:
        if of is not None:
            return Counted(of=of, **how)  # type: ignore[arg-type]  # as it was read
        return replace(value, **how)  # type: ignore[type-var]  # an amount
    except DataError:
        return None


def _where_it_is_one(value: object | None, end: int) -> Iterator[Reading]:
    if value is not None:
        yield value, end


def _with_term(words: str, told: Mapping[str, object]) -> str:
    plus, taken_from = told["plus"], told["taken_from"]
    assert isinstance(plus, int)  # noqa: S101 - a number
    if taken_from is not None:
        return f"{taken_from} minus {words}"
    if plus > 0:
        return f"{plus} plus {words}"
    return f"{words} minus {-plus}" if plus else words


def _is_just_so_much(told: Mapping[str, object]) -> bool:
    """Whether an amount is as much as what it counts, as it is spoken of."""
    return tuple(told[name] for name in ("times", "half", "plus", "taken_from")) == (1, None, 0, None)


def _amount(base: object, times: int, half: Literal["up", "down"] | None) -> object:
    if base in _ALONE and times == 1 and half is None:
        return base
    return counted(base, times, half)


def counted(of: object, times: int = 1, half: Literal["up", "down"] | None = None) -> object:
    """Return an amount that is counted, as it is spoken of if it holds a noun."""
    if isinstance(of, Said):
        return said(Counted, {"of": of, "times": times, "half": half})
    try:
        return Counted(of=of, times=times, half=half)  # type: ignore[arg-type]  # as it was read
    except DataError:  # there is no half of what was sacrificed
        return None


def counted_parts(value: object) -> dict[str, object] | None:
    """Return what an amount counts, how often, and whether half of it; None if it counts nothing."""
    told = spoken(value) if isinstance(value, Counted) else value
    if not isinstance(told, Said) or told.model is not Counted:
        return None
    return {"times": 1, "half": None, "plus": 0, "taken_from": None, **told.parts}


def _times_that(noun: str) -> Words:
    rows = [(f"{words}that {noun}", Counted(of="that_much", times=times)) for words, times in _TIMES if words]
    return Words(f"that {noun}", [(f"that {noun}", "that_much"), *rows])


EQUAL: Final = _Equal()
"""`its power`, `the number of creatures you control`."""
_DEALT: Final = _Equal(dealt=True)


def _size(value: object) -> object | None:
    """Return an amount that is the size of something and nothing besides."""
    if isinstance(value, str):
        return value
    told = counted_parts(value)
    is_size = told is not None and _is_just_so_much(told)
    of = told["of"] if told is not None else None
    model = of.model if isinstance(of, Said) else type(of)
    return value if is_size and model in {Size, SizeAmong} else None


def _no_size(value: object) -> object | None:
    return value if _size(value) is None else None


def _with_a_term(value: object) -> object | None:
    """Return an amount to which a number is added, or from which one is taken."""
    told = counted_parts(value)
    return value if told is not None and (told["plus"] or told["taken_from"]) else None


POWER: Final = Mapped(_DEALT, _size, _size)
"""How much damage: `its power`, `the sacrificed creature's power`, `~'s toughness`."""
COUNTED: Final = Mapped(_DEALT, _no_size, _no_size)
"""How much damage: `the number of creatures you control`, `half your life total, rounded up`."""


def _not_of_it(value: object) -> object | None:
    told = counted_parts(value)
    of = told["of"] if told is not None else value
    is_its = isinstance(of, Said) and IT in of.parts.values()
    return None if is_its or of == "power" else value


BEHIND: Final = Mapped(_DEALT, _not_of_it, _not_of_it)
"""How much damage, said behind whom it is dealt to, where `its` might be of either."""
TERM_BEHIND: Final = Mapped(BEHIND, _with_a_term, _with_a_term)
"""`2 plus the number of creatures you control`, which is mostly called X first."""
EQUAL_WITH_TERM: Final = Mapped(EQUAL, _with_a_term, _with_a_term)
"""The same where it is no damage."""
COUNTED_BEHIND: Final = Mapped(BEHIND, _no_size, _no_size)
_X: Final = Words("X", [("X", "x")])


class _ForEach(Phrase):
    """So much for each of what is counted: `2 life for each creature you control`."""

    name = "an amount"

    def __init__(self, noun: str) -> None:
        self._noun = noun

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for times, end in text.readings(_NUMBER, at):
            lead = f" {self._noun} for each "
            if text.words.startswith(lead, end):
                for those, after in text.readings(ONE_COUNTED, end + len(lead)):
                    yield counted(those, times), after  # type: ignore[arg-type]  # a number was read

    def opens(self) -> Openings:
        return (_NUMBER,)

    def write(self, value: object) -> str | None:
        told = counted_parts(value)
        if told is None or not _is_just_so_much({**told, "times": 1}):
            return None
        those = ONE_COUNTED.write(told["of"])
        return None if those is None else f"{told['times']} {self._noun} for each {those}"


LIFE_FOR_EACH: Final = _ForEach("life")
"""`2 life for each creature you control`."""


def _one_by_one(value: object) -> object | None:
    told = counted_parts(value)
    return told["of"] if told is not None and _is_just_so_much(told) else None


def _same(value: object) -> object:
    return value


def _no_counters(value: object) -> object | None:
    told = counted_parts(value)
    of = None if told is None else told["of"]
    is_of_counters = isinstance(of, CountersOn) or (isinstance(of, Said) and of.model is CountersOn)
    return None if is_of_counters else value


LIFE_FOR_EACH_BUT_COUNTERS: Final = Rewritten(LIFE_FOR_EACH, Mapped(LIFE_FOR_EACH, _same, _no_counters))
"""The same as it is gained: of counters it is `life equal to the number of charge counters on it`."""
EACH_OF_THOSE: Final = Mapped(ONE_COUNTED, counted, _one_by_one)
"""`creature you control`: one for each of these."""


_IN_COMBAT: Final = ("is_attacking", "is_blocking", "in_combat_with")


def _fighting(value: object) -> object | None:
    """Return what is counted one by one, if it is counted among those that attack, block or are blocked."""
    of = _one_by_one(value)
    found = of.parts if isinstance(of, Said) else {name: getattr(of, name, None) for name in _IN_COMBAT}
    return of if any(found.get(name) for name in _IN_COMBAT) else None


EACH_FIGHTING: Final = Mapped(ONE_COUNTED, counted, _fighting)
"""`other attacking Goblin`: one for each of these, which have to do with the combat."""


def _without_pronouns(value: object) -> object | None:
    """Return an amount that is settled by itself; None if it speaks of what was chosen or happened."""
    told = counted_parts(value)
    of = None if told is None else told["of"]
    if isinstance(of, Said):
        of = without_nouns(of)
    if told is None or of is None or of in THIS_WAY:
        return None
    made = counted(of, told["times"], told["half"])  # type: ignore[arg-type]  # as it was read
    return _changed(made, plus=told["plus"], taken_from=told["taken_from"]) if made is not None else None


SLOTS_OF_ENTERING: Final = {
    "each as it enters": Mapped(EACH_OF_THOSE, _without_pronouns, _same),
    "counted as it enters": Mapped(EQUAL, _without_pronouns, _same),
}
"""Amounts that are counted as something enters."""
MUCH: Final = Either("an amount", _NUMBER, _X, _times_that("much"))
"""How much of what is not counted, such as damage or life: `3`, `X`, `that much`."""
MANY: Final = Either("a number", SEVERAL, _X, _times_that("many"))
"""How many of what is counted, such as cards, if it is not one: `two`, `X`, `that many`."""
