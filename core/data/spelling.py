"""Help with misspelt words."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from core.words.english.errors import data_errors as words

_LISTED = 64


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that is most like one; None if none is like it."""
    near = get_close_matches(word.lower(), list(known), n=1, cutoff=0.6)
    return near[0] if near else None


def hint(word: str, known: Iterable[str]) -> str:
    """Return `Did you mean 'x'?`, or `Known: a, b, c.` if nothing is near, or nothing."""
    known = list(known)
    if near := nearest(word, known):
        return words.did_you_mean(near)
    return words.known(known) if known and len(known) <= _LISTED else ""
