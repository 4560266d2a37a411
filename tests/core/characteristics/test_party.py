"""How many creatures are in a party, and who has more of something (CR 700.8, 608.2c)."""

from typing import Any

import pytest

from tests.support import NICOLE, creature, life, played

COUNTED = {"kind": "counted", "of": "party"}
STRIKE = {"kind": "activated", "targets": [{}], "does": [{"kind": "deal_damage", "amount": COUNTED}]}


def damage_by(*roles: list[str]) -> int:
    """Return how much damage a captain deals who counts the party that these creatures make."""
    captain = creature("captain", "1/1", abilities=[STRIKE])
    party = [creature(f"one{place}", "1/1", subtypes=mine) for place, mine in enumerate(roles)]
    script: list[dict[str, Any]] = [
        {"activate": {"object": "captain"}, "targets": [NICOLE]},
        {"resolve": "all"},
    ]
    return 20 - life(played(captain, *party, script=script))


@pytest.mark.parametrize(
    ("roles", "count"),
    [
        ([["Cleric"], ["Cleric"]], 1),
        ([["Cleric", "Rogue"], ["Cleric"]], 2),
        ([["Cleric"], ["Cleric", "Rogue"], ["Rogue", "Warrior"], ["Warrior", "Wizard"]], 4),
        ([["Cleric", "Rogue", "Warrior", "Wizard"]], 1),
        ([["Elf"], ["Soldier"]], 0),
    ],
)
def test_a_party_is_counted_so_that_it_is_largest(roles: list[list[str]], count: int) -> None:
    """CR 700.8b."""
    assert damage_by(*roles) == count
