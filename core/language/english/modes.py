"""The modes of a spell or ability (CR 700.2): `choose two —`, and each of them on a line of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from core.abilities.card_texts.modes import Mode
from core.abilities.card_texts.stack_abilities import Activated, Spell, Triggered
from core.language.english.antecedents import Scope
from core.language.english.done import done_here, ended, ends, made, parts, written_here
from core.language.kernel.phrase import Text
from core.terms.values import replace

_NAMED: Final = re.compile(r"(\w[\w' ,!-]{0,60}) \N{EM DASH} ")
_CHOOSE: Final = re.compile(
    r"choose (one or both|one or more|one|two|three)( that hasn't been chosen(?: this turn)?)? \N{EM DASH}"
)
_UNCHOSEN: Final = {
    None: None,
    " that hasn't been chosen": "ever",
    " that hasn't been chosen this turn": "this_turn",
}
_EXACTLY: Final = {"one": 1, "two": 2, "three": 3}
_MODE: Final = "\n• "

Modes = tuple[object, ...]


def modes_here(text: Text, at: int, scope: Scope) -> Iterator[tuple[dict[str, object], int]]:
    """Yield the modes that are chosen among and how many of them, if the words from `at` on say so.

    They are two or more, and come as fields of the ability that has them.
    """
    match = _CHOOSE.match(text.words, at)
    if match is None:
        return
    for modes, end in _modes(text, match.end(), scope, ()):
        numbers = _numbers(match[1], len(modes))
        told = {"unchosen": _UNCHOSEN[match[2]]} if match[2] is not None else {}
        if numbers is not None and (not told or match[1] == "one"):
            yield {"modes": modes, **dict(zip(_NUMBERS, numbers, strict=True)), **told}, end


_NUMBERS: Final = ("least_modes", "most_modes")


def _numbers(word: str, count: int) -> tuple[int, int] | None:
    """Return how many of so many modes are chosen at least and at most; None if there are not so many."""
    if word in _EXACTLY:
        return (_EXACTLY[word], _EXACTLY[word]) if _EXACTLY[word] <= count else None
    return None if word == "one or both" and count != 2 else (1, count)  # noqa: PLR2004 - both of two


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


def written_modes(text: Spell | Activated | Triggered, scope: Scope) -> str | None:
    """Return that one of the modes is chosen, or several, in words; each names the object itself anew."""
    modes, numbers = text.modes, (text.least_modes, text.most_modes)
    said = (word for word in _WORDS if _numbers(word, len(modes)) == numbers)
    choose = next(said, None)
    named = replace(scope, is_named_anew=True)
    written = [_written(mode, named) for mode in modes]
    if None in written or len(written) == 1 or choose is None:
        return None
    unchosen = text.unchosen if isinstance(text, Triggered) else None
    which = next(words or "" for words, one in _UNCHOSEN.items() if one == unchosen)
    return f"choose {choose}{which} \N{EM DASH}" + "".join(f"{_MODE}{mode}" for mode in written)


_WORDS: Final = (*_EXACTLY, "one or both", "one or more")


def _written(mode: Mode, scope: Scope) -> str | None:
    does = written_here(mode.targets, mode.least_targets, mode.does, scope)
    name = f"{mode.name} \N{EM DASH} " if mode.name else ""
    return None if does is None else f"{name}{ended(does)}"
