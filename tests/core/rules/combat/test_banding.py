"""Attacking bands: who may be in one (CR 702.22c, 702.22d)."""

from __future__ import annotations

import pytest

from tests.support import NICOLE, card, creature, played, rules_broken


@pytest.mark.parametrize(
    ("attacks", "bands", "rules"),
    [
        ({"hero": NICOLE, "squire": NICOLE}, [["hero", "squire"]], []),
        ({"hero": NICOLE, "ox": NICOLE}, [["hero", "ox"]], []),
        ({"hero": NICOLE, "ox": NICOLE, "elk": NICOLE}, [["hero", "ox", "elk"]], ["702.22c"]),
        ({"hero": NICOLE, "squire": "ilse"}, [["hero", "squire"]], ["702.22d"]),
        ({"hero": NICOLE}, [["hero", "squire"]], ["702.22c"]),
        ({"hero": NICOLE, "squire": NICOLE}, [["hero", "squire", "squire"]], ["702.22c"]),
        (
            {"hero": NICOLE, "squire": NICOLE, "ox": NICOLE},
            [["hero", "squire"], ["squire", "ox"]],
            ["702.22c"],
        ),
    ],
)
def test_what_may_attack_in_a_band(attacks: dict[str, str], bands: list[list[str]], rules: list[str]) -> None:
    playthrough = played(
        creature("hero", "1/1 banding"),
        creature("squire", "1/1 banding"),
        creature("ox", "3/3"),
        creature("elk", "2/2"),
        card("Ilse, the Patient", "ilse", NICOLE),
        script=[{"attack": attacks, "bands": bands}],
    )
    assert rules_broken(playthrough) == rules
