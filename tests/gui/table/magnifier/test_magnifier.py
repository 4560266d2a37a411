"""The magnifier: when it is there, where it is, and what it says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from core.terms.ids import ObjectId
from gui.settings import Speed
from gui.table.magnifier.close_up import CloseUp
from gui.table.magnifier.close_up_painting import lay_out_close_up
from gui.table.magnifier.magnifier import HOVER_MS
from gui.table.magnifier.under_mouse import rect_of
from gui.table.painting.card_layout import lay_out
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.waiting import AN_HOUR_MS, run_out, timer_of
from tests.support import NICOLE, card, creature

ANTHEM = {"id": "anthem", "card": "Glorious Anthem", "controller": "amy"}


@pytest.fixture(autouse=True)
def _a_moment_lasts_an_hour(window: MainWindow) -> None:
    """Have nothing shown large before a test lets the moment run out."""
    timer_of(window.magnifier).setInterval(AN_HOUR_MS)


def move_to(hands: Hands, subject: str) -> None:
    """Move the mouse on something."""
    QTest.mouseMove(hands.viewport, hands.at(subject) + QPoint(2, 2))
    QTest.mouseMove(hands.viewport, hands.at(subject))


def magnified(hands: Hands, subject: str) -> CloseUp | None:
    """Let the mouse rest on something for longer than the moment; return what is shown large then."""
    move_to(hands, subject)
    run_out(timer_of(hands.window.magnifier))
    return shown(hands.window)


def shown(window: MainWindow) -> CloseUp | None:
    """Return what is shown large now."""
    widget = window.magnifier.widget
    return widget.shown if widget is not None and widget.isVisible() else None


def place(window: MainWindow) -> QRect:
    """Return where the magnifier is on the table."""
    assert window.magnifier.widget is not None
    return window.magnifier.widget.geometry()


def test_a_card_that_the_mouse_rests_on_is_shown_large_beside_itself(
    window: MainWindow, hands: Hands
) -> None:
    hands.lay(creature("bear", "2/2", damage=1), ANTHEM)
    found = magnified(hands, "bear")
    assert found is not None
    assert found.name == "Bear"
    rect = rect_of(window.table.table, ObjectId("bear"))
    assert rect is not None
    assert not place(window).intersects(window.table.mapFromScene(rect).boundingRect())
    assert window.table.rect().contains(place(window))


def test_lines_that_are_not_played_here_are_gray(hands: Hands) -> None:
    hands.lay(creature("bear", "2/2", text="Delve\nWhenever this creature attacks, you gain 1 life."))
    found = magnified(hands, "bear")
    assert found is not None
    inks = {one.line.text: one.ink for one in lay_out_close_up(found, 600).written}
    assert inks["Delve"] == inks["Not played here:"] == "ink_soft"
    assert inks["Whenever this creature attacks, you gain 1 life."] == "ink"
    assert "not played here: Delve" in hands.window.magnifier.words


def test_what_is_as_printed_needs_no_reasons(hands: Hands) -> None:
    hands.lay(creature("bear", "2/2"))
    found = magnified(hands, "bear")
    assert found is not None
    assert found.why == ()


def test_it_waits_a_moment_and_goes_as_the_mouse_leaves_the_card(
    window: MainWindow, hands: Hands, qtbot: QtBot
) -> None:
    hands.lay(creature("bear", "2/2"))
    move_to(hands, "bear")
    QApplication.processEvents()
    assert shown(window) is None
    timer_of(window.magnifier).setInterval(HOVER_MS)
    qtbot.waitUntil(lambda: shown(window) is not None)
    QTest.mouseMove(hands.viewport, QPoint(5, 5))
    assert shown(window) is None


def test_a_press_puts_it_away_until_the_mouse_has_been_elsewhere(window: MainWindow, hands: Hands) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"))
    assert magnified(hands, "bear") is not None
    hands.click("bear")
    assert shown(window) is None
    assert magnified(hands, "bear") is None
    assert magnified(hands, "ox") is not None
    assert magnified(hands, "bear") is not None


def test_nothing_is_magnified_while_dragging(window: MainWindow, hands: Hands) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE))
    hands.hold("bear", "ox")
    assert not timer_of(window.magnifier).isActive()
    assert shown(window) is None
    hands.release("ox")


def test_playing_on_puts_it_away(window: MainWindow, hands: Hands, qtbot: QtBot) -> None:
    hands.lay(creature("bear", "2/2"), script=[{"attack": {"bear": "nicole"}}])
    window.session.move_to(0)
    assert magnified(hands, "bear") is not None
    window.transport.set_speed(Speed.NORMAL)
    hands.press(Qt.Key.Key_Space)
    assert window.player.is_playing
    qtbot.waitUntil(lambda: shown(window) is None)
    window.player.stop()


def test_z_shows_what_has_the_keyboard_as_long_as_it_is_held(window: MainWindow, hands: Hands) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"))
    QTest.mouseMove(hands.viewport, QPoint(5, 5))
    window.table.setFocus()
    hands.press(Qt.Key.Key_Down)
    assert window.table.selected == "bear"
    QTest.keyPress(window.table, Qt.Key.Key_Z)
    assert (found := shown(window)) is not None
    assert found.name == "Bear"
    hands.press(Qt.Key.Key_Right)
    assert (found := shown(window)) is not None
    assert found.name == "Ox"
    QTest.keyRelease(window.table, Qt.Key.Key_Z)
    assert shown(window) is None


def test_z_shows_at_once_what_the_mouse_is_on(window: MainWindow, hands: Hands) -> None:
    hands.lay(creature("bear", "2/2"))
    move_to(hands, "bear")
    window.table.setFocus()
    QTest.keyPress(window.table, Qt.Key.Key_Z)
    assert shown(window) is not None
    QTest.keyRelease(window.table, Qt.Key.Key_Z)


def test_it_says_what_is_printed_what_is_now_and_why(window: MainWindow, hands: Hands) -> None:
    """CR 613.4c."""
    bear = creature("bear", "2/2 trample", damage=1, counters={"+1/+1": 2}, tapped=True)
    hands.lay(bear, ANTHEM)
    found = magnified(hands, "bear")
    assert found is not None
    assert (found.face.numbers, found.change) == ("2/2", 1)
    assert found.now == ("5/5", "two +1/+1 counters", "1 of 5 damage", "tapped")
    assert found.why[0] == "printed 2/2"
    assert any("Glorious Anthem" in line and "613.4c" in line for line in found.why)
    assert window.magnifier.widget is not None
    assert "1 of 5 damage" in window.magnifier.widget.accessibleDescription()


def test_abilities_that_were_given_and_lost_are_told_apart(hands: Hands) -> None:
    hands.lay(creature("bear", "2/2 trample"), card("Viridian Longbow", "bow", attached_to="bear"))
    found = magnified(hands, "bear")
    assert found is not None
    assert [mark.words for mark in found.face.marks] == ["trample"]
    assert any(line.startswith("also has") and "deals 1 damage" in line for line in found.now)


def test_a_card_in_a_hand_and_a_spell_on_the_stack_are_magnified(window: MainWindow, hands: Hands) -> None:
    players = [{"id": "amy", "hand": ["Lightning Bolt"]}, {"id": "nicole"}]
    cast = {"cast": "Lightning Bolt", "by": "amy", "targets": ["nicole"]}
    hands.lay(creature("bear", "2/2"), players=players, start="precombat_main")
    found = magnified(hands, window.session.game.hand[0].id)
    assert found is not None
    assert found.face.abilities == ("Lightning Bolt deals 3 damage to any target.",)
    hands.lay(creature("bear", "2/2"), players=players, start="precombat_main", script=[cast])
    at = next(n for n in range(len(window.session.frames)) if window.session.playthrough.game_at(n).stack)
    window.session.move_to(at)
    found = magnified(hands, window.session.game.stack[0].id)  # type: ignore[union-attr]  # a spell
    assert found is not None
    assert found.name == "Lightning Bolt"


def test_it_can_be_turned_off_in_the_menu(window: MainWindow, hands: Hands) -> None:
    action = next(one for one in window.findChildren(QAction) if one.text() == "&Magnify cards")
    action.trigger()
    hands.lay(creature("bear", "2/2"))
    assert magnified(hands, "bear") is None
    assert not window.settings.magnifies
    QTest.keyPress(window.table, Qt.Key.Key_Z)
    assert shown(window) is not None
    QTest.keyRelease(window.table, Qt.Key.Key_Z)


def test_the_words_of_a_glyph_are_shown_where_the_mouse_is(window: MainWindow, hands: Hands) -> None:
    hands.lay(creature("bear", "2/2 trample"))
    picture = window.table.table.picture
    assert picture is not None
    pose, face = picture.poses[ObjectId("bear")], picture.faces[ObjectId("bear")]
    middle = lay_out(face, pose.scale).marks[0].box.center()
    at = QPoint(round(pose.x + middle.x()), round(pose.y + middle.y()))
    QApplication.sendEvent(
        hands.viewport, QHelpEvent(QEvent.Type.ToolTip, at, hands.viewport.mapToGlobal(at))
    )
    assert QToolTip.text() == "Trample"
    QToolTip.hideText()


def test_the_mana_cost_is_beside_the_types(hands: Hands) -> None:
    hands.lay(creature("bear", "2/2", mana_cost="{1}{G}"))
    found = magnified(hands, "bear")
    assert found is not None
    layout = lay_out_close_up(found, 600)
    cost = next(one.line for one in layout.written if one.line.text == "{1}{G}")
    types = next(one.line for one in layout.written if one.line.text == found.face.types)
    assert cost.box.top() == types.box.top()
