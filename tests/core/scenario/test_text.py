"""Abilities of a scenario's objects and cards, written as rules text."""

from __future__ import annotations

import json
from typing import Any

import pytest

from core.cards.library import built_in
from core.scenario.changes import with_abilities
from core.scenario.checking import problems_of
from core.scenario.errors import ScenarioError
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from core.scenario.setup import set_up
from core.terms.ids import ObjectId


def board(**fox: object) -> str:
    data: dict[str, Any] = {
        "format": "damage-step/1",
        "title": "A fox",
        "players": [{"id": "amy", "name": "Amy"}, {"id": "nicole", "name": "Nicole"}],
        "battlefield": [
            {
                "id": "fox",
                "name": "Ember Fox",
                "types": ["creature"],
                "power": 2,
                "toughness": 1,
                "controller": "amy",
                **fox,
            }
        ],
    }
    return json.dumps(data)


def test_text_stands_beside_keywords_and_is_saved_as_it_was_written() -> None:
    text = "Flying\nWhen Ember Fox dies, you gain 1 life."
    scenario = parse_scenario(board(text=text, keywords=["haste"]))
    assert json.loads(scenario_text(scenario))["battlefield"][0]["text"] == text
    fox = set_up(scenario, built_in()).battlefield[ObjectId("fox")]
    assert fox.card.keywords == {"flying", "haste"}
    assert len(fox.card.effects) == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Flying\nThis creature sings.", "object 1 (fox), text, line 2: this can't be read: it stops at"),
        ("Destroy target creature.", "object 1 (fox), text: a line says what a spell does"),
    ],
)
def test_what_cannot_be_read_says_which_line(text: str, why: str) -> None:
    problems = [str(one) for one in problems_of(parse_scenario(board(text=text)), built_in())]
    assert any(why in one for one in problems), problems


def test_text_is_limited() -> None:
    with pytest.raises(ScenarioError, match="text of at most"):
        parse_scenario(board(text="x" * 30_000))


def test_taking_an_ability_away_keeps_what_the_other_lines_say() -> None:
    """In the window somebody strikes out flying: the object is written out, its trigger as data."""
    scenario = parse_scenario(board(text="Flying\nWhen Ember Fox dies, you gain 1 life."))
    added = with_abilities(scenario, built_in(), "fox", ["flying", "reach"])
    assert added.battlefield[0].keywords == ("reach",)
    assert added.battlefield[0].text == scenario.battlefield[0].text
    struck = with_abilities(scenario, built_in(), "fox", [])
    assert struck.battlefield[0].text == ""
    assert len(struck.battlefield[0].abilities) == 1
