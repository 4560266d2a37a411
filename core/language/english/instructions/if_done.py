"""What is done if something was done before: `you may draw a card. if you do, discard a card` (CR 118.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.abilities.instructions.leaving_and_returning import Later, Move, ReturnOfChoice, SacrificeOfChoice
from core.abilities.instructions.one_shot import IfDone, MakeEffect
from core.abilities.instructions.to_cards import Discard
from core.abilities.instructions.to_permanents import ChangeCounters
from core.language.english.instructions.clauses import COMPOUND, INSTRUCTIONS
from core.language.english.instructions.compound import alone
from core.language.english.modal import may_words, plain_words
from core.language.english.slots import SLOTS
from core.language.english.subjects import SELF_NOUN
from core.language.kernel.openings import Opening, Openings
from core.language.kernel.phrase import Mapped, Phrase, Reading, Text
from core.language.kernel.said import Said

_PAID: Final = frozenset({SacrificeOfChoice, ReturnOfChoice, Discard})
"""What is a cost that a player may pay, and is read as one."""
_SURE: Final = frozenset({MakeEffect, Later})
"""What is always done, so that `if you do` asks for no more than `you may`, or is done only later."""


class _May(Phrase):
    """One thing that you may do: `you may put a +1/+1 counter on it`."""

    name = "what you may do"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for plain in plain_words(text.words[at:]):
            inner = Text(plain.words)
            for one, end in inner.readings(INSTRUCTIONS, 0):
                if not _is_otherwise_said(one):
                    yield (one,), at + plain.cut + end
            text.stop_within(inner, at + plain.cut)

    def opens(self) -> Openings:
        return (Opening("you may "),)

    def write(self, value: object) -> str | None:
        if not isinstance(value, tuple) or len(value) != 1 or _is_otherwise_said(value[0]):
            return None
        words = INSTRUCTIONS.write(value[0])
        return None if words is None or ". " in words else may_words(words)


def _is_otherwise_said(one: object) -> bool:
    if not isinstance(one, Said):
        return True
    is_counter_paid = one.model is ChangeCounters and one.parts.get("kind") == "remove_counters_now"
    is_itself_paid = (
        one.model is Move and one.parts.get("kind") == "sacrifice" and one.parts["on"] == SELF_NOUN
    )
    return one.model in _PAID | _SURE or is_counter_paid or is_itself_paid


def _one_sentence(value: object) -> object | None:
    is_one = isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], Said)
    return value if is_one and value[0].model not in _SURE else None  # type: ignore[index]  # a tuple


SLOTS["what you may do"] = _May()
SLOTS["what you do"] = Mapped(alone(INSTRUCTIONS), _one_sentence, _one_sentence)
says: Final = COMPOUND.says
says(IfDone, "{action:what you may do}", is_optional=True)
for _action, _doesnt, _is_optional in (
    ("{action:what you may do}", "if you don't", True),
    ("{action:what you do}", "if you can't", False),
):
    _then = f"{_action}. if you do, {{does:one sentence}}"
    _else = f". {_doesnt}, {{otherwise:one sentence}}"
    says(IfDone, _then, is_optional=_is_optional)
    says(IfDone, f"{_then}{_else}", is_optional=_is_optional)
    says(IfDone, f"{_action}{_else}", is_optional=_is_optional)
