"""What may stand somewhere in a file, in words: `a whole number from 1 on, 'x', or an object with …`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from types import NoneType
from typing import Any, Literal, get_args

from msgspec import Meta

from core.data.marks import Spelled
from core.data.shapes import (
    Model,
    Shape,
    allows_null,
    is_map,
    is_tuple,
    keys_of,
    kinds_of,
    marks_of,
    members_of,
    models_of,
    plain,
    words_of,
)
from core.words.english.errors import data_errors as words

_LISTED = 40


def expected(shape: Shape, *, by_name: bool = False, is_whole: bool = False) -> str:
    """Return what may stand there, as the end of a sentence.

    `by_name`: models by theirs, not their keys. `is_whole`: every kind and key, where an error names some.
    """
    said = tuple(_said(shape))
    if said:
        return said[0]
    models = models_of(shape)
    most = None if is_whole else _LISTED
    objects = (model.__name__ for model in models) if by_name else _objects(models, most)
    parts = [*_others(shape, by_name=by_name, is_whole=is_whole), *map(_quoted, words_of(shape)), *objects]
    return words.one_of([*dict.fromkeys(parts), *(["null"] if allows_null(shape) else [])])


def listed(those: Iterable[str], most: int | None = _LISTED) -> str:
    """Return words in quotes, the first `most` of them; all if it is None."""
    every = [_quoted(word) for word in those]
    return ", ".join(every[:most]) + (", …" if most is not None and len(every) > most else "")


def _said(shape: Shape) -> Iterator[str]:
    """Yield what an annotation itself says may stand there, in words or by an example."""
    for mark in marks_of(shape):
        if isinstance(mark, Spelled) and mark.says:
            yield mark.says
        if isinstance(mark, Meta) and mark.examples:
            yield words.text_such_as(json.dumps(mark.examples[0]), or_null=allows_null(shape))


def _others(shape: Shape, *, by_name: bool, is_whole: bool) -> Iterator[str]:
    """Yield what may stand there and is neither a word nor a model."""
    for member in members_of(shape):
        kind, marks = plain(member), (*marks_of(shape), *marks_of(member))
        arguments = get_args(kind)
        if said := next(_said(member), None):
            yield said
        elif kind is bool:
            yield words.true_or_false()
        elif kind is int:
            yield _number(marks)
        elif kind is str:
            yield _text(marks)
        elif is_tuple(kind):
            yield _list(marks, arguments, by_name=by_name, is_whole=is_whole)
        elif is_map(kind):
            yield words.map_of(expected(arguments[-1], by_name=by_name, is_whole=is_whole))
        elif kind in {object, Any}:
            yield words.anything()


def _objects(models: tuple[Model, ...], most: int | None) -> Iterator[str]:
    kinds = [kind for model in models for kind in kinds_of(model)]
    if kinds:
        yield words.with_kind(kinds=listed(kinds, most), is_one=len(kinds) == 1)
    for model in models:
        if not kinds_of(model):
            yield words.with_keys(listed(keys_of(model), most))


def _number(marks: Iterable[Any]) -> str:
    least: Any = None
    most: Any = None
    for mark in marks:
        if isinstance(mark, Meta):
            least = mark.ge if mark.gt is None else mark.gt + 1
            most = mark.le if mark.lt is None else mark.lt - 1
    return words.whole_number(least, most)


def _text(marks: Iterable[Any]) -> str:
    return words.text(_length("max_length", marks))


def _list(marks: tuple[Any, ...], arguments: tuple[Any, ...], *, by_name: bool, is_whole: bool) -> str:
    least = _length("min_length", marks)
    most = _length("max_length", marks)
    each = [one for one in arguments if one not in {Ellipsis, NoneType}]
    return words.list_of(
        least=least or 0,
        most=most,
        each=expected(each[0], by_name=by_name, is_whole=is_whole) if each else "",
    )


def _length(which: Literal["min_length", "max_length"], marks: Iterable[Any]) -> int | None:
    return next((getattr(mark, which) for mark in marks if isinstance(mark, Meta)), None)


def _quoted(word: object) -> str:
    return f"'{word}'" if isinstance(word, str) else json.dumps(word)
