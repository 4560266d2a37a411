"""What each field of a file means, in words: from the docstring of its model, or as the field always means.

A docstring says it in its section `Attributes:`, in which each field begins a line. A field that many
models have with one meaning is described once, in the catalogue of sentences.
"""

from __future__ import annotations

import inspect
import re
from functools import cache

from core.data.shapes import Model, keys_of
from core.words.english import file_keys as words

_SECTION = "Attributes:"
_ENTRY = re.compile(r"    (?P<names>\w+(?:, \w+)*): (?P<text>\S.*)")
_GOES_ON = "        "


def docstring_of(model: Model) -> str:
    """Return all that a model says of itself."""
    return inspect.getdoc(model) or ""


def summary_of(model: Model) -> str:
    """Return what a model is, in one line."""
    return words.described(_one_line(docstring_of(model).partition("\n\n")[0]))


def meaning_of(model: Model, key: str) -> str:
    """Return what a key of a model means; empty if nothing says so."""
    field = keys_of(model)[key]
    for name in (key, field.name):
        if said := _said(model).get(name):
            return words.described(said)
    if key.startswith("not_"):
        return words.negated(key.removeprefix("not_"))
    return words.meaning(key)


@cache
def _said(model: Model) -> dict[str, str]:
    """Return what the docstrings of a model, and of those it is derived from, say of fields."""
    found: dict[str, str] = {}
    for one in model.__mro__:
        if one.__doc__ and one.__module__.startswith("core."):
            found = described_fields(inspect.cleandoc(one.__doc__)) | found
    return found


def described_fields(docstring: str) -> dict[str, str]:
    """Return what a docstring says of fields in its section `Attributes:`, by name, each in one line.

    Raises:
        ValueError: a line there begins no field and doesn't go on from one.
    """
    _, begins, section = docstring.partition(f"\n{_SECTION}\n")
    told: list[tuple[list[str], list[str]]] = []
    for line in section.rstrip().splitlines() if begins else ():
        if line.startswith(_GOES_ON) and told:
            told[-1][1].append(line.strip())
        elif (entry := _ENTRY.fullmatch(line)) is not None:
            told.append((entry["names"].split(", "), [entry["text"].strip()]))
        else:
            raise ValueError(line)
    return {name: _one_line(" ".join(lines)) for names, lines in told for name in names}


def _one_line(text: str) -> str:
    return " ".join(text.split()).rstrip(".;")
