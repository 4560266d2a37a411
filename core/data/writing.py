"""Writing values as data that JSON can hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from operator import attrgetter
from typing import Any, get_args

from core.data.marks import Spelled
from core.data.shapes import (
    Model,
    Shape,
    fields_of,
    is_spelled,
    is_tuple,
    keys_of,
    marks_of,
    members_of,
    models_of,
    plain,
)
from core.terms.values import Value

_Values = Callable[[Value], tuple[Any, ...]]
Writer = Callable[[Any, object], Any]
"""Returns the data for a value; its second argument is the book in which words are looked up."""


def written(value: object, book: object = None) -> Any:  # noqa: ANN401 - any JSON
    """Return a value as a file holds it: by its keys, without the fields that are as usual.

    `book` is what words are looked up in; without one, what files write as phrases is data as well.
    """
    if isinstance(value, Value):
        values, fields = _fields(type(value), written)
        needed = ("kind", *value.must_be_written())
        return {
            key: write(one, book)
            for one, (key, usual, write) in zip(values(value), fields, strict=True)
            if (one is not usual and one != usual) or key in needed
        }
    if isinstance(value, Mapping):
        return {_key(key): written(one, book) for key, one in value.items()}
    return _simple(value, written, book)


def whole(value: object, book: object = None) -> Any:  # noqa: ANN401 - any JSON
    """Return a value as data with all of its fields; sets and the keys of maps are sorted."""
    if isinstance(value, Value):
        kind = value.__struct_config__.tag
        every = {} if kind is None else {"kind": kind}
        values, fields = _fields(type(value), whole)
        for one, (key, _, write) in zip(values(value), fields, strict=True):
            every[key] = write(one, book)
        return every
    if isinstance(value, Mapping):
        return {_key(key): whole(value[key], book) for key in sorted(value)}
    return _simple(value, whole, book)


def _simple(value: object, write: Writer, book: object) -> object:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [write(one, book) for one in value]
    if isinstance(value, frozenset):
        return [write(one, book) for one in sorted(value)]
    return value


def _key(key: object) -> object:
    return key.value if isinstance(key, Enum) else key


@cache
def _fields(model: Model, write: Writer) -> tuple[_Values, tuple[tuple[str, object, Writer], ...]]:
    """Return what takes the values of all fields of a model; and for each its key, usual value and writer.

    What something is, and what it is called if it has no id, comes before all else.
    """
    first = ("kind",) if "id" in keys_of(model) else ("kind", "name")
    fields = sorted(fields_of(model), key=lambda field: field.key not in first)
    kept = tuple((field.key, field.default, _writer(field.shape, write)) for field in fields)
    return _taking([field.name for field in fields]), kept


def _taking(names: Sequence[str]) -> _Values:
    """Return what takes the values of these fields, in a tuple even if there is but one or none."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)


def _writer(shape: Shape, write: Writer) -> Writer:
    """Return what writes a field: `write`, but for what its type says is written in a way of its own."""
    if mark := next((one for one in marks_of(shape) if isinstance(one, Spelled)), None):
        return lambda value, book: write(mark.write(value, book), book)
    inner = get_args(plain(shape))
    if is_tuple(plain(shape)) and inner and _writer(inner[0], write) is not write:
        write_inner = _writer(inner[0], write)
        return lambda value, book: [write_inner(one, book) for one in value]
    models, spelled = models_of(shape), [*filter(is_spelled, members_of(shape))]
    if models and spelled:
        as_text = _writer(spelled[0], write)
        return lambda value, book: (write if isinstance(value, models) else as_text)(value, book)
    return write
