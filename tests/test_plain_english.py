"""Words that read like a translation stay out of all that a person reads."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.core.words.test_only_place import sentences

ROOT = Path(__file__).parents[1]
SAID_BETTER = {
    r"any more\b(?! \w)": "any longer, no longer",
    r"besides(?!')": "also",  # a key of files is called so
    r"(?:some|no)body": "a player, no player, no one",
    r"all the same(?! time| way)": "anyway, still",
    r"(?<!there )is no (?:creature|copy|damage|legend|object|permanent|player|spell|token)\b": "isn't a",
    r"has not (?!been)": "doesn't have",
    r"\d damage are": "damage is",
    r"reckoned": "determined",
    r"(?:is|are|was|were) led (?:to|away)": "is redirected to",
    r"of (?:theirs|hers)": "their, her",
    r"goes from .{1,40} to no\b": "none",
    r"gives? up a": "sacrifices a",
    r"came this turn": "entered this turn",
    r"has done all it says": "finishes resolving",
    r"lest|thereby|whereupon|thereof": "plain words",
}
"""Expressions, each with what to say instead."""


@cache
def said() -> tuple[tuple[str, str], ...]:
    """Return everything a person reads, with the file it is in."""
    return tuple(_said())


def _said() -> Iterator[tuple[str, str]]:
    for folder in ("core/words", "gui"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for text in sentences(ast.parse(path.read_text(encoding="utf-8"))):
                yield path.relative_to(ROOT).as_posix(), text
    for path in sorted((ROOT / "assets").rglob("*.json")):
        if "cards" not in path.relative_to(ROOT).parts:
            for text in _texts(json.loads(path.read_text(encoding="utf-8"))):
                yield path.relative_to(ROOT).as_posix(), text
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    yield "README.md", re.sub(r"```.*?```", "", readme, flags=re.DOTALL)


_READ = frozenset({"title", "description", "ask", "lesson", "goal", "about"})


def _texts(data: Any) -> Iterator[str]:
    """Yield texts under the keys that are shown, and those of the rule index, whose keys are numbers."""
    if isinstance(data, dict):
        yield from (note["text"] for note in data.get("notes", ()) if "text" in note)
        for key, value in data.items():
            if isinstance(value, str) and (key in _READ or re.match(r"\d{3}|\d{4}-", key)):
                yield value
            else:
                yield from _texts(value)
    elif isinstance(data, list):
        for one in data:
            yield from _texts(one)


@pytest.mark.parametrize("worse", SAID_BETTER)
def test_what_is_read_is_plain_english(worse: str) -> None:
    pattern = re.compile(rf"\b(?:{worse})", re.IGNORECASE)
    found = [
        f"{file}: …{text[max(0, m.start() - 40) : m.end() + 30]}…"
        for file, text in said()
        for m in pattern.finditer(text)
    ]
    assert not found, f"say {SAID_BETTER[worse]!r} instead:\n" + "\n".join(found)


def test_what_a_person_reads_is_found() -> None:
    everything = dict(said())
    assert {"README.md", "assets/rules/index.json"} <= everything.keys()
    assert any(file.startswith("core/words/english/") for file in everything)
    assert any(file.startswith("assets/scenarios/") for file in everything)
    assert any(file.startswith("gui/") for file in everything)
