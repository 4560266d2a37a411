"""Writing values as data that JSON can hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from typing import Any, get_args

from core.data.marks import Spelled
from core.data.shapes import Model, Shape, fields_of, is_tuple, keys_of, marks_of, plain
from core.terms.values import Value

Writer = Callable[[Any, object], Any]
"""Returns the data for a value; its second argument is the book in which words are looked up."""


def written(value: object, book: object = None) -> Any:  # noqa: ANN401 - any JSON
    """Return a value as a file holds it: by its keys, without the fields that are as usual.

    `book` is what words are looked up in; without one, what files write as phrases is data as well.
    """
    if isinstance(value, Value):
        return {
            key: write(one, book)
            for name, key, usual, write in _fields(type(value), written)
            if (one := getattr(value, name)) != usual or key == "kind"
        }
    if isinstance(value, Mapping):
        return {_key(key): written(one, book) for key, one in value.items()}
    return _simple(value, written, book)


def whole(value: object, book: object = None) -> Any:  # noqa: ANN401 - any JSON
    """Return a value as data with all of its fields; sets and the keys of maps are sorted."""
    if isinstance(value, Value):
        kind = value.__struct_config__.tag
        every = {} if kind is None else {"kind": kind}
        for name, key, _, write in _fields(type(value), whole):
            every[key] = write(getattr(value, name), book)
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
def _fields(model: Model, write: Writer) -> tuple[tuple[str, str, object, Writer], ...]:
    """Return for each field of a model its name, its key, its usual value, and what writes it.

    What something is, and what it is called if it has no id, comes before all else.
    """
    first = ("kind",) if "id" in keys_of(model) else ("kind", "name")
    fields = sorted(fields_of(model), key=lambda field: field.key not in first)
    return tuple((field.name, field.key, field.default, _writer(field.shape, write)) for field in fields)


def _writer(shape: Shape, write: Writer) -> Writer:
    """Return what writes a field: `write`, but for what its type says is written in a way of its own."""
    if mark := next((one for one in marks_of(shape) if isinstance(one, Spelled)), None):
        return lambda value, book: write(mark.write(value, book), book)
    inner = get_args(plain(shape))
    if is_tuple(plain(shape)) and inner and _writer(inner[0], write) is not write:
        write_inner = _writer(inner[0], write)
        return lambda value, book: [write_inner(one, book) for one in value]
    return write
