"""Damage that one instruction deals to several (CR 608.2f)."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.instructions.damage_and_fights import DealDamage
from core.data.faults import DataError
from core.data.reading import read
from core.play.playthrough import Playthrough
from tests.support import AMY, NICOLE, creature, happened, life, played


def used(text: str, *targets: str, **fields: Any) -> Playthrough:
    """Return what comes of Amy's using such an ability of her creature."""
    imp = creature("imp", "2/2", text=text, **fields)
    script = [{"by": AMY, "activate": {"object": "imp"}, "targets": list(targets)}]
    return played(imp, creature("ox", "2/4", by=NICOLE), script=script)


def amounts(playthrough: Playthrough) -> dict[str, int]:
    (event,) = happened(playthrough, "damage_dealt")
    return {one["recipient"]: one["amount"] for one in event["damage"]}


def test_it_is_one_event() -> None:
    playthrough = used("{T}: This creature deals 2 damage to any target and 3 damage to you.", "ox")
    assert amounts(playthrough) == {"ox": 2, AMY: 3}


def test_whoever_is_dealt_two_parts_is_dealt_one_amount() -> None:
    playthrough = used("{T}: This creature deals 2 damage to any target and 3 damage to you.", AMY)
    assert amounts(playthrough) == {AMY: 5}


def test_a_trigger_on_damage_of_its_source_sees_each_recipient() -> None:
    """CR 603.2c: each of them is dealt damage, and it is one event for one who counts their own."""
    text = "{T}: This creature deals 1 damage to any target and 1 damage to any other target."
    mourner = creature("mourner", "1/1", text="Whenever an opponent is dealt damage, you gain 1 life.")
    imp = creature("imp", "2/2", text=text)
    script = [{"by": AMY, "activate": {"object": "imp"}, "targets": ["ox", NICOLE]}]
    playthrough = played(imp, mourner, creature("ox", "2/4", by=NICOLE), script=script)
    assert (life(playthrough, AMY), life(playthrough, NICOLE)) == (21, 19)


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"is_divided": True}, "none of that is divided or excess"),
        ({"excess_to": "you"}, "none of that is divided or excess"),
        ({"to": "you", "also": [{"amount": 2, "each": {"objects": {}}}]}, "are one 'each'"),
        ({"also": [{"amount": 1, "to": "you", "each": {"objects": {}}}]}, "to whom is said once"),
    ],
)
def test_what_is_dealt_besides_is_said_in_one_way(fields: dict[str, Any], why: str) -> None:
    data = {"kind": "deal_damage", "amount": 2, "also": [{"amount": 1, "to": "you"}], **fields}
    with pytest.raises(DataError, match=why):
        read(DealDamage, data)
