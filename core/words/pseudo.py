"""A language for finding words that no catalogue knows: English with every word in brackets."""

from __future__ import annotations

import re
from collections.abc import Callable

_WORD = re.compile(r"⟦[^⟧]*⟧|[^\W\d_]+(?:['-][^\W\d_]+)*")


class Pseudo:
    """A language that says `⟦Amy⟧ ⟦attacks⟧` for `Amy attacks`."""

    def say(self, name: str, english: Callable[..., str], *args: object, **kwargs: object) -> str:  # noqa: ARG002 - every sentence alike
        """Return the English sentence, each word in brackets."""
        return bracketed(english(*args, **kwargs))


def bracketed(text: str) -> str:
    """Return a text with each word in brackets; those that have some keep them."""
    return _WORD.sub(lambda found: found[0] if found[0].startswith("⟦") else f"⟦{found[0]}⟧", text)


def unbracketed_words(text: str) -> tuple[str, ...]:
    """Return the words of a text that are in no brackets: nobody has looked them up."""
    return tuple(found for found in _WORD.findall(text) if not found.startswith("⟦"))
