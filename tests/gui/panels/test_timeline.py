"""The timeline and the buttons beside it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QColor, QContextMenuEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QToolTip

from core.terms.values import replace
from gui.theme import LIGHT
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import creature, table


@pytest.fixture
def combat(hands: Hands) -> Hands:
    """An unblocked attack to watch, at its start."""
    hands.show(table(creature("bear", "2/2"), script=[{"attack": {"bear": "nicole"}}]), watching=True)
    return hands


def place(window: MainWindow, position: float) -> QPoint:
    """Return the pixel of a place on the timeline."""
    return QPoint(round(window.timeline.x_of(position)), 38)


def drawn_at(window: MainWindow, x: int) -> list[int]:
    """Return the rows around the track in which something is drawn in a column of pixels."""
    picture = window.timeline.grab().toImage()
    ground = picture.pixelColor(3, 30)
    return [y for y in range(26, 46) if picture.pixelColor(x, y) != ground]


@pytest.mark.usefixtures("combat")
def test_a_click_goes_to_the_nearest_frame(window: MainWindow) -> None:
    QTest.mouseClick(window.timeline, Qt.MouseButton.LeftButton, pos=place(window, 4.2))
    assert window.session.cursor == 4


@pytest.mark.usefixtures("combat")
def test_dragging_along_it_shows_moments_between_frames(window: MainWindow) -> None:
    QTest.mousePress(window.timeline, Qt.MouseButton.LeftButton, pos=place(window, 1))
    QTest.mouseMove(window.timeline, place(window, 3.5))
    assert window.session.cursor == 3
    assert window.player.position == pytest.approx(3.5, abs=0.05)
    QTest.mouseRelease(window.timeline, Qt.MouseButton.LeftButton, pos=place(window, 6))
    assert (window.session.cursor, window.player.t) == (6, None)


def test_the_buttons_do_what_they_say(combat: Hands, window: MainWindow) -> None:
    last = len(window.session.frames)
    ends = [one.last for one in window.session.moments]
    for name, expected in (
        ("Go to end", last),
        ("Previous step", ends[-2]),
        ("Go to start", 0),
        ("Next step", ends[0]),
        ("Play or pause", last),
    ):
        combat.widget(QToolButton, name).click()
        assert window.session.cursor == expected, name


def test_the_keys_do_the_same(combat: Hands, window: MainWindow) -> None:
    window.table.setFocus()
    last = len(window.session.frames)
    ends = [one.last for one in window.session.moments]
    plain, shift = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
    for key, modifier, expected in (
        (Qt.Key.Key_End, plain, last),
        (Qt.Key.Key_Left, plain, ends[-2]),
        (Qt.Key.Key_Left, shift, ends[-2] - 1),
        (Qt.Key.Key_Home, plain, 0),
        (Qt.Key.Key_Right, plain, ends[0]),
        (Qt.Key.Key_Right, shift, ends[0] + 1),
        (Qt.Key.Key_Space, plain, last),
    ):
        combat.press(key, modifier)
        assert window.session.cursor == expected, key


def test_the_page_keys_go_ten_frames(combat: Hands, window: MainWindow) -> None:
    window.timeline.setFocus()
    combat.press(Qt.Key.Key_PageDown)
    assert window.session.cursor == 10
    combat.press(Qt.Key.Key_PageUp)
    assert window.session.cursor == 0


def test_a_place_on_the_timeline_and_its_pixel_belong_together(window: MainWindow) -> None:
    for position in (0.0, 1.0, float(len(window.session.frames))):
        assert window.timeline.position_at(window.timeline.x_of(position)) == pytest.approx(position)


@pytest.mark.usefixtures("combat")
def test_the_handle_is_where_play_is(window: MainWindow) -> None:
    x = place(window, 0).x()
    assert 32 in drawn_at(window, x)
    window.timeline.stepped.emit(len(window.session.frames))
    assert 32 not in drawn_at(window, x)


@pytest.mark.usefixtures("combat")
def test_ticks_are_long_where_a_moment_ends_and_short_within(window: MainWindow) -> None:
    assert window.session.frames[0].event.kind == "step_began"
    end = window.session.moments[0].last
    assert window.session.frames[end - 1].event.kind == "state_based_actions_checked"
    within, at_the_end = (len(drawn_at(window, place(window, number).x())) for number in (1, end))
    assert 4 < within < at_the_end


@pytest.mark.usefixtures("combat")
def test_damage_has_its_color_on_the_track(window: MainWindow) -> None:
    window.timeline.set_theme(replace(LIGHT, damage="#00ff00"))
    picture = window.timeline.grab().toImage()
    green = QColor("#00ff00").hue()

    def is_marked(number: int) -> bool:
        x = place(window, number).x()
        seen = [picture.pixelColor(x + aside, y) for aside in (-2, -1, 0, 1, 2) for y in range(26, 46)]
        return any(one.hue() == green and one.saturation() > 100 for one in seen)

    frames = enumerate(window.session.frames, start=1)
    marked = {frame.event.kind for number, frame in frames if is_marked(number)}
    assert marked == {"damage_dealt", "damage_event_occurred"}


def test_a_key_that_means_nothing_to_it_is_left_to_the_window(combat: Hands, window: MainWindow) -> None:
    window.timeline.setFocus()
    combat.press(Qt.Key.Key_Insert)
    assert window.session.cursor == 0


RIGHT, TALL = Qt.MouseButton.RightButton, 26
NOTED = {"at": {"after": 1}, "text": "An attack."}


@pytest.fixture
def noted(hands: Hands) -> Hands:
    """An unblocked attack to watch, at its start, with a note on the attack."""
    script = [{"attack": {"bear": "nicole"}}]
    hands.show(table(creature("bear", "2/2"), script=script, notes=[NOTED]), watching=True)
    return hands


def flag(window: MainWindow) -> QPoint:
    """Return the pixel of the note's flag."""
    return QPoint(round(window.timeline.x_of(window.session.note_places[0])) + 3, TALL)


