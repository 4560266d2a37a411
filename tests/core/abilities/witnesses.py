"""Boards on which a field of the vocabulary changes play: if it says something else, something else happens.

`witnesses.jsonl` has a board a line, and for each field that it is a witness of, what is written instead.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, get_args

from core.abilities.card_texts.card_text import CardText
from core.abilities.effects.in_force import Effect
from core.cards.library import built_in
from core.data.shapes import Model, Shape, fields_of, is_map, is_model, is_tuple, members_of, plain, words_of
from core.events.event import Event
from core.scenario.format import Scenario
from core.scenario.playing import play_scenario
from core.scenario.reading import scenario_of
from core.terms.values import Value

PLACE = Path(__file__).parent / "witnesses.jsonl"


class Witness(NamedTuple):
    """A board, and the same with one field of the vocabulary saying something else.

    Attributes:
        field: as `Model.field`.
        board, other: as files write them.
    """

    field: str
    board: Mapping[str, Any]
    other: Mapping[str, Any]


def witnesses() -> Iterator[Witness]:
    """Yield those of the file."""
    for line in PLACE.read_text("utf-8").splitlines():
        found = json.loads(line)
        for change in found["changes"]:
            yield Witness(change["field"], found["board"], changed(found["board"], **change))


def changed(
    board: Mapping[str, Any], at: Sequence[str | int], instead: object = None, **_: object
) -> dict[str, Any]:
    """Return a board on which something else stands in one place, or nothing there."""
    other = copy.deepcopy(dict(board))
    *above, last = at
    place: Any = other
    for key in above:
        place = place[key]
    if instead is None:
        del place[last]
    else:
        place[last] = instead
    return other


def vocabulary_fields() -> frozenset[str]:
    """Return every field of the vocabulary that can be written in more than one way, as `Model.field`."""
    return frozenset(
        f"{model.__name__}.{field.name}"
        for model in _vocabulary()
        for field in fields_of(model)
        if field.name != "kind" or len(words_of(field.shape)) > 1
    )


def _vocabulary() -> frozenset[Model]:
    found: set[Model] = set()
    waiting: list[Shape] = [CardText, Effect]
    while waiting:
        for shape in map(plain, members_of(waiting.pop())):
            if is_tuple(shape) or is_map(shape):
                waiting += [one for one in get_args(shape) if one is not Ellipsis]
            elif is_model(shape) and shape not in found:
                found.add(shape)
                waiting += [field.shape for field in fields_of(shape)]
    return frozenset(found)


def differing(one: object, other: object) -> frozenset[str]:
    """Return the fields of models on the way to where two values differ, as far as there is one way."""
    pairs: list[tuple[str, object, object]] = []
    if isinstance(one, Value) and type(one) is type(other):
        pairs = [
            (f"{type(one).__name__}.{field.name}", getattr(one, field.name), getattr(other, field.name))
            for field in fields_of(type(one))
        ]
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        pairs = [("", *pair) for pair in zip(one, other, strict=True)]
    elif isinstance(one, Mapping) and isinstance(other, Mapping) and one.keys() == other.keys():
        pairs = [("", one[key], other[key]) for key in one]
    different = [pair for pair in pairs if pair[1] != pair[2]]
    further = differing(*different[0][1:]) if len(different) == 1 else frozenset()
    return further.union(name for name, *_ in different)


def read(board: Mapping[str, Any]) -> Scenario:
    """Return the scenario that a board is."""
    return scenario_of({"format": "damage-step/1", **board})


def played(scenario: Scenario) -> tuple[Event, ...]:
    """Return what happens on it."""
    return tuple(frame.event for frame in play_scenario(scenario, built_in()).frames)
