"""Monstrous and historic permanents, and effects whose order depends on what they look for."""

from __future__ import annotations

from typing import Any

import pytest

from core.characteristics.current import characteristics
from core.terms.card_types import CardType
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, creature, life, permanent, played, rules_broken


def test_a_creature_becomes_monstrous_once() -> None:
    """CR 701.37a: nothing happens the second time."""
    hydra = creature("hydra", "3/3", text="{1}: Monstrosity 2.")
    again = {"activate": {"object": "hydra"}, "by": AMY}
    playthrough = played(hydra, script=[again, {"resolve": "all"}, again, {"resolve": "all"}])
    assert permanent(playthrough, "hydra").monstrous
    assert permanent(playthrough, "hydra").counters == {"+1/+1": 2}


@pytest.mark.parametrize(
    ("fields", "is_historic"),
    [
        ({}, False),
        ({"supertypes": ["legendary"]}, True),
        ({"types": ["artifact", "creature"]}, True),
    ],
)
def test_what_is_historic(fields: dict[str, Any], is_historic: bool) -> None:
    """CR 700.6."""
    shield = {"kind": "damage", "source": {"is_historic": True}, "change": {"kind": "prevent"}}
    playthrough = played(
        creature("ox", "3/3", **fields),
        script=[{"attack": {"ox": NICOLE}}],
        effects=[{"name": "Fog", "controller": NICOLE, "effect": shield}],
    )
    assert life(playthrough) == (20 if is_historic else 17)


def test_who_loses_twice_as_much_life_can_still_pay_some() -> None:
    """CR 119.8 is about who can't lose life."""
    doubles = {"kind": "life", "event": "lose", "change": {"kind": "multiply", "by": 2}}
    curse = {"id": "curse", "name": "Curse", "types": ["enchantment"], "controller": AMY}
    imp = creature("imp", "1/1", text="Pay 2 life: This creature gets +1/+1 until end of turn.")
    playthrough = played(
        imp, {**curse, "abilities": [doubles]}, script=[{"activate": {"object": "imp"}, "by": AMY}]
    )
    assert rules_broken(playthrough) == []
    assert life(playthrough, AMY) == 16


def test_what_looks_for_a_type_waits_for_what_gives_it() -> None:
    """CR 613.8a: the older effect on creatures depends on the newer one that makes lands creatures."""
    artifacts = {"kind": "grants", "objects": {"types": ["creature"]}, "types": ["artifact"]}
    animates = {"kind": "grants", "objects": {"types": ["land"]}, "types": ["creature"], "base_power": 1}
    older = {"id": "older", "name": "Older", "types": ["enchantment"], "controller": AMY}
    newer = {"id": "newer", "name": "Newer", "types": ["enchantment"], "controller": AMY}
    land = {"id": "land", "card": "Island", "controller": AMY}
    game = played(
        {**older, "abilities": [artifacts]}, {**newer, "abilities": [{**animates, "base_toughness": 1}]}, land
    ).game
    what = characteristics(game, ObjectId("land"))
    assert {CardType.CREATURE, CardType.ARTIFACT, CardType.LAND} <= what.types
