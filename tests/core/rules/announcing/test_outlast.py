"""Outlast and firebending (CR 702.107a, 702.189a)."""

from __future__ import annotations

from core.explain.outcome import refusals
from tests.support import NICOLE, creature, happened, life, permanent, played

OUTLAST = {"activate": {"object": "ox"}}


def test_outlast_taps_for_a_counter() -> None:
    ox = creature("ox", "2/2", keywords=["outlast {W}"])
    playthrough = played(ox, start="precombat_main", script=[{"at": "precombat_main", **OUTLAST}])
    assert permanent(playthrough, "ox").counters == {"+1/+1": 1}
    assert permanent(playthrough, "ox").status.tapped


def test_outlast_is_no_ability_for_combat() -> None:
    ox, elf = creature("ox", "2/2", keywords=["outlast {W}"]), creature("elf", "1/1")
    attack = {"attack": {"elf": NICOLE}}
    playthrough = played(ox, elf, script=[attack, {"at": "declare_attackers", **OUTLAST}])
    assert refusals(playthrough)
    assert permanent(playthrough, "ox").counters == {}


def test_firebending_triggers_and_changes_nothing_here() -> None:
    playthrough = played(
        creature("ox", "2/2", keywords=["firebending 3"]), script=[{"attack": {"ox": NICOLE}}, {"block": {}}]
    )
    assert len(happened(playthrough, "ability_triggered")) == 1
    assert life(playthrough, NICOLE) == 18
