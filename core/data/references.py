"""References: text by which values of a file refer to each other, found by the types of their fields.

A field says once, in its type, that it `Defines` an id or `Refers` to one. Finding, renaming and removing
follow from that, wherever a reference stands: in lists, in maps and their keys, in values within values.
A model whose fields have to agree may have a method `tidied`: it returns the value without what no longer
agrees once something is gone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeVar, get_args

from msgspec import Meta

from core.data.faults import DataError, Path
from core.data.marks import AtLeast, Defines, FallsWhole, Refers, Then
from core.data.reading import make
from core.data.shapes import (
    Field,
    Model,
    Shape,
    allows_null,
    fields_of,
    is_map,
    is_model,
    is_tuple,
    marks_of,
    members_of,
    plain,
)
from core.terms.values import FrozenMap, Value

V = TypeVar("V", bound=Value)


class Named(NamedTuple):
    """What a file refers to by its id."""

    sort: str
    id: str


class Reference(NamedTuple):
    """Text that refers to something, and the keys and numbers of the values that lead to its field."""

    path: Path
    text: str
    mark: Refers


class _Gone:
    """Stands for what is left of a value of which nothing is left."""


_GONE = _Gone()
_Naming = Callable[[str, Defines | Refers, Path], str | _Gone]
"""Returns the text that stands in the place of an id or reference from now on, if anything does."""
_Rewriter = Callable[[Any, _Naming, Path], Any]
"""Returns the value with the ids and references in it as a naming has them; the very same if all are."""


def references_in(value: Value) -> tuple[Reference, ...]:
    """Return every reference in a value, in the order of its fields."""
    found: list[Reference] = []

    def naming(text: str, mark: Defines | Refers, path: Path) -> str:
        if isinstance(mark, Refers):
            found.append(Reference(path, text, mark))
        return text

    _rewritten(value, naming)
    return tuple(found)


def defined_in(value: Value) -> tuple[Named, ...]:
    """Return all that has an id in a value, in the order of its fields."""
    found: list[Named] = []

    def naming(text: str, mark: Defines | Refers, _: Path) -> str:
        if isinstance(mark, Defines):
            found.append(Named(mark.sort, text))
        return text

    _rewritten(value, naming)
    return tuple(found)


def renamed(value: V, names: Mapping[Named, str]) -> V:
    """Return a value in which things have other ids, and all that refers to them refers to these."""
    if not names:
        return value

    def naming(text: str, mark: Defines | Refers, _: Path) -> str:
        if isinstance(mark, Defines):
            return names.get(Named(mark.sort, text), text)
        meant = ((Named(sort, own), rest) for own, rest in mark.ids_in(text) for sort in mark.sorts)
        return next((names[thing] + rest for thing, rest in meant if thing in names), text)

    result: V = _rewritten(value, naming)
    return result


def without(value: V, gone: Iterable[Named]) -> V | None:
    """Return a value without some things and without what refers to them; None if nothing is left of it.

    What can't be without what is gone goes along, and so does what refers to that in turn.

    Raises:
        DataError: the value itself can't be without it.
    """
    left, missing = value, set(gone)
    was = set(defined_in(value)) if missing else set()
    while missing:
        found = _rewritten(left, _forgetting(frozenset(missing)))
        if isinstance(found, _Gone):
            return None
        left = found
        now = set(defined_in(left))
        was, missing = now, was - now - missing
    return left


def _forgetting(gone: frozenset[Named]) -> _Naming:
    def naming(text: str, mark: Defines | Refers, _: Path) -> str | _Gone:
        if isinstance(mark, Defines):
            return _GONE if Named(mark.sort, text) in gone else text
        every = (Named(sort, own) for own, _ in mark.ids_in(text) for sort in mark.sorts)
        return _GONE if any(one in gone for one in every) else text

    return naming


def _rewritten(value: Value, naming: _Naming) -> Any:  # noqa: ANN401 - that value, or what stands for nothing
    rewrite = _rewriter(type(value))
    return value if rewrite is None else rewrite(value, naming, ())


@cache
def _rewriter(shape: Shape) -> _Rewriter | None:
    """Return what rewrites values of a type; None if no ids and references stand in these."""
    if not _is_concerned(shape, set()):
        return None
    rewrite = _unmarked(shape)
    least = max((_least(mark) for mark in marks_of(shape)), default=0)
    falls = _falls(shape)
    then = [mark.check for mark in marks_of(shape) if isinstance(mark, Then)]
    if not least and not falls and not then:
        return rewrite

    def rewrite_marked(value: Any, naming: _Naming, path: Path) -> Any:  # noqa: ANN401 - of that type
        left = rewrite(value, naming, path)
        if left is value or left is _GONE:
            return left
        if isinstance(left, tuple | Mapping) and len(left) < max(least, len(value) if falls else 0):
            return _GONE
        for check in then:
            left = check(left)
        return left

    return rewrite_marked


def _is_concerned(shape: Shape, seen: set[object]) -> bool:
    """Whether ids or references may stand in values of a type."""
    for member in (shape, *members_of(shape)):
        kind = plain(member)
        if any(isinstance(mark, Defines | Refers) for mark in marks_of(member)):
            return True
        if is_model(kind) and kind.may_refer and kind not in seen:
            seen.add(kind)
            if any(_is_concerned(field.shape, seen) for field in fields_of(kind)):
                return True
        if (is_tuple(kind) or is_map(kind)) and any(_is_concerned(one, seen) for one in _inner(kind)):
            return True
    return False


def _inner(kind: Shape) -> tuple[Shape, ...]:
    return tuple(one for one in get_args(kind) if one is not Ellipsis)


def _least(mark: object) -> int:
    if isinstance(mark, AtLeast):
        return mark.count
    return (mark.min_length or 0) if isinstance(mark, Meta) else 0


def _falls(shape: Shape) -> bool:
    return any(isinstance(mark, FallsWhole) for mark in marks_of(shape))


def _unmarked(shape: Shape) -> _Rewriter:
    for mark in marks_of(shape):
        if isinstance(mark, Defines | Refers):
            return _text(mark)
    kind = plain(shape)
    if len(members_of(shape)) > 1 or allows_null(shape):
        return _union(shape)
    if is_model(kind):
        return _model(kind)
    return _tuple(get_args(kind)[0]) if is_tuple(kind) else _map(*get_args(kind))


def _text(mark: Defines | Refers) -> _Rewriter:
    def rewrite_text(value: Any, naming: _Naming, path: Path) -> Any:  # noqa: ANN401 - text, or data with text in it
        if isinstance(value, str):
            return naming(value, mark, path)
        if isinstance(value, Mapping):
            return _members(value, dict(value), lambda one: rewrite_text(one, naming, path))
        if isinstance(value, tuple | list):
            return _members(value, dict(enumerate(value)), lambda one: rewrite_text(one, naming, path))
        return value

    return rewrite_text


def _members(value: Any, by_key: Mapping[Any, Any], rewrite: Callable[[Any], Any]) -> Any:  # noqa: ANN401 - raw data
    """Return raw data with its members rewritten; nothing is left of it once one of them is gone."""
    now = {key: rewrite(one) for key, one in by_key.items()}
    if any(one is _GONE for one in now.values()):
        return _GONE
    if all(one is by_key[key] for key, one in now.items()):
        return value
    return FrozenMap(now) if isinstance(value, Mapping) else type(value)(now.values())


def _union(shape: Shape) -> _Rewriter:
    every = ((_type_of(plain(one)), _rewriter(one)) for one in members_of(shape))
    members = [(kind, rewrite) for kind, rewrite in every if rewrite is not None]

    def rewrite_one(value: Any, naming: _Naming, path: Path) -> Any:  # noqa: ANN401 - one of these types
        for kind, rewrite in members:
            if isinstance(value, kind):
                return rewrite(value, naming, path)
        return value

    return rewrite_one


def _type_of(kind: Shape) -> type:
    """Return the class of the values of a type that is no union."""
    if is_model(kind):
        model: Model = kind
        return model
    if is_tuple(kind):
        return tuple
    return dict if is_map(kind) else str


def _tuple(inner: Shape) -> _Rewriter:
    rewrite = _rewriter(inner)
    leads_on = bool(_models_in(inner))

    def rewrite_tuple(value: Any, naming: _Naming, path: Path) -> Any:  # noqa: ANN401 - a tuple
        if rewrite is None:
            return value
        now = [rewrite(one, naming, (*path, place) if leads_on else path) for place, one in enumerate(value)]
        if all(one is was for one, was in zip(now, value, strict=True)):
            return value
        return tuple(one for one in now if one is not _GONE)

    return rewrite_tuple


def _map(key_shape: Shape, value_shape: Shape) -> _Rewriter:
    rewrite_key, rewrite_value = _rewriter(key_shape), _rewriter(value_shape)
    leads_on = bool(_models_in(value_shape))

    def rewrite_map(value: Any, naming: _Naming, path: Path) -> Any:  # noqa: ANN401 - a map
        left: dict[Any, Any] = {}
        is_same = True
        for key, one in value.items():
            inside = (*path, key) if leads_on else path
            new_key = key if rewrite_key is None else rewrite_key(key, naming, path)
            new_one = one if rewrite_value is None else rewrite_value(one, naming, inside)
            is_same = is_same and new_key is key and new_one is one
            if new_key is not _GONE and new_one is not _GONE:
                left[new_key] = new_one
        return value if is_same else FrozenMap(left)

    return rewrite_map


def _models_in(shape: Shape) -> bool:
    return any(is_model(plain(one)) for one in members_of(shape))


def _model(model: Model) -> _Rewriter:
    fields: list[tuple[Field, _Rewriter]] = []
    tidied: Callable[[Value], Value] = getattr(model, "tidied", lambda value: value)

    def rewrite_model(value: Any, naming: _Naming, path: Path) -> Any:  # noqa: ANN401 - of that model
        if not fields:
            every = ((field, _rewriter(field.shape)) for field in fields_of(model))
            fields.extend((field, rewrite) for field, rewrite in every if rewrite is not None)
        changes: dict[str, object] = {}
        for field, rewrite in fields:
            was = getattr(value, field.name)
            now = rewrite(was, naming, (*path, field.key))
            if now is _GONE:
                if field.is_required or _falls(field.shape):
                    return _GONE
                now = None if allows_null(field.shape) else field.default
            if now is not was:
                changes[field.name] = now
        if not changes:
            return value
        kept = {field.name: getattr(value, field.name) for field in fields_of(model)}
        try:
            return tidied(make(model, {**kept, **changes}))
        except DataError:
            if not path:
                raise
            return _GONE  # what is left of it says nothing

    return rewrite_model
