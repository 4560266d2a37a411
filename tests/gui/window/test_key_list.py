"""The list of keys says what the keys really do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gui.panels.palette import PaletteList
from gui.panels.ribbon import StepRibbon
from gui.panels.timeline import Timeline
from gui.table.magnifier.magnifier import MAGNIFIER_KEYS
from gui.table.picture.spots import Spot, SpotKind
from gui.table.table_keyboard import TABLE_KEYS
from gui.table.table_view import TableView
from gui.window.key_list import KeyList, sections
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature


def opened(window: MainWindow, hands: Hands) -> KeyList:
    """Press F1; return the list that opens."""
    hands.press(Qt.Key.Key_F1)
    QApplication.processEvents()
    (found,) = window.findChildren(KeyList)
    return found


def test_every_key_of_the_menus_is_there_with_the_words_of_its_entry(window: MainWindow) -> None:
    rows = [row for section in sections(window) for row in section.rows]
    assert ("Space", "Play, pause, or confirm") in rows
    assert ("Shift+A", "Attack with all") in rows
    assert ("F2", "Edit in inspector") in rows
    told = {key for key, _ in rows}
    for action in window.actions() or window.menuBar().actions():
        for key in action.shortcuts()[:1]:
            assert key.toString() in told


def test_every_key_that_is_told_does_something_there(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE), notes=[{"text": "Look."}] * 9)
    window.timeline.choose_note(0)
    palette = next(one for one in window.findChildren(PaletteList) if one.isVisible())
    palette.setCurrentIndex(palette.model().index(0, 0))
    menus = {key.toString() for action in window.actions() for key in action.shortcuts()}
    menus |= {key.toString() for action in window.findChildren(QAction) for key in action.shortcuts()}
    for place, rows in (
        (window.table, (*TABLE_KEYS, *MAGNIFIER_KEYS)),
        (palette, PaletteList.KEYS),
        (window.timeline, Timeline.KEYS),
        (window.ribbon, StepRibbon.KEYS),
    ):
        for key in (key for row in rows for key in row.keys):
            assert is_taken(place, key) or key in menus, f"{key} on {place.accessibleName()}"


def is_taken(place: QWidget, key: str) -> bool:
    """Return whether a widget does something with a key; a key for menus it need not see."""
    if key in {"Menu", "Shift+F10"}:
        return type(place).contextMenuEvent is not QWidget.contextMenuEvent
    if isinstance(place, TableView):
        place.setFocus()
        QTest.keyClick(place, Qt.Key.Key_Down)
        place.keyboard.put(Spot(SpotKind.CARD, "bear"), is_shown=True)
    stroke = QKeySequence(key)[0]  # type: ignore[index]  # the stubs lack it
    event = QKeyEvent(QEvent.Type.KeyPress, stroke.key(), stroke.keyboardModifiers())
    QApplication.sendEvent(place, event)
    return event.isAccepted()


def test_the_list_opens_with_f1_fits_a_small_screen_and_is_searched(hands: Hands, window: MainWindow) -> None:
    window.resize(1024, 700)
    found = opened(window, hands)
    assert found.width() <= 1024
    assert found.height() <= 700
    assert "Attack with all" in found.list.toPlainText()
    QTest.keyClicks(found.search, "priority")
    told = found.list.toPlainText()
    assert "Pass priority" in told
    assert "Attack with all" not in told
    QTest.keyClicks(found.search, "zzz")
    assert "No key or symbol" in found.list.toPlainText()
    found.reject()
