"""Reading values from data: what JSON wrote, or values that are made already, each checked by its type."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from typing import Any, TypeVar, get_args

from msgspec import Meta

from core.data.faults import DataError, Wrong, missing, must_be, unknown_key, which_kind
from core.data.marks import OpenUnion, RefusedError, Spelled, Then, ToldBy
from core.data.shapes import (
    Field,
    Model,
    Shape,
    allows_null,
    fields_of,
    is_literal,
    is_map,
    is_model,
    is_tuple,
    kinds_of,
    marks_of,
    members_of,
    plain,
)
from core.terms.values import FrozenMap, Value

V = TypeVar("V", bound=Value)

Reader = Callable[[object, object], Any]
"""Returns the value of what is given, whose words are looked up in a book; raises `DataError`."""


def read(shape: Shape, given: object, book: object = None) -> Any:  # noqa: ANN401 - of that type
    """Return the value that data writes, of any type that a file may hold.

    `book` is what words are looked up in; without one, what files write as phrases is data as well.

    Raises:
        DataError: it writes none; says every place that is wrong.
    """
    return _reader(shape)(given, book)


def read_as(model: type[V], given: object, book: object = None) -> V:
    """Return the value of a model that data writes, as `read`."""
    value: V = _reader(model)(given, book)
    return value


def make(model: type[V], fields: Mapping[str, object], book: object = None) -> V:
    """Return a value of a model whose fields, by name, are values or data, all of them checked.

    Raises:
        DataError: they do not fit, or do not go together.
    """
    return _made(model, _readers(model), fields, book)


@cache
def _readers(model: Model) -> Mapping[str, tuple[Field, Reader]]:
    """Return the fields of a model, by their names, and what reads each."""
    return {field.name: (field, _reader(field.shape)) for field in fields_of(model)}


def with_fields(value: V, **fields: object) -> V:
    """Return a copy of a value with some fields changed, all of them checked.

    Raises:
        DataError: they do not fit, or do not go together.
    """
    earlier = {field.name: getattr(value, field.name) for field in fields_of(type(value))}
    return make(type(value), {**earlier, **fields})


@cache
def _reader(shape: Shape) -> Reader:
    """Return what reads a type, its marks included."""
    read_plain = _unmarked(shape)
    then = [mark.check for mark in marks_of(shape) if isinstance(mark, Then)]
    then += [_checked(mark) for mark in marks_of(shape) if isinstance(mark, OpenUnion)]
    if not then:
        return read_plain

    def read_marked(given: object, book: object) -> object:
        try:
            value = read_plain(given, book)
            for change in then:
                value = change(value)
        except RefusedError as error:
            raise _refused(error) from None
        return value

    return read_marked


def _checked(mark: OpenUnion) -> Callable[[Any], object]:
    def check(value: object) -> object:
        mark.check(value)
        return value

    return check


def _unmarked(shape: Shape) -> Reader:
    marks = tuple(marks_of(shape))
    for mark in marks:
        if isinstance(mark, Spelled):
            return _spelled(mark, shape)
        if isinstance(mark, ToldBy):
            return _told_by(mark, shape)
    kind = plain(shape)
    if len(members_of(shape)) > 1 or allows_null(shape):
        return _union(shape)
    if is_model(kind):
        return _model(kind)
    if is_tuple(kind):
        return _tuple(shape, get_args(kind)[0], _bounds(marks))
    if is_map(kind):
        key, value = get_args(kind)
        return _map(shape, key, value, _bounds(marks))
    if kind is Any or kind is object:
        return lambda given, _: given
    return _atom(shape, kind, _bounds(marks))


def _bounds(marks: Iterable[Any]) -> Meta:
    return next((mark for mark in marks if isinstance(mark, Meta)), Meta())


def _wrong(shape: Shape, given: object) -> DataError:
    return DataError([Wrong((), must_be, (shape, given))])


def _refused(error: RefusedError) -> DataError:
    return DataError([Wrong((error.key,) if error.key else (), str, (error.why,), is_meant=True)])


def _spelled(mark: Spelled, shape: Shape) -> Reader:
    def read_spelled(given: object, book: object) -> object:
        try:
            return mark.read(given, book)
        except RefusedError as error:
            raise _refused(error) from None
        except TypeError:
            raise _wrong(shape, given) from None

    return read_spelled


def _told_by(mark: ToldBy, shape: Shape) -> Reader:
    models = tuple(plain(one) for one in members_of(shape))

    def read_told(given: object, book: object) -> object:
        if isinstance(given, models):
            return given
        try:
            member = mark.member(given)
        except RefusedError as error:
            raise _refused(error) from None
        return _reader(member)(given, book)

    return read_told


def _atom(shape: Shape, kind: Any, bounds: Meta) -> Reader:  # noqa: ANN401 - a type
    """Return what reads a number, text, a word, or true and false."""
    if is_literal(kind) or issubclass(kind, Enum):
        return _words(shape, (kind,))
    fits = _fits_number(bounds) if kind is int else _fits_text(bounds) if kind is str else None

    def read_atom(given: object, _: object) -> object:
        if not isinstance(given, kind) or (kind is int and isinstance(given, bool)):
            raise _wrong(shape, given)
        if fits is not None and not fits(given):
            raise _wrong(shape, given)
        return given

    return read_atom


def _fits_number(bounds: Meta) -> Callable[[Any], bool] | None:
    least = bounds.ge if bounds.gt is None else bounds.gt + 1
    most = bounds.le if bounds.lt is None else bounds.lt - 1
    if least is None and most is None:
        return None
    return lambda given: (least is None or given >= least) and (most is None or given <= most)


def _fits_text(bounds: Meta) -> Callable[[Any], bool] | None:
    pattern = re.compile(bounds.pattern) if bounds.pattern is not None else None
    if pattern is None and not _has_lengths(bounds):
        return None
    return lambda given: _is_as_long(given, bounds) and (pattern is None or bool(pattern.search(given)))


def _has_lengths(bounds: Meta) -> bool:
    return bounds.min_length is not None or bounds.max_length is not None


def _is_as_long(given: Any, bounds: Meta) -> bool:  # noqa: ANN401 - text, a list or an object
    return (bounds.min_length or 0) <= len(given) and (
        bounds.max_length is None or len(given) <= bounds.max_length
    )


def _words(shape: Shape, kinds: Iterable[Any]) -> Reader:
    """Return what reads the words of literals and enums."""
    found: dict[tuple[type, object], object] = {}
    for kind in kinds:
        for word in get_args(kind) if is_literal(kind) else kind:
            found.setdefault((type(word), word), word)
            if isinstance(word, Enum):
                found.setdefault((type(word.value), word.value), word)

    def read_word(given: object, _: object) -> object:
        if not isinstance(given, str | int | Enum) or (type(given), given) not in found:
            raise _wrong(shape, given)
        return found[type(given), given]

    return read_word


def _tuple(shape: Shape, inner: Shape, bounds: Meta) -> Reader:
    read_inner: list[Reader] = []

    def read_tuple(given: object, book: object) -> object:
        if not isinstance(given, tuple | list) or not _is_as_long(given, bounds):
            raise _wrong(shape, given)
        if not read_inner:
            read_inner.append(_reader(inner))
        one = read_inner[0]
        try:
            return tuple([one(each, book) for each in given])
        except DataError:
            raise DataError(_wrong_in(enumerate(given), one, book)) from None

    return read_tuple


def _map(shape: Shape, key: Shape, value: Shape, bounds: Meta) -> Reader:
    read_key, read_value = _reader(key), _reader(value)

    def read_map(given: object, book: object) -> object:
        if isinstance(given, FrozenMap):
            return given
        if not isinstance(given, Mapping) or not _is_as_long(given, bounds):
            raise _wrong(shape, given)
        try:
            return FrozenMap((read_key(one, book), read_value(each, book)) for one, each in given.items())
        except DataError:
            keys = _wrong_in(((one, one) for one in given), read_key, book)
            raise DataError([*keys, *_wrong_in(given.items(), read_value, book)]) from None

    return read_map


def _wrong_in(members: Iterable[tuple[Any, object]], one: Reader, book: object) -> Iterator[Wrong]:
    for key, each in members:
        try:
            one(each, book)
        except DataError as error:
            yield from error.within(key)


def _model(model: Model) -> Reader:
    by_key: dict[str, tuple[Field, Reader]] = {}

    def read_model(given: object, book: object) -> object:
        if isinstance(given, model):
            return given
        if not isinstance(given, Mapping):
            raise _wrong(model, given)
        if not by_key:
            by_key.update({field.key: (field, _reader(field.shape)) for field in fields_of(model)})
        return _made(model, by_key, given, book)

    return read_model


def _made(
    model: type[V], readers: Mapping[str, tuple[Field, Reader]], given: Mapping[str, object], book: object
) -> V:
    """Return a value of a model; `readers` are by what `given` calls its fields."""
    try:
        model.check_written(given)
    except RefusedError as error:
        raise _refused(error) from None
    values: dict[str, object] = {}
    wrong: list[Wrong] = []
    for key, (field, read_field) in readers.items():
        if key in given:
            try:
                values[field.name] = read_field(given[key], book)
            except DataError as error:
                wrong += error.within(key)
        elif field.is_required:
            wrong.append(Wrong((), missing, (key, field.shape)))
    wrong += [Wrong((), unknown_key, (key, model)) for key in given if key not in readers]
    if wrong:
        raise DataError(wrong)
    try:
        return model(**values)
    except RefusedError as error:
        raise _refused(error) from None


def _union(shape: Shape) -> Reader:
    """Return what reads one of several types."""
    members = members_of(shape)
    models = tuple(one for one in members if is_model(plain(one)))
    words = [plain(one) for one in members if _has_words(one)]
    others = [_reader(one) for one in members if not is_model(plain(one)) and not _has_words(one)]
    others += [_words(shape, words)] if words else []
    finished = tuple(plain(one) for one in models if not any(marks_of(one)))
    null = allows_null(shape)

    def read_one(given: object, book: object) -> object:
        if (given is None and null) or isinstance(given, finished):
            return given
        if models and isinstance(given, Mapping | Value):
            return _reader(_meant(models, shape, given))(given, book)
        meant: DataError | None = None
        for other in others:
            try:
                return other(given, book)
            except DataError as error:
                if any(one.path or one.is_meant for one in error.wrong):
                    meant = error  # something was meant that is wrong inside
        raise meant or _wrong(shape, given)

    return read_one


def _meant(models: tuple[Shape, ...], shape: Shape, given: Mapping[str, object] | Value) -> Shape:
    """Return the model among several that an object is meant as."""
    if isinstance(given, Value):
        found = [one for one in models if isinstance(given, plain(one))]
    elif len(models) == 1:
        found = [models[0]]
    else:
        kind = given.get("kind")
        found = [
            one for one in models if (kind in kinds if (kinds := kinds_of(plain(one))) else kind is None)
        ]
    if found:
        return found[0]
    if isinstance(given, Value):
        raise _wrong(shape, given)
    raise DataError([Wrong((), which_kind, (shape, given))])


def _has_words(shape: Shape) -> bool:
    kind = plain(shape)
    is_word = is_literal(kind) or (isinstance(kind, type) and issubclass(kind, Enum))
    return is_word and not any(isinstance(mark, Spelled) for mark in marks_of(shape))
