"""Static abilities under a condition: `~ has flying as long as you control an artifact` (CR 611.3a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from core.abilities.ability import is_rule
from core.abilities.conditions import Condition
from core.abilities.effects.grants import Grants
from core.abilities.keywords import Keyword
from core.abilities.restrictions import AllMustBlock
from core.language.english import changes
from core.language.english.conditions import CONDITION, CONDITION_OF_IT
from core.language.english.nouns import ATTACHED, THIS
from core.language.english.slots import SLOTS
from core.language.english.statics import SENTENCES, STATICS
from core.language.kernel.phrase import Phrase, Reading, Text
from core.language.kernel.said import said

NEEDS: Final = changes
"""The module that says what objects become."""
says = STATICS.says


class _WhichIsSo(Phrase):
    """What the object spoken of is like: `it's attacking`; its value is which it is, and the condition."""

    name = "a condition"
    fields = ("objects", "as_long_as")

    def __init__(self, condition: Phrase, *, is_behind: bool = False) -> None:
        self._condition = condition
        self._is_behind = is_behind

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        for value, end in text.readings(self._condition, at):
            asked = value.objects if isinstance(value, Condition) else None
            for those in (THIS, ATTACHED):
                if asked is not None and asked.which == those.which:
                    yield (those, value), end

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - its two fields
        those, condition = value
        asked = condition.objects if isinstance(condition, Condition) else None
        if asked is None or those not in {THIS, ATTACHED} or asked.which != those.which:
            return None
        if self._is_behind and (those == ATTACHED or asked.is_equipped):
            return None  # such conditions are said first
        return self._condition.write(condition)


class _WrittenIf(Phrase):
    """What objects are, written only if that suits what is told of them; the phrase itself reads it."""

    def __init__(self, phrase: Phrase, suits: Callable[[Mapping[str, object]], bool]) -> None:
        self.name, self.fields = phrase.name, phrase.fields
        self._phrase, self._suits = phrase, suits

    def read(self, text: Text, at: int) -> Iterator[Reading]:  # noqa: ARG002 - it reads nothing
        yield from ()

    def write(self, value: object) -> str | None:
        assert isinstance(value, tuple)  # noqa: S101 - its fields
        told = said(Grants, dict(zip(self.fields, value, strict=True))).parts
        return self._phrase.write(value) if self._suits(told) else None


def _takes_several_clauses(told: Mapping[str, object]) -> bool:
    clauses = {_CLAUSES.get(name, name) for name in told}
    gains = told.get("gains", ())
    assert isinstance(gains, tuple)  # noqa: S101 - abilities
    rules = [one for one in gains if not isinstance(one, Keyword) and is_rule(one)]
    has_both = bool(rules) and (len(rules) < len(gains) or "abilities" in told)
    return len(clauses) + has_both > 1


def _is_type_lost_alone(told: Mapping[str, object]) -> bool:
    """Whether no more is told than that they lose a type: `isn't a creature`."""
    return told.keys() == {"loses_type"}


_CLAUSES: Final = {
    **dict.fromkeys(("power", "toughness", "for_each"), "size"),
    **dict.fromkeys(("base_power", "base_toughness"), "base"),
    **dict.fromkeys(("gains", "abilities"), "given"),
    **dict.fromkeys(("types", "subtypes", "only_types"), "types"),
}
"""The clause that speaks of a field."""
_TURNS: Final = (
    (Condition(turn="you"), "during your turn"),
    (Condition(turn="other"), "during turns other than yours"),
)
_AS_LONG_AS: Final = "as long as {as_long_as:condition}"

SLOTS["it is so"] = _WhichIsSo(CONDITION_OF_IT, is_behind=True)
SLOTS["which is so"] = _WhichIsSo(CONDITION)
for _end in ("one", "many"):
    SLOTS[f"several are {_end}"] = _WrittenIf(SLOTS[f"are {_end}"], _takes_several_clauses)
SLOTS["lost one type"] = _WrittenIf(SLOTS["are one"], _is_type_lost_alone)
says(Grants, f"{_AS_LONG_AS}, {{objects:itself}} {{*:lost one type}}")
says(Grants, "as long as {objects/as_long_as:which is so}, it {*:several are one}")
says(Grants, "{objects:itself} {*:are one} as long as {objects/as_long_as:it is so}")
says(Grants, "as long as {objects/as_long_as:which is so}, it {*:are one}")
for _mark, _lured in (("~", THIS), ("§", ATTACHED)):
    says(
        Grants,
        f"{_AS_LONG_AS}, all creatures able to block {_mark} do so",
        also=(f"all creatures able to block {_mark} do so {_AS_LONG_AS}",),
        objects=_lured,
        gains=(AllMustBlock(),),
    )
for _words, _others in SENTENCES:
    _all = (_words, *_others)
    for _turn, _when in _TURNS:
        _also = tuple(f"{_when}, {one}" for one in _others)
        says(Grants, f"{_when}, {_words}", also=_also, as_long_as=_turn)
    _several = _words.replace(":are one}", ":several are one}").replace(":are many}", ":several are many}")
    if _several != _words:
        says(Grants, f"{_AS_LONG_AS}, {_several}")
    says(
        Grants,
        f"{_words} {_AS_LONG_AS}",
        also=(*(f"{one} {_AS_LONG_AS}" for one in _others), *(f"{_AS_LONG_AS}, {one}" for one in _all)),
    )
