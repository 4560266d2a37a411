"""A presentation in the window: what keys and mouse do, what is seen, what is remembered."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from core.terms.values import replace
from gui.film.film import CHROMA, Film, Take
from gui.film.painting import Style
from gui.film.screenplay import Pace
from gui.presentation.presentation import Presentation, frame_in
from gui.presentation.pressed_keys import name_of_key
from gui.presentation_wishes import Ground, Shape, Wishes
from gui.settings import Settings
from gui.window.main_window import MainWindow
from gui.window.presentation_menu import PresentationMenu
from gui.window.presentations import screen_for
from tests.gui.hands import Hands
from tests.gui.waiting import AN_HOUR_MS, GivenClock, run_out
from tests.support import NICOLE, creature, table

SCRIPT: list[dict[str, object]] = [{"attack": {"bear": NICOLE}}, {"block": {"wolf": "bear"}}]
BOARD = table(
    creature("bear", "2/2"),
    creature("wolf", "2/2", by=NICOLE),
    title="Two bears",
    script=SCRIPT,
    undecided="default",
)
USUAL = Wishes()


def presented(hands: Hands, window: MainWindow, wishes: Wishes = USUAL) -> Presentation:
    """Begin a presentation of two bears trading."""
    hands.show(BOARD, watching=True)
    window.player.go_to(0)
    window.settings.presentation = wishes
    return begun(hands, window)


def begun(hands: Hands, window: MainWindow) -> Presentation:
    """Begin a presentation where play is, with the key; in a window of a usual screen's size."""
    hands.press(Qt.Key.Key_F5)
    opened = window.beside.presentations.open
    assert opened is not None
    assert opened.isFullScreen()
    opened.showNormal()
    opened.resize(1280, 800)
    QApplication.processEvents()
    return opened


def press(shown: Presentation, *keys: Qt.Key) -> None:
    """Press keys, and let what moves come to rest."""
    for key in keys:
        QTest.keyClick(shown, key)
        shown.slides.advance(60_000)


