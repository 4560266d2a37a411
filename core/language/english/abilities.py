"""Whole abilities as sentences: triggered, activated, static, what spells do (CR 113.3)."""

from __future__ import annotations

from collections.abc import Iterator

from core.language.english import statics_while  # noqa: F401 - adds its sentences
from core.language.english.activated import ACTIVATED
from core.language.english.casting import CASTING
from core.language.english.done import (
    ended,
    ends,
    made,
)
from core.language.english.effects.every_effect import EFFECTS
from core.language.english.exerting import MAY_EXERT
from core.language.english.instructions import (  # noqa: F401 - each adds its sentences
    compound,
    damage,
    effects,
    emblems,
    keyword_actions,
    moves,
    permanents,
    players,
    tokens,
)
from core.language.english.instructions.compound import SEQUENCE
from core.language.english.levels import AT_LEVELS
from core.language.english.quoted import ABILITY as ABILITY  # noqa: PLC0414 - others take it from here
from core.language.english.spells import SPELL
from core.language.english.statics import STATICS
from core.language.english.triggered import TRIGGERED
from core.language.kernel.phrase import Either, Phrase, Reading, Text
from core.language.kernel.said import Said

__all__ = ["ABILITY"]


class _Static(Phrase):
    """`creatures you control get +1/+1.`: what is so as long as something is there."""

    name = "a static ability"
    _sentences = Either("a static ability", STATICS, EFFECTS, CASTING)

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for told, end in text.readings(self._sentences, at):
            assert isinstance(told, Said)  # noqa: S101 - what patterns read
            for after in ends(text, end):
                ability = made(told.model, told.parts)
                if ability is not None:
                    yield ability, after

    def write(self, value: object) -> str | None:
        words = self._sentences.write(value)
        return None if words is None else ended(words)


# -- what triggers as damage is prevented


class _Nested(Phrase):
    """The instructions of an ability within an effect: their targets are found as they are bound."""

    name = "an instruction"
    fields = ("targets", "does")

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from ((((), does), end) for does, end in text.readings(SEQUENCE, at))

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - its two fields
        return SEQUENCE.write(value[1])


effects.PREVENTED_ABILITY.be(_Nested())
ABILITY.be(Either("an ability", TRIGGERED, ACTIVATED, MAY_EXERT, AT_LEVELS, _Static(), SPELL))
