"""Conditions in words: `you control three or more creatures`, `~ is tapped`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from core.abilities.conditions import Condition
from core.abilities.filters import Objects, Side
from core.language.english.filters import BEARER, SELF
from core.language.english.nouns import MANY, ONE
from core.language.english.slots import SLOTS
from core.language.english.words import SEVERAL, an, number_word
from core.language.kernel.phrase import Either, Phrase, Reading, Text
from core.terms.values import FrozenMap, replace

_STATES: Final = (
    ("is tapped", {"is_tapped": True}),
    ("is untapped", {"is_tapped": False}),
    ("is attacking", {"is_attacking": True}),
    ("is blocking", {"is_blocking": True}),
    ("is blocked", {"is_blocked": True}),
    ("is unblocked", {"is_blocked": False}),
    ("is renowned", {"is_renowned": True}),
    ("isn't renowned", {"is_renowned": False}),
    ("isn't attacking", {"is_attacking": False}),
    ("isn't blocking", {"is_blocking": False}),
    ("started the turn untapped", {"started_untapped": True}),
    ("started the turn tapped", {"started_untapped": False}),
)
_MARKS: Final[tuple[tuple[str, Literal["this", "bearer"]], ...]] = ((SELF, "this"), (BEARER, "bearer"))


class _Itself(Phrase):
    """What the object itself, or what it is attached to, is like: `~ is tapped`, `~ isn't a red creature`."""

    name = "a condition"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for mark, which in _MARKS:
            if not text.words.startswith(f"{mark} ", at):
                continue
            start = at + len(mark) + 1
            for words, fields in _STATES:
                if text.words.startswith(words, start):
                    yield (
                        Condition(objects=Objects.model_validate({**fields, "which": which})),
                        start + len(words),
                    )
            for lead, most in (("is a ", None), ("is an ", None), ("isn't a ", 0), ("isn't an ", 0)):
                if text.words.startswith(lead, start):
                    for value, end in text.readings(ONE, start + len(lead)):
                        assert isinstance(value, Objects)  # noqa: S101 - what a filter reads
                        yield _condition(replace(value, which=which), most), end
            for value, end in text.readings(SLOTS["some counters"], start + len("has ")):
                if text.words.startswith("has ", start) and text.words.startswith(" on it", end):
                    counted = Objects(which=which, counters=value)  # type: ignore[arg-type]  # as read
                    yield Condition(objects=counted), end + len(" on it")
        if text.words.startswith("there are ", at):
            yield from self._counters(text, at + len("there are "))

    def _counters(self, text: Text, at: int) -> Iterator[Reading]:
        """Yield how many counters there are: `nine or more incarnation counters on ~`."""
        for least, end in text.readings(SEVERAL, at):
            if not text.words.startswith(" or more ", end):
                continue
            for kind, after in text.readings(SLOTS["counter"], end + len(" or more ")):
                for mark, which in _MARKS:
                    tail = f" counters on {mark}"
                    if text.words.startswith(tail, after):
                        counters = FrozenMap({kind: least})
                        yield Condition(objects=Objects(which=which, counters=counters)), after + len(tail)  # type: ignore[arg-type]

    def write(self, value: object) -> str | None:
        if not isinstance(value, Condition) or value.objects.which not in {"this", "bearer"}:
            return None
        mark = SELF if value.objects.which == "this" else BEARER
        said = replace(value.objects, which=None)
        is_so = value.at_least == 1 and value.at_most is None
        if is_so:
            for words, fields in _STATES:
                if said == Objects.model_validate(fields):
                    return f"{mark} {words}"
            counters = said.counters
            if len(counters) == 1 and said == Objects(counters=counters):
                (kind, least), *_ = counters.items()
                if least > 1:
                    return f"there are {number_word(least)} or more {kind} counters on {mark}"
                return f"{mark} has {an(f'{kind} counter')} on it"
        is_not = value.at_least == 0 and value.at_most == 0
        words_for_it = ONE.write(said)
        if words_for_it is None or not (is_so or is_not):
            return None
        be = "is" if is_so else "isn't"
        return f"{mark} {be} {an(words_for_it)}"


def _condition(objects: Objects, most: int | None) -> Condition:
    return Condition(objects=objects) if most is None else Condition(objects=objects, at_least=0, at_most=0)


class _Control(Phrase):
    """How many permanents there are: `you control no creatures`, `there are two or more Goblins`."""

    name = "a condition"

    def __init__(self, lead: str, side: Side | None, many_lead: str = "") -> None:
        self._leads = (lead, many_lead or lead)
        self._side = side

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        one, many = self._leads
        for lead, phrase, least, most in (
            (f"{one} a ", ONE, 1, None),
            (f"{one} an ", ONE, 1, None),
            (f"{one} another ", ONE, 1, None),
            (f"{many} no ", MANY, 0, 0),
            (f"{many} no other ", MANY, 0, 0),
        ):
            if text.words.startswith(lead, at):
                yield from self._counted(
                    text, at + len(lead), phrase, (least, most), is_other="other" in lead
                )
        if not text.words.startswith(f"{many} ", at):
            text.stop(at, self.name)
            return
        for number, end in text.readings(SLOTS["number"], at + len(many) + 1):
            assert isinstance(number, int)  # noqa: S101 - what the phrase reads
            for tail, least, most in (
                (" or more ", number, None),
                (" or fewer ", 0, number),
                (" ", number, number),
            ):
                for other in ("", "other "):
                    if text.words.startswith(tail + other, end):
                        start = end + len(tail) + len(other)
                        yield from self._counted(text, start, MANY, (least, most), is_other=bool(other))
            if text.words.startswith(" to ", end):
                for top, after in text.readings(SLOTS["number"], end + len(" to ")):
                    for other in ("", "other "):
                        if text.words.startswith(f" {other}", after):
                            start = after + 1 + len(other)
                            yield from self._counted(text, start, MANY, (number, top), is_other=bool(other))

    def _counted(
        self, text: Text, at: int, phrase: Phrase, bounds: tuple[int, object], *, is_other: bool
    ) -> Iterator[Reading]:
        for value, end in text.readings(phrase, at):
            assert isinstance(value, Objects)  # noqa: S101 - what a filter reads
            if self._side is not None:
                if value.controller is not None:
                    continue
                value = replace(value, controller=self._side)  # noqa: PLW2901 - whose they are was said before
            made = Condition(
                objects=replace(value, which="other") if is_other else value,
                at_least=bounds[0],
                at_most=bounds[1],  # type: ignore[arg-type]  # as it was read
            )
            yield made, end
            if self._side is None and text.words.startswith(" on the battlefield", end):
                yield made, end + len(" on the battlefield")

    def write(self, value: object) -> str | None:
        if not isinstance(value, Condition) or value.objects.which in {"this", "bearer"}:
            return None
        if self._side is not None and value.objects.controller != self._side:
            return None
        is_other = value.objects.which == "other"
        said = replace(value.objects, which=None, controller=None if self._side else value.objects.controller)
        one, many = ONE.write(said), MANY.write(said)
        if one is None or many is None:
            return None
        lead_one, lead_many = self._leads
        least, most = value.at_least, value.at_most
        where = "" if self._side is not None or said.controller is not None else " on the battlefield"
        if (least, most) == (1, None):
            return f"{lead_one} {f'another {one}' if is_other else an(one)}{where}"
        those = f"{'other ' if is_other else ''}{many}{where}"
        if (least, most) == (0, 0):
            return f"{lead_many} no {those}"
        if most is None:
            return f"{lead_many} {number_word(least)} or more {those}"
        if least == 0:
            return f"{lead_many} {number_word(most)} or fewer {those}"
        number = number_word(least) if least == most else f"{number_word(least)} to {number_word(most)}"
        return f"{lead_many} {number} {those}"


CONDITION: Final = Either(
    "a condition",
    _Itself(),
    _Control("you control", "you"),
    _Control("an opponent controls", "opponent"),
    _Control("defending player controls", "defending_player"),
    _Control("there is", None, "there are"),
)
SLOTS["condition"] = CONDITION
