"""What every part of a grammar is: it reads values out of a text, and writes a value as text."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from core.language.kernel.openings import Opening, Openings, Sifted, Wanted

Reading = tuple[object, int]
"""A value that was read, and the place in the text where the words for it end."""

MOST_PLACES: Final = 60_000
"""So many phrases are tried at so many places before a text is given up; honest sentences need far fewer."""


class TooLongError(Exception):
    """A text takes too many attempts to read."""


class Text:
    """A text being read: what was found at each place, how far reading came, and what was wanted there."""

    __slots__ = ("_found", "_left", "_refused_at", "_wanted", "furthest", "refused", "words")

    def __init__(self, words: str) -> None:
        self.words = words
        self.furthest = 0
        self._wanted: dict[str | Wanted, None] = {}
        self.refused: dict[str, None] = {}
        self._refused_at = 0
        self._found: defaultdict[int, dict[Phrase, tuple[Reading, ...]]] = defaultdict(dict)
        self._left = MOST_PLACES

    def readings(self, phrase: Phrase, at: int) -> tuple[Reading, ...]:
        """Return everything that the words from `at` on may mean as this phrase.

        Raises:
            TooLongError: too much was tried.
        """
        here = self._found[at]
        found = here.get(phrase)
        if found is None:
            if not self._left:
                raise TooLongError
            self._left -= 1
            here[phrase] = ()  # a phrase that begins with itself is not read twice at one place
            found = here[phrase] = tuple(phrase.read(self, at))
        return found

    def goes_on(self, words: str, at: int) -> bool:
        """Whether these words come next; where they don't, it is noted that they would have been read."""
        comes = self.words.startswith(words, at)
        if not comes:
            self.stop(at, words.strip())
        return comes

    def stop(self, at: int, wanted: str | Wanted) -> None:
        """Note that reading came to `at` and would have gone on with `wanted`."""
        if at > self.furthest:
            self.furthest = at
            self._wanted = {wanted: None}
        elif at == self.furthest:
            self._wanted[wanted] = None

    @property
    def wanted(self) -> tuple[str, ...]:
        """What would have been read at the furthest place, in the order in which it was tried."""
        every: dict[str, None] = {}
        for one in self._wanted:
            every.update(
                {one: None} if isinstance(one, str) else dict.fromkeys(one.names(self.words, self.furthest))
            )
        return (*every,)

    def stop_within(self, other: Text, offset: int) -> None:
        """Note how far another text was read, which stands in this one from `offset` on."""
        if offset + other.furthest >= self.furthest:
            for wanted in other.wanted:
                self.stop(offset + other.furthest, wanted)

    def refuse(self, why: str, end: int) -> None:
        """Note that the words up to `end` were read and yet mean nothing clear; `why` is a sentence."""
        if end > self._refused_at:
            self.refused = {}
        if end >= self._refused_at:
            self._refused_at = end
            self.refused[why] = None

    @property
    def is_refused(self) -> bool:
        """Whether reading came furthest with words that mean nothing clear."""
        return bool(self.refused) and self._refused_at >= self.furthest - 1


class Phrase(ABC):
    """A part of a grammar.

    `name` is what to call its words: `a number`, `a keyword`. `fields` are those that its value, a
    tuple, is about, if it speaks of several.
    """

    name: str = "something"
    fields: tuple[str, ...] = ()

    @abstractmethod
    def read(self, text: Text, at: int) -> Iterable[Reading]:
        """Return every value that the words from `at` on may mean; `Text.readings` remembers them."""

    @abstractmethod
    def write(self, value: object) -> str | None:
        """Return the words for a value; None if this phrase does not say it."""

    def opens(self) -> Openings | None:
        """Return all that the words of this phrase can begin with; None: anything, or no words at all.

        Where nothing of this comes next, `read` must find nothing and note only what these openings note.
        """
        return None


class Token(Phrase):
    """Words that a regular expression matches, and the value they stand for."""

    def __init__(
        self,
        name: str,
        pattern: str,
        read: Callable[[str], object | None],
        write: Callable[[object], str | None],
        begins: Iterable[str] = (),
    ) -> None:
        """`begins`: all letters or words that the expression can begin with, if these are few."""
        self.name = name
        self._begins = tuple(begins)
        self._pattern = re.compile(pattern)
        self._read = read
        self._write = write

    def read(self, text: Text, at: int) -> Iterable[Reading]:  # noqa: D102 - as the base says
        match = self._pattern.match(text.words, at)
        value = self._read(match[0]) if match is not None else None
        if match is None or value is None:
            text.stop(at, self.name)
            return ()
        return ((value, match.end()),)

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        return self._write(value)

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        if not self._begins:
            return (Opening("", self.name, self._pattern),)
        return [Opening(one, self.name) for one in self._begins]


