"""Mana costs in scenario files: what follows from them, what is refused, how they are saved."""

from __future__ import annotations

import json
from typing import Any

import pytest

from core.cards.library import built_in
from core.characteristics.current import characteristics
from core.scenario.errors import ScenarioError
from core.scenario.playing import play_scenario
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from core.terms.ids import ObjectId
from tests.support import card, creature, played, table

OGRE = {"id": "ogre", "name": "Ogre", "types": ["creature"], "power": 3, "toughness": 3, "controller": "amy"}


def colors(spec: dict[str, Any]) -> str:
    """Return the colors that an object has in play."""
    return "".join(sorted(characteristics(played(spec).start, ObjectId(spec["id"])).colors))


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({}, ""),
        ({"mana_cost": "{2}{R/G}"}, "GR"),
        ({"mana_cost": "{2}{R}", "colors": ["U"]}, "U"),
        ({"mana_cost": "{2}{R}", "colors": []}, ""),
        ({"colors": ["W"]}, "W"),
    ],
)
def test_colors_follow_from_the_cost_unless_they_are_written(fields: dict[str, Any], expected: str) -> None:
    """CR 202.2, 702.114a: what is devoid has no colors, whatever its cost."""
    assert colors({**OGRE, **fields}) == expected


def test_a_cost_written_over_that_of_a_card_changes_its_colors_too() -> None:
    bears = card("Grizzly Bears", "bears")
    assert [colors(bears), colors({**bears, "mana_cost": "{W}"}), colors({**bears, "mana_cost": ""})] == [
        "G",
        "W",
        "G",
    ]


def test_a_library_card_without_colors_stays_colorless() -> None:
    """CR 702.114a: Culling Drone, {1}{B}, is devoid."""
    assert colors(card("Culling Drone", "drone")) == ""


@pytest.mark.parametrize(
    ("cost", "why"),
    [
        ("2R", "'2R' is no mana cost, which is symbols in braces, such as {2}{R}. Did you mean '{2}{R}'?"),
        ("two red", "'two red' is no mana cost, which is symbols in braces, such as {2}{R}."),
        ("{U/W}", "unknown mana symbol '{U/W}'. Did you mean '{W/U}'?"),
        ("{2}{r}", "unknown mana symbol '{r}'. Did you mean '{R}'?"),
        ("{Q}", "unknown mana symbol '{Q}'."),
        ("{2}{R", "'{2}{R' is no mana cost, which is symbols in braces, such as {2}{R}."),
    ],
)
def test_a_malformed_cost_is_refused_with_what_may_be_meant(cost: str, why: str) -> None:
    board = {
        "format": "damage-step/1",
        "players": [{"id": "amy"}, {"id": "nicole"}],
        "battlefield": [{**OGRE, "mana_cost": cost}],
    }
    with pytest.raises(ScenarioError) as caught:
        parse_scenario(json.dumps(board))
    assert str(caught.value).endswith(f"mana_cost: {why}")


def test_what_the_author_wrote_is_saved_and_nothing_else() -> None:
    written = json.loads(scenario_text(table({**OGRE, "mana_cost": "{2}{R}"}, creature("bear", "2/2"))))
    ogre, bear = written["battlefield"]
    assert ogre == {**OGRE, "mana_cost": "{2}{R}"}
    assert bear.keys().isdisjoint({"mana_cost", "colors"})


def test_a_spell_without_a_cost_of_its_own_has_mana_value_0_and_plays() -> None:
    """CR 202.3a."""
    board = table(OGRE, cards={"Zap": {"types": ["instant"], "text": "Draw a card."}})
    assert characteristics(play_scenario(board, built_in()).start, ObjectId("ogre")).mana_value == 0
