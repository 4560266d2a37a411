"""Help with misspelt words."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

_LISTED = 48


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return ` Did you mean 'x'?`, or ` Known: a, b, c.` if nothing is near, or nothing."""
    known = list(known)
    if near := get_close_matches(word.lower(), known, n=1, cutoff=0.6):
        return f" Did you mean '{near[0]}'?"
    return f" Known: {', '.join(known)}." if known and len(known) <= _LISTED else ""
