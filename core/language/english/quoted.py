"""Abilities within abilities: what is given stands in quotation marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Forward, Phrase, Reading, Text

ABILITY: Final = Forward("an ability")
"""A whole ability as one sentence or more, full stop included."""


class _Quoted(Phrase):
    """An ability in quotation marks: `“{T}: ~ deals 1 damage to any target.”`."""

    name = "an ability in quotation marks"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        if not text.words.startswith("“", at):
            text.stop(at, self.name)
            return
        for value, end in text.readings(ABILITY, at + 1):
            if text.words.startswith("”", end):
                yield value, end + 1

    def opens(self) -> Openings:
        return (Opening("“", self.name),)

    def write(self, value: object) -> str | None:
        words = ABILITY.write(value)
        return None if words is None else f"“{words}”"


QUOTED: Final = _Quoted()