@pytest.mark.usefixtures("combat")
def test_only_the_left_button_goes_anywhere(window: MainWindow) -> None:
    QTest.mousePress(window.timeline, RIGHT, pos=place(window, 4))
    QTest.mouseMove(window.timeline, place(window, 5))
    QTest.mouseRelease(window.timeline, RIGHT, pos=place(window, 5))
    assert window.session.cursor == 0


@pytest.mark.usefixtures("combat")
def test_two_quick_clicks_beside_each_other_go_to_the_second(window: MainWindow) -> None:
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(window.timeline, left, plain, place(window, 4))
    QTest.mouseDClick(window.timeline, left, plain, place(window, 5))
    assert window.session.cursor == 5


@pytest.mark.usefixtures("combat")
def test_a_drag_beyond_the_ends_stops_there(window: MainWindow) -> None:
    last = len(window.session.frames)
    QTest.mousePress(window.timeline, Qt.MouseButton.LeftButton, pos=place(window, 3))
    QTest.mouseMove(window.timeline, QPoint(window.timeline.width() + 50, 38))
    assert window.session.cursor == last
    QTest.mouseMove(window.timeline, QPoint(-50, 38))
    QTest.mouseRelease(window.timeline, Qt.MouseButton.LeftButton, pos=QPoint(-50, 38))
    assert window.session.cursor == 0


def test_escape_puts_a_flag_back_that_is_being_dragged(noted: Hands, window: MainWindow) -> None:
    before, start = window.session.note_places, flag(window)
    window.timeline.setFocus()
    QTest.mousePress(window.timeline, Qt.MouseButton.LeftButton, pos=start)
    there = QPoint(round(window.timeline.x_of(len(window.session.frames))), TALL)
    QTest.mouseMove(window.timeline, there)
    noted.press(Qt.Key.Key_Escape)
    QTest.mouseRelease(window.timeline, Qt.MouseButton.LeftButton, pos=there)
    assert window.session.note_places == before
    assert window.session.undo_stack.count() == 0


@pytest.mark.usefixtures("noted")
def test_a_flag_that_is_pressed_and_hardly_moved_stays(window: MainWindow) -> None:
    start = flag(window)
    QTest.mousePress(window.timeline, Qt.MouseButton.LeftButton, pos=start)
    assert window.session.cursor == window.session.note_places[0]
    QTest.mouseMove(window.timeline, start + QPoint(3, 0))
    QTest.mouseRelease(window.timeline, Qt.MouseButton.LeftButton, pos=start + QPoint(3, 0))
    assert window.session.undo_stack.count() == 0


def hover(window: MainWindow, at: QPoint) -> str:
    """Rest the mouse on a pixel of the timeline; return what is said there."""
    there = window.timeline.mapToGlobal(at)
    QApplication.sendEvent(window.timeline, QHelpEvent(QEvent.Type.ToolTip, at, there))
    words = QToolTip.text()
    QToolTip.hideText()
    return words


@pytest.mark.usefixtures("noted")
def test_a_flag_says_its_note_and_the_track_what_happens_there(window: MainWindow) -> None:
    assert hover(window, flag(window)) == "An attack."
    attacked = [frame.event.kind for frame in window.session.frames].index("attackers_declared") + 1
    assert "Amy attacks Nicole with Bear" in hover(window, place(window, attacked))


@pytest.mark.usefixtures("noted")
def test_the_menu_key_asks_about_the_flag_that_is_chosen_and_a_right_click_about_the_one_below(
    window: MainWindow,
) -> None:
    asked: list[int | None] = []
    window.timeline.note_menu_wanted.connect(lambda number, _at: asked.append(number))
    reasons = QContextMenuEvent.Reason
    for reason, at in (
        (reasons.Keyboard, place(window, 3)),
        (reasons.Mouse, flag(window)),
        (reasons.Keyboard, place(window, 3)),
        (reasons.Mouse, place(window, 3)),
    ):
        there = window.timeline.mapToGlobal(at)
        QTimer.singleShot(0, close_menu)
        QApplication.sendEvent(window.timeline, QContextMenuEvent(reason, at, there))
    assert asked == [None, 0, 0, None]
    assert window.session.cursor == 3


def close_menu() -> None:
    """Close the menu that has just been opened."""
    menu = QApplication.activePopupWidget()
    if menu is not None:
        menu.close()
