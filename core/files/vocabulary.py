"""The vocabulary of files: every model that may stand in one, its keys, what they mean, an example."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, get_args, get_origin

from msgspec import Meta

from core.data.expected import expected
from core.data.faults import DataError
from core.data.marks import Spelled
from core.data.reading import read
from core.data.shapes import (
    Field,
    Model,
    Shape,
    is_map,
    is_model,
    is_tuple,
    keys_of,
    kinds_of,
    marks_of,
    members_of,
    models_of,
    plain,
    words_of,
)
from core.files.descriptions import meaning_of, summary_of
from core.language.phrases import ENGLISH
from core.terms.values import Value

_DEEPEST = 6
_USUAL = ("creature", "any", "other")
"""What an example says where it may."""


class Key(Value, kw_only=False):
    """A key of a model, what it means, what may stand there, and whether it must be there."""

    name: str
    meaning: str
    values: str
    is_required: bool


class Word(Value, kw_only=False):
    """A model: the kinds by which a file names it, what it is, its keys but `kind`, and an example."""

    model: Model
    kinds: tuple[str, ...]
    summary: str
    keys: tuple[Key, ...]
    example: Any


def word_for(model: Model) -> Word:
    """Return how a file writes a model."""
    keys = tuple(
        Key(name, meaning_of(model, name), _values(field.shape), field.is_required)
        for name, field in keys_of(model).items()
        if name != "kind"
    )
    return Word(model, kinds_of(model), summary_of(model), keys, example_of(model))


def _values(shape: Shape) -> str:
    """Return all that may stand somewhere; models that only some words are the kind of, by these words."""
    members = [plain(one) for one in members_of(shape)]
    inner = get_args(members[0])[0] if len(members) == 1 and is_tuple(members[0]) else shape
    return expected(shape, by_name=not all(map(kinds_of, models_of(inner))), is_whole=True)


def models_within(*shapes: Shape) -> tuple[Model, ...]:
    """Return every model that may stand somewhere within what such types write, each once, in order."""
    found: dict[Model, None] = {}
    waiting = list(shapes)
    while waiting:
        shape = waiting.pop(0)
        if _is_text(shape):
            continue
        for member in (plain(one) for one in members_of(shape) if not _is_text(one)):
            if is_model(member):
                if member not in found:
                    found[member] = None
                    waiting += [field.shape for field in keys_of(member).values()]
            elif get_origin(member) is not None:
                waiting += [one for one in get_args(member) if one is not Ellipsis]
    return tuple(found)


def _is_text(shape: Shape) -> bool:
    """Whether a file writes it as text, whatever it is made of."""
    return any(isinstance(mark, Spelled) and mark.says for mark in marks_of(shape))


def example_of(model: Model, depth: int = 0) -> Any:  # noqa: ANN401 - any JSON
    """Return the least that writes such a model: what must be there, and one thing more if it must."""
    for data in _tries(model, depth):
        try:
            read(model, data, ENGLISH)
        except DataError:
            continue
        return data
    raise LookupError(model.__name__)


def _tries(model: Model, depth: int) -> Iterator[dict[str, Any]]:
    """Yield data that may write a model: with what is required, then with one or two keys more."""
    least: dict[str, Any] = {"kind": kinds_of(model)[0]} if kinds_of(model) else {}
    more: dict[str, Field] = {}
    for name, field in keys_of(model).items():
        if field.is_required:
            least[name] = least.get(name) or _sample(field.shape, name, depth + 1)
        elif name != "kind":
            more[name] = field
    if least:
        yield least
    if depth < _DEEPEST:
        samples = {name: _sample(field.shape, name, depth + 1) for name, field in more.items()}
        yield from ({**least, name: value} for name, value in samples.items())
        yield from ({**least, **dict(two)} for two in combinations(samples.items(), 2))
    yield {}


def _sample(shape: Shape, name: str, depth: int) -> Any:  # noqa: ANN401 - any JSON
    """Return something that may stand in a field of that name."""
    marks = tuple(marks_of(shape))
    if written := next((mark.examples[0] for mark in marks if isinstance(mark, Meta) and mark.examples), 0):
        return written
    if _is_text(shape):
        return _CALLED.get(name, "flying")
    kind = plain(members_of(shape)[0])
    if kind is bool:
        return True
    if kind is int:
        return 2
    if is_tuple(kind):
        return [_sample(get_args(kind)[0], name, depth)]
    if is_map(kind):
        return {"+1/+1": 1}
    if words := words_of(shape):
        return next((one for one in _USUAL if one in words), words[0])
    if models := models_of(shape):
        return example_of(models[0], depth)
    return _CALLED.get(name, "+1/+1")


_CALLED = {"subtype": "Elf", "subtypes": "Elf", "not_subtypes": "Elf", "name": "Bear", "keyword": "hexproof"}
"""Text that fits into a field; a kind of counter fits into most others."""
