"""Exerting a creature as it attacks, in words: `you may exert ~ as it attacks. when you do, …`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.abilities.card_texts.may_exert import EXERTED, MayExert
from core.abilities.card_texts.stack_abilities import Triggered
from core.language.english.done import ends, made
from core.language.english.triggered import TRIGGERED
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Phrase, Reading, Text

_MAY: Final = "you may exert ~ as it attacks"
_WHEN_YOU_DO: Final = ". when you do, "
_WHENEVER: Final = "whenever you exert ~, "
"""How a sentence of its own says what `when you do` means behind the other one."""


class _MayExert(Phrase):
    """An optional cost to attack, and what triggers if it is paid."""

    name = "a static ability"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        if not text.words.startswith(_MAY, at):
            return
        end = at + len(_MAY)
        yield from ((MayExert(), after) for after in ends(text, end))
        if not text.goes_on(_WHEN_YOU_DO, end):
            return
        start = end + len(_WHEN_YOU_DO)
        inner = Text(_WHENEVER + text.words[start:])
        for one, after in inner.readings(TRIGGERED, 0):
            ability = _linked(one) if isinstance(one, Triggered) else None
            if ability is not None:
                yield ability, start + after - len(_WHENEVER)
        text.stop_within(inner, start - len(_WHENEVER))
        for why in inner.refused if inner.is_refused else ():
            text.refuse(why, len(text.words))

    def opens(self) -> Openings:
        return (Opening(_MAY),)

    def write(self, value: object) -> str | None:
        if not isinstance(value, MayExert):
            return None
        if not value.does:
            return f"{_MAY}." if value == MayExert() else None
        words = TRIGGERED.write(value.when_you_do)
        return words and f"{_MAY}{_WHEN_YOU_DO}{words.partition(', ')[2]}"


def _linked(one: Triggered) -> object | None:
    """Return the ability that allows what another one triggers on; None if that asks for more."""
    if one.whens != (EXERTED,) or one.only_if is not None or one.modes or not one.does:
        return None
    fields = ("is_optional", "targets", "least_targets", "does")
    return made(MayExert, {name: getattr(one, name) for name in fields})


MAY_EXERT: Final = _MayExert()
"""One that a card says of itself."""
