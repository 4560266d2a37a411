"""Writing a scenario as text that people can read and edit."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Any

from core.data.writing import written
from core.files.writing import write_whole
from core.language.phrases import ENGLISH
from core.scenario.errors import Problem, ScenarioError, within
from core.scenario.format import Scenario
from core.scenario.reading import parse_scenario
from core.terms.values import Value
from core.words.english.errors import scenario_errors as words

_WIDTH = 110


def scenario_text(scenario: Scenario) -> str:
    """Return the file for a scenario: JSON, defaults left out, short things on one line."""
    return _pretty(_data(scenario), 0) + "\n"


def compact_text(scenario: Scenario) -> str:
    """Return the file for a scenario in as few characters as JSON needs."""
    return json.dumps(_data(scenario), ensure_ascii=False, separators=(",", ":"))


def write_scenario(scenario: Scenario, path: Path) -> None:
    """Write a scenario to a file: the new one whole, or the old one stays as it was.

    Raises:
        OSError: the file cannot be written.
        ScenarioError: what would be written could not be read again as the same scenario; says where.
    """
    text = scenario_text(scenario)
    _read_back(text, scenario, str(path))
    write_whole(path, text)


def _read_back(text: str, scenario: Scenario, source: str) -> None:
    """Refuse a text that is not read as the scenario it was written from.

    Raises:
        ScenarioError: it is not; says that nothing was saved, and what is wrong.
    """
    try:
        again = parse_scenario(text)
    except ScenarioError as error:
        raise ScenarioError(source, [Problem("", words.not_saved()), *error.problems]) from error
    if again != scenario:
        place = within(*_first_difference(scenario, again))
        raise ScenarioError(source, [Problem("", words.not_saved()), Problem(place, words.read_otherwise())])


def _first_difference(one: object, other: object) -> tuple[str, ...]:
    """Return the keys and numbers, counted from 1, that lead to where two values first differ."""
    if isinstance(one, Value) and type(one) is type(other):
        keys = zip(one.__struct_encode_fields__, one.__struct_fields__, strict=True)
        pairs = [(key, getattr(one, field), getattr(other, field)) for key, field in keys]
    elif isinstance(one, Mapping) and isinstance(other, Mapping):
        pairs = [(str(key), one.get(key), other.get(key)) for key in {**one, **other}]
    elif isinstance(one, tuple) and isinstance(other, tuple):
        pairs = [(str(place), *pair) for place, pair in enumerate(zip_longest(one, other), start=1)]
    else:
        return ()
    return next(((key, *_first_difference(a, b)) for key, a, b in pairs if a != b), ())


def _data(scenario: Scenario) -> dict[str, Any]:
    return {"format": scenario.format, **written(scenario, ENGLISH)}


def _pretty(value: Any, indent: int) -> str:  # noqa: ANN401 - any JSON
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + indent <= _WIDTH or not isinstance(value, dict | list) or not value:
        return line
    pad, close = " " * (indent + 2), " " * indent
    if isinstance(value, dict):
        parts = [
            f"{pad}{json.dumps(key, ensure_ascii=False)}: {_pretty(v, indent + 2)}"
            for key, v in value.items()
        ]
        return "{\n" + ",\n".join(parts) + f"\n{close}}}"
    return "[\n" + ",\n".join(f"{pad}{_pretty(item, indent + 2)}" for item in value) + f"\n{close}]"