class Words(Phrase):
    """A table of words and what they mean; the first words for a value are those that are written."""

    def __init__(self, name: str, rows: Iterable[tuple[str, object]]) -> None:
        self.name = name
        self.rows = tuple(rows)
        self._rows: dict[str, list[tuple[str, object]]] = {}
        self._words: dict[object, str] = {}
        for words, value in self.rows:
            self._rows.setdefault(words[:1], []).append((words, value))
            self._words.setdefault(value, words)

    def read(self, text: Text, at: int) -> Iterable[Reading]:  # noqa: D102 - as the base says
        whole = text.words
        found = [
            (value, at + len(words))
            for words, value in self._rows.get(whole[at : at + 1], ())
            if whole.startswith(words, at) and is_end_of_word(whole, at + len(words))
        ]
        if not found:
            text.stop(at, self.name)
        return found

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        return self._words.get(value)

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        return [Opening(words, self.name) for words, _ in self.rows]


class Forward(Phrase):
    """A phrase that is named before it is made, so that sentences can hold sentences."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._phrase: Phrase | None = None

    def be(self, phrase: Phrase) -> None:
        """Say which phrase it is."""
        self._phrase = phrase

    def read(self, text: Text, at: int) -> Iterable[Reading]:  # noqa: D102 - as the base says
        return text.readings(self._made, at)

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        return self._made.write(value)

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        return (self._made,)

    @property
    def _made(self) -> Phrase:
        if self._phrase is None:
            raise LookupError(self.name)
        return self._phrase


class Mapped(Phrase):
    """Another phrase whose value is changed on the way in, and back on the way out; None: it is not this."""

    def __init__(
        self,
        phrase: Phrase,
        read: Callable[[object], object | None],
        write: Callable[[object], object | None],
    ) -> None:
        self.name = phrase.name
        self.fields = phrase.fields
        self._phrase = phrase
        self._read = read
        self._write = write

    def read(self, text: Text, at: int) -> Iterable[Reading]:  # noqa: D102 - as the base says
        changed = [(self._read(value), end) for value, end in text.readings(self._phrase, at)]
        return [one for one in changed if one[0] is not None]

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        changed = self._write(value)
        return None if changed is None else self._phrase.write(changed)

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        return (self._phrase,)


class Rewritten(Phrase):
    """What one phrase reads, written as another writes it that reads the same."""

    def __init__(self, reading: Phrase, writing: Phrase) -> None:
        self.name = reading.name
        self._reading = reading
        self._writing = writing

    def read(self, text: Text, at: int) -> Iterable[Reading]:  # noqa: D102 - as the base says
        return text.readings(self._reading, at)

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        return self._writing.write(value)

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        return (self._reading,)


class Either(Phrase):
    """Several phrases of which any may read, and the first that can writes."""

    def __init__(self, name: str, *phrases: Phrase) -> None:
        self.name = name
        self._phrases = phrases
        self._sifted = Sifted(lambda: ((phrase, phrase) for phrase in phrases))

    def read(self, text: Text, at: int) -> Iterable[Reading]:  # noqa: D102 - as the base says
        found: list[Reading] = []
        for phrase in self._sifted.coming(text, at):
            found += text.readings(phrase, at)
        return found

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        written = (phrase.write(value) for phrase in self._phrases)
        return next((words for words in written if words is not None), None)

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        return self._phrases


class Listed(Phrase):
    """One or several: `a`, `a and b`, `a, b, and c`. Its value is a tuple."""

    def __init__(self, item: Phrase, joiner: str = "and", *, least: int = 1) -> None:
        self.name = item.name
        self._item = item
        self._joiner = joiner
        self._least = least

    def read(self, text: Text, at: int) -> Iterator[Reading]:  # noqa: D102 - as the base says
        last_of_two, last_of_more = f" {self._joiner} ", f", {self._joiner} "
        ahead: list[tuple[tuple[object, ...], int, bool]] = [
            ((value,), end, False) for value, end in text.readings(self._item, at)
        ]
        while ahead:
            values, end, is_open = ahead.pop()
            if not is_open and len(values) >= self._least:
                yield values, end
            for between, closes in (
                (last_of_more, len(values) > 1),
                (last_of_two, not is_open),
                (", ", None),
            ):
                if closes is False or not text.words.startswith(between, end):
                    continue
                for value, after in text.readings(self._item, end + len(between)):
                    longer = (*values, value)
                    if closes:
                        yield longer, after
                    else:
                        ahead.append((longer, after, True))

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        if not isinstance(value, tuple) or len(value) < self._least or not value:
            return None
        written = [self._item.write(one) for one in value]
        words = [one for one in written if one is not None]
        if len(words) < len(written):
            return None
        return joined(words, self._joiner)

    def opens(self) -> Openings:  # noqa: D102 - as the base says
        return (self._item,)


def joined(words: list[str], joiner: str) -> str:
    """Return `a`, `a and b` or `a, b, and c`, with `joiner` as the last word between."""
    if len(words) < 3:  # noqa: PLR2004 - the comma before the joiner comes with the third
        return f" {joiner} ".join(words)
    return f"{', '.join(words[:-1])}, {joiner} {words[-1]}"


def is_end_of_word(words: str, at: int) -> bool:
    """Whether a word may end here: no letter, digit or hyphen goes on."""
    return at >= len(words) or not (words[at].isalnum() or words[at] == "-")
