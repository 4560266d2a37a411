"""Searching the index as one types: every word must be found somewhere; the best places come first."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from core.teaching.index import Entry

_WORD = re.compile(r"[\w/+:.-]+")
_RULE = re.compile(r"(?:(?:rule|cr):)?(\d{3}(?:\.\d{0,3}[a-z]?)?)")
_WHOLE, _PREFIX, _INSIDE = 1.0, 0.8, 0.4
_AT_THE_BEGINNING = 120.0
_LEAST_INSIDE = 3
"""Shorter words are not looked for inside others."""


class Searchable:
    """An entry with its words, made ready to be searched.

    Attributes:
        fields: places to look in, the best first: weight, words between spaces, and the whole text.
        rules: its rules, without the dates of editions.
    """

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        places = (
            (100, entry.title),
            (60, " / ".join(entry.cards)),
            (50, " / ".join(entry.keywords)),
            (40, " / ".join(entry.tags)),
            (30, f"{entry.folder} / {entry.lesson} / {entry.level}"),
            (15, entry.question),
            (10, entry.description),
        )
        self.fields = tuple((weight, f" {' '.join(words(text))} ", plain(text)) for weight, text in places)
        self.rules = tuple(rule.rpartition(":")[2] for rule in entry.rules)

    def score(self, word: str) -> float:
        """Return how well a word is found, 0 for not at all."""
        if rule := _RULE.fullmatch(word):
            if any(_is_part(one, rule[1]) for one in self.rules):
                return 90
            if ":" in word:
                return 0
        best = 0.0
        for weight, here, text in self.fields:
            if weight <= best:
                break
            if f" {word} " in here:
                best = max(best, weight * _WHOLE)
            elif f" {word}" in here:
                best = max(best, weight * _PREFIX)
            elif len(word) >= _LEAST_INSIDE and word in text:
                best = max(best, weight * _INSIDE)
        return best


class Search:
    """Finds entries."""

    def __init__(self, entries: Iterable[Searchable]) -> None:
        self._all = tuple(sorted(entries, key=lambda one: one.entry.order))

    def find(self, query: str) -> tuple[Entry, ...]:
        """Return the entries in which every word is found, the best first; all if there are no words.

        A word may be the beginning of one. `702.19` finds that rule and its parts, `rule:702.19b` looks
        at nothing but rules. What is found equally well stays in the order of the course.
        """
        wanted = words(query)
        if not wanted:
            return tuple(one.entry for one in self._all)
        together = " ".join(wanted)
        scored = []
        for one in self._all:
            scores = [one.score(word) for word in wanted]
            if all(scores):
                scored.append((-sum(scores) - _together(one, together), one.entry))
        scored.sort(key=lambda pair: pair[0])
        return tuple(entry for _, entry in scored)


def words(text: str) -> tuple[str, ...]:
    """Return the words of a text, plain, each once; `2/2` and `702.19b` are words, too."""
    found = (word.strip(".:-/") for word in _WORD.findall(plain(text)))
    return tuple(dict.fromkeys(word for word in found if word))


def plain(text: str) -> str:
    """Return a text in lower case, without accents and apostrophes."""
    letters = text.casefold()
    if not letters.isascii():
        letters = "".join(
            one for one in unicodedata.normalize("NFKD", letters) if not unicodedata.combining(one)
        )
    return letters.translate(_NO_APOSTROPHES)


_NO_APOSTROPHES = str.maketrans("", "", "'\N{RIGHT SINGLE QUOTATION MARK}")


def _together(one: Searchable, phrase: str) -> float:
    """Return what it counts that all is in one place as it was typed; most if a title begins with it."""
    _, _, title = one.fields[0]
    if title.startswith(phrase):
        return _AT_THE_BEGINNING
    return next((weight for weight, _, text in one.fields if phrase in text), 0.0) if " " in phrase else 0.0


def _is_part(rule: str, wanted: str) -> bool:
    """Whether a rule is the one that is wanted, or a part of it: 702.2b is part of 702.2, 702.20b is not."""
    if not rule.startswith(wanted):
        return False
    rest = rule[len(wanted) :]
    return not rest or wanted.endswith(".") or not rest[0].isdigit()
