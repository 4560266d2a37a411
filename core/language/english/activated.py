"""Activated abilities as sentences (CR 602): `{2}, {T}: ~ deals 1 damage to any target`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from core.abilities.card_texts.stack_abilities import KEYWORD_LIMITS, Activated
from core.language.english import conditions
from core.language.english.antecedents import Scope
from core.language.english.costs import BESIDES_MANA
from core.language.english.done import (
    done_here,
    ended,
    ends,
    made,
    parts,
    written_here,
)
from core.language.english.instructions import moves
from core.language.english.modes import modes_here, written_modes
from core.language.english.slots import SLOTS
from core.language.english.spans import LIMITS
from core.language.english.words import BEFORE_ABILITIES
from core.language.kernel.phrase import Phrase, Reading, Text, Token
from core.language.kernel.said import defaults, spoken
from core.language.kernel.together import Together
from core.terms.values import replace

NEEDS: Final = (conditions, moves)
"""The modules that read conditions and name the steps."""
SLOTS["costs besides mana"] = BESIDES_MANA
SLOTS["loyalty cost"] = Token(
    "a loyalty cost such as +1",
    r"\[?(?:[+\u2212-]\d{1,4}|0)\]?(?=:)",
    lambda word: int(word.strip("[]").replace("\N{MINUS SIGN}", "-")),
    lambda value: (
        (f"{value:+d}" if value else "0").replace("-", "\N{MINUS SIGN}") if isinstance(value, int) else None
    ),
    ("[", "+", "-", "\N{MINUS SIGN}", "0"),
)
SLOTS["activation costs"] = Together(
    "a cost",
    Activated,
    (
        "{loyalty:loyalty cost}",
        "{mana:mana}",
        ("{{T}}", {"tap": True}),
        ("{{Q}}", {"untap": True}),
        ("exert ~", {"exert": True}),
        "{pays:costs besides mana}",
        ("remove {remove_counter:a_counter} from ~", {"remove_count": 1}),
        "remove {remove_count:several} {remove_counter:counter} counters from ~",
        ("sacrifice ~", {"sacrifice_this": True}),
        ("exile ~", {"leaves": "exile"}),
        ("exile ~ from your graveyard", {"leaves": "exile_from_graveyard"}),
        ("discard ~", {"leaves": "discard"}),
        ("return ~ to its owner's hand", {"leaves": "return_to_hand"}),
    ),
    SLOTS,
    between=", ",
)
_COSTS: Final = SLOTS["activation costs"]
_NO_COST: Final = "{0}"
_NAMED: Final = re.compile(r"(\w[\w' ,!-]{0,60}) \N{EM DASH} ")
_IS_KEYWORD: Final = (
    "the keyword before the costs says more than can be said here of when it may be activated."
)
SLOTS["limits"] = Together(
    "when it may be activated",
    Activated,
    (
        ("only as a sorcery", {"as_sorcery": True}),
        "only during your {during:step}",
        *LIMITS,
        ("only once", {"once": True}),
        ("only once each turn", {"times_each_turn": 1}),
        ("no more than twice each turn", {"times_each_turn": 2}),
        "no more than {times_each_turn:number} times each turn",
    ),
    SLOTS,
    between=" and ",
)
_LIMITS: Final = SLOTS["limits"]
_ACTIVATE: Final = ". activate "


class _Activated(Phrase):
    """What a player may pay for: `{2}, {T}: ~ deals 1 damage to any target.`."""

    name = "an activated ability"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from self._paid(text, at, {})
        match = _NAMED.match(text.words, at)
        if match is None:
            return
        if match[1] in BEFORE_ABILITIES:
            text.refuse(_IS_KEYWORD, match.end())
            return
        head: dict[str, object] = {"name": match[1]}
        yield from self._paid(text, match.end(), {**head, **KEYWORD_LIMITS.get(match[1], {})})

    def _paid(self, text: Text, at: int, head: dict[str, object]) -> Iterator[Reading]:
        for costs, end in text.readings(_COSTS, at):
            if not text.words.startswith(": ", end):
                text.stop(end, ":")
                continue
            assert isinstance(costs, tuple)  # noqa: S101 - the fields of a cost
            fields = {**head, **dict(zip(_COSTS.fields, costs, strict=True))}
            if fields["mana"] == _NO_COST:
                fields["mana"] = ""
            speaks_of_itself = any(
                fields[one] for one in ("sacrifice_this", "leaves", "remove_counter", "exert")
            )
            scope = Scope.of(None, is_cost=speaks_of_itself)
            for done, after in done_here(text, end + 2, scope):
                yield from self._restricted(text, after, {**fields, **parts(done)})
            for modes, after in modes_here(text, end + 2, scope):
                ability = made(Activated, {**fields, **modes})
                if ability is not None:
                    yield ability, after

    def _restricted(self, text: Text, at: int, fields: dict[str, object]) -> Iterator[Reading]:
        reached: list[tuple[dict[str, object], int]] = [({}, at)]
        if text.words.startswith(_ACTIVATE, at):
            for limits, end in text.readings(_LIMITS, at + len(_ACTIVATE)):
                assert isinstance(limits, tuple)  # noqa: S101 - the fields of limits
                told = dict(zip(_LIMITS.fields, limits, strict=True))
                said_by_keyword = KEYWORD_LIMITS.get(str(fields.get("name")), {})
                if all(told[field] == _UNLIMITED[field] for field in said_by_keyword):  # not said again
                    reached.append(({**told, **said_by_keyword}, end))
        for more, end in reached:
            for after in ends(text, end):
                ability = made(Activated, {**fields, **more})
                if ability is not None:
                    yield ability, after

    def write(self, value: object) -> str | None:
        if not isinstance(value, Activated) or value.name in BEFORE_ABILITIES:
            return None
        costs = tuple(getattr(value, name) for name in _COSTS.fields)
        is_free = spoken(value).parts.keys().isdisjoint(_COSTS.fields)
        paid = _NO_COST if is_free else _COSTS.write(costs)
        if paid is None:
            return None
        leaves = value.sacrifice_this or value.leaves is not None
        speaks_of_itself = leaves or value.exert or value.remove_counter is not None
        scope = Scope.of(None, is_cost=speaks_of_itself, calls_itself_it=leaves)
        name = f"{value.name} \N{EM DASH} " if value.name else ""
        if value.modes:
            modes = written_modes(value, scope)
            besides = _without_keyword(value)
            is_alone = spoken(besides).parts.keys().isdisjoint(_LIMITS.fields)
            return f"{name}{paid}: {modes}" if modes is not None and is_alone else None
        does = written_here(value.targets, value.least_targets, value.does, scope)
        if does is None:
            return None
        besides = _without_keyword(value)
        limits = tuple(getattr(besides, field) for field in _LIMITS.fields)
        is_limited = not spoken(besides).parts.keys().isdisjoint(_LIMITS.fields)
        only = _LIMITS.write(limits) if is_limited else ""
        if only is None:
            return None
        return ended(f"{name}{paid}: {does}{f'{_ACTIVATE}{only}' if only else ''}")


def _without_keyword(value: Activated) -> Activated:
    """Return the ability with no limits but those that its text says besides a keyword."""
    said_by_keyword = KEYWORD_LIMITS.get(value.name)
    if said_by_keyword is None:
        return value
    usual: dict[str, Any] = {field: _UNLIMITED[field] for field in said_by_keyword}
    return replace(value, name="", **usual)


_UNLIMITED: Final = defaults(Activated)
ACTIVATED: Final = _Activated()
"""Costs, a colon, and what is done."""
