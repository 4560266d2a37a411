"""Conditions on how many permanents there are: `you control three or more creatures`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.abilities.conditions import Condition
from core.abilities.filters import Objects, Side
from core.language.english.nouns import MANY, ONE
from core.language.english.slots import SLOTS
from core.language.english.words import an, number_word
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Either, Phrase, Reading, Text
from core.terms.values import replace


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

    def opens(self) -> Openings:
        return [Opening(lead, self.name) for lead in self._leads]

    def write(self, value: object) -> str | None:
        wanted = value.objects if isinstance(value, Condition) else None
        if not isinstance(value, Condition) or wanted is None or wanted.which in {"this", "bearer"}:
            return None
        if self._side is not None and wanted.controller != self._side:
            return None
        is_other = wanted.which == "other"
        said = replace(wanted, which=None, controller=None if self._side else wanted.controller)
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


COUNTED_CONDITION: Final = Either(
    "a condition",
    _Control("you control", "you"),
    _Control("an opponent controls", "opponent"),
    _Control("defending player controls", "defending_player"),
    _Control("there is", None, "there are"),
)
"""`you control a Goblin`, `an opponent controls no creatures`, `there are five or more lands`."""
