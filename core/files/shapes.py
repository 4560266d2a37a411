"""What may stand at a place of a file, found by the types of the models that read it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin

from pydantic import BaseModel, Tag
from pydantic.fields import FieldInfo

from core.abilities.part import OpenUnion
from core.files.read_as import ReadAs

Shape = Any
"""A type as an annotation writes it."""

Path = tuple[str | int, ...]
"""The keys and numbers that lead to a place in a file; numbers count from 0."""


@dataclass(frozen=True, slots=True)
class Found:
    """A place where something is wrong, and what may stand there.

    Attributes:
        within: what the last key or number of the path is in.
        undecided: the places on the way where a model stands among other things, so that nobody knows
            whether it was meant.
    """

    path: Path
    shape: Shape
    within: Shape = None
    undecided: tuple[tuple[Path, Shape], ...] = ()


def found_at(root: type[BaseModel], loc: Path) -> Found:
    """Return the place that pydantic names by `loc`, which also names members of unions."""
    path: Path = ()
    shape: Shape = root
    within: Shape = None
    undecided: list[tuple[Path, Shape]] = []
    for part in loc:
        members = members_of(shape)
        if len(members) > 1:
            chosen = next((one for one in members if _is_called(one, part)), None)
            if chosen is None or part not in _tags(chosen):
                undecided.append((path, shape))
            if chosen is None:
                break
            shape = chosen
        else:
            path, within = (*path, part), shape
            shape = _within(members[0], part)
    return Found(path, shape, within, tuple(undecided))


def plain(shape: Shape) -> Shape:
    """Return a type without what is said of it besides; of a part that is read later, its union."""
    while True:
        if isinstance(shape, NewType):
            shape = shape.__supertype__
        elif _is_annotated(shape):
            inner, *marks = get_args(shape)
            later = next((mark for mark in marks if isinstance(mark, OpenUnion | ReadAs)), None)
            shape = later.union if later is not None else inner
        else:
            return shape


def _is_annotated(shape: Shape) -> bool:
    origin: Any = get_origin(shape)
    return origin is Annotated


def members_of(shape: Shape) -> tuple[Shape, ...]:
    """Return the members of a union, without null; of all else just itself."""
    if any(isinstance(mark, Tag) for mark in marks_of(shape)) or get_origin(plain(shape)) not in _UNIONS:
        return (shape,)
    every = (one for one in get_args(plain(shape)) if one is not NoneType)
    return tuple(inner for one in every for inner in members_of(one))


_UNIONS = frozenset({Union, UnionType})


def allows_null(shape: Shape) -> bool:
    """Whether `null` may stand there."""
    shape = plain(shape)
    return shape is NoneType or (get_origin(shape) in _UNIONS and any(map(allows_null, get_args(shape))))


def words_of(shape: Shape) -> tuple[Any, ...]:
    """Return the words that may stand somewhere: those of literals and enums."""
    found: list[Any] = []
    for member in map(plain, members_of(shape)):
        if get_origin(member) is Literal:
            found += [one.value if isinstance(one, Enum) else one for one in get_args(member)]
        elif isinstance(member, type) and issubclass(member, Enum):
            found += [one.value for one in member]
    return tuple(dict.fromkeys(found))


def models_of(shape: Shape) -> tuple[type[BaseModel], ...]:
    """Return the models that may stand somewhere."""
    return tuple(one for one in map(plain, members_of(shape)) if _is_model(one))


def kinds_of(model: type[BaseModel]) -> tuple[str, ...]:
    """Return what may stand as the `kind` of a model; nothing if it has none."""
    field = model.model_fields.get("kind")
    return tuple(map(str, words_of(field.annotation))) if field is not None else ()


def keys_of(model: type[BaseModel]) -> dict[str, FieldInfo]:
    """Return the fields of a model by the keys that a file writes."""
    model.model_rebuild()
    return {field.alias or name: field for name, field in model.model_fields.items()}


def in_field(field: FieldInfo) -> Shape:
    """Return what may stand in a field, with what the field says of it."""
    return Annotated[field.annotation, field]


def marks_of(shape: Shape) -> Iterator[Any]:
    """Yield what an annotation says of a type besides; of a field, the field as well."""
    while _is_annotated(shape):
        shape, *marks = get_args(shape)
        for mark in marks:
            yield mark
            if isinstance(mark, FieldInfo):
                yield from mark.metadata


def _is_called(member: Shape, label: str | int) -> bool:
    """Whether pydantic means a member of a union by a label, if it is a model.

    One with checks of its own is called `function-after[_check(), Counted]`.
    """
    model = plain(member)
    return label in _tags(member) or (
        _is_model(model) and re.split(r"[ \[]", str(label))[-1].rstrip("]") == model.__name__
    )


def _tags(member: Shape) -> frozenset[str]:
    """Return the words by which a file tells a member of a union from others."""
    tags = frozenset(str(mark.tag) for mark in marks_of(member) if isinstance(mark, Tag))
    model = plain(member)
    return tags or (frozenset(kinds_of(model)) if _is_model(model) else frozenset())


def is_tuple(shape: Shape) -> bool:
    """Whether it is a list in a file."""
    origin: Any = get_origin(shape)
    return shape is tuple or origin is tuple


def _is_model(shape: Shape) -> bool:
    return isinstance(shape, type) and issubclass(shape, BaseModel)


def _within(shape: Shape, part: str | int) -> Shape:
    """Return what may stand under a key or number; None if the type knows no such place."""
    shape = plain(shape)
    if _is_model(shape):
        field = keys_of(shape).get(str(part))
        return in_field(field) if field is not None else None
    origin, arguments = get_origin(shape), get_args(shape)
    if is_tuple(shape) and arguments:
        return arguments[0]
    if isinstance(origin, type) and issubclass(origin, Mapping) and arguments:
        return arguments[-1]
    return None
