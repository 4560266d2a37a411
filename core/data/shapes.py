"""What may stand at a place of a file, found by the types of the values that are read from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, NewType, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, structs

from core.data.marks import OpenUnion, Spelled
from core.terms.values import Value

Shape = Any
"""A type as an annotation writes it."""

Model = type[Value]
"""A class whose values files write as objects."""


class Field(NamedTuple):
    """A field of a model: its name, the key that files write, what may stand there.

    `default` is `msgspec.NODEFAULT` if it must be written.
    """

    name: str
    key: str
    shape: Shape
    default: object

    @property
    def is_required(self) -> bool:
        """Whether it must be written."""
        return self.default is NODEFAULT


@cache
def fields_of(model: Model) -> tuple[Field, ...]:
    """Return the fields of a model in the order in which it declares them."""
    shapes = get_type_hints(model, include_extras=True)
    return tuple(
        Field(one.name, one.encode_name, shapes[one.name], _default(one)) for one in structs.fields(model)
    )


def _default(field: structs.FieldInfo) -> object:
    return field.default if field.default_factory is NODEFAULT else field.default_factory()


@cache
def keys_of(model: Model) -> Mapping[str, Field]:
    """Return the fields of a model by the keys that a file writes."""
    return {field.key: field for field in fields_of(model)}


def plain(shape: Shape) -> Shape:
    """Return a type without what is said of it besides; of a union that is closed later, that union."""
    while True:
        if isinstance(shape, NewType):
            shape = shape.__supertype__
        elif is_annotated(shape):
            inner, *marks = get_args(shape)
            later = next((mark for mark in marks if isinstance(mark, OpenUnion)), None)
            shape = later.union if later is not None else inner
        else:
            return shape


def is_annotated(shape: Shape) -> bool:
    """Whether a type has marks."""
    origin: Any = get_origin(shape)
    return origin is Annotated


def members_of(shape: Shape) -> tuple[Shape, ...]:
    """Return the members of a union, without null; of all else just itself."""
    if get_origin(plain(shape)) not in _UNIONS:
        return (shape,)
    every = (one for one in get_args(plain(shape)) if one is not NoneType)
    return tuple(inner for one in every for inner in ((one,) if is_spelled(one) else members_of(one)))


def is_spelled(shape: Shape) -> bool:
    """Whether files write it as text of its own, whatever it is made of."""
    return any(isinstance(mark, Spelled) for mark in marks_of(shape))


_UNIONS = frozenset({Union, UnionType})


def allows_null(shape: Shape) -> bool:
    """Whether `null` may stand there."""
    shape = plain(shape)
    return shape is NoneType or (get_origin(shape) in _UNIONS and any(map(allows_null, get_args(shape))))


def words_of(shape: Shape) -> tuple[Any, ...]:
    """Return the words that may stand somewhere: those of literals and enums."""
    found: list[Any] = []
    for member in map(plain, members_of(shape)):
        if is_literal(member):
            found += [one.value if isinstance(one, Enum) else one for one in get_args(member)]
        elif isinstance(member, type) and issubclass(member, Enum):
            found += [one.value for one in member]
    return tuple(dict.fromkeys(found))


def models_of(shape: Shape) -> tuple[Model, ...]:
    """Return the models that may stand somewhere."""
    return tuple(one for one in map(plain, members_of(shape)) if is_model(one))


@cache
def kinds_of(model: Model) -> tuple[str, ...]:
    """Return what may stand as the `kind` of a model; nothing if it has none."""
    field = keys_of(model).get("kind")
    return tuple(map(str, words_of(field.shape))) if field is not None else ()


def marks_of(shape: Shape) -> Iterator[Any]:
    """Yield what an annotation says of a type besides."""
    while is_annotated(shape):
        shape, *marks = get_args(shape)
        yield from marks


def is_literal(shape: Shape) -> bool:
    """Whether it is words of which one may stand there."""
    origin: Any = get_origin(shape)
    return origin is Literal


def is_tuple(shape: Shape) -> bool:
    """Whether it is a list in a file."""
    origin: Any = get_origin(shape)
    return shape is tuple or origin is tuple


def is_map(shape: Shape) -> bool:
    """Whether it is an object in a file whose keys are names."""
    origin = get_origin(shape)
    return isinstance(origin, type) and issubclass(origin, Mapping)


def is_model(shape: Shape) -> bool:
    """Whether it is an object in a file that has keys of its own."""
    return isinstance(shape, type) and issubclass(shape, Value)
