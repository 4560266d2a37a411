"""Instructions that hold others: what is done unless somebody pays, what triggers when you do it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.abilities.instructions.one_shot import Unless, WhenYouDo
from core.language.english.antecedents import ChooseTargets
from core.language.english.instructions.clauses import COMPOUND, INSTRUCTION, INSTRUCTIONS
from core.language.english.slots import SLOTS
from core.language.english.subjects import YOU, Noun, Target
from core.language.kernel.pattern import Patterns
from core.language.kernel.phrase import Listed, Mapped, Phrase, Reading, Text
from core.language.kernel.said import Said, said

says = COMPOUND.says

MOST_INSTRUCTIONS: Final = 12
"""As many sentences as an ability may have."""

SLOTS["one instruction"] = Mapped(
    INSTRUCTIONS,
    lambda value: (value,),
    lambda value: value[0] if isinstance(value, tuple) and len(value) == 1 else None,
)


class _Following(Phrase):
    """Two instructions or more with semicolons between, where others could follow: `tap it; draw a card`."""

    name = "instructions"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        ahead: list[tuple[tuple[object, ...], int]] = [
            ((one,), end) for one, end in text.readings(INSTRUCTIONS, at)
        ]
        while ahead:
            told, end = ahead.pop()
            if len(told) > 1:
                yield told, end
            if text.words.startswith("; ", end) and len(told) < MOST_INSTRUCTIONS:
                ahead += [((*told, one), after) for one, after in text.readings(INSTRUCTIONS, end + 2)]

    def write(self, value: object) -> str | None:
        if not isinstance(value, tuple) or len(value) < 2:  # noqa: PLR2004 - one needs no list
            return None
        words = [INSTRUCTIONS.write(one) for one in value]
        return None if None in words else "; ".join(filter(None, words))


SLOTS["the following"] = _Following()

for _kind, _each in (("each_player", "each player"), ("opponents", "each opponent")):
    _who = Noun(_kind)
    says(Unless, f"for {_each}, {{does:one instruction}} unless that player {{pays:pays}}", who=_who)
    says(
        Unless,
        f"for {_each}, do the following unless that player {{pays:pays}}: {{does:the following}}",
        who=_who,
    )

says(Unless, "{does:one instruction} unless you {pays:pay}", who=YOU)
says(Unless, "{does:one instruction} unless {who:one subject} {pays:pays}")
says(Unless, "do the following unless you {pays:pay}: {does:the following}", who=YOU)
says(Unless, "do the following unless {who:one subject} {pays:pays}: {does:the following}")

SLOTS["named targets"] = Listed(Target())
CHOOSING: Final = Patterns("targets", SLOTS)
CHOOSING.says(ChooseTargets, "choose {targets:named targets}")
CHOOSING.says(ChooseTargets, "choose {least:number} or more of {targets:named targets}")

_BETWEEN: Final = (". ", ", then ", ". then ", ", and ", " and ")
_WHEN_YOU_DO: Final = ". when you do, "


def _joined(words: list[str]) -> str:
    """Return sentences in a row; two short ones of which the second is about your life are one."""
    if (
        len(words) == 2  # noqa: PLR2004 - sentences
        and words[1].startswith(("you gain ", "you lose "))
        and ". " not in words[0]
        and not words[0].startswith("choose ")
    ):
        first = f"you {words[0]}" if words[0].startswith("draw ") else words[0]
        return f"{first} and {words[1]}"
    return ". ".join(words)


def _holds_the_rest(one: object) -> bool:
    """Whether it ends with what happens whenever damage is prevented, of which all that follows is a part."""
    return isinstance(one, Said) and one.parts.get("when_prevented") is not None


class _Sequence(Phrase):
    """Instructions in a row: `destroy target creature. you gain 2 life`; the targets may be named first."""

    name = "an instruction"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from self._some(text, at, ())
        for chosen, end in text.readings(CHOOSING, at):
            if text.words.startswith(". ", end):
                yield from self._some(text, end + 2, (chosen,))

    def _some(self, text: Text, at: int, before: tuple[object, ...]) -> Iterator[Reading]:
        for one, end in text.readings(INSTRUCTION, at):
            told = (*before, one)
            yield told, end
            if text.words.startswith(_WHEN_YOU_DO, end):
                for does, after in text.readings(self, end + len(_WHEN_YOU_DO)):
                    yield (*told, said(WhenYouDo, {"does": does})), after
            if len(told) >= MOST_INSTRUCTIONS or _holds_the_rest(one):
                continue
            for between in _BETWEEN:
                if text.words.startswith(between, end):
                    yield from self._some(text, end + len(between), told)

    def write(self, value: object) -> str | None:
        if not isinstance(value, tuple) or not value:
            return None
        words = []
        for place, one in enumerate(value):
            assert isinstance(one, Said)  # noqa: S101 - as instructions are spoken of
            if _holds_the_rest(one) and place + 1 < len(value):
                return None
            if one.model is ChooseTargets:
                written = CHOOSING.write(one)
            elif one.model is WhenYouDo:
                inner = self.write(one.parts["does"]) if place + 1 == len(value) else None
                written = None if inner is None else f"when you do, {inner}"
            else:
                written = INSTRUCTION.write(one)
            if written is None:
                return None
            words.append(written)
        return _joined(words)


SEQUENCE: Final = _Sequence()
SLOTS["sequence"] = SEQUENCE
