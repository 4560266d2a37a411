"""Names of cards in scripts and expectations, where just one thing can be meant."""

from __future__ import annotations

from typing import Any

from core.cards.library import built_in
from core.explain.violations import what_is_wrong
from core.play.playthrough import Playthrough
from core.scenario.expect import differences
from core.scenario.playing import play_scenario
from tests.support import AMY, NICOLE, card, creature, permanent, played, rules_broken, table

DIG = {
    "types": ["instant"],
    "text": "Return target creature card from your graveyard to your hand.",
}
CAST = {"cast": "Dig", "by": AMY, "targets": ["Grizzly Bears"]}


def digging(*objects: dict[str, Any], graveyard: list[str], script: list[dict[str, Any]]) -> Playthrough:
    players = [{"id": AMY, "graveyard": graveyard}, {"id": NICOLE}]
    return played(*objects, players=players, cards={"Dig": DIG}, script=script)


def test_a_card_in_a_graveyard_is_targeted_by_its_name() -> None:
    playthrough = digging(graveyard=["Grizzly Bears", "Shock"], script=[CAST])
    assert rules_broken(playthrough) == []
    assert [one.card.name for one in playthrough.game.hand] == ["Grizzly Bears"]


def test_a_name_means_the_one_with_which_the_answer_is_legal() -> None:
    """Grizzly Bears on the battlefield is no card in a graveyard (CR 115.1)."""
    bear = card("Grizzly Bears", "bear")
    playthrough = digging(bear, graveyard=["Grizzly Bears"], script=[CAST])
    assert rules_broken(playthrough) == []
    assert "bear" in playthrough.game.battlefield


def test_what_came_this_turn_is_judged_by_its_name() -> None:
    """It is on the battlefield, under an id with a number; what keeps it from attacking is CR 302.6."""
    gone = {"edit": {"object": "angel", "move": "hand"}}
    again = {"edit": {"card": "Serra Angel", "controller": AMY}}
    playthrough = played(
        card("Serra Angel", "angel"),
        start="upkeep",
        script=[gone, again, {"attack": {"Serra Angel": NICOLE}}],
    )
    assert rules_broken(playthrough) == ["302.6"]


def test_several_of_a_name_are_listed_with_their_ids() -> None:
    playthrough = digging(graveyard=["Grizzly Bears", "Grizzly Bears"], script=[CAST])
    assert playthrough.refused is not None
    (wrong,) = what_is_wrong(playthrough.refused)
    assert wrong.sentence.startswith("There are 2 called 'Grizzly Bears'")
    assert wrong.remedy == "Write amy.graveyard.1 (graveyard) or amy.graveyard.2 (graveyard)."


def test_an_outcome_is_expected_by_name() -> None:
    board = table(card("Grizzly Bears", "bear", damage=1), expect={"damage": {"Grizzly Bears": 1}})
    assert differences(board, play_scenario(board, built_in())) == ()


def test_what_is_expected_and_not_there_is_told_with_what_is() -> None:
    board = table(creature("ox", "2/2"), creature("elk", "3/3"), expect={"damage": {"Hill Giant": 1}})
    (told,) = differences(board, play_scenario(board, built_in()))
    assert "it isn't there; the battlefield has ox (Ox) and elk (Elk)" in told


def test_an_id_goes_before_a_name() -> None:
    """An object with the id of another's name is the one that is meant."""
    ox, elk = creature("Elk", "2/2"), creature("other", "3/3")
    playthrough = played({**ox, "name": "Ox"}, {**elk, "name": "Elk"}, script=[{"attack": {"Elk": NICOLE}}])
    assert permanent(playthrough, "Elk").status.tapped
    assert not permanent(playthrough, "other").status.tapped
