"""Conditions on several permanents together: `creatures you control have total power 8 or greater`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from core.abilities.amounts import Devotion, Different, Measure, SizeAmong
from core.abilities.conditions import Condition
from core.abilities.filters import Objects
from core.language.english.conditions_of_players import MANY_OF, SIZE, SIZE_IN_WORDS, Bounds
from core.language.english.counted import DEVOTION, DIFFERENT
from core.language.english.nouns import MANY, THOSE
from core.language.english.slots import SLOTS
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Either, Phrase, Reading, Text
from core.terms.values import replace

_SIDES: Final[tuple[tuple[Measure, str], ...]] = tuple(
    (side, side.replace("_", " ")) for side in get_args(Measure)
)


def _bounded(text: Text, at: int, between: str, among: SizeAmong) -> Iterator[Reading]:
    """Yield how large something must be: ` have total power 8 or greater`."""
    if text.words.startswith(between, at):
        for bounds, end in text.readings(SIZE, at + len(between)):
            assert isinstance(bounds, Bounds)  # noqa: S101 - how large
            yield Condition(among=among, **bounds._asdict()), end


class _Sizes(Phrase):
    """`creatures you control have total power 8 or greater`, `the greatest power among … is 4 or greater`."""

    name = "a condition"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for those, end in text.readings(THOSE, at):
            for side, words in _SIDES:
                total = SizeAmong(how="total", side=side, among=those)  # type: ignore[arg-type]  # a filter
                yield from _bounded(text, end, f" have total {words} ", total)
        for side, words in _SIDES:
            lead = f"the greatest {words} among "
            if text.words.startswith(lead, at):
                for those, end in text.readings(THOSE, at + len(lead)):
                    greatest = SizeAmong(side=side, among=those)  # type: ignore[arg-type]  # a filter
                    yield from _bounded(text, end, " is ", greatest)

    def opens(self) -> Openings:
        return THOSE, Opening("the greatest ")

    def write(self, value: object) -> str | None:
        among = value.among if isinstance(value, Condition) else None
        if not isinstance(value, Condition) or not isinstance(among, SizeAmong):
            return None
        those, size = THOSE.write(among.among), SIZE.write(Bounds(value.at_least, value.at_most))
        if those is None or size is None:
            return None
        side = dict(_SIDES)[among.side]
        if among.how == "total":
            return f"{those} have total {side} {size}"
        return f"the greatest {side} among {those} is {size}"


_WITH: Final = " with different powers"


class _HowManyDifferent(Phrase):
    """`you control three or more creatures with different powers`, `there are no colors among permanents`."""

    name = "a condition"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for lead, phrase in (("there are ", DIFFERENT), ("you control ", MANY)):
            if not text.words.startswith(lead, at):
                continue
            for bounds, end in text.readings(MANY_OF, at + len(lead)):
                assert isinstance(bounds, Bounds)  # noqa: S101 - how many there are
                if not text.words.startswith(" ", end):
                    continue
                for told, after in text.readings(phrase, end + 1):
                    if isinstance(told, Different):
                        yield Condition(among=told, **bounds._asdict()), after
                        continue
                    assert isinstance(told, Objects)  # noqa: S101 - what a filter reads
                    if told.controller is None and text.words.startswith(_WITH, after):
                        among = Different(among=replace(told, controller="you"))
                        yield Condition(among=among, **bounds._asdict()), after + len(_WITH)

    def opens(self) -> Openings:
        return Opening("there are "), Opening("you control ")

    def write(self, value: object) -> str | None:
        among = value.among if isinstance(value, Condition) else None
        if not isinstance(value, Condition) or not isinstance(among, Different):
            return None
        many = MANY_OF.write(Bounds(value.at_least, value.at_most))
        is_yours = among.what == "power" and among.among.controller == "you"
        if is_yours and among.among.which is None and value.at_most is None:
            mine = MANY.write(replace(among.among, controller=None))
            if mine is not None and many is not None:
                return f"you control {many} {mine}{_WITH}"
        told = DIFFERENT.write(among)
        return None if told is None or many is None else f"there are {many} {told}"


class _Devotion(Phrase):
    """`your devotion to red is less than five`, `your devotion to white and black is seven or greater`."""

    name = "a condition"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for devotion, end in text.readings(DEVOTION, at):
            assert isinstance(devotion, Devotion)  # noqa: S101 - what the phrase reads
            if text.words.startswith(_LESS_THAN, end):
                for number, after in text.readings(SLOTS["number"], end + len(_LESS_THAN)):
                    assert isinstance(number, int)  # noqa: S101 - what the phrase reads
                    yield Condition(devotion=devotion, at_least=0, at_most=number - 1), after
            if text.words.startswith(" is ", end):
                for bounds, after in text.readings(SIZE_IN_WORDS, end + len(" is ")):
                    assert isinstance(bounds, Bounds)  # noqa: S101 - how great it is
                    if bounds.at_most is None or bounds.at_least:  # what is less is said as less than
                        yield Condition(devotion=devotion, **bounds._asdict()), after

    def opens(self) -> Openings:
        return (DEVOTION,)

    def write(self, value: object) -> str | None:
        if not isinstance(value, Condition) or value.devotion is None:
            return None
        devotion, least, most = DEVOTION.write(value.devotion), value.at_least, value.at_most
        if devotion is None:
            return None
        if least == 0 and most is not None:
            number = SLOTS["number"].write(most + 1)
            return f"{devotion}{_LESS_THAN}{number}" if number is not None else None
        words = SIZE_IN_WORDS.write(Bounds(least, most))
        return f"{devotion} is {words}" if words is not None else None


_LESS_THAN: Final = " is less than "
CONDITION_AMONG: Final = Either("a condition", _Sizes(), _HowManyDifferent(), _Devotion())
"""`creatures you control have total power 8 or greater`."""
