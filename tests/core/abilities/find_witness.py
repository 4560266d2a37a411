"""Look for a board on which a field changes play: `python -m tests.core.abilities.find_witness Model.field`.

It plays random boards of random abilities that say something in that field, each once more for every other
thing the field may say, and prints the first line for `witnesses.jsonl` that it finds.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from core.abilities.card_texts.stack_abilities import Spell
from core.data.faults import DataError
from core.data.reading import make
from core.data.shapes import fields_of
from core.data.writing import written
from core.language.phrases import ENGLISH
from core.scenario.errors import ScenarioError
from core.scenario.format import Scenario
from core.scenario.saving import compact_text
from core.terms.values import FrozenMap, Value, replace
from tests.core.abilities.witnesses import changed, differing, played, read
from tests.core.random_cards import play_cards_at_random, random_board_of_cards
from tests.core.random_parts import random_text, random_value

_OTHERS, _TRIES = 12, 120
"""So many other things are said in a field, and so often one is looked for that goes with the rest."""


class TextsThatSay:
    """Cards at random, more than half of them with an ability that says something in a field."""

    def __init__(self, field: str) -> None:
        self._field, self._number = field, 0

    def draw(self, random: Random) -> tuple[str, Mapping[str, Any]]:
        """Return the name of a card and its fields in a scenario file."""
        wanted = random.random() < 0.6
        while True:
            try:
                text = random_text(random)
                data = written(text, ENGLISH)
            except (DataError, ValueError):  # parts that don't go together, or that no file can write
                continue
            if not wanted or _says(text, self._field):
                break
        self._number += 1
        if isinstance(text, Spell):
            return f"Spell {self._number}", {"types": ["instant"], "mana_cost": "{1}", "abilities": [data]}
        body = {"types": ["creature"], "power": 2, "toughness": 3, "mana_cost": "{1}{G}"}
        return f"Bear {self._number}", {**body, "abilities": [data]}


def _says(value: object, field: str) -> bool:
    if isinstance(value, tuple):
        return any(_says(part, field) for part in value)
    return isinstance(value, Value) and any(
        said != one.default and (f"{type(value).__name__}.{one.name}" == field or _says(said, field))
        for one in fields_of(type(value))
        for said in (getattr(value, one.name),)
    )


def others(value: Any, field: str, random: Random) -> Iterator[Any]:
    """Yield a value with something else said in a field, such as `Cost.life`, at each place in turn."""
    if isinstance(value, tuple):
        for place, part in enumerate(value):
            yield from ((*value[:place], new, *value[place + 1 :]) for new in others(part, field, random))
    elif isinstance(value, FrozenMap):
        for key, part in value.items():
            yield from (value.with_({key: new}) for new in others(part, field, random))
    elif isinstance(value, Value):
        for one in fields_of(type(value)):
            if f"{type(value).__name__}.{one.name}" == field and getattr(value, one.name) != one.default:
                yield from _said_otherwise(value, one.name, random)
            for new in others(getattr(value, one.name), field, random):
                try:
                    yield replace(value, **{one.name: new})
                except ValueError:  # it doesn't go with the rest
                    continue


def _said_otherwise(value: Value, name: str, random: Random) -> Iterator[Value]:
    given = {one.name: getattr(value, one.name) for one in fields_of(type(value))}
    (field,) = (one for one in fields_of(type(value)) if one.name == name)
    found = {value}
    for number in range(_TRIES):
        try:
            said = random_value(random, field) if number or field.is_required else field.default
            new = make(type(value), {**given, name: said}, ENGLISH)
        except DataError:
            continue
        if new not in found:
            found.add(new)
            yield new
        if len(found) > _OTHERS:
            return


def find(field: str, seed: int, boards: int) -> dict[str, Any] | None:
    """Return a line for `witnesses.jsonl`; None if so many random boards show nothing."""
    for number in range(seed, seed + boards):
        random = Random(number)
        scenario, _ = play_cards_at_random(random, random_board_of_cards(random, TextsThatSay(field)))
        for other in others(scenario, field, random):
            if (line := _line(scenario, other, field)) is not None:
                return line
    return None


def _line(scenario: Scenario, other: Scenario, field: str) -> dict[str, Any] | None:
    try:
        board, instead = (json.loads(compact_text(one)) for one in (scenario, other))
        if played(scenario) == played(other):
            return None
        change = {"field": field, **_difference(board, instead)}
        again = read(changed(board, **change))
    except (ScenarioError, ValueError):  # what can't be written or doesn't set up
        return None
    return {"board": board, "changes": [change]} if field in differing(scenario, again) else None


def _difference(one: Any, other: Any, at: tuple[str | int, ...] = ()) -> dict[str, Any]:
    """Return where two files differ, and what the other says there; nothing if it leaves that out."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys: list[Any] = [key for key in {**one, **other} if one.get(key) != other.get(key)]
        if len(keys) == 1 and keys[0] not in other:
            return {"at": [*at, keys[0]]}
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        keys = [place for place, pair in enumerate(zip(one, other, strict=True)) if pair[0] != pair[1]]
    else:
        keys = []
    if len(keys) == 1 and not (isinstance(one, dict) and keys[0] not in one):
        return _difference(one[keys[0]], other[keys[0]], (*at, keys[0]))
    return (
        {"at": [*at, keys[0]], "instead": other[keys[0]]}
        if len(keys) == 1
        else {"at": [*at], "instead": other}
    )


if __name__ == "__main__":
    line = find(sys.argv[1], 0, 500)
    sys.stdout.write(f"{json.dumps(line, ensure_ascii=False)}\n" if line else "No board found.\n")
