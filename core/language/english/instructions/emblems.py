"""Getting an emblem (CR 114.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from core.abilities.effects.emblem import Emblem
from core.abilities.instructions.to_players import GetEmblem
from core.data.faults import DataError
from core.data.reading import make
from core.language.english.filters import SELF
from core.language.english.instructions.clauses import INSTRUCTIONS
from core.language.english.quoted import QUOTED
from core.language.english.slots import SLOTS
from core.language.english.subjects import YOU
from core.language.kernel.openings import Openings
from core.language.kernel.phrase import Listed, Phrase, Reading, Text
from core.language.kernel.said import meant

_QUOTATION: Final = re.compile(r"“[^”]*”")
_ABILITIES: Final = Listed(QUOTED)


class _Emblem(Phrase):
    """What an emblem says: `“Creatures you control get +1/+1.”`; it calls itself `this emblem`."""

    name = "an ability in quotation marks"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for told, end in text.readings(_ABILITIES, at):
            emblem = _made(meant(told))
            if emblem is not None:
                yield emblem, end

    def opens(self) -> Openings:
        return (_ABILITIES,)

    def write(self, value: object) -> str | None:
        words = _ABILITIES.write(value.abilities) if isinstance(value, Emblem) else None
        if words is None:
            return None
        return _QUOTATION.sub(lambda found: found[0].replace(SELF, "this emblem"), words)


def _made(abilities: object) -> Emblem | None:
    try:
        return make(Emblem, {"abilities": abilities})
    except DataError:
        return None


EMBLEM: Final = _Emblem()
SLOTS["an emblem"] = EMBLEM
says = INSTRUCTIONS.says
says(GetEmblem, "you get an emblem with {emblem:an emblem}", who=YOU)
says(GetEmblem, "{who} gets an emblem with {emblem:an emblem}")
