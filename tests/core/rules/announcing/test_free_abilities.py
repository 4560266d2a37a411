"""Keyword abilities that cost {0} are activated as others are (CR 118.5)."""

from __future__ import annotations

from tests.support import creature, permanent, played


def test_equip_for_nothing_attaches() -> None:
    blade = {
        "types": ["artifact"],
        "subtypes": ["Equipment"],
        "text": "Equipped creature gets +1/+0.\nEquip {0}",
    }
    lying = {"id": "blade", "card": "Feather Blade", "controller": "amy"}
    script = [{"at": "precombat_main", "activate": {"object": "blade"}, "targets": ["bear"]}]
    playthrough = played(
        creature("bear", "2/2"), lying, cards={"Feather Blade": blade}, start="precombat_main", script=script
    )
    assert permanent(playthrough, "blade").attached_to == "bear"
