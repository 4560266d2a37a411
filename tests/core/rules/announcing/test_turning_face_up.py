"""Turning what is face down face up: a special action of its controller (CR 116.2b, 702.37, 702.168, 708)."""

from typing import Any

import pytest

from core.characteristics.current import characteristics
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, creature, happened, is_there, played, rules_broken

UP: dict[str, Any] = {"activate": {"object": "drake", "ability": "morph"}, "at": "beginning_of_combat"}


ARREST = "Enchanted creature can't attack or block, and its activated abilities can't be activated."


def drake(text: str, **fields: Any) -> dict[str, Any]:
    """Return a face-down 4/4 that has this text face up."""
    return {**creature("drake", "4/4"), "text": text, "face_down": True, **fields}


def turned(*objects: dict[str, Any], script: list[dict[str, Any]], **fields: Any) -> list[str]:
    """Return the rules that are broken by turning something up before combat."""
    return rules_broken(played(*objects, script=script, start="beginning_of_combat", **fields))


def test_face_down_it_has_nothing_of_what_is_printed() -> None:
    """CR 708.2a."""
    playthrough = played(
        drake("Morph {2}\nFlying\nOther creatures you control get +1/+1."), creature("elk", "1/1")
    )
    what = characteristics(playthrough.game, ObjectId("drake"))
    assert (what.name, what.power, what.toughness, what.keywords) == ("", 2, 2, frozenset())
    assert characteristics(playthrough.game, ObjectId("elk")).power == 1


def test_it_uses_no_stack_and_gets_a_new_timestamp() -> None:
    """CR 116.2b; CR 613.7f."""
    playthrough = played(
        drake("Morph {2}\nFlying"), creature("elk", "1/1"), start="beginning_of_combat", script=[UP]
    )
    assert happened(playthrough, "ability_activated") == []
    battlefield = playthrough.game.battlefield
    assert battlefield[ObjectId("drake")].timestamp > battlefield[ObjectId("elk")].timestamp
    assert battlefield[ObjectId("drake")].label == "Drake"


def test_only_by_an_ability_that_it_would_have_face_up() -> None:
    """CR 702.37e."""
    assert turned(drake("Morph {2}"), script=[UP]) == []
    assert turned(drake("Flying"), script=[UP]) == ["602.1"]
    assert turned({**drake("Morph {2}"), "face_down": False}, script=[UP]) == ["602.1"]


def test_what_stops_abilities_does_not_stop_it() -> None:
    """CR 116.2b: a special action is no activated ability."""
    arrest = {
        "id": "arrest",
        "name": "Arrest",
        "types": ["enchantment"],
        "subtypes": ["Aura"],
        "text": f"Enchant creature\n{ARREST}",
        "controller": NICOLE,
        "attached_to": "drake",
    }
    assert turned(drake("Morph {2}"), arrest, script=[UP]) == []


def test_each_of_several_is_told_apart_and_called_by_its_name_in_the_end() -> None:
    two = drake("Morph {2}"), {**drake("Morph {2}"), "id": "other"}
    playthrough = played(*two, start="beginning_of_combat", script=[UP])
    labels = [one.label for one in playthrough.game.battlefield.values()]
    assert labels == ["Drake", "Face-down creature 2"]


@pytest.mark.parametrize(
    ("text", "size"),
    [("Morph {2}", (4, 4)), ("Megamorph {2}", (5, 5)), ("Disguise {2}", (4, 4))],
)
def test_only_megamorph_adds_a_counter(text: str, size: tuple[int, int]) -> None:
    """CR 702.37b."""
    up = {**UP, "activate": {"object": "drake"}}
    playthrough = played(drake(text), start="beginning_of_combat", script=[up])
    what = characteristics(playthrough.game, ObjectId("drake"))
    assert (what.power, what.toughness) == size


def test_an_ability_on_dying_is_not_there_while_it_is_face_down() -> None:
    """CR 603.10a: it looks back at a permanent without text; CR 708.9: it is revealed as it leaves."""
    playthrough = played(
        drake("Morph {2}\nWhen this creature dies, draw a card."),
        start="beginning_of_combat",
        script=[{"cast": "Shock", "by": NICOLE, "targets": ["drake"]}],
    )
    assert not is_there(playthrough, "drake")
    assert happened(playthrough, "card_drawn") == []
    assert [card.card.name for card in playthrough.game.graveyard] == ["Shock", "Drake"]


def test_a_spell_may_turn_things_face_down_and_again_does_nothing() -> None:
    """CR 708.2a, 708.2b."""
    ixid = {
        **creature("ixid", "1/1"),
        "text": "Whenever this creature attacks, turn target creature an opponent controls face down.",
    }
    script: list[dict[str, Any]] = [{"attack": {"ixid": NICOLE}}]
    playthrough = played(ixid, creature("elk", "5/5", by=NICOLE), script=script)
    assert playthrough.game.battlefield[ObjectId("elk")].status.face_down
    assert characteristics(playthrough.game, ObjectId("elk")).power == 2


def test_a_cost_of_more_than_mana_is_paid_or_it_stays_face_down() -> None:
    """CR 702.37e: the morph cost is paid; CR 118.3: what can't be paid is no way."""
    players = [{"id": AMY, "life": 4}, {"id": NICOLE}]
    costly = drake("Morph\N{EM DASH}Pay 3 life.")
    playthrough = played(costly, start="beginning_of_combat", script=[UP], players=players)
    assert playthrough.game.players[AMY].life == 1
    assert not playthrough.game.battlefield[ObjectId("drake")].status.face_down
    assert turned(drake("Morph\N{EM DASH}Pay 5 life."), script=[UP], players=players) == ["118.3"]
