"""Keys go to the widget that has the keyboard before they go to the menus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QTabBar

from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands

CTRL = Qt.KeyboardModifier.ControlModifier


def search_field(window: MainWindow) -> QLineEdit:
    """Return the search field, with the keyboard in it."""
    window.palette_panel.find_card()
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    return field


def test_arrows_on_the_tabs_change_the_tab_and_not_the_frame(hands: Hands, window: MainWindow) -> None:
    hands.drop(Payload("card", "Grizzly Bears"), "amy")
    tabs = window.palette_panel.findChild(QTabBar)
    assert isinstance(tabs, QTabBar)
    before = window.session.cursor
    tabs.setFocus()
    hands.press(Qt.Key.Key_Right)
    assert (tabs.currentIndex(), window.session.cursor) == (1, before)


def test_undo_in_an_empty_search_field_is_meant_for_the_table(hands: Hands, window: MainWindow) -> None:
    hands.drop(Payload("card", "Grizzly Bears"), "amy")
    assert window.session.scenario.battlefield
    search_field(window)
    hands.press(Qt.Key.Key_Z, CTRL)
    assert not window.session.scenario.battlefield


def test_undo_in_a_search_field_with_words_takes_the_words_back(hands: Hands, window: MainWindow) -> None:
    hands.drop(Payload("card", "Grizzly Bears"), "amy")
    field = search_field(window)
    hands.press(Qt.Key.Key_X)
    hands.press(Qt.Key.Key_Z, CTRL)
    assert (field.text(), len(window.session.scenario.battlefield)) == ("", 1)
