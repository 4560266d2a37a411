"""Instructions about what is not there any more, or about no amount, do nothing (CR 608.2b, 609.3)."""

from __future__ import annotations

from typing import Any

import pytest

from core.play.playthrough import Playthrough
from tests.support import AMY, NICOLE, creature, happened, is_there, life, permanent, played

MAIN = {"start": "precombat_main", "until": "precombat_main"}
CREATURE = {"what": {"objects": {"types": ["creature"]}}}


def bolt(target: str) -> dict[str, Any]:
    return {"by": AMY, "cast": "Lightning Bolt", "targets": [target]}


def activated(*objects: dict[str, Any], text: str, then: list[dict[str, Any]]) -> Playthrough:
    """Return what comes of an ability of Amy's ox that is answered."""
    ox = creature("ox", "2/2", text=text)
    script = [{"by": AMY, "activate": {"object": "ox"}}, *then]
    return played(ox, *objects, script=script, **MAIN)


@pytest.mark.parametrize("text", ["{2}: Adapt 2.", "{2}: Monstrosity 2."])
def test_what_is_gone_does_not_grow(text: str) -> None:
    """CR 701.37a, 701.46a."""
    playthrough = activated(text=text, then=[bolt("ox")])
    assert playthrough.refused is None
    assert not is_there(playthrough, "ox")
    assert not happened(playthrough, "counters_put")
    assert permanent(activated(text=text, then=[]), "ox").counters == {"+1/+1": 2}


def test_proliferating_without_counters_asks_nothing() -> None:
    """CR 701.34a."""
    assert not happened(activated(text="{2}: Proliferate.", then=[]), "counters_put")


def test_no_cards_are_milled_for_no_artifacts() -> None:
    """CR 107.1b."""
    counted = {"kind": "counted", "of": {"types": ["artifact"]}}
    assert cast(cards=spell({"kind": "mill", "who": "you", "amount": counted})).refused is None


def spell(*does: dict[str, Any], targets: int = 0, **fields: Any) -> dict[str, Any]:
    """Return the cards with a sorcery of Amy's, called Rite."""
    ability = {"kind": "spell", "targets": [CREATURE] * targets, "does": list(does)}
    return {"Rite": {"types": ["instant"], "abilities": [ability]}, **fields}


def cast(
    *objects: dict[str, Any], cards: dict[str, Any], targets: tuple[str, ...] = (), **fields: Any
) -> Playthrough:
    script = [
        {"by": AMY, "cast": "Rite", "targets": [*targets], **fields.pop("how", {})},
        *fields.pop("then", []),
    ]
    return played(*objects, cards=cards, script=script, **MAIN, **fields)


def test_excess_damage_goes_to_a_second_target() -> None:
    """CR 120.4a."""
    deals = {"kind": "deal_damage", "amount": 5, "excess_to": "target_2"}
    board = creature("elk", "2/2", by=NICOLE), creature("bear", "1/9", by=NICOLE)
    cards = spell(deals, targets=2)
    playthrough = cast(*board, cards=cards, targets=("elk", "bear"))
    assert not is_there(playthrough, "elk")
    assert permanent(playthrough, "bear").damage == 3
    one_left = cast(*board, cards=cards, targets=("elk", "bear"), then=[bolt("elk")])
    assert permanent(one_left, "bear").damage == 0


def test_excess_damage_has_nowhere_to_go_without_its_second_target() -> None:
    """CR 608.2b: then all of it is dealt to the first."""
    deals = {"kind": "deal_damage", "amount": 5, "excess_to": "target_2"}
    board = creature("elk", "2/4", by=NICOLE), creature("bear", "1/1", by=NICOLE)
    playthrough = cast(*board, cards=spell(deals, targets=2), targets=("elk", "bear"), then=[bolt("bear")])
    assert not is_there(playthrough, "elk")
    assert happened(playthrough, "damage_marked")[-1]["amount"] == 5


def test_a_shield_of_x_is_none_if_x_is_nothing() -> None:
    """CR 615.7."""
    shield = {"kind": "damage", "change": {"kind": "prevent"}}
    cards = spell({"kind": "make_effect", "effect": shield, "on": "target", "points": "x"}, targets=1)
    cards["Rite"]["mana_cost"] = "{X}{W}"
    elk = creature("elk", "2/9", by=NICOLE)
    for x, damage in ((0, 3), (2, 1)):
        playthrough = cast(
            elk, cards=cards, targets=("elk",), how={"x": x}, then=[{"resolve": "all"}, bolt("elk")]
        )
        assert permanent(playthrough, "elk").damage == damage
        assert len(happened(playthrough, "effect_began")) == (x > 0)


def test_what_has_left_is_copied_as_it_last_was() -> None:
    """CR 608.2h, 707.4: an illegal target is not."""
    becomes = {"kind": "become_copy", "on": "target", "of": "target_2"}
    board = creature("elk", "2/2", by=NICOLE), creature("bear", "1/1", by=NICOLE)
    copied = cast(*board, cards=spell(becomes, targets=2), targets=("elk", "bear"))
    assert permanent(copied, "elk").card.name == "Bear"
    left = cast(*board, cards=spell(becomes, targets=2), targets=("elk", "bear"), then=[bolt("bear")])
    assert permanent(left, "elk").card.name == "Elk"


def test_no_token_copies_an_illegal_target() -> None:
    """CR 608.2b."""
    copies = {"kind": "create_tokens", "copy_of": "target_2"}
    taps = {"kind": "tap"}
    board = creature("elk", "2/2", by=NICOLE), creature("bear", "1/1", by=NICOLE)
    cards = spell(taps, copies, targets=2)
    assert len(cast(*board, cards=cards, targets=("elk", "bear")).game.battlefield) == 3
    gone = cast(*board, cards=cards, targets=("elk", "bear"), then=[bolt("bear")])
    assert len(gone.game.battlefield) == 1
    assert permanent(gone, "elk").status.tapped


def test_a_ninja_that_has_left_the_hand_does_not_enter() -> None:
    """CR 702.49c."""
    cards = {
        "Ninja": {"types": ["creature"], "power": 2, "toughness": 2, "text": "Ninjutsu {U}"},
        "Rot": {"types": ["instant"], "text": "Target player discards a card."},
    }
    players = [{"id": AMY, "hand": ["Ninja"]}, {"id": NICOLE}]
    script: list[dict[str, Any]] = [
        {"attack": {"ox": NICOLE}},
        {"block": {}},
        {"by": AMY, "activate": {"object": "Ninja", "ability": "ninjutsu"}, "at": "declare_blockers"},
        {"by": AMY, "cast": "Rot", "targets": [AMY]},
        {"choose": ["Ninja"]},
    ]
    playthrough = played(creature("ox", "2/2"), cards=cards, players=players, script=script)
    assert playthrough.refused is None
    assert (life(playthrough), len(playthrough.game.battlefield)) == (20, 0)


def test_what_prevented_damage_pays_for_may_end_the_game() -> None:
    """CR 615.5, 104.2a."""
    does = [{"kind": "lose_game", "who": "opponents"}, {"kind": "deal_damage", "amount": 3, "to": "you"}]
    shield = {
        "kind": "make_effect",
        "effect": {"kind": "damage", "change": {"kind": "prevent"}},
        "on": "target",
        "if_prevented": [{"does": [one]} for one in does],
    }
    elk = creature("elk", "2/9")
    playthrough = cast(
        elk, cards=spell(shield, targets=1), targets=("elk",), then=[{"resolve": "all"}, bolt("elk")]
    )
    assert playthrough.game.is_over
    assert life(playthrough, AMY) == 20
