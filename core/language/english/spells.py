"""What spells do, as sentences (CR 113.3a): `destroy target creature`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.abilities.card_texts.stack_abilities import Spell
from core.language.english.antecedents import Scope
from core.language.english.done import (
    done_here,
    ended,
    ends,
    made,
    parts,
    written_here,
)
from core.language.english.kicked import kicked_here, written_kicked
from core.language.english.modes import modes_here, written_modes
from core.language.english.slots import SLOTS
from core.language.english.spans import OF_SPELLS
from core.language.kernel.phrase import Phrase, Reading, Text
from core.language.kernel.said import defaults
from core.language.kernel.together import Together

_COST: Final = "as an additional cost to cast this spell, "
_CAST: Final = "cast this spell "
_LIMITS: Final = Together("when it may be cast", Spell, OF_SPELLS, SLOTS, between=" and ")


class _Spell(Phrase):
    """`destroy target creature.`; with modes: `choose one —`, and each of them on a line of its own."""

    name = "what a spell does"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from self._body(text, at, {})
        yield from self._costly(text, at, {})
        for lead in (_CAST, "cast ~ "):
            for limits, end in (
                text.readings(_LIMITS, at + len(lead)) if text.words.startswith(lead, at) else ()
            ):
                assert isinstance(limits, tuple)  # noqa: S101 - the fields of limits
                told: dict[str, object] = dict(zip(_LIMITS.fields, limits, strict=True))
                for after in ends(text, end):
                    ability = made(Spell, {**told, "does": ()})
                    if ability is not None:
                        yield ability, after
                    if text.words.startswith((" ", "\n"), after):
                        yield from self._body(text, after + 1, told)
                        yield from self._costly(text, after + 1, told)

    def _costly(self, text: Text, at: int, told: dict[str, object]) -> Iterator[Reading]:
        """Yield a spell that first says what it costs besides."""
        if text.words.startswith(_COST, at):
            for pays, end in text.readings(SLOTS["pay"], at + len(_COST)):
                for after in ends(text, end):
                    cost: dict[str, object] = {**told, "pays": pays}
                    ability = made(Spell, {**cost, "does": ()})
                    if ability is not None:
                        yield ability, after
                    if text.words.startswith((" ", "\n"), after):
                        yield from self._body(text, after + 1, cost)

    def _body(self, text: Text, at: int, cost: dict[str, object]) -> Iterator[Reading]:
        for done, end in done_here(text, at, Scope()):
            for after in ends(text, end):
                ability = made(Spell, {**cost, **parts(done)})
                if ability is not None:
                    yield ability, after
        yield from kicked_here(text, at, cost)
        for modes, end in modes_here(text, at, Scope()):
            ability = made(Spell, {**cost, **modes})
            if ability is not None:
                yield ability, end

    def write(self, value: object) -> str | None:
        if not isinstance(value, Spell):
            return None
        limits = tuple(getattr(value, name) for name in _LIMITS.fields)
        cost = ""
        if limits != _UNLIMITED:
            when = _LIMITS.write(limits)
            if when is None:
                return None
            cost = f"{_CAST}{when}."
        if value.pays is not None:
            paid = SLOTS["pay"].write(value.pays)
            if paid is None:
                return None
            cost = f"{cost}\n{_COST}{paid}.".lstrip()
        if value.if_kicked is not None:
            told = written_kicked(value, value.if_kicked)
            return None if told is None else f"{cost}\n{told}".lstrip()
        if not value.modes:
            if cost and not value.does and not value.targets and value.least_targets is None:
                return cost
            does = written_here(value.targets, value.least_targets, value.does, Scope(is_of_spell=True))
            return None if does is None else f"{cost}\n{ended(does)}".lstrip()
        if value.targets or value.does or value.least_targets is not None:
            return None
        modes = written_modes(value, Scope(is_of_spell=True))
        return None if modes is None else f"{cost}\n{modes}".lstrip()


_UNLIMITED: Final = tuple(defaults(Spell)[name] for name in _LIMITS.fields)
SPELL: Final = _Spell()
"""What a spell does, with its modes and its additional cost."""
