"""Fields of the forms: the wheel passes over them, and Delete takes a word out of a list."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QListWidget, QSpinBox

from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, RAJ, creature


@pytest.fixture
def bear(hands: Hands) -> Hands:
    """A selected bear with two keywords."""
    hands.lay(creature("bear", "2/2 trample, haste"), players=[{"id": one} for one in (AMY, NICOLE, RAJ)])
    hands.click("bear")
    return hands


def test_the_wheel_changes_only_the_number_that_has_the_keyboard(bear: Hands, window: MainWindow) -> None:
    power = bear.widget(QSpinBox, "Power")
    bear.wheel_over(power, 1)
    assert window.session.scenario.battlefield[0].power == 2
    power.setFocus()
    bear.wheel_over(power, 1)
    assert window.session.scenario.battlefield[0].power == 3
    assert window.session.undo_stack.count() == 1


def test_the_wheel_never_chooses_from_a_list(bear: Hands, window: MainWindow) -> None:
    box = bear.widget(QComboBox, "Controller")
    box.setFocus()
    bear.wheel_over(box, -1)
    assert window.session.scenario.battlefield[0].controller == AMY
    assert window.session.undo_stack.count() == 0


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_delete_takes_the_chosen_ability_and_arrows_choose_another(
    bear: Hands, window: MainWindow, key: Qt.Key
) -> None:
    words = bear.widget(QListWidget, "Abilities")
    words.setFocus()
    words.setCurrentRow(0)
    bear.press(Qt.Key.Key_Down)
    assert words.currentRow() == 1
    gone = words.item(1).text()
    bear.press(key)
    left = window.session.scenario.battlefield[0].keywords
    assert gone not in left
    assert len(left) == 1
    assert window.session.undo_stack.undoText() == f"Take away {gone}: Bear"


def test_a_card_is_added_to_a_hand_however_its_name_is_typed(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.click(AMY)
    hands.type_into(hands.widget(QLineEdit, "Add a card to the hand"), "hill giant")
    assert window.session.scenario.players[0].hand == ("Hill Giant",)
    assert window.session.undo_stack.undoText() == "Put Hill Giant into the hand: Amy"


def test_a_card_that_the_library_does_not_have_is_held_but_not_cast(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), start="precombat_main")
    hands.click(AMY)
    hands.type_into(hands.widget(QLineEdit, "Add a card to the hand"), "Nonesuch")
    hands.click("amy.hand.1")
    window.card_menu.fill()
    words = [one.text() for one in window.card_menu.actions()]
    assert words[0] == "Cast: Nonesuch isn't in the card library, so it can't be cast here."
    assert "Remove from the hand" in words
    assert "Put onto the battlefield" not in words
