"""Whether the events that a file names can happen: kinds, fields and ids that are unknown never come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_args

import core.events
from core.data.shapes import Model, Shape, is_map, is_tuple, keys_of, members_of, models_of, plain
from core.events.event import Event
from core.scenario.card_problems import unknown
from core.scenario.errors import Problem, member, within
from core.scenario.format import ExpectSpec
from core.terms.ids import ObjectId, PlayerId
from core.words.english.errors import scenario_errors as words

_IDS = (ObjectId, PlayerId)


def event_problems(
    expect: ExpectSpec, may_exist: Callable[[str], bool], known: list[str]
) -> Iterator[Problem]:
    """Yield what is unknown of that which a file expects to happen, or not to, event by event.

    `may_exist` says of an id whether something may have it; `known` are those to choose from.
    """
    for key in ("events", "not_events"):
        for index, event in enumerate(getattr(expect, key)):
            place = within("expect", member(key, index + 1))
            yield from (Problem(within(place, *at), why) for at, why in part_faults(event, may_exist, known))


def part_faults(
    event: Mapping[str, object], may_exist: Callable[[str], bool], known: list[str]
) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield what in a part of an event never comes: the keys that lead there, and why."""
    models = _happening()
    kind = event.get("kind")
    if kind is None:
        fitting = tuple(model for several in models.values() for model in several)
    elif kind in models:
        fitting = models[str(kind)]
    else:
        yield ("kind",), unknown(words.event(), str(kind), [one for one in models if one])
        return
    yield from _faults(event, fitting, may_exist, known)


def _faults(
    given: Mapping[str, object],
    models: tuple[Model, ...],
    may_exist: Callable[[str], bool],
    known: list[str],
) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield what none of some models has, and ids that nothing has."""
    keys = {"kind", *(key for model in models for key in keys_of(model))}
    for key in (one for one in given if one not in keys):
        yield (), unknown(words.field(), key, sorted(keys))
    fitting = tuple(one for one in models if given.keys() - {"kind"} <= keys_of(one).keys())
    if not fitting and given.keys() <= keys:
        yield (), words.fields_of_no_event(sorted(given.keys() - {"kind"}))
    for model in fitting[:1]:
        for key in (one for one in given if one != "kind"):
            for at, why in _value_faults(given[key], keys_of(model)[key].shape, may_exist, known):
                yield (key, *at), why


def _value_faults(
    value: Any,  # noqa: ANN401 - any JSON
    shape: Shape,
    may_exist: Callable[[str], bool],
    known: list[str],
) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(value, str) and all(one in _IDS for one in members_of(shape)):
        if not may_exist(value):
            yield (), unknown("id", value, known)
    elif isinstance(value, list | tuple) and is_tuple(plain(shape)):
        for number, one in enumerate(value, start=1):
            for at, why in _value_faults(one, get_args(plain(shape))[0], may_exist, known):
                yield (words.numbered("", number, ""), *at), why
    elif isinstance(value, Mapping) and is_map(plain(shape)):
        keys, _ = get_args(plain(shape))
        for key in value:
            yield from _value_faults(key, keys, may_exist, known)
    elif isinstance(value, Mapping) and (models := models_of(shape)):
        of_kind = tuple(one for one in models if value.get("kind") in {None, _tag(one)})
        yield from _faults(value, of_kind or models, may_exist, known)


@cache
def _happening() -> Mapping[str | None, tuple[Model, ...]]:
    """Return events and what they are made of, by kind; those without a kind under None."""
    for module in iter_modules(core.events.__path__, "core.events."):
        import_module(module.name)
    found: dict[str | None, list[Model]] = {}
    for event in _below(Event):
        parts = (field.shape for field in keys_of(event).values() if is_tuple(plain(field.shape)))
        for model in (event, *(one for part in parts for one in models_of(get_args(plain(part))[0]))):
            several = found.setdefault(_tag(model), [])
            if model not in several:
                several.append(model)
    return {kind: tuple(models) for kind, models in found.items()}


def _below(model: Model) -> Iterator[Model]:
    for one in model.__subclasses__():
        yield one
        yield from _below(one)


def _tag(model: Model) -> str | None:
    tag = model.__struct_config__.tag
    return None if tag is None else str(tag)
