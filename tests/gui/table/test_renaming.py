"""Names are changed where they stand."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.terms.ids import ObjectId
from gui.table.picture.spots import spot_of, spots
from gui.table.renaming import RenameField
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature


def field() -> RenameField:
    """Return the field that has the keyboard."""
    found = QApplication.focusWidget()
    assert isinstance(found, RenameField)
    return found


def name(window: MainWindow) -> str | None:
    """Return what the first object is called."""
    return window.session.scenario.battlefield[0].name


def on_name(window: MainWindow) -> QPoint:
    """Return a pixel of the bear's name."""
    picture = window.table.table.picture
    assert picture is not None
    spot = spot_of(picture, ObjectId("bear"))
    assert spot is not None
    box = spots(picture)[spot]
    return window.table.mapFromScene(box.x + box.width / 2, box.y + box.height * 0.08)


def double_click(hands: Hands, at: QPoint) -> None:
    """Click twice in quick succession."""
    none = Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(hands.viewport, Qt.MouseButton.LeftButton, none, at)
    QTest.mouseDClick(hands.viewport, Qt.MouseButton.LeftButton, none, at)


def test_a_double_click_on_the_name_opens_a_field_and_enter_takes_it(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2"))
    double_click(hands, on_name(window))
    assert field().text() == "Bear"
    QTest.keyClicks(field(), "Old Growler")
    hands.press(Qt.Key.Key_Return)
    assert name(window) == "Old Growler"
    assert window.session.undo_stack.undoText() == "Rename Bear to Old Growler"
    assert window.table.hasFocus()


def test_escape_leaves_the_name_and_nothing_else_is_undone(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.click("bear")
    hands.press(Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(field(), "Ox")
    hands.press(Qt.Key.Key_Escape)
    assert name(window) == "Bear"
    assert (window.table.hasFocus(), window.table.selected) == (True, "bear")


def test_a_double_click_elsewhere_on_the_card_renames_nothing(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    double_click(hands, hands.at("bear"))
    assert not window.table.viewport().findChildren(RenameField)


def test_players_are_renamed_as_well_and_hands_are_not(hands: Hands, window: MainWindow) -> None:
    hands.lay(players=[{"id": "amy", "hand": ["Shock"]}, {"id": NICOLE, "name": "Nicole"}])
    hands.click(NICOLE)
    window.table.rename()
    QTest.keyClicks(field(), "Nic")
    hands.press(Qt.Key.Key_Return)
    assert window.session.scenario.players[1].name == "Nic"
    hands.click("amy.hand.1")
    window.table.rename()
    assert window.message.startswith("Select a card on the battlefield")
