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
from core.language.english.modes import modes_here, written_modes
from core.language.english.slots import SLOTS
from core.language.kernel.phrase import Phrase, Reading, Text

_COST: Final = "as an additional cost to cast this spell, "


class _Spell(Phrase):
    """`destroy target creature.`; with modes: `choose one —`, and each of them on a line of its own."""

    name = "what a spell does"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from self._body(text, at, {})
        if text.words.startswith(_COST, at):
            for pays, end in text.readings(SLOTS["pay"], at + len(_COST)):
                for after in ends(text, end):
                    cost: dict[str, object] = {"pays": pays}
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
        for modes, end in modes_here(text, at, Scope()):
            ability = made(Spell, {**cost, **modes})
            if ability is not None:
                yield ability, end

    def write(self, value: object) -> str | None:
        if not isinstance(value, Spell):
            return None
        cost = ""
        if value.pays is not None:
            paid = SLOTS["pay"].write(value.pays)
            if paid is None:
                return None
            cost = f"{_COST}{paid}."
        if not value.modes:
            if cost and not value.does and not value.targets and value.least_targets is None:
                return cost
            does = written_here(value.targets, value.least_targets, value.does, Scope(is_of_spell=True))
            return None if does is None else f"{cost}\n{ended(does)}".lstrip()
        if value.targets or value.does or value.least_targets is not None:
            return None
        modes = written_modes(value, Scope(is_of_spell=True))
        return None if modes is None else f"{cost}\n{modes}".lstrip()


SPELL: Final = _Spell()
"""What a spell does, with its modes and its additional cost."""
