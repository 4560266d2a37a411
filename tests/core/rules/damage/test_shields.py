"""Shields for so many points, split over more damage than they stop (CR 615.7)."""

from __future__ import annotations

import pytest

from tests.support import NICOLE, creature, life, played

SHIELD = {
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
    violations = playthrough.refused.violations if playthrough.refused else ()
    assert [one.remedy for one in violations] == remedies
    assert life(playthrough) == (20 if remedies else 18)
