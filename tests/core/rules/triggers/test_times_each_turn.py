"""Abilities that trigger only once each turn (CR 603.2)."""

from __future__ import annotations

from typing import Any

from tests.support import AMY, NICOLE, creature, happened, life, played

ONCE = "This ability triggers only once each turn."
FALLEN = f"Whenever another creature dies, you gain 1 life. {ONCE}"
ATTACK = {"attack": {"ox": NICOLE, "elk": NICOLE}}


def test_what_happens_twice_at_once_triggers_it_once() -> None:
    banner = creature(
        "banner", "0/1", text=f"Whenever a creature you control attacks, you gain 1 life. {ONCE}"
    )
    playthrough = played(banner, creature("ox", "2/2"), creature("elk", "2/2"), script=[ATTACK])
    assert life(playthrough, AMY) == 21


def test_two_such_abilities_have_a_turn_each() -> None:
    """Each is an ability of its own."""
    crow = creature("crow", "0/1", text=f"{FALLEN}\n{FALLEN}")
    blocks: list[dict[str, Any]] = [ATTACK, {"block": {"cub": "ox", "imp": "elk"}}]
    playthrough = played(
        crow,
        creature("ox", "2/2"),
        creature("elk", "2/2"),
        creature("cub", "1/1", NICOLE),
        creature("imp", "1/1", NICOLE),
        script=blocks,
    )
    assert life(playthrough, AMY) == 22


def test_what_has_gone_triggers_no_more_often_for_that() -> None:
    """It dies along with the others: it looks back, and still triggers once (CR 603.10a)."""
    crow = creature("crow", "1/1", text=FALLEN)
    playthrough = played(
        crow,
        creature("ox", "2/2"),
        creature("elk", "2/2"),
        creature("imp", "4/4", NICOLE),
        creature("cub", "2/2", NICOLE),
        creature("fox", "2/2", NICOLE),
        script=[
            {"attack": {"crow": NICOLE, "ox": NICOLE, "elk": NICOLE}},
            {"block": {"imp": "crow", "cub": "ox", "fox": "elk"}},
        ],
    )
    assert len(happened(playthrough, "ability_triggered")) == 1
    assert life(playthrough, AMY) == 21
