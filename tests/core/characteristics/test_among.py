"""Conditions and amounts that ask several permanents together, and what is attached to something."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.effects.grants import Grants
from core.characteristics.current import characteristics
from core.data.faults import DataError
from core.data.reading import read_as
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, creature, life, played

OX = ObjectId("ox")


def power_of_ox(text: str, *others: dict[str, Any], **fields: Any) -> int:
    """Return the power of a 2/2 with a text when play has ended."""
    return characteristics(played(creature("ox", "2/2", text=text), *others, **fields).game, OX).power


@pytest.mark.parametrize(
    ("condition", "others", "is_true"),
    [
        ("creatures you control have total power 6 or greater", ("4/4",), True),
        ("creatures you control have total power 6 or greater", ("3/9",), False),
        ("creatures you control have total toughness 6 or greater", ("0/4",), True),
        ("creatures you control have total power 3 or less", ("1/4",), True),
        ("the greatest power among creatures you control is 4 or greater", ("4/1", "1/1"), True),
        ("the greatest power among creatures you control is 4 or greater", ("3/1", "3/3"), False),
        ("you control three or more creatures with different powers", ("3/1", "1/1"), True),
        ("you control three or more creatures with different powers", ("3/1", "3/3"), False),
    ],
)
def test_several_creatures_are_asked_together(condition: str, others: tuple[str, ...], is_true: bool) -> None:
    text = f"This creature gets +2/+0 as long as {condition}."
    beside = [creature(f"c{number}", size) for number, size in enumerate(others)]
    assert (power_of_ox(text, *beside) == 4) is is_true


def test_an_effect_that_asks_for_power_waits_for_those_that_change_it() -> None:
    """CR 613.8a: what pumps another creature decides whether this applies, so it is applied first."""
    text = "This creature gets +2/+0 as long as creatures you control have total power 5 or greater."
    elf = creature("elf", "2/2", text="{1}: This creature gets +1/+0 until end of turn.")
    pump: dict[str, Any] = {"by": AMY, "at": "declare_attackers", "activate": {"object": "elf"}}
    assert power_of_ox(text, elf) == 2
    assert power_of_ox(text, elf, script=[{"attack": {"ox": NICOLE}}, pump]) == 4


def test_colors_are_counted_once_and_colorless_is_none() -> None:
    """CR 105.2."""
    text = (
        "When this creature dies, you gain life equal to the number of colors among permanents you control."
    )
    goat = creature("goat", "1/1", text=f"Sacrifice this creature: Draw a card.\n{text}", colors=["B"])
    others = [
        creature("cat", "1/1", colors=["R", "W"]),
        creature("fox", "1/1", colors=["W"]),
        creature("orb", "1/1", types=["artifact", "creature"]),
    ]
    sacrifice = {"by": AMY, "at": "declare_attackers", "activate": {"object": "goat"}}
    attack: list[dict[str, Any]] = [{"attack": {"fox": NICOLE}}, sacrifice]
    assert life(played(goat, *others, script=attack), AMY) == 22


def test_what_is_attached_to_it_counts_and_nothing_else() -> None:
    text = "This creature gets +1/+0 for each Aura and Equipment attached to it."
    gear = {
        "name": "Cap",
        "types": ["artifact"],
        "subtypes": ["Equipment"],
        "text": "Equip {1}",
        "controller": AMY,
    }
    on_ox = [{**gear, "id": "cap", "attached_to": "ox"}, {**gear, "id": "hat", "attached_to": "ox"}]
    assert power_of_ox(text, *on_ox) == 4
    elf = creature("elf", "1/1")
    assert power_of_ox(text, elf, {**gear, "id": "cap", "attached_to": "elf"}, {**gear, "id": "hat"}) == 2


@pytest.mark.parametrize(
    "grants",
    [
        {"gains": ["flying"], "as_long_as": {"among": {"kind": "size_among", "among": {}}, "at_least": 4}},
        {"types": ["artifact"], "as_long_as": {"among": {"kind": "different", "what": "color", "among": {}}}},
        {"colors": ["R"], "as_long_as": {"among": {"kind": "different", "among": {}}}},
    ],
)
def test_what_is_settled_in_a_later_layer_can_not_be_asked_for(grants: dict[str, Any]) -> None:
    """CR 613.1."""
    with pytest.raises(DataError):
        read_as(Grants, {"objects": {"which": "this"}, **grants})
