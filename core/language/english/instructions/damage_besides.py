"""Damage that one source deals to several at the same time (CR 608.2f): `and 1 damage to you`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.abilities.filters import Recipients
from core.abilities.instructions.damage_and_fights import DamageBesides
from core.language.english.slots import SLOTS
from core.language.english.subjects import DEALER
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Phrase, Reading, Text, Words
from core.language.kernel.said import Said

SAME: Final = "same"
"""The amount that was said before, which is not said again: `2 damage to you and each creature`."""
SLOTS["to itself"] = Words("itself", [("itself", DEALER)])

_PART: Final = Patterns("more damage", SLOTS)
_SAME_TO: Final = Patterns("more damage", SLOTS)
_SAME_TO.says(DamageBesides, "{each:each_recipient}", amount=SAME)
for _to in ("{to}", "{to:to itself}", "{each:each_recipient}"):
    _PART.says(DamageBesides, f"{{amount:much}} damage to {_to}")
    _PART.says(DamageBesides, f"damage equal to {{amount:power}} to {_to}")
    _PART.says(DamageBesides, f"damage equal to {{amount:counted}} to {_to}")


def is_same(value: tuple[object, ...]) -> bool:
    """Whether what is dealt besides is as much as before."""
    return any(isinstance(one, Said) and one.parts.get("amount") == SAME for one in value)


def can_be_same(before: object, each: object) -> bool:
    """Whether it is clear who is dealt as much as those before."""
    sides = [
        (one.players is not None, one.objects is not None)
        for one in (before, each)
        if isinstance(one, Recipients)
    ]
    return (True, True) not in sides and isinstance(each, Recipients)


class _Besides(Phrase):
    """` and 1 damage to you`; `, 2 damage to another target, and 3 damage to any other target`."""

    name = "more damage"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        if text.words.startswith(" and ", at):
            for phrase in (_PART, _SAME_TO):
                yield from (((one,), end) for one, end in text.readings(phrase, at + len(" and ")))
        ahead: list[tuple[tuple[object, ...], int]] = [((), at)]
        while ahead:
            told, start = ahead.pop()
            if told and text.words.startswith(", and ", start):
                yield from (((*told, one), end) for one, end in text.readings(_PART, start + len(", and ")))
            if text.words.startswith(", ", start):
                ahead += [((*told, one), end) for one, end in text.readings(_PART, start + len(", "))]

    def opens(self) -> Openings:
        return Opening(" and "), Opening(", ")

    def write(self, value: object) -> str | None:
        if not isinstance(value, tuple) or not value:
            return None
        if is_same(value):
            words_of_one = _SAME_TO.write(value[0])
            return None if words_of_one is None else f" and {words_of_one}"
        words = [one for one in map(_PART.write, value) if one is not None]
        if len(words) < len(value):
            return None
        if len(words) == 1:
            return f" and {words[0]}"
        return "".join(f", {one}" for one in words[:-1]) + f", and {words[-1]}"


DAMAGE_BESIDES: Final = _Besides()
"""What is dealt besides, each part with an amount of its own or the same as before."""
