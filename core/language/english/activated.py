"""Activated abilities as sentences (CR 602): `{2}, {T}: ~ deals 1 damage to any target`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from core.abilities.card_texts.stack_abilities import Activated
from core.language.english.antecedents import Scope
from core.language.english.done import (
    done_here,
    ended,
    ends,
    made,
    parts,
    written_here,
)
from core.language.english.slots import SLOTS
from core.language.kernel.phrase import Phrase, Reading, Text, Token
from core.language.kernel.said import spoken
from core.language.kernel.together import Together

SLOTS["loyalty cost"] = Token(
    "a loyalty cost such as +1",
    r"\[?(?:[+\u2212-]\d{1,4}|0)\]?(?=:)",
    lambda word: int(word.strip("[]").replace("\N{MINUS SIGN}", "-")),
    lambda value: (
        (f"{value:+d}" if value else "0").replace("-", "\N{MINUS SIGN}") if isinstance(value, int) else None
    ),
)
SLOTS["activation costs"] = Together(
    "a cost",
    Activated,
    (
        "{loyalty:loyalty cost}",
        "{mana:mana}",
        ("{{T}}", {"tap": True}),
        ("remove {remove_counter:a_counter} from ~", {"remove_count": 1}),
        "remove {remove_count:several} {remove_counter:counter} counters from ~",
        ("sacrifice ~", {"sacrifice_this": True}),
    ),
    SLOTS,
    between=", ",
)
_COSTS: Final = SLOTS["activation costs"]
_NO_COST: Final = "{0}"
_NAMED: Final = re.compile(r"(\w[\w' ,!-]{0,60}) \N{EM DASH} ")
_AS_SORCERY: Final = ". activate only as a sorcery"
_DURING: Final = ". activate only during your "


class _Activated(Phrase):
    """What a player may pay for: `{2}, {T}: ~ deals 1 damage to any target.`."""

    name = "an activated ability"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from self._paid(text, at, {})
        match = _NAMED.match(text.words, at)
        if match is not None:
            yield from self._paid(text, match.end(), {"name": match[1]})

    def _paid(self, text: Text, at: int, head: dict[str, object]) -> Iterator[Reading]:
        for costs, end in text.readings(_COSTS, at):
            if not text.words.startswith(": ", end):
                text.stop(end, ":")
                continue
            assert isinstance(costs, tuple)  # noqa: S101 - the fields of a cost
            fields = {**head, **dict(zip(_COSTS.fields, costs, strict=True))}
            if fields["mana"] == _NO_COST:
                fields["mana"] = ""
            speaks_of_itself = bool(fields["sacrifice_this"] or fields["remove_counter"])
            for done, after in done_here(text, end + 2, Scope.of(None, is_cost=speaks_of_itself)):
                yield from self._restricted(text, after, {**fields, **parts(done)})

    def _restricted(self, text: Text, at: int, fields: dict[str, object]) -> Iterator[Reading]:
        reached: list[tuple[dict[str, object], int]] = [({}, at)]
        if text.words.startswith(_AS_SORCERY, at):
            reached.append(({"as_sorcery": True}, at + len(_AS_SORCERY)))
        for more, end in tuple(reached):
            if text.words.startswith(_DURING, end):
                for step, after in text.readings(SLOTS["step"], end + len(_DURING)):
                    reached.append(({**more, "during": step}, after))
        for more, end in reached:
            for after in ends(text, end):
                ability = made(Activated, {**fields, **more})
                if ability is not None:
                    yield ability, after

    def write(self, value: object) -> str | None:
        if not isinstance(value, Activated):
            return None
        costs = tuple(getattr(value, name) for name in _COSTS.fields)
        is_free = spoken(value).parts.keys().isdisjoint(_COSTS.fields)
        paid = _NO_COST if is_free else _COSTS.write(costs)
        if paid is None:
            return None
        speaks_of_itself = value.sacrifice_this or value.remove_counter is not None
        scope = Scope.of(None, is_cost=speaks_of_itself, calls_itself_it=value.sacrifice_this)
        does = written_here(value.targets, value.least_targets, value.does, scope)
        if does is None:
            return None
        name = f"{value.name} \N{EM DASH} " if value.name else ""
        only = _AS_SORCERY if value.as_sorcery else ""
        if value.during is not None:
            only += f"{_DURING}{SLOTS['step'].write(value.during)}"
        return ended(f"{name}{paid}: {does}{only}")


ACTIVATED: Final = _Activated()
"""Costs, a colon, and what is done."""
