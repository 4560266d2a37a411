"""Conditions on several permanents together: `creatures you control have total power 8 or greater`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from core.abilities.amounts import Different, SizeAmong
from core.abilities.conditions import Condition
from core.abilities.filters import Objects
from core.language.english.conditions_of_players import MANY_OF, SIZE, Bounds
from core.language.english.counted import DIFFERENT
from core.language.english.nouns import MANY, THOSE
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Either, Phrase, Reading, Text
from core.terms.values import replace

_SIDES: Final[tuple[Literal["power", "toughness"], ...]] = ("power", "toughness")


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
            for side in _SIDES:
                total = SizeAmong(how="total", side=side, among=those)  # type: ignore[arg-type]  # a filter
                yield from _bounded(text, end, f" have total {side} ", total)
        for side in _SIDES:
            lead = f"the greatest {side} among "
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
        if among.how == "total":
            return f"{those} have total {among.side} {size}"
        return f"the greatest {among.side} among {those} is {size}"


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


CONDITION_AMONG: Final = Either("a condition", _Sizes(), _HowManyDifferent())
"""`creatures you control have total power 8 or greater`."""
