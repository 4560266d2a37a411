"""What a sentence says as data is accepted in a file, and is the same ability there."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator

import pytest

from core.abilities.card_texts.card_text import CardText
from core.abilities.effects.in_force import Effect
from core.cards.library import built_in
from core.cards.rendering import rules_text
from core.cards.said import Said, said_by
from core.cards.spec import CardSpec
from core.data.reading import read_as
from core.data.writing import written
from core.files.ability_data import ability_data
from core.files.example_sentences import sentence_for
from core.files.vocabulary import example_of, models_within
from core.language.lines import write_line
from core.language.phrases import ENGLISH, known_phrases, parse
from core.terms.values import replace
from tests.beside_checkout import beside_checkout

CARDS = beside_checkout("cards/cards-dev.jsonl.gz", "DAMAGE_STEP_CARDS")


def spec(**fields: object) -> CardSpec:
    """Return a sorcery, which may have any ability, with these fields."""
    return read_as(CardSpec, {"name": "Rite", "types": ["sorcery"], **fields}, ENGLISH)


def assert_same_as_data(said: Said) -> None:
    """Check that a file with the abilities as data makes the card that a file with the text makes."""
    data = json.loads(json.dumps([ability_data(one) for one in said.meanings]))
    read = spec(abilities=data)
    assert read.abilities == said.meanings
    assert read_as(CardSpec, written(read, ENGLISH), ENGLISH) == read


def sentences() -> Iterator[str]:
    """Yield what the examples of the vocabulary say, and all phrases."""
    yield from (write_line(parse(phrase)) for phrase in known_phrases())
    for model in models_within(CardText, Effect):
        if sentence := sentence_for(example_of(model)):
            yield sentence


@pytest.mark.parametrize("sentence", dict.fromkeys(sentences()))
def test_what_an_example_says_is_accepted_as_data(sentence: str) -> None:
    said = said_by(sentence)
    assert not said.unread
    assert_same_as_data(said)


def test_what_the_cards_of_the_library_say_is_accepted_as_data() -> None:
    for card in built_in().values():
        assert_same_as_data(said_by("\n".join(rules_text(replace(card, back=None))), card.name))


@pytest.mark.skipif(CARDS is None, reason="there is no file of printed cards")
def test_what_printed_cards_say_is_accepted_as_data() -> None:
    assert CARDS is not None
    with gzip.open(CARDS, "rt", encoding="utf-8") as lines:
        for line in list(lines)[::40]:
            card = json.loads(line)
            assert_same_as_data(said_by(card.get("text", ""), card["name"]))


def test_an_ability_as_text_and_as_data_make_the_same_card() -> None:
    text = "Flying\nProtection from red\nThis creature can't block.\n{T}: You gain 2 life."
    as_data = spec(abilities=[ability_data(one) for one in said_by(text).meanings]).to_card()
    assert as_data == spec(text=text).to_card()
