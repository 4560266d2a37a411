"""Cards that a scenario defines: they are wherever the library's could be, and saved as they were written."""

from __future__ import annotations

import json
from typing import Any

import pytest

from core.cards.library import built_in
from core.model.permanents import Origin
from core.scenario.changes import changed, with_abilities, with_object_changed
from core.scenario.errors import ScenarioError
from core.scenario.format import Scenario
from core.scenario.known_cards import known_cards
from core.scenario.playing import play_instead, play_scenario
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, card, life, permanent, played, table

ZAP: dict[str, Any] = {
    "types": ["instant"],
    "abilities": [{"kind": "spell", "targets": [{}], "does": [{"kind": "deal_damage", "amount": 2}]}],
}
MOTH: dict[str, Any] = {"types": ["creature"], "power": 1, "toughness": 1, "keywords": ["flash", "flying"]}
SWARM: dict[str, Any] = {
    "types": ["sorcery"],
    "abilities": [{"kind": "spell", "does": [{"kind": "create_tokens", "amount": 2, "card": "Moth"}]}],
}
CARDS = {"Zap": ZAP, "Moth": MOTH, "Swarm": SWARM}
PLAYERS = [
    {"id": "amy", "hand": ["Zap", "Moth"], "graveyard": ["Moth"], "library": ["Zap"]},
    {"id": "nicole"},
]


def refusal(cards: Any, **fields: Any) -> str:
    """Return the message with which a file with such cards is refused."""
    board = {
        "format": "damage-step/1",
        "players": [{"id": "amy"}, {"id": "nicole"}],
        "cards": cards,
        **fields,
    }
    with pytest.raises(ScenarioError) as caught:
        play_scenario(parse_scenario(json.dumps(board)), built_in())
    return str(caught.value)


def test_they_are_on_the_battlefield_in_hand_graveyard_and_library() -> None:
    game = played(card("Moth", "moth"), players=PLAYERS, cards=CARDS).game
    assert game.battlefield[ObjectId("moth")].card.power == 1
    assert [len(one.card.types) for one in (*game.hand, *game.graveyard, *game.library)] == [1, 1, 1, 1]


def test_they_are_cast_from_the_hand_and_come_in_during_play() -> None:
    script: list[dict[str, Any]] = [
        {"cast": "Zap", "targets": ["nicole"]},
        {"resolve": "all"},
        {"cast": "Moth"},
    ]
    result = played(players=PLAYERS, cards=CARDS, start="precombat_main", script=script)
    assert (life(result, NICOLE), len(result.game.hand)) == (18, 0)
    assert permanent(result, "Moth").card.power == 1


def test_they_are_put_onto_the_battlefield_by_hand_in_mid_game() -> None:
    warden = card("Soul Warden", "warden", by=NICOLE)
    put = {"edit": {"card": "Moth", "controller": "amy", "token": True, "tapped": True}}
    result = played(warden, cards=CARDS, script=[put | {"at": "declare_attackers"}])
    moth = permanent(result, "Moth")
    assert (moth.controller, moth.origin, moth.status.tapped, moth.summoning_sick) == (
        AMY,
        Origin.TOKEN,
        True,
        True,
    )
    assert life(result, NICOLE) == 21


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        ({"card": "Mooth", "controller": "amy"}, "edit, card: unknown card 'Mooth'. Did you mean 'Moth'?"),
        (
            {"card": "Zap", "controller": "amy"},
            "edit, card: instants and sorceries can't be on the battlefield (CR 304.4, 307.4).",
        ),
    ],
)
def test_what_is_no_permanent_card_is_not_put_there(edit: dict[str, Any], message: str) -> None:
    assert refusal(CARDS, script=[{"edit": edit}]) == f"script, entry 1, {message}"


def test_tokens_are_like_the_card_that_an_effect_names() -> None:
    result = played(cards=CARDS, start="precombat_main", script=[{"cast": "Swarm"}])
    moths = [permanent(result, "Moth"), permanent(result, "Moth 2")]
    assert [(moth.origin, moth.card.name) for moth in moths] == [(Origin.TOKEN, "Moth")] * 2


def test_tokens_are_like_a_card_of_the_library_if_that_is_named() -> None:
    does = [{"kind": "create_tokens", "card": "Grizzly Bears"}]
    cards = {"Den": {"types": ["sorcery"], "abilities": [{"kind": "spell", "does": does}]}}
    result = played(cards=cards, start="precombat_main", script=[{"cast": "Den"}])
    assert permanent(result, "Grizzly Bears").card.toughness == 2


