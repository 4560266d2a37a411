"""Static abilities that say what objects are: `creatures you control get +1/+1` (CR 604, 613)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from core.abilities.conditions import Condition
from core.abilities.effects.grants import Grants
from core.abilities.filters import Objects
from core.language.english.conditions import CONDITION, CONDITION_OF_IT
from core.language.english.nouns import ATTACHED, ONE, THIS, THOSE
from core.language.english.slots import SLOTS
from core.language.english.words import number_word
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Mapped, Phrase, Reading, Text
from core.terms.values import replace

STATICS: Final = Patterns("a static ability", SLOTS)
"""What objects are as long as something is there, without the full stop."""

says = STATICS.says


def _with_counters(value: object) -> object | None:
    """Return a filter that asks for counters, which is said of each one: `with a counter on it`."""
    return value if isinstance(value, Objects) and value.counters and value.which is None else None


SLOTS["filter with counters"] = Mapped(ONE, _with_counters, _with_counters)
SLOTS["other"] = Mapped(
    ONE,
    lambda value: replace(value, which="other") if isinstance(value, Objects) else None,
    lambda value: (
        replace(value, which=None) if isinstance(value, Objects) and value.which == "other" else None
    ),
)


class _WhichIsSo(Phrase):
    """What the object spoken of is like: `it's attacking`; its value is which it is, and the condition."""

    name = "a condition"
    fields = ("objects", "as_long_as")

    def __init__(self, condition: Phrase) -> None:
        self._condition = condition

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for value, end in text.readings(self._condition, at):
            asked = value.objects if isinstance(value, Condition) else None
            for those in (THIS, ATTACHED):
                if asked is not None and asked.which == those.which:
                    yield (those, value), end

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - its two fields
        those, condition = value
        asked = condition.objects if isinstance(condition, Condition) else None
        if asked is None or those not in {THIS, ATTACHED} or asked.which != those.which:
            return None
        return self._condition.write(condition)


SLOTS["it is so"] = _WhichIsSo(CONDITION_OF_IT)
SLOTS["which is so"] = _WhichIsSo(CONDITION)

_SENTENCES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("{objects:itself} {*:are one}", ()),
    ("each {objects:filter with counters} {*:are one}", ()),
    (
        "{objects:all who} {*:are many}",
        ("each {objects:filter} {*:are one}", "each other {objects:other} {*:are one}"),
    ),
)
_TURNS: Final = (
    (Condition(turn="you"), "during your turn"),
    (Condition(turn="other"), "during turns other than yours"),
)
_AS_LONG_AS: Final = "as long as {as_long_as:condition}"
says(Grants, "{objects:itself} {*:are one} as long as {objects/as_long_as:it is so}")
says(Grants, "as long as {objects/as_long_as:which is so}, it {*:are one}")
for _words, _others in _SENTENCES:
    _all = (_words, *_others)
    says(Grants, _words, also=_others)
    for _turn, _when in _TURNS:
        _also = tuple(f"{_when}, {one}" for one in _others)
        says(Grants, f"{_when}, {_words}", also=_also, as_long_as=_turn)
    says(
        Grants,
        f"{_words} {_AS_LONG_AS}",
        also=(*(f"{one} {_AS_LONG_AS}" for one in _others), *(f"{_AS_LONG_AS}, {one}" for one in _all)),
    )


class _Number(NamedTuple):
    """A number that is defined: so much, and so much for each of what is counted; `base` None: nothing."""

    base: int | None
    each: int = 0


_TIMES: Final = (("", 1), ("twice ", 2), *((f"{number_word(times)} times ", times) for times in range(3, 11)))
_BASE: Final = re.compile(r"(-?\d{1,6})")


class _Definition(Phrase):
    """What power and toughness are by definition (CR 604.3): `power is equal to the number of Goblins`."""

    name = "what defines its power or toughness"
    fields = ("base_power", "base_toughness", "power", "toughness", "for_each")

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for lead, sides in _SIDES:
            if not text.words.startswith(lead, at):
                continue
            for number, those, end in self._numbers(text, at + len(lead)):
                power = number if "power" in sides else _Number(None)
                toughness = number if "toughness" in sides else _Number(None)
                yield _fields(power, toughness, those), end
                if sides == ("power",) and text.words.startswith(_AND_TOUGHNESS, end):
                    for other, also, after in self._numbers(text, end + len(_AND_TOUGHNESS)):
                        if those is None or also is None or those == also:
                            counted = those if those is not None else also
                            yield _fields(number, other, counted), after

    def _numbers(self, text: Text, at: int) -> Iterator[tuple[_Number, object, int]]:
        match = _BASE.match(text.words, at)
        base, start = (0, at) if match is None else (int(match[1]), match.end())
        if match is not None:
            yield _Number(base), None, start
            if not text.words.startswith(" plus ", start):
                return
            start += len(" plus ")
        for words, times in _TIMES:
            lead = f"{words}the number of "
            if text.words.startswith(lead, start):
                for those, end in text.readings(THOSE, start + len(lead)):
                    yield _Number(None if match is None else base, times), those, end

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - its fields
        base_power, base_toughness, power, toughness, those = value
        first, second = _Number(base_power, power), _Number(base_toughness, toughness)
        words = [self._written(one, those) for one in (first, second)]
        if None in words:
            return None
        if first == second:
            return f"power and toughness are each equal to {words[0]}" if words[0] else None
        if not words[0]:
            return f"toughness is equal to {words[1]}"
        return f"power is equal to {words[0]}" + (f"{_AND_TOUGHNESS}{words[1]}" if words[1] else "")

    def _written(self, number: _Number, those: object) -> str | None:
        """Return a number in words; nothing if it is not defined, None if there are no words."""
        if not number.each:
            return "" if number.base is None else str(number.base)
        times = next((words for words, times in _TIMES if times == number.each), None)
        counted = THOSE.write(those)
        if times is None or counted is None:
            return None
        return f"{'' if number.base is None else f'{number.base} plus '}{times}the number of {counted}"


_AND_TOUGHNESS: Final = " and its toughness is equal to "
_SIDES: Final = (
    ("power and toughness are each equal to ", ("power", "toughness")),
    ("power is equal to ", ("power",)),
    ("toughness is equal to ", ("toughness",)),
)


def _fields(power: _Number, toughness: _Number, those: object) -> tuple[object, ...]:
    return (power.base, toughness.base, power.each, toughness.each, those)


SLOTS["definition"] = _Definition()
says(Grants, "~'s {*:definition}", objects=THIS, defines=True)
