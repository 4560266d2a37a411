"""What the program says of itself: sentences about nothing on a table, the vocabulary, schema and cards."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pkgutil import walk_packages

from core.abilities.card_texts.card_text import CardText
from core.abilities.effects.in_force import Effect
from core.cards.library import built_in
from core.cards.rendering import rules_text
from core.cards.shown import card_words, shown_types
from core.data.writing import written
from core.files.described_schema import described_schema
from core.files.example_sentences import sentence_for
from core.files.vocabulary import models_within, word_for
from core.language.phrases import ENGLISH, known_phrases
from core.scenario.format import Scenario
from core.words import english


def _words() -> Iterator[str]:
    """Yield the sentences that need to be told nothing, by the function that says each."""
    for module in walk_packages(english.__path__, f"{english.__name__}."):
        for name, function in inspect.getmembers(import_module(module.name), inspect.isfunction):
            is_own = function.__module__ == module.name and not name.startswith("_")
            if is_own and not inspect.signature(function).parameters:
                yield f"{module.name.removeprefix(english.__name__)}.{name}: {function()}"


def _vocabulary() -> Iterator[str]:
    """Yield what may stand in a file: each model, its keys, and an example with its sentence."""
    for model in models_within(CardText, Effect):
        word = word_for(model)
        yield f"{model.__name__} {', '.join(word.kinds)}: {word.summary}"
        for key in word.keys:
            yield f"  {key.name}{'*' if key.is_required else ''}: {key.meaning}. [{key.values}]"
        yield f"  {json.dumps(word.example)}: {sentence_for(word.example)}"
    yield from known_phrases()


def _schema() -> Iterator[str]:
    schema = described_schema(Scenario)
    for name, one in schema["$defs"].items():
        yield f"{name}: {json.dumps(one)}"
    yield json.dumps({key: one for key, one in schema.items() if key != "$defs"})


def _cards() -> Iterator[str]:
    """Yield each card of the library as people read it and as a file writes it."""
    library = built_in()
    for name, card in library.items():
        yield f"{name}, {shown_types(card)}: {card_words(card)}"
        yield from (f"  {line}" for line in rules_text(card))
        yield f"  {json.dumps(written(library.spec(name), ENGLISH))}"


REFERENCE: Mapping[str, Callable[[], Iterator[str]]] = {
    "words": _words,
    "vocabulary": _vocabulary,
    "schema": _schema,
    "cards": _cards,
}