def test_tokens_are_like_a_card_that_rules_text_names() -> None:
    cards = {"Moth": MOTH, "Swarm": {"types": ["sorcery"], "text": "Create two tokens of the card Moth."}}
    result = played(cards=cards, start="precombat_main", script=[{"cast": "Swarm"}])
    assert permanent(result, "Moth 2").origin is Origin.TOKEN
    wrong = refusal({"Swarm": {"types": ["sorcery"], "text": "Create two tokens of the card Mothra."}})
    assert "cards, Swarm, text: unknown card 'Mothra'" in wrong


def test_one_hides_a_card_of_the_library_whatever_its_case() -> None:
    own = {"types": ["creature"], "power": 7, "toughness": 7}
    result = played(card("Grizzly Bears", "bears"), cards={"grizzly bears": own})
    assert permanent(result, "bears").card.power == 7
    cards = known_cards(table(cards={"grizzly bears": own}), built_in())
    assert len(list(cards)) == len(cards) == len(built_in())
    assert "Grizzly Bears" not in set(cards)


def test_saving_keeps_them_as_they_were_written() -> None:
    scenario = table(card("Moth", "moth"), players=PLAYERS, cards=CARDS)
    assert json.loads(scenario_text(scenario))["cards"]["Moth"] == MOTH
    assert parse_scenario(scenario_text(scenario)) == scenario


def test_an_object_loses_an_ability_of_such_a_card() -> None:
    scenario = with_abilities(table(card("Moth", "moth"), cards=CARDS), built_in(), "moth", ["flash"])
    assert scenario.battlefield[0].keywords == ("flash",)
    assert scenario.battlefield[0].power == 1


def test_another_card_of_that_name_is_played_from_the_start() -> None:
    script = [{"cast": "Zap", "targets": ["nicole"]}]
    scenario = table(cards=CARDS, start="precombat_main", script=script)
    stronger = json.loads(json.dumps(ZAP).replace('"amount": 2', '"amount": 3'))
    now = changed(scenario, cards={**scenario.cards, "Zap": stronger})
    assert life(_replayed(scenario, now), NICOLE) == 17


def test_an_edit_keeps_the_cards() -> None:
    scenario = table(card("Moth", "moth"), cards=CARDS)
    now = with_object_changed(scenario, "moth", tapped=True)
    assert now.cards == scenario.cards
    assert _replayed(scenario, now).start.battlefield[ObjectId("moth")].status.tapped


def _replayed(scenario: Scenario, now: Scenario) -> Any:
    earlier = play_scenario(scenario, built_in())
    return play_instead(now, built_in(), earlier.asking, scenario, earlier)


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        (
            {"Zap": {**ZAP, "types": ["instnt"]}},
            "cards, Zap, types, item 1: unknown card type 'instnt'. Did you mean 'instant'?",
        ),
        ({"Zap": {**ZAP, "abilites": []}}, "cards, Zap: unknown key 'abilites'. Did you mean 'abilities'?"),
        (
            {"Zap": {**ZAP, "name": "Zap"}},
            "cards, Zap: the key is the card's name already; leave out 'name'.",
        ),
        (
            {"Moth": {"types": ["creature"], "power": 1}},
            "cards, Moth, toughness: a creature needs 'toughness'.",
        ),
        ({"Moth": {"types": []}}, "cards, Moth, types: a card needs 'types', such as [\"creature\"]."),
        (
            {"Moth": {**MOTH, "back": {"name": "Cocoon", "types": ["creature"], "toughness": 1}}},
            "cards, Moth, back, power: a creature needs 'power'.",
        ),
        (
            {"Swarm": SWARM, "Mothe": MOTH},
            "cards, Swarm, abilities: unknown card 'Moth'. Did you mean 'Mothe'?",
        ),
        (
            {"Zap": ZAP, "zap": ZAP},
            "cards, Zap: two cards have this name (upper and lower case don't matter).\n"
            "cards, zap: two cards have this name (upper and lower case don't matter).",
        ),
    ],
)
def test_a_fault_says_which_card_and_which_field(cards: Any, message: str) -> None:
    assert refusal(cards) == message


def test_a_misspelt_card_is_told_with_the_nearest_of_the_file() -> None:
    objects = [{"id": "moth", "card": "Mooth", "controller": AMY}]
    said = "battlefield, object 1 (moth), card: unknown card 'Mooth'. Did you mean 'Moth'?"
    assert refusal(CARDS, battlefield=objects) == said
