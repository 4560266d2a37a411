"""The modes of a spell or ability (CR 700.2): `choose one —`, and each of them on a line of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from core.abilities.card_texts.stack_abilities import Mode
from core.language.english.antecedents import Scope
from core.language.english.done import done_here, ended, ends, made, parts, written_here
from core.language.kernel.phrase import Text
from core.terms.values import replace

_NAMED: Final = re.compile(r"(\w[\w' ,!-]{0,60}) \N{EM DASH} ")
_CHOOSE_ONE: Final = "choose one \N{EM DASH}"
_MODE: Final = "\n• "

Modes = tuple[object, ...]


def modes_here(text: Text, at: int, scope: Scope) -> Iterator[tuple[Modes, int]]:
    """Yield the modes of which one is chosen, if the words from `at` on say so; they are two or more."""
    if text.words.startswith(_CHOOSE_ONE, at):
        yield from _modes(text, at + len(_CHOOSE_ONE), scope, ())


def _modes(text: Text, at: int, scope: Scope, before: Modes) -> Iterator[tuple[Modes, int]]:
    if len(before) > 1:
        yield before, at
    if not text.words.startswith(_MODE, at):
        text.stop(at, "another mode")
        return
    start = at + len(_MODE)
    match = _NAMED.match(text.words, start)
    for name, begin in (("", start), *((((match[1]), match.end()),) if match is not None else ())):
        for done, end in done_here(text, begin, scope):
            for after in ends(text, end):
                mode = made(Mode, {"name": name, **parts(done)})
                if mode is not None:
                    yield from _modes(text, after, scope, (*before, mode))


def written_modes(modes: tuple[Mode, ...], scope: Scope) -> str | None:
    """Return that one of the modes is chosen, in words; each names the object itself anew."""
    named = replace(scope, calls_itself_it=False)
    written = [_written(mode, named) for mode in modes]
    if None in written or len(written) == 1:
        return None
    return _CHOOSE_ONE + "".join(f"{_MODE}{mode}" for mode in written)


def _written(mode: Mode, scope: Scope) -> str | None:
    does = written_here(mode.targets, mode.least_targets, mode.does, scope)
    name = f"{mode.name} \N{EM DASH} " if mode.name else ""
    return None if does is None else f"{name}{ended(does)}"
