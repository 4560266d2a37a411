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
        ("Destroy target creature.", "object 1 (fox), text: this reads like a spell's text"),
    ],
)
def test_what_cannot_be_read_says_which_line(text: str, why: str) -> None:
    problems = [str(one) for one in problems_of(parse_scenario(board(text=text)), built_in())]
    assert any(why in one for one in problems), problems


def test_a_line_that_is_not_played_here_is_kept_and_no_fault() -> None:
    """It is shown; saving keeps it as it was written, also where the object is written out as data."""
    scenario = parse_scenario(board(text="Delve\nFlying"))
    assert not list(problems_of(scenario, built_in()))
    fox = set_up(scenario, built_in()).battlefield[ObjectId("fox")].card
    assert fox.keywords == {"flying"}
    assert fox.effects == ()
    assert fox.not_played == ("Delve",)
    struck = with_abilities(scenario, built_in(), "fox", [])
    assert (struck.battlefield[0].keywords, struck.battlefield[0].text) == ((), "Delve")


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


def waiting(**effect: object) -> str:
    data = json.loads(board(card="Grizzly Bears", name="Ember Fox"))
    data["effects"] = [{"name": "A spell", "controller": "amy", **effect}]
    return json.dumps(data)


def test_an_effect_is_a_sentence_and_is_saved_as_it_was_written() -> None:
    text = "Prevent the next 3 damage that would be dealt to target creature this turn."
    scenario = parse_scenario(waiting(text=text, protects="fox"))
    saved = json.loads(scenario_text(scenario))["effects"]
    assert saved == [{"name": "A spell", "controller": "amy", "text": text, "protects": "fox"}]
    as_data = {"kind": "damage", "change": {"kind": "prevent"}}
    same = parse_scenario(waiting(effect=as_data, protects="fox", points=3, until="end_of_turn"))
    assert set_up(scenario, built_in()).effects == set_up(same, built_in()).effects


@pytest.mark.parametrize(
    ("text", "fields", "lasting"),
    [
        ("Prevent the next 2 damage that would be dealt to you this turn.", {}, {"protects": "amy"}),
        (
            "The next 2 damage that would be dealt to target creature this turn is dealt to you instead.",
            {"protects": "fox"},
            {"protects": "fox", "redirect_to": "amy", "points": 2},
        ),
        (
            "The next time a source of your choice would deal damage to you this turn, prevent that damage.",
            {"from_source": "fox"},
            {"protects": "amy", "from_source": "fox", "next_time": True},
        ),
        ("Creatures you control have flying.", {"until": "end_of_combat"}, {"until": "end_of_combat"}),
        ("All creatures able to block target creature this turn do so.", {"from_source": "fox"}, {}),
    ],
)
def test_what_a_sentence_leaves_open_the_file_says(
    text: str, fields: dict[str, object], lasting: dict[str, object]
) -> None:
    one = parse_scenario(waiting(text=text, **fields)).effects[0].lasting
    assert {name: getattr(one, name) for name in lasting} == lasting


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ({}, "effects, effect 1: say what it does exactly once: with 'text', or with 'effect' as data."),
        (
            {"text": "Target creature gains flying until end of turn.\n{T}: Add {G}."},
            "effects, effect 1, text",
        ),
        ({"text": "This sings."}, "effects, effect 1, text: this can't be read: it stops at 'This sings.'"),
        (
            {"text": "You gain 3 life."},
            "effects, effect 1, text: this isn't an effect that waits or lasts. Examples",
        ),
        (
            {"text": "Creatures have flying.\nCreatures have haste."},
            "effects, effect 1, text: this says several things; an effect is one sentence.",
        ),
        (
            {"text": "Creatures you control get +1/+1 until end of turn."},
            "effects, effect 1, text: this makes several effects: write one for each",
        ),
        (
            {"text": "Target creature gains flying until end of turn."},
            "effects, effect 1: the text mentions a target: say which one with 'protects'.",
        ),
        (
            {"text": "Creatures can't block this turn.", "until": "end_of_turn"},
            "effects, effect 1: the text already says this: leave out 'until'.",
        ),
        (
            {"text": "Creatures can't block this turn.", "protects": "fox"},
            "effects, effect 1: the text doesn't leave 'protects' open: leave it out.",
        ),
    ],
)
def test_an_effect_that_cannot_be_meant_is_refused_in_its_place(effect: dict[str, object], why: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse_scenario(waiting(**effect))
    assert str(caught.value).startswith(why)


def test_whom_an_effect_is_about_must_be_there() -> None:
    text = "Target creature gains flying until end of turn."
    problems = [
        str(one) for one in problems_of(parse_scenario(waiting(text=text, protects="fax")), built_in())
    ]
    assert problems == ["effects, effect 1, protects: unknown player or object 'fax'. Did you mean 'fox'?"]
