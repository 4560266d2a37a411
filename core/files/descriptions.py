"""What each field of a file means, in words: from the docstring of its model, or as the field always means.

A docstring says it in its section `Attributes:` or, within its text, as a field in backticks and a
colon. A field that many models have with one meaning is described once, in the catalogue of sentences.
"""

from __future__ import annotations

import inspect
import re
from functools import cache

from core.data.shapes import Model, keys_of
from core.words.english import file_keys as words

_SECTION = re.compile(r"\n\s*Attributes:\n(.*)\Z", re.DOTALL)
_ENTRY = re.compile(
    r"^(?P<names>\w+(?:, \w+)*): (?P<text>.*?)(?=^\w+(?:, \w+)*: |\n\n|\Z)", re.DOTALL | re.MULTILINE
)
_INLINE = re.compile(
    r"(?P<names>`\w+`(?:(?:, | and )`\w+`)*): (?P<text>.*?)"
    r"(?=[.;,]?\s+`\w+`(?:, `\w+`)*:|\n\n|\.\s+[A-Z]|\Z)",
    re.DOTALL,
)


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
            for name, text in _of_docstring(inspect.cleandoc(one.__doc__)).items():
                found.setdefault(name, text)
    return found


def _of_docstring(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    if section := _SECTION.search(text):
        entries = inspect.cleandoc("\n" + section[1])
        for entry in _ENTRY.finditer(entries):
            for name in entry["names"].split(", "):
                found[name] = _one_line(entry["text"])
        text = f"{text[: section.start()]}\n\n{entries}"
    for entry in _INLINE.finditer(text):
        for name in re.findall(r"`(\w+)`", entry["names"]):
            found.setdefault(name, _one_line(entry["text"]))
    return found


def _one_line(text: str) -> str:
    return " ".join(text.split()).rstrip(".;")
