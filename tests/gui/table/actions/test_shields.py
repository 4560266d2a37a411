"""A shield is used for some of the damage: points are moved between its numbers (CR 615.7)."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from core.data.writing import written
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature

RIGHT = Qt.MouseButton.RightButton
SHIELD: dict[str, Any] = {
    "id": "shield",
    "name": "Healing shield",
    "controller": NICOLE,
    "protects": NICOLE,
    "points": 4,
    "effect": {"kind": "damage", "change": {"kind": "prevent"}},
}


@pytest.fixture
def shielded(hands: Hands) -> Hands:
    """Three creatures deal 3, 3 and 1 to Nicole, who can prevent 4 of it."""
    foes = creature("ox", "3/3"), creature("elk", "3/4"), creature("cub", "1/1")
    attack = [{"attack": dict.fromkeys(("ox", "elk", "cub"), NICOLE)}]
    hands.lay(*foes, script=attack, effects=[SHIELD])
    hands.press(Qt.Key.Key_End)
    return hands


def amounts(hands: Hands) -> dict[str, int]:
    """Return how much is prevented of the damage from each."""
    return {chip.source: chip.amount for chip in hands.chips}


def test_at_first_it_stops_the_largest_damage(shielded: Hands, window: MainWindow) -> None:
    assert amounts(shielded) == {"ox": 1, "elk": 3, "cub": 0}
    assert "Prevent 4 damage" in window.choice_bar.question.hint


def test_a_point_more_comes_from_the_last_that_has_one(shielded: Hands, window: MainWindow) -> None:
    shielded.click_chip("cub", NICOLE)
    assert amounts(shielded) == {"ox": 1, "elk": 2, "cub": 1}
    assert window.session.undo_stack.undoText() == "Divide Healing shield"
    shielded.click_chip("elk", NICOLE)
    assert amounts(shielded) == {"ox": 1, "elk": 3, "cub": 0}
    assert written(window.session.scenario.script[1]) == {"shield": {NICOLE: {"ox": 1, "elk": 3}}}


def test_a_point_less_goes_to_the_last_that_has_room(shielded: Hands) -> None:
    shielded.click_chip("elk", NICOLE, RIGHT)
    assert amounts(shielded) == {"ox": 1, "elk": 2, "cub": 1}
    shielded.click_chip("elk", NICOLE, RIGHT)
    assert amounts(shielded) == {"ox": 2, "elk": 1, "cub": 1}, "the cub deals no more than 1"


def test_no_more_is_prevented_than_is_dealt_and_no_less_than_nothing(
    shielded: Hands, window: MainWindow
) -> None:
    shielded.click_chip("elk", NICOLE)
    shielded.click_chip("cub", NICOLE, RIGHT)
    assert amounts(shielded) == {"ox": 1, "elk": 3, "cub": 0}
    assert window.session.undo_stack.count() == 0


def test_its_numbers_are_not_dragged_onto_one_another(shielded: Hands, window: MainWindow) -> None:
    shielded.drag_chip("ox", NICOLE, shielded.chip_place("cub", NICOLE))
    assert amounts(shielded) == {"ox": 1, "elk": 3, "cub": 0}
    assert window.session.undo_stack.count() == 0


def test_the_wheel_moves_its_points(shielded: Hands) -> None:
    shielded.turn_wheel("elk", NICOLE, -2)
    assert amounts(shielded) == {"ox": 2, "elk": 1, "cub": 1}
