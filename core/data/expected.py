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

_LISTED = 40


def expected(shape: Shape, *, by_name: bool = False) -> str:
    """Return what may stand there, as the end of a sentence; `by_name`: models by theirs, not their keys."""
    said = tuple(_said(shape))
    if said:
        return said[0]
    models = models_of(shape)
    objects = (model.__name__ for model in models) if by_name else _objects(models)
    parts = [*_others(shape, by_name=by_name), *map(_quoted, words_of(shape)), *objects]
    return _one_of([*dict.fromkeys(parts), *(["null"] if allows_null(shape) else [])])


def listed(words: Iterable[str], most: int = _LISTED) -> str:
    """Return words in quotes, the first `most` of them."""
    every = [_quoted(word) for word in words]
    return ", ".join(every[:most]) + (", …" if len(every) > most else "")


def _said(shape: Shape) -> Iterator[str]:
    """Yield what an annotation itself says may stand there, in words or by an example."""
    for mark in marks_of(shape):
        if isinstance(mark, Spelled) and mark.says:
            yield mark.says
        if isinstance(mark, Meta) and mark.examples:
            null = " or null" if allows_null(shape) else ""
            yield f"text such as {json.dumps(mark.examples[0])}{null}"


def _others(shape: Shape, *, by_name: bool) -> Iterator[str]:
    """Yield what may stand there and is neither a word nor a model."""
    for member in members_of(shape):
        kind, marks = plain(member), (*marks_of(shape), *marks_of(member))
        arguments = get_args(kind)
        if said := next(_said(member), None):
            yield said
        elif kind is bool:
            yield "true or false"
        elif kind is int:
            yield _number(marks)
        elif kind is str:
            yield _text(marks)
        elif is_tuple(kind):
            yield _list(marks, arguments, by_name=by_name)
        elif is_map(kind):
            yield f"an object with names and, for each, {expected(arguments[-1], by_name=by_name)}"
        elif kind in {object, Any}:
            yield "anything"


def _objects(models: tuple[Model, ...]) -> Iterator[str]:
    kinds = [kind for model in models for kind in kinds_of(model)]
    if kinds:
        word = "an object with the 'kind'" if len(kinds) == 1 else "an object with a 'kind' among"
        yield f"{word} {listed(kinds)}"
    for model in models:
        if not kinds_of(model):
            yield f"an object with keys among {listed(keys_of(model))}"


def _number(marks: Iterable[Any]) -> str:
    least: Any = None
    most: Any = None
    for mark in marks:
        if isinstance(mark, Meta):
            least = mark.ge if mark.gt is None else mark.gt + 1
            most = mark.le if mark.lt is None else mark.lt - 1
    if least is None and most is None:
        return "a whole number"
    if most is None:
        return f"a whole number from {least:,} on"
    return f"a whole number up to {most:,}" if least is None else f"a whole number from {least:,} to {most:,}"


def _text(marks: Iterable[Any]) -> str:
    most = _length("max_length", marks)
    return f"text of at most {most:,} characters" if most else "text"


def _list(marks: tuple[Any, ...], arguments: tuple[Any, ...], *, by_name: bool) -> str:
    least = _length("min_length", marks)
    most = _length("max_length", marks)
    size = f" with {least or 0:,} to {most:,} entries" if most else ""
    each = [one for one in arguments if one not in {Ellipsis, NoneType}]
    return f"a list{size}, each entry {expected(each[0], by_name=by_name)}" if each else f"a list{size}"


def _length(which: Literal["min_length", "max_length"], marks: Iterable[Any]) -> int | None:
    return next((getattr(mark, which) for mark in marks if isinstance(mark, Meta)), None)


def _quoted(word: object) -> str:
    return f"'{word}'" if isinstance(word, str) else json.dumps(word)


def _one_of(parts: list[str]) -> str:
    if len(parts) < 2:  # noqa: PLR2004 - one is no list
        return "".join(parts) or "something else"
    return f"{', '.join(parts[:-1])} or {parts[-1]}"
