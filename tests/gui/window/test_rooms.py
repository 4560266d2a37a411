"""What of the window is shown: panels, or the table on the whole screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSettings, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from gui.app import open_window
from gui.window.main_window import MainWindow
from gui.window.panels import TAB_WORDS, Side
from gui.window.rooms import View, first_size
from tests.gui.hands import Hands
from tests.support import creature

CONTROL = Qt.KeyboardModifier.ControlModifier


def hidden(window: MainWindow) -> list[str]:
    """Return the panels that are not seen, by name."""
    return [panel.name for panel in window.panels if not panel.widget.isVisible()]


@pytest.mark.parametrize(
    ("key", "name"),
    [(Qt.Key.Key_1, "Palette"), (Qt.Key.Key_2, "Explanation"), (Qt.Key.Key_3, "Inspector")],
)
def test_a_key_hides_a_panel_and_brings_it_back(
    hands: Hands, window: MainWindow, key: Qt.Key, name: str
) -> None:
    assert hidden(window) == []
    hands.press(key, CONTROL)
    assert hidden(window) == [name]
    hands.press(key, CONTROL)
    assert hidden(window) == []


def test_every_panel_has_a_key_and_a_name_of_its_own(window: MainWindow) -> None:
    for said in ("id", "name", "showing", "spoken", "key"):
        words = [getattr(panel, said) for panel in window.panels]
        assert len(set(words)) == len(words), said


def test_the_list_of_keys_says_in_which_order_tab_goes_through_the_panels(window: MainWindow) -> None:
    assert TAB_WORDS.endswith(", ".join(panel.name.lower() for panel in window.panels.by_keyboard))


@pytest.mark.parametrize("side", Side)
def test_the_table_has_the_room_of_a_side_that_is_hidden(
    hands: Hands, window: MainWindow, side: Side
) -> None:
    wide = window.table.width()
    room = window.panels.at(side)[0].widget.width()
    for panel in window.panels.at(side):
        stroke = QKeySequence(panel.key)[0]  # type: ignore[index]  # the stubs lack it
        hands.press(stroke.key(), stroke.keyboardModifiers())
    QApplication.processEvents()
    assert window.table.width() > wide + room


def test_what_is_hidden_is_remembered(hands: Hands, tmp_path: Path) -> None:
    hands.press(Qt.Key.Key_1, CONTROL)
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    again = open_window(store, tmp_path / "again")
    assert [panel.id for panel in again.panels if not again.rooms.is_shown(panel)] == ["palette"]
    again.close()
    again.deleteLater()


def test_f11_leaves_the_table_and_the_strip(hands: Hands, window: MainWindow) -> None:
    hands.press(Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert window.choice_bar.isVisible()
    assert window.timeline.isVisible()
    assert not any(one.isVisible() for one in (window.palette_panel, window.inspector, window.ribbon))
    assert window.menuBar().height() == 0
    hands.press(Qt.Key.Key_F11)
    assert window.rooms.view is View.WINDOW
    assert not window.isFullScreen()
    assert window.palette_panel.isVisible()


def test_f2_brings_the_form_back(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.press(Qt.Key.Key_3, CONTROL)
    hands.click("bear")
    hands.press(Qt.Key.Key_F2)
    assert window.inspector.isVisible()
    assert window.inspector.isAncestorOf(window.focusWidget())


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1024, 700), (1020, 660)),
        ((1280, 800), (1276, 760)),
        ((1920, 1080), (1632, 918)),
        ((960, 540), (956, 500)),
    ],
)
def test_the_first_window_fits_its_screen_with_its_frame(
    screen: tuple[int, int], size: tuple[int, int]
) -> None:
    assert first_size(QRect(0, 0, *screen)) == QSize(*size)


@pytest.mark.parametrize("size", [(1024, 700), (960, 540)])
def test_a_small_window_shows_everything_that_is_in_it(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    assert (window.width(), window.height()) == size
    for part in (window.table, window.choice_bar, window.timeline, window.transport):
        corner = part.mapTo(window, part.rect().bottomRight())
        assert (corner.x() <= size[0], corner.y() <= size[1]) == (True, True), part


def test_escape_ends_the_full_screen_when_nothing_is_left_on_the_table(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.click("bear")
    hands.press(Qt.Key.Key_F11)
    hands.press(Qt.Key.Key_Escape)
    assert (window.table.selected, window.rooms.view) == (None, View.FULL_SCREEN)
    hands.press(Qt.Key.Key_Escape)
    assert window.rooms.view is View.WINDOW


def test_what_is_edited_is_edited_in_the_window(hands: Hands, window: MainWindow) -> None:
    """A form and a note have no room on the full screen."""
    hands.lay(creature("bear", "2/2"))
    hands.click("bear")
    for key, opened in ((Qt.Key.Key_F2, window.inspector), (Qt.Key.Key_N, window.note_editing.strip)):
        hands.press(Qt.Key.Key_F11)
        hands.press(key)
        assert window.rooms.view is View.WINDOW
        assert opened.isVisible()
        field = QApplication.focusWidget()
        assert field is not None
        assert opened.isAncestorOf(field)
        window.table.setFocus()


def test_a_note_stays_open_while_escape_leads_back_to_the_table(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.press(Qt.Key.Key_N)
    window.timeline.setFocus()
    hands.press(Qt.Key.Key_Escape)
    assert window.table.hasFocus()
    assert window.note_editing.is_open
    hands.press(Qt.Key.Key_Escape)
    assert not window.note_editing.is_open


def test_the_whole_screen_leads_back_to_a_window_as_large_as_the_screen(
    hands: Hands, window: MainWindow
) -> None:
    for is_large in (True, False):
        (window.showMaximized if is_large else window.showNormal)()
        hands.press(Qt.Key.Key_F11)
        assert window.message == "Press F11 to return to the window."
        hands.press(Qt.Key.Key_F11)
        assert window.isMaximized() is is_large


def test_a_window_that_is_opened_again_has_its_size(window: MainWindow, tmp_path: Path) -> None:
    window.resize(820, 555)
    window.close()
    again = open_window(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat), tmp_path)
    assert again.size() == QSize(820, 555)
    again.close()
    again.deleteLater()


@pytest.mark.parametrize(("wide", "is_shown"), [(981, False), (982, True)])
def test_a_first_window_on_a_small_screen_leaves_the_table_its_room(
    window: MainWindow, wide: int, is_shown: bool
) -> None:
    window.rooms.make_room(wide)
    at_the_right = window.panels.at(Side.RIGHT)
    for panel in at_the_right:
        assert (window.rooms.is_shown(panel), panel.widget.isVisible()) == (is_shown, is_shown)
    assert all(panel.widget.isVisible() for panel in window.panels.at(Side.LEFT))
    assert window.settings.hidden_panels == (set() if is_shown else {panel.id for panel in at_the_right})
