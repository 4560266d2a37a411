"""Boards are written as argentum-engine reads them; what its scenarios can't hold is told."""

from __future__ import annotations

import json
from typing import Any

from core.cards.library import built_in
from core.other_programs.exporting import Target, exported
from core.other_programs.left_out import told
from core.scenario.format import Scenario
from tests.core.other_programs.reading import position, read
from tests.support import NICOLE, card, creature, table


def argentum(scenario: Scenario) -> tuple[dict[str, Any], list[str]]:
    """Return the scenario as JSON data, and what is lost."""
    written = exported(scenario, built_in(), Target.ARGENTUM)
    return json.loads(written.text), [told(one) for one in written.left_out]


def test_a_board_is_written_with_custom_cards_for_what_is_written_out() -> None:
    board = table(
        card("Grizzly Bears", "bear", tapped=True, counters={"+1/+1": 2}),
        card("Bonesplitter", "axe", attached_to="bear"),
        creature(
            "ox", "3/3 red first strike", text="When this creature dies, draw a card.", summoning_sick=True
        ),
        creature("wall", "0/4 defender", by=NICOLE),
        players=[{"id": "amy", "name": "Amy", "hand": ["Shock"]}, {"id": "nicole", "library": [], "life": 3}],
        active="nicole",
    )
    data, lost = argentum(board)
    assert lost == []
    assert (data["player1Name"], data["activePlayer"], data["phase"]) == ("Amy", 2, "COMBAT")
    assert data["player1"]["battlefield"][0] == {
        "name": "Grizzly Bears",
        "tapped": True,
        "counters": {"PLUS_ONE_PLUS_ONE": 2},
    }
    assert data["player1"]["battlefield"][1] == {"name": "Bonesplitter", "attachedTo": "Grizzly Bears"}
    ox, _ = (json.loads(one) for one in data["customCards"])
    assert (ox["name"], ox["power"], ox["type_line"]) == ("Ox", "3", "Creature")
    assert position(read(json.dumps(data)).scenario) == position(board)


def test_cards_that_abilities_name_go_along() -> None:
    board = table(
        players=[{"id": "amy", "hand": ["Swarm"]}, {"id": "nicole"}],
        cards={
            "Moth": {"types": ["creature"], "power": 1, "toughness": 1},
            "Swarm": {"types": ["sorcery"], "text": "Create two tokens of the card Moth."},
        },
    )
    data, lost = argentum(board)
    assert lost == []
    found = read(json.dumps(data))
    assert (list(found.scenario.cards), found.unknown) == (["Swarm", "Moth"], ())
    del data["customCards"][1]
    found = read(json.dumps(data))
    assert [(one.name, one.line) for one in found.unknown] == [("Moth", "1/1")]
    assert read(json.dumps(data), descriptions={"moth": "4/4 flying"}).scenario.cards["Moth"].power == 4


def test_three_players_stand_in_a_list() -> None:
    board = table(players=[{"id": "amy"}, {"id": "nicole"}, {"id": "raj", "life": 2}])
    data, _ = argentum(board)
    assert data["players"][2] == {"name": "raj", "config": {"lifeTotal": 2}}
    assert position(read(json.dumps(data)).scenario) == position(board)


def test_what_argentum_cannot_hold_is_told_object_by_object() -> None:
    board = table(
        card("Grizzly Bears", "one"),
        card("Grizzly Bears", "two", damage=1, power=5),
        card("Bonesplitter", "axe", attached_to="two"),
        creature("soldier", "1/1", token=True),
        {**creature("bigger", "2/2", token=True), "name": "Soldier"},
        players=[{"id": "amy", "poison": 2}, {"id": "nicole"}],
        script=[{"attack": {"one": "nicole"}}],
    )
    _, lost = argentum(board)
    assert lost == [
        "An attack.",
        "Grizzly Bears: its power.",
        "Soldier: another card with this name is different. This one becomes like that one.",
        "amy: poison counters.",
        "Grizzly Bears: the damage marked on it.",
        "Bonesplitter: there are several called Grizzly Bears. It is attached to the first one.",
        "Soldier: that it is a token.",
    ]
