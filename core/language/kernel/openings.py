"""With which letters phrases begin, so that of many only those are tried that can come next.

A sentence offers dozens of phrases at each of its places, of which one or two can be read there.
Which these are is known from the next few letters: it is worked out once for each beginning that a
text has, through all that phrases are made of, and remembered.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

LETTERS: Final = 6
"""So many letters tell most words apart, a blank before them included."""
MOST_STARTS: Final = 256
"""So many beginnings of texts are remembered with what can come there."""


class Opening(NamedTuple):
    """With what a phrase may begin: certain words, or else whatever an expression matches.

    `wanted` is what the phrase would note as wanted where neither this nor another of its openings comes.
    """

    words: str
    wanted: str = ""
    test: re.Pattern[str] | None = None


Openings = Iterable["Opening | CanOpen"]
"""With what a phrase begins itself, and what else stands at its beginning, in the order of trying."""


class CanOpen(Protocol):
    """What knows with what it begins."""

    def opens(self) -> Openings | None:
        """Return all that its words can begin with; None: anything, or no words at all."""


class Wanted(Protocol):
    """What would have been read at a place, worked out only if reading came no further."""

    def names(self, words: str, at: int) -> Iterable[str]:
        """Return what to call it."""


class BeingRead(Protocol):
    """A text that is being read, as far as it is needed here."""

    words: str
    furthest: int

    def stop(self, at: int, wanted: str | Wanted) -> None:
        """Note that reading came to `at` and would have gone on with `wanted`."""


class _Known(NamedTuple):
    """With which letters something may begin or else what may match there, and what it wants there."""

    letters: frozenset[str]
    tests: tuple[re.Pattern[str], ...]
    wanted: tuple[str, ...]


class _Skipped:
    """What is not tried at a place, because something else comes there."""

    __slots__ = ("_wanted",)

    def __init__(self, wanted: tuple[str, ...]) -> None:
        self._wanted = wanted

    def names(self, _words: str, _at: int) -> Iterable[str]:
        """Return what it would have noted as wanted."""
        return self._wanted


_T = TypeVar("_T")


class _Row(NamedTuple, Generic[_T]):
    """What is tried if nothing was `skipped`, or one of the tests matches; otherwise a note is left."""

    tried: _T | None
    tests: tuple[re.Pattern[str], ...] = ()
    skipped: _Skipped | None = None


class Sifted(Generic[_T]):
    """Several of which any may come next, each with what stands for it."""

    __slots__ = ("_by_start", "_rows")

    def __init__(self, rows: Callable[[], Iterable[tuple[CanOpen, _T]]]) -> None:
        self._rows = rows
        self._by_start: dict[str, tuple[_Row[_T], ...]] = {}

    def coming(self, text: BeingRead, at: int) -> Iterator[_T]:
        """Yield what can come at a place of a text, in order; note what would have been read besides."""
        start = text.words[at : at + LETTERS]
        rows = self._by_start.get(start)
        if rows is None:
            if not self._by_start:
                _FILLED.append(self)
            elif len(self._by_start) == MOST_STARTS:
                self._by_start.clear()
            rows = self._by_start[start] = tuple(self._sifted(start))
        for tried, tests, skipped in rows:
            if skipped is None or any(test.match(text.words, at) for test in tests):
                yield tried  # type: ignore[misc]  # there is one where nothing was skipped
            elif at >= text.furthest:
                text.stop(at, skipped)

    def _sifted(self, start: str) -> Iterator[_Row[_T]]:
        wanted: dict[str, None] = {}
        begun = [start[:end] for end in range(1, LETTERS + 1)]
        is_short = len(start) < LETTERS  # the text ends here, of which nothing is said
        for one, tried in self._rows():
            known = _known(one)
            can_begin = is_short or known is None or not known.letters.isdisjoint(begun)
            if known is not None and not can_begin and not known.tests:
                wanted.update(dict.fromkeys(known.wanted))
                continue
            if wanted:
                yield _Row(None, (), _Skipped((*wanted,)))
                wanted = {}
            if known is None or can_begin:
                yield _Row(tried)
            else:
                yield _Row(tried, known.tests, _Skipped(known.wanted))
        if wanted:
            yield _Row(None, (), _Skipped((*wanted,)))

    def forget(self) -> None:
        """Forget what can come."""
        self._by_start.clear()


_FILLED: Final[list[Sifted[Any]]] = []
_KNOWN: Final[dict[CanOpen, _Known | None]] = {}


def forget() -> None:
    """Forget with what phrases begin, as one of them was given more words."""
    _KNOWN.clear()
    while _FILLED:
        _FILLED.pop().forget()


def _known(one: CanOpen) -> _Known | None:
    """Return with what something begins; None if that is not known."""
    if one not in _KNOWN:
        _collect(one, [])
    return _KNOWN[one]


def _collect(what: CanOpen, within: list[CanOpen]) -> tuple[_Known | None, int]:
    """Return with what something begins, and the outermost of those `within` which it stands that it needs.

    What begins with itself adds nothing to itself. What is found is remembered, unless it lacks what one
    of those outside of it is still to add.
    """
    letters, tests, wanted = set[str](), dict[re.Pattern[str], None](), dict[str, None]()
    place = needs = len(within)
    within.append(what)
    openings = what.opens()
    is_known = openings is not None
    for one in openings or ():
        if isinstance(one, Opening):
            is_known = is_known and bool(one.words or one.test)
            if one.test is not None:
                tests[one.test] = None
            else:
                letters.add(one.words[:LETTERS])
            if one.wanted:
                wanted[one.wanted] = None
        elif one in within:
            needs = min(needs, within.index(one))
        else:
            known, outer = (_KNOWN[one], place) if one in _KNOWN else _collect(one, within)
            needs = min(needs, outer)
            is_known = is_known and known is not None
            if known is not None:
                letters |= known.letters
                tests.update(dict.fromkeys(known.tests))
                wanted.update(dict.fromkeys(known.wanted))
    within.pop()
    found = _Known(frozenset(letters), (*tests,), (*wanted,)) if is_known else None
    if needs == place:
        _KNOWN[what] = found
    return found, needs
