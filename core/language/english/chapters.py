"""Chapters of Sagas in words: `I, II \N{EM DASH} draw a card` (CR 714.2b)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from core.abilities.triggers import When
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Phrase, Reading, Text
from core.terms.roman import roman

_MOST: Final = 20
_NUMBERS: Final = {roman(number): number for number in range(1, _MOST + 1)}
_ONE: Final = "|".join(sorted(_NUMBERS, key=len, reverse=True))
HEAD: Final = re.compile(rf"(?:{_ONE})(?:, (?:{_ONE}))* \N{{EM DASH}} ")
"""The numbers of chapters up to the dash."""


class _Chapters(Phrase):
    """What a Saga triggers on, with the dash behind it; its value is a tuple of one event."""

    name = "the number of a chapter"

    def read(self, text: Text, at: int) -> Iterable[Reading]:
        match = HEAD.match(text.words, at)
        if match is None:
            text.stop(at, self.name)
            return ()
        numbers = tuple(_NUMBERS[one] for one in re.findall(_ONE, match[0]))
        is_in_order = numbers == tuple(sorted(set(numbers)))
        whens = (When(event="reaches_chapter", chapters=numbers),)
        return ((whens, match.end()),) if is_in_order else ()

    def opens(self) -> Openings:
        return (Opening("", self.name, HEAD),)

    def write(self, value: object) -> str | None:
        when = value[0] if isinstance(value, tuple) and len(value) == 1 else None
        if not isinstance(when, When) or when.event != "reaches_chapter" or max(when.chapters) > _MOST:
            return None
        return f"{', '.join(map(roman, when.chapters))} \N{EM DASH} "


CHAPTERS: Final = _Chapters()
"""`II \N{EM DASH} `, `I, II, III \N{EM DASH} `."""
