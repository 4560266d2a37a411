"""Whose something is, in words: `target creature's`, `its`, `each creature's`."""

from __future__ import annotations

from collections.abc import Iterator

from core.language.english.subjects import IT
from core.language.kernel.phrase import Phrase, Reading, Text

_ITS = "its"
_OF_ONE = "'s"


class Possessive(Phrase):
    """What another phrase names, before something of it: `~'s`, `target creature's`, `its`.

    `before` are the words that follow, by which the end of the name is found.
    """

    def __init__(self, phrase: Phrase, before: str) -> None:
        self.name = f"whose{before} it is"
        self._phrase = phrase
        self._before = before

    def read(self, text: Text, at: int) -> Iterator[Reading]:  # noqa: D102 - as the base says
        if text.words.startswith(f"{_ITS}{self._before}", at):
            for value, end in Text("it").readings(self._phrase, 0):
                if end == len("it"):
                    yield value, at + len(_ITS)
        end = text.words.find(f"{_OF_ONE}{self._before}", at)
        if end < 0:
            text.stop(at, self.name)
            return
        inner = Text(text.words[:end])
        for value, after in inner.readings(self._phrase, at):
            if after == end:
                yield value, end + len(_OF_ONE)
        text.stop_within(inner, 0)

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        if value == IT:
            return _ITS
        words = self._phrase.write(value)
        return None if words is None else f"{words}{_OF_ONE}"
