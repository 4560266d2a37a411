"""Scenarios of argentum-engine become boards, from JSON or from a link; bombs and lies are refused."""

from __future__ import annotations

import json
import tracemalloc
import zlib
from base64 import urlsafe_b64encode
from typing import Any

import pytest

from core.other_programs.argentum.link import link
from core.scenario.errors import ScenarioError
from core.terms.card_types import CardType
from core.terms.steps import Step
from tests.core.other_programs.reading import losses, on_table, read

BEARS = {"name": "Grizzly Bears"}
SCENARIO: dict[str, Any] = {
    "player1Name": "Ann",
    "player2Name": "Ben",
    "player1": {
        "lifeTotal": 7,
        "hand": ["Shock"],
        "battlefield": [
            {**BEARS, "tapped": True, "counters": {"PLUS_ONE_PLUS_ONE": 3, "FIRST_STRIKE": 1}},
            {"name": "Hill Giant", "summoningSickness": True, "chosenColor": None},
            {"name": "Bonesplitter", "attachedTo": "hill giant"},
        ],
    },
    "player2": {"library": [], "graveyard": ["Forest"], "commanders": None},
    "phase": "COMBAT",
    "step": "DECLARE_ATTACKERS",
    "activePlayer": 2,
    "priorityPlayer": 2,
    "mode": "SELF",
    "player1StopAtSteps": ["UPKEEP"],
}


def text(**changes: Any) -> str:
    """Return the scenario above with other values for some keys."""
    return json.dumps({**SCENARIO, **changes})


