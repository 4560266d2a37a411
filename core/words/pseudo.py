"""A language for finding words that no catalogue knows: English with every word in brackets."""

from __future__ import annotations

import re
from collections.abc import Callable

from core.terms.rule_numbers import EDITIONS

_EDITIONS = "|".join(EDITIONS.values())
_KEPT = rf"⟦[^⟧]*⟧|\bCR(?= \d)|\d\w*| of (?:{_EDITIONS})\b"
"""What stays as it is: words in brackets, numbers, and what a rule is cited with in every language."""
_WORD = re.compile(rf"(?P<kept>{_KEPT})|[^\W\d_]+(?:['-][^\W\d_]+)*")


class Pseudo:
    """A language that says `⟦Amy⟧ ⟦attacks⟧` for `Amy attacks`."""

    def say(self, english: Callable[..., str], /, *args: object, **kwargs: object) -> str:
        """Return the English sentence, each word in brackets."""
        return bracketed(english(*args, **kwargs))


def bracketed(text: str) -> str:
    """Return a text with each word in brackets; those that have some keep them."""
    return _WORD.sub(lambda found: found[0] if found["kept"] else f"⟦{found[0]}⟧", text)


def unbracketed_words(text: str) -> tuple[str, ...]:
    """Return the words of a text that are in no brackets: nobody has looked them up."""
    return tuple(found[0] for found in _WORD.finditer(text) if not found["kept"])
