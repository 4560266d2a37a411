"""The words of a board line that say what is done; a name with one of them stands in quotes."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

VERBS: Final = (
    *("attacks?", "blocks?", "orders", "assigns", "casts", "activates", "passes", "chooses", "applies"),
    *("resolves", "gains", "loses", "becomes", "gets", "moves", "phases", "taps", "untaps", "attaches"),
    *("leaves", "puts", "stacks", "prevents"),
)
IMPERATIVES: Final = {
    "activate": "activates",
    "apply": "applies",
    "choose": "chooses",
    "prevent": "prevents",
    "stack": "stacks",
}
"""Verbs that leave open who does it."""
VERB: Final = re.compile(rf"(?<=\s)(?:{'|'.join(VERBS)})(?=\s|$)")
"""A verb that stands for itself, after who does it."""
_WORDS: Final = tuple(verb.replace("?", "") for verb in VERBS)
_SAME: Final = {"swings": "attacks", "declares": "attacks", "plays": "casts", "uses": "activates"}
"""Verbs that people use for those of a line."""
_LIKE: Final = 0.75


def mended_verb(statement: str) -> str:
    """Return a statement with a known verb in place of one that is like it; empty if none is."""
    said = statement.split(" ")
    for place, word in enumerate(said[1:], start=1):
        verb = _SAME.get(word) or next(iter(get_close_matches(word, _WORDS, n=1, cutoff=_LIKE)), "")
        if verb and word.islower():
            return " ".join((*said[:place], verb, *said[place + 1 :]))
    return ""
