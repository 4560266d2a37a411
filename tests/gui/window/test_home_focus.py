"""Whatever has ended, keys that play are the table's again, and they never change a field."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMainWindow,
    QWidget,
)

from gui.panels.choice_box import ChoiceBox
from gui.panels.form_fields import NumberField, TextField
from gui.window.board_line_dialog import BoardLineDialog
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LINE = "Amy 9: Grizzly Bears; Nicole: Hill Giant. Grizzly Bears attacks Nicole."


@pytest.fixture
def played(hands: Hands) -> Hands:
    """A board with a combat to step through, the keyboard in the search field."""
    objects = (creature("bear", "2/2"), creature("elk", "3/3"))
    hands.lay(*objects, script=[{"attack": {"bear": NICOLE}}], undecided="default")
    hands.window.palette_panel.find_card()
    return hands


def dialog_of(window: MainWindow) -> QDialog:
    """Return the dialog that is open."""
    QApplication.processEvents()
    (dialog,) = [one for one in window.findChildren(QDialog) if one.isVisible()]
    dialog.activateWindow()
    QApplication.processEvents()
    return dialog


def leave(window: MainWindow) -> None:
    """Press Escape in the dialog that is open."""
    QTest.keyClick(dialog_of(window), Qt.Key.Key_Escape)


def put_a_line(hands: Hands) -> None:
    """Put a board on the table with Ctrl+L."""
    hands.press(Qt.Key.Key_L, CTRL)
    dialog = dialog_of(hands.window)
    assert isinstance(dialog, BoardLineDialog)
    dialog.field.setPlainText(LINE)
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)


def leave_the_board_line(hands: Hands) -> None:
    """Open Ctrl+L and leave it."""
    hands.press(Qt.Key.Key_L, CTRL)
    leave(hands.window)


def leave_going_to(hands: Hands) -> None:
    """Open Ctrl+K and leave it."""
    hands.press(Qt.Key.Key_K, CTRL)
    leave(hands.window)


def open_the_speeds(hands: Hands) -> None:
    """Open the list of speeds, and put it away."""
    box = hands.window.transport.speed
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Return)
    QTest.keyClick(box.view(), Qt.Key.Key_Escape)


def type_a_number(hands: Hands) -> None:
    """Give a creature another power in its form."""
    hands.click("bear")
    field = next(one for one in hands.window.inspector.findChildren(NumberField) if one.isVisible())
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "4")
    QTest.keyClick(field, Qt.Key.Key_Return)


def type_a_title(hands: Hands) -> None:
    """Give the board a title in its form."""
    field = next(one for one in hands.window.inspector.findChildren(TextField) if one.isVisible())
    field.setFocus()
    QTest.keyClicks(field, "A title")
    QTest.keyClick(field, Qt.Key.Key_Return)


def compare_eras(hands: Hands) -> None:
    """Compare rules of several times, and leave that."""
    hands.window.beside.comparisons.show_eras()
    leave(hands.window)


def make_a_film(hands: Hands) -> None:
    """Open the dialog for films, and leave it."""
    hands.window.beside.films.show()
    leave(hands.window)


def visit_the_library(hands: Hands) -> None:
    """Open the library, and come back."""
    hands.window.learning.show_library()
    QApplication.processEvents()
    hands.window.learning.show_table()


ACTS = [
    put_a_line,
    leave_the_board_line,
    leave_going_to,
    open_the_speeds,
    type_a_number,
    type_a_title,
    compare_eras,
    make_a_film,
    visit_the_library,
]


def fields(window: MainWindow) -> dict[QWidget, object]:
    """Return what stands in each field of the window."""
    found: dict[QWidget, object] = {}
    found.update((box, box.currentIndex()) for box in window.findChildren(QComboBox))
    found.update((number, number.text()) for number in window.findChildren(QAbstractSpinBox))
    found.update((text, text.text()) for text in window.findChildren(QLineEdit))
    return {field: shown for field, shown in found.items() if isinstance(field.window(), QMainWindow)}


def changed_in(before: dict[QWidget, object], after: dict[QWidget, object]) -> list[str]:
    """Return the fields that show something else; the inspector has other fields at another moment."""
    both = before.keys() & after.keys()
    return [field.accessibleName() for field in both if before[field] != after[field] and field.isVisible()]


@pytest.mark.parametrize("act", ACTS)
def test_after_whatever_has_ended_keys_play(
    played: Hands, window: MainWindow, act: Callable[[Hands], None]
) -> None:
    act(played)
    window.activateWindow()  # as the system does once a dialog has closed
    QApplication.processEvents()
    assert window.table.hasFocus(), QApplication.focusWidget()
    window.player.go_to(0)
    before, count = fields(window), len(window.session.frames)
    played.press(Qt.Key.Key_End)
    assert window.session.cursor == count > 0
    played.press(Qt.Key.Key_Home)
    assert window.session.cursor == 0
    played.press(Qt.Key.Key_Space)
    assert window.session.cursor > 0
    window.player.go_to(0)
    assert changed_in(before, fields(window)) == []


@pytest.mark.parametrize("kind", [QComboBox, QAbstractSpinBox])
def test_a_box_with_the_keyboard_leaves_keys_that_play_alone(
    played: Hands, window: MainWindow, kind: type[QWidget]
) -> None:
    played.click("bear")
    count = len(window.session.frames)
    for start, keys in ((0, FROM_THE_START), (count, FROM_THE_END)):
        window.player.go_to(start)
        boxes = [one for one in window.findChildren(kind) if one.isVisible()]
        assert boxes
        for box in boxes:
            before = fields(window)
            for key, modifier, cursor in keys:
                box.setFocus()
                QTest.keyClick(box, key, modifier)
                assert cursor in {None, window.session.cursor}, (box.accessibleName(), key)
                window.player.go_to(start)
            assert changed_in(before, fields(window)) == [], box.accessibleName()


NONE = Qt.KeyboardModifier.NoModifier
PLAYED = 16
FROM_THE_START = (
    (Qt.Key.Key_End, NONE, PLAYED),
    (Qt.Key.Key_Right, NONE, None),
    (Qt.Key.Key_Space, NONE, None),
    (Qt.Key.Key_O, NONE, None),
    (Qt.Key.Key_D, SHIFT, None),
)
FROM_THE_END = ((Qt.Key.Key_Home, NONE, 0), (Qt.Key.Key_Left, NONE, None))


def test_the_wheel_changes_no_box_of_choices(played: Hands, window: MainWindow) -> None:
    boxes = [one for one in window.findChildren(QComboBox) if one.isVisible()]
    assert window.transport.speed in boxes
    for box in boxes:
        for has_keyboard in (False, True):
            (box if has_keyboard else window.table).setFocus()
            before = box.currentIndex()
            played.wheel_over(box, 1, QPoint(5, 5))
            played.wheel_over(box, -1, QPoint(5, 5))
            played.wheel_over(box, -1, QPoint(5, 5))
            assert box.currentIndex() == before, box.accessibleName()


def test_enter_opens_a_box_and_putting_its_list_away_gives_the_table_the_keyboard(
    played: Hands, window: MainWindow
) -> None:
    box = window.transport.speed
    assert isinstance(box, ChoiceBox)
    box.setFocus()
    played.press(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert box.view().isVisible()
    box.hidePopup()
    QApplication.processEvents()
    assert window.table.hasFocus()
