"""What pydantic found wrong in a file, said in our own words: where, what, and what would be right."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails
from pydantic_core.core_schema import ErrorType

from core.files import limits
from core.files.expected import expected
from core.files.shapes import Found, Path, Shape, found_at, keys_of, kinds_of, models_of, words_of
from core.files.spelling import did_you_mean

_OWN = frozenset({"value_error", "assertion_error"})
_OF_PYDANTIC = frozenset(get_args(ErrorType)) - _OWN
"""The errors with sentences of pydantic's. All others were raised by this project."""

_INSIDE = frozenset({"missing", "extra_forbidden", "union_tag_invalid", "union_tag_not_found"})
"""The errors that show that an object was meant, though they are told of the object itself."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: its place, and a sentence."""

    path: Path
    sentence: str


def faults_of(error: ValidationError, root: type[BaseModel]) -> tuple[Fault, ...]:
    """Return what is wrong, in the order of the file; `root` is the model that was to be read."""
    details = error.errors(include_url=False)
    found = [(found_at(root, detail["loc"]), detail) for detail in details]
    meant = {path for one, detail in found for path in _meant(one, detail)}
    told: dict[tuple[Path, str], Fault] = {}
    for one, detail in found:
        fault = _fault(one, detail, meant)
        if fault is not None:
            told.setdefault((fault.path, fault.sentence), fault)
    return tuple(told.values())


def sentences_of(error: ValidationError, *roots: type[BaseModel]) -> str:
    """Return what is wrong, a line for each fault, without the places; one of `roots` was to be read."""
    root = next((one for one in roots if one.__name__ == error.title), roots[0])
    return "\n".join(fault.sentence for fault in faults_of(error, root))


def _meant(one: Found, detail: ErrorDetails) -> Iterator[Path]:
    """Yield the places where other things may stand, but where this fault shows an object was meant."""
    for path, _ in one.undecided:
        if len(one.path) > len(path) or detail["type"] in _INSIDE or not _is_pydantics(detail):
            yield path


def _fault(one: Found, detail: ErrorDetails, meant: set[Path]) -> Fault | None:
    """Return a fault in words; None of what is only wrong because something else was meant."""
    for path, shape in one.undecided:
        is_inside = path in set(_meant(one, detail))
        if path in meant and not is_inside:
            return None
        if path not in meant:
            return Fault(path, _must_be(shape, detail["input"]))
    path, shape = one.path, one.shape
    match detail["type"]:
        case "extra_forbidden":
            return Fault(path[:-1], _unknown_key(str(path[-1]), one.within))
        case "missing":
            return Fault(path[:-1], f"'{path[-1]}' is missing: {expected(shape)}.")
        case "union_tag_invalid" | "union_tag_not_found":
            return Fault(path, _which_kind(one, detail["input"]))
        case _ if _is_pydantics(detail):
            return Fault(path, _must_be(shape, detail["input"]))
        case _:
            return Fault(path, _ended(detail["msg"].removeprefix("Value error, ")))


def _is_pydantics(detail: ErrorDetails) -> bool:
    return detail["type"] in _OF_PYDANTIC


def _unknown_key(key: str, shape: Shape) -> str:
    """Return that there is no such key, with what may be meant: a field that a file calls otherwise."""
    known = {word: field for model in models_of(shape) for word, field in keys_of(model).items()}
    named = {name: info.alias for model in models_of(shape) for name, info in model.model_fields.items()}
    meant = f" Did you mean '{named[key]}'?" if named.get(key) else did_you_mean(key, known)
    return f"unknown key '{_short(key)}'.{meant}"


def _which_kind(one: Found, given: object) -> str:
    kinds = [kind for model in models_of(one.shape) for kind in kinds_of(model)]
    kind = given.get("kind") if isinstance(given, Mapping) else None
    if kind is None:
        return f"it needs a 'kind'.{did_you_mean('', kinds)}"
    return f"unknown kind '{_short(kind)}'.{did_you_mean(str(kind), kinds)}"


def _must_be(shape: Shape, given: object) -> str:
    words = [word for word in words_of(shape) if isinstance(word, str)]
    if isinstance(given, str) and "Did you mean" in (near := did_you_mean(given, words)):
        return f"unknown word '{_short(given)}'.{near}"
    wanted = expected(shape)
    if given == "" and wanted == "something else":
        return "a name cannot be empty."
    return f"{_written(given)} cannot stand here; it must be {wanted}."


def _written(given: object) -> str:
    try:
        return _short(json.dumps(given, ensure_ascii=False))
    except (TypeError, ValueError):
        return _short(given)


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= limits.NAME_LENGTH else text[: limits.NAME_LENGTH] + "…"


def _ended(message: str) -> str:
    return message if message.endswith((".", "?")) else f"{message}."
