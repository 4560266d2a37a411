"""What the card library once had, and what its abilities were called."""

from typing import Any

from core.cards.library import built_in
from core.files.older_cards import with_older_cards
from core.scenario.playing import play_scenario
from core.scenario.reading import parse_scenario, scenario_of
from core.scenario.saving import scenario_text

BOARD: dict[str, Any] = {
    "players": [{"id": "amy"}, {"id": "nicole"}],
    "battlefield": [
        {"id": "factory", "card": "Mishra's Factory", "controller": "amy"},
        {"id": "bear", "card": "Grizzly Bears", "controller": "nicole"},
    ],
    "start": "beginning_of_combat",
}
ANIMATE = {"by": "amy", "activate": {"object": "factory", "ability": "animate"}}


def test_a_card_that_the_library_had_is_defined_by_the_file() -> None:
    data = BOARD | {"script": [{"by": "amy", "cast": "Smother", "targets": ["bear"]}]}
    assert "Smother" not in built_in()
    scenario = scenario_of(with_older_cards(data))
    assert "bear" not in play_scenario(scenario, built_in()).game.battlefield
    assert parse_scenario(scenario_text(scenario)) == scenario


def test_a_card_of_the_file_s_own_is_left() -> None:
    own = {"Smother": {"types": ["instant"], "text": "Destroy target creature."}}
    data = BOARD | {"cards": own, "script": [{"by": "amy", "cast": "Smother", "targets": ["bear"]}]}
    assert with_older_cards(data)["cards"] == own


def test_an_ability_goes_by_its_number() -> None:
    read = with_older_cards(BOARD | {"script": [ANIMATE], "variations": [{"script": [ANIMATE]}]})
    assert read["script"] == [{"by": "amy", "activate": {"object": "factory", "ability": 1}}]
    assert read["variations"][0]["script"] == read["script"]
    playthrough = play_scenario(scenario_of(read), built_in())
    assert playthrough.refused is None
    assert not playthrough.unused


def test_an_ability_of_that_name_of_anything_else_is_left() -> None:
    objects = [{"id": "factory", "name": "Works", "types": ["land"], "controller": "amy"}]
    data = {"battlefield": objects, "script": [ANIMATE]}
    assert with_older_cards(data) == data
