"""What spells do, as sentences (CR 113.3a): `destroy target creature`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from core.abilities.card_texts.stack_abilities import Mode, Spell
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
from core.language.kernel.phrase import Phrase, Reading, Text

_NAMED: Final = re.compile(r"(\w[\w' ,!-]{0,60}) \N{EM DASH} ")
_SACRIFICE: Final = "as an additional cost to cast this spell, sacrifice "
_CHOOSE_ONE: Final = "choose one \N{EM DASH}"
_MODE: Final = "\n• "


class _Spell(Phrase):
    """`destroy target creature.`; with modes: `choose one —`, and each of them on a line of its own."""

    name = "what a spell does"

    def read(self, text: Text, at: int) -> Iterator[Reading]:
        yield from self._body(text, at, {})
        if text.words.startswith(_SACRIFICE, at):
            for what, end in text.readings(SLOTS["a"], at + len(_SACRIFICE)):
                for after in ends(text, end):
                    cost: dict[str, object] = {"sacrifice": what}
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
        if text.words.startswith(_CHOOSE_ONE, at):
            for modes, end in self._modes(text, at + len(_CHOOSE_ONE), ()):
                ability = made(Spell, {**cost, "modes": modes})
                if ability is not None:
                    yield ability, end

    def _modes(
        self, text: Text, at: int, before: tuple[object, ...]
    ) -> Iterator[tuple[tuple[object, ...], int]]:
        if len(before) > 1:
            yield before, at
        if not text.words.startswith(_MODE, at):
            text.stop(at, "another mode")
            return
        start = at + len(_MODE)
        match = _NAMED.match(text.words, start)
        for name, begin in (("", start), *((((match[1]), match.end()),) if match is not None else ())):
            for done, end in done_here(text, begin, Scope()):
                for after in ends(text, end):
                    mode = made(Mode, {"name": name, **parts(done)})
                    if mode is not None:
                        yield from self._modes(text, after, (*before, mode))

    def write(self, value: object) -> str | None:
        if not isinstance(value, Spell):
            return None
        cost = ""
        if value.sacrifice is not None:
            what = SLOTS["a"].write(value.sacrifice)
            if what is None:
                return None
            cost = f"{_SACRIFICE}{what}."
        if not value.modes:
            if cost and not value.does and not value.targets and value.least_targets is None:
                return cost
            does = written_here(value.targets, value.least_targets, value.does, Scope())
            return None if does is None else f"{cost}\n{ended(does)}".lstrip()
        if value.targets or value.does or value.least_targets is not None:
            return None
        modes = [self._mode(mode) for mode in value.modes]
        if None in modes or len(modes) == 1:
            return None
        return f"{cost}\n{_CHOOSE_ONE}".lstrip() + "".join(f"{_MODE}{mode}" for mode in modes)

    def _mode(self, mode: Mode) -> str | None:
        does = written_here(mode.targets, mode.least_targets, mode.does, Scope())
        name = f"{mode.name} \N{EM DASH} " if mode.name else ""
        return None if does is None else f"{name}{ended(does)}"


SPELL: Final = _Spell()
"""What a spell does, with its modes and its additional cost."""
