"""The strip in which a note is edited: what N and its Delete button do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton

from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature, table


@pytest.fixture
def attack(hands: Hands) -> Hands:
    """An attack with a note on it, at the starting board."""
    note = {"at": {"after": 1}, "text": "An attack."}
    hands.show(
        table(creature("bear", "2/2"), script=[{"attack": {"bear": NICOLE}}], notes=[note]), watching=True
    )
    hands.window.session.move_to(0)
    return hands


def words(hands: Hands) -> QLineEdit:
    """Return the field for the words of the note."""
    return hands.widget(QLineEdit, "Words of the note")


def press_delete(window: MainWindow) -> None:
    """Press the button that deletes the note."""
    buttons = window.note_editing.strip.findChildren(QPushButton)
    next(one for one in buttons if one.text() == "Delete").click()


def told(window: MainWindow) -> list[str]:
    """Return what the notes of the board say."""
    return [one.text for one in window.session.document.notes]


def test_n_edits_the_note_that_is_there_and_delete_removes_it(attack: Hands, window: MainWindow) -> None:
    window.session.move_to(window.session.note_places[0])
    attack.press(Qt.Key.Key_N)
    assert words(attack).text() == "An attack."
    press_delete(window)
    assert told(window) == []
    assert not window.note_editing.strip.isVisible()
    assert window.session.undo_stack.undoText() == "Delete note"


def test_delete_drops_what_is_being_written(attack: Hands, window: MainWindow) -> None:
    attack.press(Qt.Key.Key_N)
    QTest.keyClicks(words(attack), "Not this")
    press_delete(window)
    assert told(window) == ["An attack."]
    assert not window.session.undo_stack.canUndo()
    assert not window.note_editing.is_open
