"""Several effects on damage to several recipients: who is asked what, and what is told in one go."""

from __future__ import annotations

from typing import Any

from core.play.playthrough import Asking, Playthrough
from core.rules.choices.replacement import ChooseReplacement
from tests.support import AMY, NICOLE, card, creature, happened, life, permanent, played

ATTACK: dict[str, Any] = {"attack": {"ox": NICOLE, "elk": NICOLE}}
BLOCK: dict[str, Any] = {"block": {"wall": "ox", "hill": "elk"}}
BOARD = (
    creature("ox", "3/9"),
    creature("elk", "3/9"),
    creature("wall", "0/9", by=NICOLE),
    creature("hill", "0/9", by=NICOLE),
    card("Furnace of Rath", "furnace"),
    card("Valkmira, Protector's Shield", "valkmira", NICOLE),
)


def asked_for(playthrough: Playthrough) -> list[str]:
    """Return for whom which effect goes first was asked, in order."""
    choices = (decision.choice for decision in playthrough.decisions)
    return [choice.affected for choice in choices if isinstance(choice, ChooseReplacement)]


def test_what_a_player_wants_for_all_is_applied_to_all_at_once() -> None:
    """CR 616.1: asked for each, and told in one frame."""
    playthrough = played(*BOARD, script=[ATTACK, BLOCK])
    assert asked_for(playthrough) == ["wall", "hill"]
    assert len(happened(playthrough, "damage_prevented")) == 1
    assert [permanent(playthrough, one).damage for one in ("wall", "hill")] == [4, 4]


def test_a_player_may_want_another_order_for_each() -> None:
    script = [ATTACK, BLOCK, {"replace": "furnace"}, {"replace": "valkmira"}]
    playthrough = played(*BOARD, script=script)
    assert [permanent(playthrough, one).damage for one in ("wall", "hill")] == [5, 4]
    assert len(happened(playthrough, "damage_prevented")) == 2


def test_two_that_do_the_same_need_no_choice() -> None:
    furnaces = (card("Furnace of Rath", "one"), card("Furnace of Rath", "two", NICOLE))
    attack = {"attack": {"ox": NICOLE}}
    playthrough = played(creature("ox", "3/3"), *furnaces, script=[attack], asking=Asking.DECISIONS)
    assert playthrough.pending is None
    assert life(playthrough) == 8
    choosing = played(creature("ox", "3/3"), *furnaces, script=[attack, {"replace": "two"}])
    assert choosing.unused == ()
    assert [event["by"] for event in happened(choosing, "damage_replaced")] == ["two", "one"]


def test_two_that_do_the_same_to_a_part_of_it_are_still_a_choice() -> None:
    """A shield of 2 points, and another: which of them is used up is for the player to say."""
    shield = {"name": "Shield", "controller": NICOLE, "protects": NICOLE, "points": 2}
    prevents = {"kind": "damage", "change": {"kind": "prevent"}}
    playthrough = played(
        creature("ox", "1/3"),
        script=[{"attack": {"ox": NICOLE}}],
        effects=[{**shield, "id": "a", "effect": prevents}, {**shield, "id": "b", "effect": prevents}],
    )
    assert asked_for(playthrough) == [NICOLE]
    assert [waiting.points for waiting in playthrough.game.effects] == [1, 2]
    assert life(playthrough, AMY) == life(playthrough, NICOLE) == 20


def test_what_is_redirected_for_one_is_still_a_choice_for_another() -> None:
    """CR 616.1: for the wall nothing else applies, for the hill a shield might go first."""
    guards = {
        "kind": "damage",
        "change": {"kind": "redirect", "to": "this"},
        "recipient": {"objects": {"controller": "you", "which": "other"}},
    }
    shield = {
        "id": "shield",
        "name": "Shield",
        "controller": NICOLE,
        "protects": "hill",
        "points": 2,
        "effect": {"kind": "damage", "change": {"kind": "prevent"}},
    }
    playthrough = played(
        *BOARD[:4],
        creature("guard", "0/9", by=NICOLE, abilities=[guards]),
        script=[ATTACK, BLOCK, {"replace": "shield"}],
        effects=[shield],
    )
    assert asked_for(playthrough) == ["hill"]
    assert [permanent(playthrough, one).damage for one in ("wall", "hill", "guard")] == [0, 0, 4]
