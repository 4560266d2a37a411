"""Activated abilities are numbered as they are printed (CR 113.2c, 602.1)."""

from __future__ import annotations

from typing import Any

import pytest

from core.play.playthrough import Playthrough
from core.scenario.board import not_played
from tests.support import AMY, creature, life, permanent, played, rules_broken

MAIN: dict[str, Any] = {"start": "precombat_main", "until": "precombat_main"}
WALKER = {
    "id": "walker",
    "name": "Walker",
    "types": ["planeswalker"],
    "loyalty": 3,
    "controller": AMY,
    "text": "+1: Look at your library.\n-2: You gain 5 life.\n-7: Search your library for a card.",
}


def activated(*objects: dict[str, Any], ability: int) -> Playthrough:
    """Return what comes of activating an ability of the first of these objects by its number."""
    use = {"activate": {"object": objects[0]["id"], "ability": ability}, "by": AMY}
    return played(*objects, script=[use, {"resolve": "all"}], **MAIN)


def test_an_ability_behind_one_that_is_not_played_keeps_its_number() -> None:
    playthrough = activated(WALKER, ability=2)
    assert life(playthrough, AMY) == 25
    assert permanent(playthrough, "walker").counters == {"loyalty": 1}


@pytest.mark.parametrize("number", [1, 3])
def test_an_ability_that_is_not_played_can_t_be_activated(number: int) -> None:
    assert rules_broken(activated(WALKER, ability=number)) == ["602.1"]


def test_a_line_that_is_no_activated_ability_counts_for_none() -> None:
    mage = creature(
        "mage", "1/1", text="When this creature enters, look at your library.\n{T}: You gain 2 life."
    )
    assert life(activated(mage, ability=1), AMY) == 22


def test_abilities_of_data_and_of_a_card_come_before_those_of_the_text() -> None:
    gain = {"kind": "activated", "does": [{"kind": "gain_life_now", "who": "you", "amount": 1}]}
    mage = creature("mage", "1/1", abilities=[gain], text="{T}: Look at your library.\n{T}: You gain 2 life.")
    assert life(activated(mage, ability=1), AMY) == 21
    assert rules_broken(activated(mage, ability=2)) == ["602.1"]
    assert life(activated(mage, ability=3), AMY) == 22


def test_what_an_object_is_given_comes_after_what_is_printed_on_it() -> None:
    mage = creature("mage", "1/1", text="{T}: Look at your library.\n{T}: You gain 2 life.")
    lord = creature("lord", "1/1", text="Other creatures you control have “{T}: You gain 4 life.”")
    assert life(activated(mage, lord, ability=3), AMY) == 24


def test_what_is_not_played_is_told() -> None:
    lines = tuple(not_played(played(WALKER, **MAIN)))
    assert lines == ("Walker: +1: Look at your library.", "Walker: -7: Search your library for a card.")
