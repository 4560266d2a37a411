"""Shields for so many points, split over more damage than they stop (CR 615.7)."""

from __future__ import annotations

from typing import Any

import pytest

from core.explain.violations import what_is_wrong
from tests.support import AMY, NICOLE, creature, life, played

SHIELD: dict[str, Any] = {
    "name": "Shield",
    "controller": NICOLE,
    "effect": {"kind": "damage", "change": {"kind": "prevent"}},
    "protects": NICOLE,
    "points": 4,
}


@pytest.mark.parametrize(
    ("split", "remedies"),
    [
        ({"ox": 3, "elk": 1}, []),
        ({"ox": 1}, ["Use 3 more."]),
        ({"ox": 3, "elk": 3}, ["Use 2 less."]),
        ({"ox": 4}, ["Use 1 less there."]),
        ({"cub": 4}, ["Use 4 less there."]),
    ],
)
def test_a_shield_is_used_up_and_nowhere_more_than_there_is(
    split: dict[str, int], remedies: list[str]
) -> None:
    playthrough = played(
        creature("ox", "3/3"),
        creature("elk", "3/3"),
        creature("cub", "1/1"),
        script=[{"attack": {"ox": NICOLE, "elk": NICOLE}}, {"shield": {NICOLE: split}}],
        effects=[SHIELD],
    )
    wrong = what_is_wrong(playthrough.refused) if playthrough.refused else ()
    assert [one.remedy for one in wrong] == remedies
    assert life(playthrough) == (20 if remedies else 18)


GAINING = {**SHIELD, "points": 3, "effect": {**SHIELD["effect"], "besides": [{"kind": "gain_life"}]}}


def test_that_much_is_no_more_than_the_points_of_a_shield() -> None:
    """CR 615.5, 615.7: of 5 damage it prevents 3, so Nicole gains 3."""
    script = [{"attack": {"ox": NICOLE}}]
    assert life(played(creature("ox", "5/5"), script=script, effects=[GAINING])) == 20 - 5 + 3 + 3


def test_that_much_of_a_shield_over_two_sources_is_what_it_prevents_of_both() -> None:
    playthrough = played(
        creature("ox", "2/2"),
        creature("elk", "2/2"),
        script=[{"attack": {"ox": NICOLE, "elk": NICOLE}}, {"shield": {NICOLE: {"ox": 2, "elk": 1}}}],
        effects=[GAINING],
    )
    assert life(playthrough) == 20 - 4 + 3 + 3


def test_that_much_of_damage_that_can_not_be_prevented_is_what_the_shield_would_have_prevented() -> None:
    """CR 615.12: the shield prevents nothing, but its additional effect takes place."""
    skull = {"id": "skull", "name": "Skull", "types": ["artifact"], "controller": AMY}
    playthrough = played(
        creature("ox", "5/5"),
        {**skull, "abilities": [{"kind": "cant_prevent"}]},
        script=[{"attack": {"ox": NICOLE}}],
        effects=[GAINING],
    )
    assert life(playthrough) == 20 - 5 + 3
