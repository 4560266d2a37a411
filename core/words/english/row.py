"""English rows: clauses and sentences, with what is special about English."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sized
from typing import Any, ClassVar

from core.terms.roman import roman
from core.words import rows
from core.words.english.grammar import (
    ORDINALS,
    clauses,
    either,
    finished,
    listed,
    number_of,
    number_word,
    possessive,
    shares,
    some_of,
    with_article,
)


class _English:
    forms: Mapping[str, Callable[[Any], str]] = {
        "'s": possessive,
        "and": listed,
        "some": some_of,
        "or": either,
        "any_of": ", or ".join,
        "or_else": " — or — ".join,
        "then": ", then ".join,
        "clauses": clauses,
        "commas": ", ".join,
        "semicolons": "; ".join,
        "shares": shares,
        "a": with_article,
        "word": number_word,
        "ordinal": ORDINALS.__getitem__,
        "roman": roman,
        "capital": str.capitalize,
        "repr": repr,
        ",": "{:,}".format,
    }

    def counted(self, count: int, noun: str) -> str:
        return number_of(count, noun)

    def is_one(self, value: int | Sized) -> bool:
        return (value if isinstance(value, int) else len(value)) == 1


class Clause(rows.Row):
    """A part of a sentence, or a text that is written as it is."""

    grammar: ClassVar[rows.Grammar] = _English()


class Sentence(Clause):
    """A whole sentence: it begins with a capital and ends with a full stop, whatever is in its holes."""

    def filled(self, /, **holes: object) -> str:  # noqa: D102 - as the base says
        return finished(super().filled(**holes))
