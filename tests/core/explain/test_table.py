"""What is told of a change by hand."""

from __future__ import annotations

from typing import Any

import pytest

from core.explain.chosen import told_in
from core.explain.moments import moments
from tests.core.explain.test_explain import told
from tests.support import AMY, NICOLE, creature, played

SWORD = {
    "id": "sword",
    "name": "Sword",
    "types": ["artifact"],
    "subtypes": ["Equipment"],
    "text": "Equip {1}",
    "controller": AMY,
}


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        ({"player": NICOLE, "life": 7}, "Nicole has 7 life"),
        ({"player": NICOLE, "counters": {"poison": 9}}, "Nicole gets 9 poison counters"),
        ({"object": "ox", "damage": 2}, "Ox has 2 damage marked on it"),
        ({"object": "ox", "controller": NICOLE}, "Ox is now controlled by Nicole"),
        ({"object": "ox", "tapped": True}, "Ox becomes tapped"),
        ({"object": "ox", "power": 5, "toughness": 1}, "Ox has base power 5 and has base toughness 1"),
        ({"object": "ox", "types": ["artifact", "creature"]}, "Ox is now an artifact creature"),
        ({"object": "ox", "colors": ["U"]}, "Ox is now blue"),
        ({"object": "sword", "attached_to": "ox"}, "Sword is now attached to Ox"),
        ({"object": "ox", "gain": ["flying"], "lose": ["reach"]}, "Ox gains flying and loses reach"),
        ({"object": "ox", "remove_from_combat": True}, "Ox is removed from combat"),
        ({"object": "ox", "phased_in": False}, "Ox phases out"),
    ],
)
def test_a_change_by_hand_is_told(edit: dict[str, Any], sentence: str) -> None:
    board = creature("ox", "3/3 reach"), SWORD
    assert told("edited", *board, script=[{"edit": edit}]) == [f"The board is changed: {sentence}."]


def test_what_is_removed_from_combat_by_hand_is_told_once() -> None:
    removed: dict[str, Any] = {"edit": {"object": "ox", "remove_from_combat": True}}
    script = [{"attack": {"ox": NICOLE}}, removed]
    playthrough = played(creature("ox", "3/3"), script=script)
    told_there = [told_in(playthrough, one).text for one in moments(playthrough.frames)]
    assert told_there[-1] == "The board is changed: Ox is removed from combat."
