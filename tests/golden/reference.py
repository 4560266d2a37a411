"""What the program says of itself: sentences about nothing on a table, the vocabulary, schema and cards."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping

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
from tests.core.words.examples import examples, rows


def _words() -> Iterator[str]:
    """Yield each row of the catalogue with an example, or two where it agrees with what is in its holes."""
    for name, row in rows():
        yield f"{name}: {' | '.join(examples(row))}"


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
