"""Reading JSON from strangers: no surprises in depth, numbers or doubled keys."""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn

from core.files import limits
from core.words.english.errors import data_errors as words

_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[{\]}]', re.DOTALL)
"""A string that never ends is one match, too: else each quote in it would be tried as a beginning."""


class JsonTextError(ValueError):
    """The text is no JSON that a file of this project may hold; `place` is where, if known."""

    def __init__(self, place: str, why: str) -> None:
        super().__init__(f"{place}: {why}" if place else why)
        self.place = place
        self.why = why


def parse_json(text: str) -> Any:  # noqa: ANN401 - anything may stand in a file
    """Return the value that JSON `text` writes.

    Raises:
        JsonTextError: no JSON, nested too deep, a number out of bounds or NaN, a key twice.
    """
    if (depth := _depth(text)) > limits.NESTING:
        _refuse("", words.too_deep(depth, limits.NESTING))
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_int=_whole, parse_constant=_constant)
    except json.JSONDecodeError as error:
        _refuse(words.json_place(error.lineno, error.colno), words.not_json(error.msg))


def _refuse(place: str, why: str) -> NoReturn:
    raise JsonTextError(place, why)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                _refuse("", words.key_twice(key[: limits.NAME_LENGTH]))
            seen.add(key)
    return found


def _whole(digits: str) -> int:
    if len(digits) > len(str(limits.NUMBER)) + 1:
        _refuse("", words.number_too_large(digits[:24], limits.NUMBER))
    return int(digits)


def _constant(name: str) -> NoReturn:
    _refuse("", words.no_number(name))


def _depth(text: str) -> int:
    """Return how deep brackets nest in JSON text, strings left out."""
    depth = deepest = 0
    for match in _BRACKETS.finditer(text):
        bracket = match[0]
        if bracket in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif bracket in "]}":
            depth -= 1
    return deepest
