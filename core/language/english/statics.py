"""Static abilities that say what objects are: `creatures you control get +1/+1` (CR 604, 613)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from core.abilities.amounts import Devotion
from core.abilities.effects.grants import Grants
from core.abilities.filters import Objects
from core.abilities.restrictions import (
    AllMustBlock,
    AssignsByToughness,
    AtLeastBlockedBy,
    AtMostBlockedBy,
    BlocksAdditional,
    CantBeBlockedBy,
    CantBeBlockedByPower,
    CantBeBlockedByThose,
)
from core.language.english.counted import DEVOTION, STATIC_MANY, attached_to_it, counters_on_it
from core.language.english.nouns import ATTACHED, ONE, THIS
from core.language.english.rules import MANY_RULES
from core.language.english.rules_in_pairs import PAID_BY
from core.language.english.slots import SLOTS
from core.language.english.words import number_word
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Mapped, Phrase, Reading, Text
from core.terms.card_types import CardType
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

_OF_EACH: Final = (AssignsByToughness, BlocksAdditional, AtMostBlockedBy, AtLeastBlockedBy)
"""Rules that count for each creature by itself."""
_ARE_ONE: Final = SLOTS["are one"]


def _said_of_each(value: object) -> object | None:
    """Return what objects are if it is a rule that is said of each of them."""
    given = value[_ARE_ONE.fields.index("gains")] if isinstance(value, tuple) else ()
    return value if given and isinstance(given[0], _OF_EACH) else None


SLOTS["are one by one"] = Mapped(_ARE_ONE, _said_of_each, _said_of_each)
_ARE_MANY: Final = SLOTS["are many"]


def _forbidden(value: object) -> object | None:
    """Return what objects are if it is no more than that they can't do something."""
    words = _ARE_MANY.write(value)
    return value if words is not None and words.startswith(("can't ", "don't ")) else None


SLOTS["can't do"] = Mapped(_ARE_MANY, _forbidden, _forbidden)


class _ThoseThatCantBlock(Phrase):
    """Creatures that can't block others, before the verb: `creatures with flying`; its value is that rule."""

    name = "creatures"
    _blocked = "can't be blocked by "

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for _, end in text.readings(SLOTS["such creatures"], at):
            if not text.words.startswith(" can't block creatures you control", end):
                continue
            inner = Text(self._blocked + text.words[at:end])
            for rule, after in inner.readings(MANY_RULES, 0):
                if after == len(inner.words):
                    yield (rule,), end

    def write(self, value: object) -> str | None:
        rule = value[0] if isinstance(value, tuple) and len(value) == 1 else None
        if not isinstance(rule, CantBeBlockedBy | CantBeBlockedByPower | CantBeBlockedByThose):
            return None
        words = MANY_RULES.write(rule)
        return words and words.removeprefix(self._blocked)


for _mark, _which in (("~", THIS), ("§", ATTACHED)):
    SLOTS[f"counters on {_mark}"] = counters_on_it("this" if _mark == "~" else "bearer")
    SLOTS[f"attached to {_mark}"] = attached_to_it("this" if _mark == "~" else "bearer")
    for _those in ("counters on", "attached to"):
        says(
            Grants,
            f"{_mark} gets {{power/toughness:change}} for each {{for_each:{_those} {_mark}}}",
            objects=_which,
        )

SENTENCES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("{objects:itself} {*:are one}", ()),
    ("each {objects:filter} {*:are one by one}", ()),
    ("each other {objects:other} {*:are one by one}", ()),
    ("each {objects:filter with counters} {*:are one}", ()),
    ("{objects:those} {*:can't do}", ()),
    (
        "{objects:all who} {*:are many}",
        ("each {objects:filter} {*:are one}", "each other {objects:other} {*:are one}"),
    ),
)
"""What is said of objects, and other words for it."""
SLOTS["you pay to attack or block"] = PAID_BY["you "]
says(Grants, "~ can't attack or block unless you {gains:you pay to attack or block}", objects=THIS)
SLOTS["those that can't block"] = _ThoseThatCantBlock()
says(
    Grants,
    "{gains:those that can't block} can't block creatures you control",
    objects=Objects(types=(CardType.CREATURE,), controller="you"),
)
says(Grants, "all creatures able to block § do so", objects=ATTACHED, gains=(AllMustBlock(),))
for _words, _others in SENTENCES:
    says(Grants, _words, also=_others)


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
        for devotion, end in text.readings(DEVOTION, start):
            yield _Number(None if match is None else base, 1), devotion, end
        for words, times in _TIMES:
            lead = f"{words}the number of "
            if text.words.startswith(lead, start):
                for those, end in text.readings(STATIC_MANY, start + len(lead)):
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
        base = "" if number.base is None else f"{number.base} plus "
        if isinstance(those, Devotion):
            return f"{base}{DEVOTION.write(those)}" if number.each == 1 else None
        counted = STATIC_MANY.write(those)
        if times is None or counted is None:
            return None
        return f"{base}{times}the number of {counted}"


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