def move_mouse(shown: Presentation, at: QPoint) -> None:
    """Move the mouse to a pixel, no button down."""
    none = Qt.MouseButton.NoButton
    there = QPointF(shown.mapToGlobal(at))
    moved = QMouseEvent(
        QMouseEvent.Type.MouseMove, QPointF(at), there, none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(shown, moved)


def headline(shown: Presentation) -> str:
    """Return what the caption tells first."""
    return shown.slides.slide.caption.headline


def entry(window: MainWindow, words: str) -> QAction:
    """Return an entry of the menu of presentations."""
    menu = window.findChild(PresentationMenu)
    assert menu is not None
    return next(one for one in menu.actions() if one.text().replace("&", "") == words)


def test_keys_go_through_it_as_through_slides(hands: Hands, window: MainWindow) -> None:
    key = Qt.Key
    shown = presented(hands, window)
    assert headline(shown) == "Two bears"
    for forward in (key.Key_Space, key.Key_Right, key.Key_PageDown):
        press(shown, key.Key_Home, forward)
        assert "attacks Nicole" in headline(shown)
    press(shown, key.Key_End)
    assert shown.slides.slide.cursor == len(window.session.frames)
    for back in (key.Key_Left, key.Key_PageUp, key.Key_Backspace):
        press(shown, key.Key_Home, key.Key_Space, key.Key_Space, back)
        assert "attacks Nicole" in headline(shown)
    press(shown, key.Key_Escape)
    assert window.beside.presentations.open is None


def test_begun_at_a_note_it_begins_with_its_words(hands: Hands, window: MainWindow) -> None:
    """The first of them, if there are two: the next key shows the other, and only then play goes on."""
    told = [{"at": {"after": 1}, "text": "Look at the bear."}, {"at": {"after": 1}, "text": "And the wolf."}]
    hands.lay(creature("bear", "2/2"), creature("wolf", "2/2", by=NICOLE), script=SCRIPT, notes=told)
    window.player.go_to(window.session.note_places[0])
    shown = begun(hands, window)
    assert headline(shown) == "Look at the bear."
    press(shown, Qt.Key.Key_Space)
    assert headline(shown) == "And the wolf."
    press(shown, Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert "attacks Nicole" in headline(shown)


def test_begun_at_the_starting_board_it_shows_the_title_with_the_note_there(
    hands: Hands, window: MainWindow
) -> None:
    note = {"text": "Two 2/2s meet.", "circles": ["bear"]}
    hands.lay(
        creature("bear", "2/2"),
        creature("wolf", "2/2", by=NICOLE),
        title="A duel",
        script=SCRIPT,
        notes=[note],
    )
    shown = begun(hands, window)
    assert (headline(shown), shown.slides.slide.caption.why) == ("A duel", "Two 2/2s meet.")
    press(shown, Qt.Key.Key_Space)
    assert "attacks Nicole" in headline(shown)


def test_the_keys_that_are_named_at_first_cover_nothing(hands: Hands, window: MainWindow) -> None:
    shown = presented(hands, window)
    size = shown.hint.size()
    press(shown, Qt.Key.Key_Home)
    assert not shown.hint.isVisible()
    below = QRect(QPoint(14, shown.height() - 14 - size.height()), size)
    cloth = shown.grab(below).toImage()
    colors = {cloth.pixel(x, y) for x in range(cloth.width()) for y in range(cloth.height())}
    assert len(colors) == 1


def test_a_board_without_a_title_begins_as_such(hands: Hands, window: MainWindow) -> None:
    shown = presented(hands, window)
    hands.lay(creature("bear", "2/2"))
    assert window.session.scenario.title == "Untitled"
    press(shown, Qt.Key.Key_Home)
    assert headline(shown) == "Starting board"


def test_a_click_goes_on(hands: Hands, window: MainWindow) -> None:
    shown = presented(hands, window)
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    shown.slides.advance(60_000)
    assert "attacks Nicole" in headline(shown)


def test_the_table_stands_where_the_presentation_was_left(hands: Hands, window: MainWindow) -> None:
    shown = presented(hands, window)
    press(shown, Qt.Key.Key_Space, Qt.Key.Key_Space)
    there = shown.slides.slide.cursor
    press(shown, Qt.Key.Key_F5)
    assert window.session.cursor == there > 0


def test_it_follows_the_window_on_another_screen(hands: Hands, window: MainWindow) -> None:
    shown = presented(hands, window)
    window.player.go_to(len(window.session.frames))
    assert shown.slides.slide.cursor == len(window.session.frames)
    hands.show(replace(BOARD, title="Something else"), watching=True)
    window.player.go_to(0)
    assert headline(shown) == "Something else"


@pytest.mark.parametrize(
    ("shape", "frame"),
    [
        (Shape.SCREEN, QRect(0, 0, 1280, 800)),
        (Shape.WIDE, QRect(0, 40, 1280, 720)),
        (Shape.SQUARE, QRect(240, 0, 800, 800)),
        (Shape.TALL, QRect(415, 0, 450, 800)),
    ],
)
def test_the_frame_is_in_the_middle(shape: Shape, frame: QRect) -> None:
    assert frame_in(QSize(1280, 800), shape) == frame


def test_it_shows_what_a_film_shows(hands: Hands, window: MainWindow) -> None:
    shown = presented(hands, window, Wishes(shape=Shape.WIDE, has_steps=True))
    press(shown, Qt.Key.Key_Space)
    style = Style(theme=window.theme, width=1280, height=720, has_steps=True)
    film = Film((Take(window.session.playthrough, "Two bears"),), style, Pace(1.0, is_still=True))
    shown.keys.hide()
    shown.hint.hide()
    grabbed = shown.grab(QRect(0, 40, 1280, 720)).toImage()
    wanted = film.picture(shown.slides.time)
    assert grabbed.convertToFormat(wanted.format()) == wanted
    assert shown.grab().toImage().pixelColor(640, 20).name() == "#000000"


def test_the_menu_marks_the_screen_that_is_wished_for(hands: Hands, window: MainWindow) -> None:
    """Without a name it is the only one there is here, as offscreen it has none."""
    presented(hands, window, Wishes(screen="one that was unplugged"))
    menu = window.findChild(PresentationMenu)
    assert menu is not None
    screens = next(one.menu() for one in menu.actions() if one.text().replace("&", "") == "Screen")
    assert isinstance(screens, QMenu)

    menu.aboutToShow.emit()
    assert [one.isChecked() for one in screens.actions()] == [False]
    screens.actions()[0].trigger()
    assert window.settings.presentation.screen == window.screen().name() == ""
    menu.aboutToShow.emit()
    assert [one.isChecked() for one in screens.actions()] == [True]


def test_its_table_can_be_keyed_out(hands: Hands, window: MainWindow) -> None:
    shown = presented(hands, window, Wishes(ground=Ground.GREEN))
    assert shown.grab().toImage().pixelColor(4, 4).name() == CHROMA


def test_the_pointer_has_a_halo_on_wish_that_fades(hands: Hands, window: MainWindow) -> None:
    shown = presented(hands, window, Wishes(shows_pointer=True))
    shown.hint.hide()
    before = shown.grab().toImage()
    move_mouse(shown, QPoint(200, 300))
    after = shown.grab().toImage()
    assert after.pixelColor(200, 300) != before.pixelColor(200, 300)
    assert after.pixelColor(600, 300) == before.pixelColor(600, 300)
    window.beside.presentations.wish(replace(window.settings.presentation, shows_pointer=False))
    move_mouse(shown, QPoint(800, 300))
    assert shown.grab().toImage().pixelColor(800, 300) == before.pixelColor(800, 300)


def test_pressed_keys_are_shown_on_wish_and_counted(hands: Hands, window: MainWindow) -> None:
    shown = presented(hands, window)
    press(shown, Qt.Key.Key_Space)
    assert not shown.keys.isVisible()
    window.beside.presentations.wish(replace(window.settings.presentation, shows_keys=True))
    press(shown, Qt.Key.Key_Space)
    assert shown.keys.words == "Space"
    press(shown, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert shown.keys.words == "→ \N{MULTIPLICATION SIGN}2"
    style = Style(theme=window.theme, width=1280, height=800)
    assert style.table.contains(shown.keys.geometry())
    assert not style.caption.intersects(shown.keys.geometry())


@pytest.mark.parametrize(
    ("key", "held", "words"),
    [
        (Qt.Key.Key_PageDown, Qt.KeyboardModifier.NoModifier, "PgDown"),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier, "Shift+←"),
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, "Ctrl+Z"),
        (Qt.Key.Key_Shift, Qt.KeyboardModifier.ShiftModifier, ""),
    ],
)
def test_keys_are_named_as_on_their_caps(key: Qt.Key, held: Qt.KeyboardModifier, words: str) -> None:
    assert name_of_key(QKeyEvent(QKeyEvent.Type.KeyPress, key, held)) == words


def test_wishes_hold_at_once_and_are_remembered(hands: Hands, window: MainWindow, tmp_path: Path) -> None:
    shown = presented(hands, window)
    for words in ("Turn steps above the table", "9:16, upright", "Show pressed keys"):
        entry(window, words).trigger()
        assert entry(window, words).isChecked()
    assert not entry(window, "Fill the whole screen").isChecked()
    assert shown.frame.width() < shown.frame.height()
    again = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    assert again.presentation == Wishes(shape=Shape.TALL, has_steps=True, shows_keys=True)


def test_unknown_wishes_are_as_in_a_new_program(window: MainWindow, tmp_path: Path) -> None:
    store = QSettings(str(tmp_path / "other.ini"), QSettings.Format.IniFormat)
    store.setValue("presentation/shape", "2:1")
    store.setValue("presentation/ground", "lava")
    assert Settings(store).presentation == Wishes()
    assert window.settings.presentation == Wishes()


def test_p_lets_it_go_on_by_itself(hands: Hands, window: MainWindow) -> None:
    shown = presented(hands, window)
    QTest.keyClick(shown, Qt.Key.Key_P)
    assert shown.slides.is_running
    assert entry(window, "Slides go on by themselves").isChecked()
    QTest.keyClick(shown, Qt.Key.Key_P)
    assert not shown.slides.is_running


def test_a_screen_that_was_unplugged_is_replaced_by_the_windows_own() -> None:
    own = QGuiApplication.primaryScreen()
    assert screen_for("gone", QGuiApplication.screens(), own) is own
    assert screen_for(own.name(), [own], own) is own


def test_a_question_is_not_given_away(hands: Hands, window: MainWindow) -> None:
    window.learning.open_next()
    assert not window.learning.may_change
    hands.press(Qt.Key.Key_F5)
    assert window.beside.presentations.open is None
    assert window.message == "First answer the question."


def test_it_goes_with_the_window(hands: Hands, window: MainWindow) -> None:
    presented(hands, window)
    window.session.undo_stack.setClean()
    window.close()
    assert window.beside.presentations.open is None


def ring_width(shown: Presentation, at: QPoint) -> int:
    """Return how many pixels of a row through a point differ from a row without the halo."""
    image = shown.grab().toImage()
    return sum(1 for x in range(image.width()) if image.pixel(x, at.y()) != image.pixel(x, at.y() + 60))


def test_a_click_widens_the_halo_for_a_moment(
    hands: Hands, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("fading", "pointer_halo"):
        monkeypatch.setattr(f"gui.presentation.{module}.QElapsedTimer", GivenClock)
    shown = presented(hands, window, Wishes(shows_pointer=True, ground=Ground.GREEN))
    press(shown, Qt.Key.Key_Home)
    at = QPoint(40, 300)
    move_mouse(shown, at)
    usual = ring_width(shown, at)
    assert usual > 0
    QTest.mouseClick(shown, Qt.MouseButton.RightButton, pos=at)
    assert ring_width(shown, at) > usual + 10
    monkeypatch.setattr(GivenClock, "now", 400)
    assert ring_width(shown, at) == usual


def test_a_click_of_the_right_button_opens_the_menu_of_wishes_and_goes_nowhere(
    hands: Hands, window: MainWindow
) -> None:
    shown = presented(hands, window)
    QTest.mouseClick(shown, Qt.MouseButton.RightButton, pos=QPoint(300, 300))
    assert headline(shown) == "Two bears"
    hands.right_click(shown, QPoint(300, 300))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, PresentationMenu)
    assert next(one.text() for one in menu.actions()) == "Leave pre&sentation"
    hands.choose("&Green")
    assert shown.grab().toImage().pixelColor(4, 4).name() == CHROMA


def test_the_menu_lets_slides_go_on_by_themselves_at_once(
    hands: Hands, window: MainWindow, qtbot: QtBot
) -> None:
    shown = presented(hands, window)
    entry(window, "Slides go on by themselves").trigger()
    assert shown.slides.is_running
    before = shown.slides.time
    qtbot.waitUntil(lambda: shown.slides.time > before)
    entry(window, "Slides go on by themselves").trigger()
    assert not shown.slides.is_running


def test_another_theme_is_seen_at_once(hands: Hands, window: MainWindow) -> None:
    window.set_theme("light")
    shown = presented(hands, window)
    before = shown.grab().toImage()
    window.set_theme("dark")
    assert shown.grab().toImage().pixelColor(4, 4) != before.pixelColor(4, 4)


def test_f11_leaves_the_whole_screen_and_takes_it_again(hands: Hands, window: MainWindow) -> None:
    shown = presented(hands, window)
    for is_full in (True, False):
        QTest.keyClick(shown, Qt.Key.Key_F11)
        assert shown.isFullScreen() is is_full


def test_a_key_that_means_nothing_leaves_it_where_it_is(hands: Hands, window: MainWindow) -> None:
    shown = presented(hands, window)
    before = shown.slides.time
    press(shown, Qt.Key.Key_A)
    assert shown.slides.time == before
    assert window.beside.presentations.open is shown


def test_a_pointer_that_rests_is_hidden_until_it_moves(
    hands: Hands, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gui.presentation.presentation._POINTER_STAYS", AN_HOUR_MS)
    shown = presented(hands, window)
    move_mouse(shown, QPoint(200, 300))
    assert shown.cursor().shape() != Qt.CursorShape.BlankCursor
    run_out(next(one for one in shown.findChildren(QTimer) if one.interval() == AN_HOUR_MS))
    assert shown.cursor().shape() == Qt.CursorShape.BlankCursor
    move_mouse(shown, QPoint(220, 300))
    assert shown.cursor().shape() != Qt.CursorShape.BlankCursor


def test_f5_in_the_window_leaves_it_too(hands: Hands, window: MainWindow) -> None:
    """As when the presentation is on another screen and the keyboard is in the window."""
    presented(hands, window)
    assert entry(window, "Leave presentation").isEnabled()
    entry(window, "Leave presentation").trigger()
    assert window.beside.presentations.open is None
    assert entry(window, "Start presentation").isEnabled()
