"""What is wrong with data, in words: where, what, and what would be right."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from core.data.expected import expected
from core.data.shapes import Model, Shape, fields_of, keys_of, kinds_of, models_of, words_of
from core.data.spelling import hint, nearest
from core.terms.values import Value
from core.words.english.errors import data_errors as words

Path = tuple[str | int, ...]
"""The keys and numbers that lead to a place in a file; numbers count from 0."""

_LONGEST = 120
"""No more characters than that of what a file says are repeated."""


class Fault(Value, kw_only=False):
    """One thing that is wrong: its place, and a sentence."""

    path: Path
    sentence: str


class Wrong(NamedTuple):
    """A fault that is put into words when they are wanted: `say(*about)`."""

    path: Path
    say: Callable[..., str]
    about: tuple[object, ...]
    is_meant: bool = False
    """Whether it shows that such a value was meant, though a wrong one."""


class DataError(ValueError):
    """Data cannot be read; says every place that is wrong, in the order of the data."""

    def __init__(self, wrong: Iterable[Wrong]) -> None:
        super().__init__()
        self.wrong = tuple(wrong)

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong, each thing once."""
        return tuple(dict.fromkeys(Fault(one.path, one.say(*one.about)) for one in self.wrong))

    def within(self, key: str | int) -> Iterator[Wrong]:
        """Yield the faults as those of what stands under a key or number."""
        return (Wrong((key, *one.path), *one[1:]) for one in self.wrong)

    def __str__(self) -> str:
        """Return what is wrong, a line for each fault, without the places."""
        return "\n".join(one.sentence for one in self.faults)


def unknown_key(key: object, model: Model) -> str:
    """Return that there is no such key, with what may be meant: a field that a file calls otherwise."""
    named: dict[object, str] = {
        field.name: field.key for field in fields_of(model) if field.key != field.name
    }
    meant = words.did_you_mean(named[key]) if key in named else hint(str(key), keys_of(model))
    return words.unknown("key", _short(key), meant)


def missing(key: str, shape: Shape) -> str:
    """Return that a key is missing, with what may stand there."""
    return words.missing(key, expected(shape))


def which_kind(shape: Shape, given: Mapping[str, object]) -> str:
    """Return that an object has no kind, or one that there is not, with those there are."""
    kinds = [kind for model in models_of(shape) for kind in kinds_of(model)]
    kind = given.get("kind")
    if kind is None:
        return words.no_kind(hint("", kinds))
    return words.unknown("kind", _short(kind), hint(str(kind), kinds))


def must_be(shape: Shape, given: object) -> str:
    """Return that something cannot stand in its place, with what may."""
    possible = [word for word in words_of(shape) if isinstance(word, str)]
    if isinstance(given, str) and (near := nearest(given, possible)):
        return words.unknown("word", _short(given), words.did_you_mean(near))
    return words.not_allowed(_written(given), expected(shape))


def _written(given: object) -> str:
    try:
        return _short(json.dumps(given, ensure_ascii=False))
    except (TypeError, ValueError):
        return _short(given)


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
