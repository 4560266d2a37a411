"""From script entries to the answers they stand for, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from core.data.reading import read
from core.model.cards import Card
from core.play.script import Entry, Resolve, Script, Scripted
from core.rules.choices.choice import Answer, Choice
from core.scenario.entries import EntrySpec, ResolveSpec
from core.terms.ids import PlayerId


def to_script(entries: Iterable[EntrySpec], library: Mapping[str, Card]) -> Script:
    """Return the script that a scenario's entries write; spells are cards of `library`."""
    return tuple(_entry(entry, library) for entry in entries)


def to_entry(choice: Choice[Any], answer: Answer, by: PlayerId | None = None) -> EntrySpec:
    """Return how a file writes an answer to a question."""
    entry: EntrySpec = read(EntrySpec, choice.written(answer, by))
    return entry


def _entry(spec: EntrySpec, library: Mapping[str, Card]) -> Entry:
    if isinstance(spec, ResolveSpec):
        return Resolve()
    return Scripted(answer=spec.answer(library), by=spec.answerer, at=spec.at)
