"""Sentence patterns: words with holes, and the model they stand for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import Final, NamedTuple

from core.language.kernel.openings import MOST_STARTS, Opening, Openings, Sifted, forget
from core.language.kernel.phrase import Phrase, Reading, Text
from core.language.kernel.said import MISSING, Said, defaults, said, spoken
from core.terms.values import Value


class Maybe(NamedTuple):
    """Words that a pattern may have or not; with them go fields, by name."""

    words: str
    fields: Mapping[str, object]


def maybe(words: str, **fields: object) -> Maybe:
    """Return words that stand in a sentence only if the fields are so, or the holes in them not as usual."""
    return Maybe(words, fields)


class Hole(NamedTuple):
    """A place for the words of one field, or of several that are said together."""

    fields: tuple[str, ...]
    phrase: Phrase


Piece = str | Hole
_Reached = tuple[Mapping[str, object], int]
"""The fields told so far, and the place in the text where the words for them end."""


class Pattern:
    """One way to say a model: words with holes, and the fields that the words themselves stand for.

    `{amount}` is a hole for the field of that name, read by the phrase of that name; `{on:who}` is one
    for the field `on`, read by the phrase `who`; `{power/toughness:size}` is one for two fields, and
    `{*:changes}` one for all fields of which that phrase speaks. `{{T}}` is `{T}` itself.
    """

    def __init__(
        self,
        model: type[Value],
        words: Sequence[str | Maybe],
        phrases: Mapping[str, Phrase],
        fixed: Mapping[str, object],
    ) -> None:
        self.model = model
        self.fixed = {**fixed}
        texts = []
        for one in words:
            texts.append(one.words if isinstance(one, Maybe) else one)
            if isinstance(one, Maybe):
                self.fixed.update(one.fields)
        self.pieces = _compiled("".join(texts), phrases)
        holes = {field for piece in self.pieces if isinstance(piece, Hole) for field in piece.fields}
        unknown = (holes | self.fixed.keys()) - defaults(model).keys()
        if unknown:
            raise LookupError(f"{model.__name__} has no {sorted(unknown)}: {''.join(texts)}")
        self.fields = frozenset(holes | self.fixed.keys())
        """The fields that it speaks of."""
        self._usual = defaults(model)

    def say(self, held: Mapping[str, object]) -> Said:
        """Return what the pattern means with its holes filled."""
        return said(self.model, {**self.fixed, **held})

    def read(self, text: Text, at: int) -> list[_Reached]:
        """Return the fields that the words from `at` on may say, if they are this pattern."""
        reached: list[_Reached] = [(self.fixed, at)]
        for piece in self.pieces:
            if isinstance(piece, Hole):
                reached = _filled(piece, text, reached)
            else:
                reached = [(held, end + len(piece)) for held, end in reached if text.goes_on(piece, end)]
            if not reached:
                break
        return reached

    def opens(self) -> Openings:
        """Return what the pattern begins with."""
        first = self.pieces[0]
        return (first.phrase if isinstance(first, Hole) else Opening(first, first.strip()),)

    def write(self, fields: Mapping[str, object]) -> str | None:
        """Return the sentence for a model with these fields, if it says all of them and nothing else."""
        if not self.fields.issuperset(fields):
            return None
        for name, value in self.fixed.items():
            if fields.get(name, self._usual[name]) != value:
                return None
        words = []
        for piece in self.pieces:
            written = piece if isinstance(piece, str) else self._filled(piece, fields)
            if written is None:
                return None
            words.append(written)
        return "".join(words)

    def _filled(self, hole: Hole, fields: Mapping[str, object]) -> str | None:
        values = tuple(fields.get(name, self._usual[name]) for name in hole.fields)
        if any(value is MISSING for value in values):
            return None
        return hole.phrase.write(values[0] if len(values) == 1 else values)


def _filled(hole: Hole, text: Text, reached: list[_Reached]) -> list[_Reached]:
    """Return where reading goes on behind a hole, with its fields."""
    found = [(held, value, end) for held, at in reached for value, end in text.readings(hole.phrase, at)]
    told = [(_agreeing(held, hole, value), end) for held, value, end in found]
    return [(held, end) for held, end in told if held is not None]


_PIECE = re.compile(r"(?:\{(\{[^{}]+\})\}|([^{}]+))|\{([^{}]+)\}")


def _compiled(words: str, phrases: Mapping[str, Phrase]) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    for braced, literal, hole in _PIECE.findall(words):
        if braced or literal:
            pieces.append(braced or literal)
        else:
            fields, _, named = hole.partition(":")
            phrase = phrases[named or fields]
            told = phrase.fields if fields == "*" else tuple(fields.split("/"))
            pieces.append(Hole(told, phrase))
    return tuple(pieces)


def _choices(words: str | Maybe) -> tuple[str | Maybe, ...]:
    return (words,) if isinstance(words, str) else ("", words)


class _Declared(NamedTuple):
    """A pattern as it was declared, with all of its words."""

    model: type[Value]
    words: Sequence[str | Maybe]
    fixed: Mapping[str, object]
    is_written: bool


class Patterns(Phrase):
    """Many patterns as one phrase; those that begin alike share their beginning as they are read.

    They are made when the first of them is needed: until then a hole may name a phrase yet to come.
    """

    def __init__(self, name: str, phrases: Mapping[str, Phrase]) -> None:
        self.name = name
        self._phrases = phrases
        self._declared: list[_Declared] = []

    def says(
        self, model: type[Value], *words: str | Maybe, also: Sequence[str] = (), **fixed: object
    ) -> None:
        """Add a pattern. `also` are other words for the same, which are read and never written."""
        if self.__dict__.pop("_made", None) is not None:  # what was made before knows less
            forget()
        for chosen in product(*map(_choices, words)):
            self._declared.append(_Declared(model, chosen, fixed, is_written=True))
        for other in also:
            self._declared.append(_Declared(model, (other,), fixed, is_written=False))

    def read(self, text: Text, at: int) -> Iterable[Reading]:  # noqa: D102 - as the base says
        beginning = self._made[0]
        if not beginning.can_begin(text.words, at):
            text.stop(at, self.name)
            return ()
        return beginning.read(text, at, {})

    def write(self, value: object) -> str | None:  # noqa: D102 - as the base says
        one = spoken(value) if isinstance(value, Value) else value
        if not isinstance(one, Said):
            return None
        fields = one.parts
        for pattern in self._speaking_of(one.model, (*fields,)):
            words = pattern.write(fields)
            if words is not None:
                return words
        return None

    def _speaking_of(self, model: type[Value], names: tuple[str, ...]) -> Sequence[Pattern]:
        """Return the patterns of a model that speak of all these fields; many models have the same ones."""
        patterns, known = self._made[1:]
        found = known.get((model, names))
        if found is None:
            found = known[model, names] = [
                one for one in patterns.get(model, ()) if one.fields.issuperset(names)
            ]
        return found

    def opens(self) -> Openings | None:  # noqa: D102 - as the base says
        return self._made[0].opens(self.name)

    @cached_property
    def _made(self) -> _Made:
        """Where reading begins, and the patterns that write each model."""
        beginning, writing = _Place(), dict[type[Value], list[Pattern]]()
        for one in self._declared:
            pattern = Pattern(one.model, one.words, self._phrases, one.fixed)
            beginning.add(pattern.pieces, pattern)
            if one.is_written:
                writing.setdefault(one.model, []).append(pattern)
        return _Made(beginning, writing, {})


class _Made(NamedTuple):
    """Patterns as they are read and written.

    `known` is filled with those that speak of certain fields of a model as these are written.
    """

    beginning: _Place
    writing: Mapping[type[Value], list[Pattern]]
    known: dict[tuple[type[Value], tuple[str, ...]], list[Pattern]]


_WORD = re.compile(r" *[^ ]*")
_START: Final = 3
"""So many letters tell most words apart, a blank before them included."""


class _Place:
    """A place within patterns: the words and holes that can come next, and the patterns that end here."""

    __slots__ = ("_by_start", "_ends", "_holes", "_sifted", "_words")

    def __init__(self) -> None:
        self._words: dict[str, _Place] = {}
        self._by_start: dict[str, tuple[tuple[str, _Place], ...]] = {}
        self._holes: dict[tuple[tuple[str, ...], int], tuple[Hole, _Place]] = {}
        self._sifted: Sifted[tuple[Hole, _Place]] | None = None
        self._ends: list[Pattern] = []

    def add(self, pieces: tuple[Piece, ...], pattern: Pattern) -> None:
        """Add the rest of a pattern from here on; words one at a time, each with the blank before it."""
        if not pieces:
            self._ends.append(pattern)
            return
        piece, *rest = pieces
        if isinstance(piece, Hole):
            key = (piece.fields, id(piece.phrase))
            self._holes.setdefault(key, (piece, _Place()))[1].add(tuple(rest), pattern)
            return
        match = _WORD.match(piece)
        end = match.end() if match is not None else len(piece)
        left = (piece[end:], *rest) if piece[end:] else tuple(rest)
        self._words.setdefault(piece[:end], _Place()).add(left, pattern)

    def can_begin(self, words: str, at: int) -> bool:
        """Whether any of the words that can come next do, or a hole can."""
        return bool(self._holes) or any(words.startswith(one, at) for one, _ in self._next_words(words, at))

    def opens(self, name: str) -> Openings | None:
        """Return what can come next, as that with which the phrase of that name begins."""
        if self._ends:
            return None
        wanted = "" if self._holes else name  # holes note what they want themselves
        return (
            *(Opening(one, wanted) for one in self._words),
            *(hole.phrase for hole, _ in self._holes.values()),
        )

    def read(self, text: Text, at: int, held: Mapping[str, object]) -> list[Reading]:
        """Return what the words from here on say, with the holes before them filled."""
        words = text.words
        found: list[Reading] = [(pattern.say(held), at) for pattern in self._ends] if self._ends else []
        if self._words:
            come = [row for row in self._next_words(words, at) if words.startswith(row[0], at)]
            if held and at >= text.furthest and len(come) < len(self._words):
                text.stop(at, self)
            for one, place in come:
                found += place.read(text, at + len(one), held)
        if self._holes:
            if self._sifted is None:
                self._sifted = Sifted(lambda: ((row[0].phrase, row) for row in self._holes.values()))
            for hole, place in self._sifted.coming(text, at):
                for value, end in text.readings(hole.phrase, at):
                    told = _agreeing(held, hole, value)
                    if told is not None:
                        found += place.read(text, end, told)
        return found

    def names(self, words: str, at: int) -> Iterable[str]:
        """Return which words could come next and don't."""
        return [one.strip() for one in self._words if not words.startswith(one, at)]

    def _next_words(self, words: str, at: int) -> tuple[tuple[str, _Place], ...]:
        """Return the words that may come next at a place in a text, going by its first few letters."""
        start = words[at : at + _START]
        found = self._by_start.get(start)
        if found is None:
            if len(self._by_start) == MOST_STARTS:
                self._by_start.clear()
            found = self._by_start[start] = tuple(
                (one, place)
                for one, place in self._words.items()
                if one.startswith(start) or start.startswith(one)
            )
        return found


def _agreeing(held: Mapping[str, object], hole: Hole, value: object) -> Mapping[str, object] | None:
    """Return the fields of a hole together with those before it.

    None if they say different things of one field, which may be said twice.
    """
    if len(hole.fields) == 1:
        told = {hole.fields[0]: value}
    else:
        assert isinstance(value, tuple)  # noqa: S101 - what the phrase of several fields reads
        told = dict(zip(hole.fields, value, strict=True))
    if any(name in held and held[name] != one for name, one in told.items()):
        return None
    return {**held, **told}
