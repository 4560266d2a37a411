"""Devoid: an object is colorless, wherever it is (CR 702.114a)."""

from __future__ import annotations

import pytest

from core.characteristics.current import characteristics
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, creature, life, played

CARDS = {
    "Drone": {"types": ["creature"], "mana_cost": "{1}{R}", "power": 2, "toughness": 2, "text": "Devoid"},
    "Bolt of Nothing": {
        "types": ["instant"],
        "mana_cost": "{R}",
        "keywords": ["devoid"],
        "text": "This spell deals 3 damage to any target.",
    },
}
DRONE = {"id": "drone", "card": "Drone", "controller": AMY}


def test_a_permanent_with_it_has_no_color() -> None:
    game = played(DRONE, cards=CARDS).game
    assert characteristics(game, ObjectId("drone")).colors == frozenset()


def test_a_color_that_an_effect_gives_it_is_its_color() -> None:
    """CR 613.3: what defines a color applies first in its layer."""
    edit = {"edit": {"object": "drone", "colors": ["G"]}}
    game = played(DRONE, cards=CARDS, script=[edit]).game
    assert characteristics(game, ObjectId("drone")).colors == {"G"}


def test_it_stays_colorless_without_its_abilities() -> None:
    """CR 613.1: colors come in layer 5, losing abilities in layer 6."""
    humble = {"kind": "grants", "objects": {"types": ["creature"]}, "loses_abilities": True}
    robe = {"id": "robe", "name": "Robe", "types": ["enchantment"], "controller": NICOLE}
    game = played(DRONE, {**robe, "abilities": [humble]}, cards=CARDS).game
    assert characteristics(game, ObjectId("drone")).colors == frozenset()


@pytest.mark.parametrize(("quality", "left"), [("red", 17), ("black", 17)])
def test_a_spell_with_it_is_of_no_color_either(quality: str, left: int) -> None:
    shield = {"kind": "damage", "source": {"colors": [quality[0].upper()]}, "change": {"kind": "prevent"}}
    playthrough = played(
        creature("ox", "2/2"),
        cards=CARDS,
        script=[{"cast": "Bolt of Nothing", "by": AMY, "targets": [NICOLE]}],
        effects=[{"name": "Circle", "controller": NICOLE, "effect": shield}],
    )
    assert life(playthrough) == left