def raw(data: bytes) -> str:
    """Return a link that holds whatever it is given."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return "?s=1" + urlsafe_b64encode(packer.compress(data) + packer.flush()).decode().rstrip("=")


def test_a_scenario_is_read_with_all_that_has_a_place() -> None:
    found = read(text())
    assert losses(found) == []
    ann, ben = found.scenario.players
    assert (ann.name, ann.life, ann.hand) == ("Ann", 7, ("Shock",))
    assert (ben.life, ben.library, ben.graveyard) == (20, (), ("Forest",))
    assert (found.scenario.active, found.scenario.start) == ("ben", Step.DECLARE_ATTACKERS)
    there = on_table(found.scenario)
    assert there["grizzly-bears"].tapped
    assert dict(there["grizzly-bears"].counters) == {"+1/+1": 3, "first strike": 1}
    assert there["hill-giant"].summoning_sick
    assert there["bonesplitter"].attached_to == "hill-giant"


def test_a_link_holds_the_same_board_wherever_it_stands() -> None:
    expected = read(text()).scenario
    for where in ("", "https://example.org/play/", "s"):
        written = link(text()) if where != "s" else link(text())[1:]
        assert (
            read((where + written) if where != "s" else written).scenario.battlefield == expected.battlefield
        )
    assert read(f"http://localhost:5173/{link(text())}&mode=AI#top").scenario.players[0].name == "Ann"


def test_up_to_four_players_stand_in_turn_order_and_count_instead() -> None:
    players = [{"name": name, "config": {"battlefield": [BEARS]}} for name in ("Ann", "Ben", "Cleo")]
    found = read(
        text(players=[*players, {"name": "Dan", "config": None}], teams=[[0, 1], [2, 3]], activePlayer=3)
    )
    assert [player.name for player in found.scenario.players] == ["Ann", "Ben", "Cleo", "Dan"]
    assert found.scenario.active == "cleo"
    assert on_table(found.scenario).keys() == {"grizzly-bears", "grizzly-bears-2", "grizzly-bears-3"}
    assert losses(found) == ["Which players are a team."]


def test_things_of_one_name_are_not_attached_to_each_other_while_another_is_free() -> None:
    bound = {**BEARS, "attachedTo": "Grizzly Bears"}
    found = read(text(player1={"battlefield": [bound, bound, BEARS]}))
    hosts = [one.attached_to for one in found.scenario.battlefield]
    assert hosts == [found.scenario.battlefield[2].id] * 2 + [None]


def test_one_of_several_hosts_of_a_name_is_told() -> None:
    seat = {"battlefield": [BEARS, BEARS, {"name": "Bonesplitter", "attachedTo": "Grizzly Bears"}]}
    found = read(text(player1=seat))
    assert on_table(found.scenario)["bonesplitter"].attached_to == "grizzly-bears"
    assert losses(found) == [
        "Bonesplitter: there are several called Grizzly Bears. It is attached to the first one."
    ]


def test_what_has_no_place_is_told() -> None:
    seat = {
        "exile": ["Shock"],
        "commanders": ["Hill Giant"],
        "manaPool": {"RED": 2},
        "battlefield": [{**BEARS, "chosenColor": "WHITE", "attachedTo": "Nobody"}],
    }
    assert losses(read(text(player1=seat, weather="rain"))) == [
        "“weather”.",
        "Shock: cards can't be set up in exile.",
        "Hill Giant: cards can't be set up in the command zone.",
        "Grizzly Bears: the color chosen for it.",
        "Ann: “manaPool”.",
        "Grizzly Bears: there is no “Nobody” on the battlefield. It isn't attached to anything.",
    ]


def test_custom_cards_are_defined_by_the_scenario_and_hide_others_of_their_name() -> None:
    moth = {
        "name": "Moth",
        "type_line": "Legendary Creature \u2014 Insect Druid",
        "power": "1",
        "toughness": "3",
        "colors": ["W"],
        "oracle_text": "Flying, lifelink\nBlub blub.\nWhen Moth dies, draw a card.",
    }
    bears = {"name": "Grizzly Bears", "type_line": "Creature - Bear", "power": "*", "toughness": "9"}
    seat = {"battlefield": [{"name": "Moth"}, BEARS], "hand": ["moth"]}
    found = read(text(player1=seat, customCards=[json.dumps(moth), json.dumps(bears)]))
    own = found.scenario.cards["Moth"]
    assert (own.power, own.subtypes, own.text.splitlines()[0]) == (1, ("Insect", "Druid"), "Flying, lifelink")
    assert found.scenario.players[0].hand == ("Moth",)
    assert CardType.CREATURE in found.scenario.cards["Grizzly Bears"].types
    assert losses(found) == [
        "Moth: this line of its text can't be read yet: “Blub blub.”",
        "Grizzly Bears: its size isn't a plain number. It stands as 1/9.",
    ]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"player1": []}, "board: 'player1' must be an object in braces."),
        ({"player1": {"lifeTotal": "many"}}, "player1: 'lifeTotal' must be a whole number up to 1,000,000."),
        ({"player1": {"hand": [7]}}, "player1, hand: 'hand' must be a text."),
        ({"player1": {"battlefield": [{}]}}, "player1, battlefield, object 1: a card has no name."),
        ({"player1": {"battlefield": [{**BEARS, "tapped": "yes"}]}}, "'tapped' must be true or false."),
        ({"player1": {"battlefield": [BEARS] * 2001}}, "2,001 cards are too many"),
        ({"player1": {"battlefield": [{"name": "Shuko", "attachedTo": "Shuko"}]}}, "in a circle: Shuko"),
        ({"step": "LUNCH"}, "board, step: 'LUNCH' isn't a step of a turn."),
        ({"activePlayer": 3}, "board, activePlayer: '3' isn't a player. Players: 1 and 2."),
        ({"players": [{}] * 17}, "17 players are too many: a board has at most 16."),
        ({"customCards": ["nonsense"]}, "customCards, item 1: "),
        (
            {"customCards": [json.dumps({"oracle_text": "\n" * 5000})]},
            "the cards that this file defines have more than 4,000 lines of text.",
        ),
        ({"customCards": ["{}"]}, "customCards, item 1: {} isn't a card."),
    ],
)
def test_what_is_broken_is_refused_with_its_place(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        read(text(**changes))
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ('{"player1": ' + "[" * 5000 + "]" * 5000 + "}", "5001"),
        ('{"player1": {}, "player1": {}}', "player1"),
        ('{"player1": {"lifeTotal": 1e400}}', ""),
        ('{"player1": {"lifeTotal": ' + "9" * 4000 + "}}", ""),
        ('{"player1": {}', ""),
        (link(text())[:-20], "link: this link is damaged"),
        ("?s=1" + "A" * 500_000, "this link is too long: no more than 400,000 characters are read."),
        ("?s=1!!!!!!!!aaaaaaaaaaaa", "isn't a Forge game state"),
        ("?s=1zzzzzzzzzzzz\nmore words", "link: this link is damaged"),
        (raw(b"\xff\xfe{}"), "link: this link is damaged"),
        (raw(b"[]"), ""),
    ],
)
def test_hostile_text_is_refused(written: str, told: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        read(written)
    assert told in str(refused.value)


def test_a_bomb_in_a_link_is_refused_in_little_memory() -> None:
    bomb = raw(b'{"player1Name": "' + b"a" * 200_000_000 + b'"}')
    tracemalloc.start()
    with pytest.raises(ScenarioError, match="damaged"):
        read(bomb)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 40_000_000
