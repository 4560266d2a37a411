"""Counters on a permanent or player, in words."""

from __future__ import annotations

from core.words.english.grammar import number_word
from gui.translation import term, tr


def counter_words(kind: str, count: int) -> str:
    """Return `3 shield counters`, or `two -1/-1 counters`: numbers side by side would run together."""
    number = term(number_word(count)) if kind[0] in "+-" else str(count)
    words = tr("{number} {kind} counter") if count == 1 else tr("{number} {kind} counters", None, count)
    return words.format(number=number, kind=term(kind))
