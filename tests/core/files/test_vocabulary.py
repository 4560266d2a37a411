"""What a file can say: every field says what it means, every example is one."""

from typing import Any, get_args

import pytest

from core.abilities.ability import Ability
from core.abilities.card_texts.card_text import CardText
from core.abilities.effects.grants import Grants
from core.abilities.effects.in_force import Effect
from core.abilities.effects.object_changes import Changes
from core.abilities.instructions.one_shot import OneShot
from core.abilities.restrictions import AttacksPlayerIfAble
from core.abilities.triggers import When
from core.cards.spec import CardSpec
from core.data.reading import read_as
from core.data.shapes import fields_of, keys_of, models_of
from core.files.described_schema import described_schema
from core.files.descriptions import described_fields, docstring_of, meaning_of
from core.files.example_sentences import sentence_for
from core.files.vocabulary import example_of, models_within, word_for
from core.language.lines import read_line
from core.language.phrases import ENGLISH, known_phrases, parse
from core.scenario.format import Scenario
from core.terms.values import Value


def undescribed(schema: Any, place: str = "") -> list[str]:
    """Return the properties without a description, anywhere in a schema."""
    if isinstance(schema, list):
        return [one for inner in schema for one in undescribed(inner, place)]
    if not isinstance(schema, dict):
        return []
    found = [one for key, inner in schema.items() for one in undescribed(inner, f"{place}/{key}")]
    properties = schema.get("properties", {})
    if place.endswith("/properties") or not isinstance(properties, dict):
        return found
    return [f"{place}/{key}" for key, one in properties.items() if "description" not in one] + found


def test_every_property_of_the_schema_is_described() -> None:
    schema = described_schema(Scenario)
    assert "description" in schema["$defs"]["DealDamage"]["properties"]["amount"]
    assert undescribed(schema) == []


@pytest.mark.parametrize(
    ("model", "key", "meaning"),
    [
        (When, "alone", "only if it attacks alone (CR 506.5)"),
        (Changes, "toughness", "how much is added (layer 7c)"),
        (Grants, "switches", "power and toughness trade places (layer 7d)"),
        (
            Grants,
            "for_each",
            "power and toughness count once for each of these on the battlefield, "
            "or of these cards or counters",
        ),
    ],
)
def test_a_field_is_described_by_its_docstring(model: type[Value], key: str, meaning: str) -> None:
    assert meaning_of(model, key) == meaning


@pytest.mark.parametrize("model", models_within(CardText, Effect), ids=lambda model: model.__name__)
def test_every_word_of_the_vocabulary_has_meanings_and_a_right_example(model: type[Value]) -> None:
    word = word_for(model)
    assert word.summary
    assert all(key.meaning and key.values for key in word.keys)
    assert isinstance(read_as(model, word.example, ENGLISH), model)


def test_examples_of_abilities_and_instructions_are_told_as_sentences() -> None:
    """Each is written as a line of a card, which is read again."""
    assert sentence_for({"kind": "fight"}) == "{T}: Target creature fights another target creature."
    assert sentence_for({"kind": "counter"}) == "{T}: Counter target spell."
    assert sentence_for({"kind": "life", "event": "gain"}) == "You can't gain life."
    assert sentence_for({"players": "any"}) == ""
    told = [sentence_for(example_of(model)) for model in (*models_of(CardText), *models_of(OneShot))]
    assert all(read_line(sentence) for sentence in told if sentence)
    assert sum(map(bool, told)) > 40


FIELDS = [
    (model, key) for model in models_within(CardText, Effect, Scenario, CardSpec) for key in keys_of(model)
]


@pytest.mark.parametrize(("model", "key"), FIELDS)
def test_every_field_has_a_description_of_its_own(model: type[Value], key: str) -> None:
    """It is no longer than a sentence or two, and holds none of another field."""
    told = meaning_of(model, key)
    assert 3 < len(told) < 220
    others = {other for other in keys_of(model) if other != key}
    assert not [other for other in others if f"{other}: " in told or f"`{other}`: " in told]


@pytest.mark.parametrize("model", models_within(CardText, Effect, Scenario, CardSpec))
def test_a_docstring_describes_fields_that_are_there(model: type[Value]) -> None:
    names = {name for field in fields_of(model) for name in (field.name, field.key)}
    assert described_fields(docstring_of(model)).keys() <= names


def test_a_section_that_runs_together_is_refused() -> None:
    two = "A model.\n\nAttributes:\n    one: the first.\n    two: the second,\n        in two lines."
    assert described_fields(two) == {"one": "the first", "two": "the second, in two lines"}
    with pytest.raises(ValueError, match="runs on"):
        described_fields("A model.\n\nAttributes:\n    one: the first\n    that runs on.")


def test_a_list_of_the_vocabulary_is_whole() -> None:
    words = [word_for(model) for model in models_within(CardText, Effect)]
    assert not [key for word in words for key in word.keys if "…" in key.values]


def test_every_rule_of_combat_has_a_phrase_among_those_that_are_known() -> None:
    made_in_play = {AttacksPlayerIfAble}
    assert {type(parse(one)) for one in known_phrases()} >= {*get_args(Ability)} - made_in_play
