"""Messages over the window: readable, beside what lies on the table, with what they offer at hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.scenario.format import Scenario
from gui.prediction.stage import Stage
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.waiting import timer_of
from tests.support import NICOLE, creature

LONG = (
    "Wall has defender and can't attack (CR 702.3b), so there is nothing that could attack Nicole this turn."
)


def on_screen(widget: QWidget) -> QRect:
    """Return where a widget is on the screen."""
    return QRect(widget.mapToGlobal(QPoint()), widget.size())


def lose_a_block(hands: Hands, window: MainWindow) -> Scenario:
    """Take an attack back that was blocked; return what was there before."""
    attack, block = {"attack": {"bear": NICOLE, "ox": NICOLE}}, {"block": {"elk": "bear"}}
    mine = creature("bear", "2/2"), creature("ox", "3/3")
    hands.lay(*mine, creature("elk", "2/2", by=NICOLE), script=[attack, block])
    blocked = next(n for n, one in enumerate(window.session.frames) if one.event.kind == "blockers_declared")
    window.player.go_to(blocked + 1)
    before = window.session.scenario
    hands.drag_to("bear", hands.at("bear") + QPoint(0, 170))
    return before


@pytest.mark.parametrize("width", [820, 1060, 1280, 1920])
def test_it_has_few_lines_and_lies_on_nothing_of_the_table(window: MainWindow, width: int) -> None:
    window.resize(width, 800)
    QApplication.processEvents()
    window.say(LONG)
    QApplication.processEvents()
    toast = on_screen(window.toast)
    assert toast.height() <= 60
    assert toast.width() >= 400
    assert not toast.intersects(on_screen(window.table))
    assert not toast.intersects(on_screen(window.choice_bar.proceed))
    assert on_screen(window.rooms).contains(toast)


def test_what_was_taken_away_can_be_had_back_with_the_keyboard(hands: Hands, window: MainWindow) -> None:
    before = lose_a_block(hands, window)
    assert window.message == "The other play is kept as a line."
    hands.press(Qt.Key.Key_Tab)
    assert window.toast.button.hasFocus()
    hands.press(Qt.Key.Key_Space)
    assert window.session.scenario.script == before.script
    assert window.message == ""
    assert window.table.hasFocus()


def test_that_a_line_was_begun_covers_the_timeline_for_a_moment_only(
    hands: Hands, window: MainWindow
) -> None:
    lose_a_block(hands, window)
    timer = timer_of(window.toast)
    assert timer.isActive()
    assert timer.interval() <= 5_000


def test_it_offers_nothing_that_would_undo_something_else(hands: Hands, window: MainWindow) -> None:
    lose_a_block(hands, window)
    assert window.toast.button.isVisible()
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.message == ""


def test_a_message_that_offers_nothing_is_not_in_the_way(hands: Hands, window: MainWindow) -> None:
    window.say("Something was done.")
    assert not window.toast.button.isVisible()
    hands.press(Qt.Key.Key_Tab)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert not window.toast.isAncestorOf(focused)
    assert window.toast.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_it_stays_while_the_keyboard_is_on_it(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    lose_a_block(hands, window)
    hands.press(Qt.Key.Key_Tab)
    window.toast.withdraw()
    assert window.message
    hands.press(Qt.Key.Key_Escape)
    window.toast.withdraw()
    qtbot.waitUntil(lambda: not window.message)


def test_without_the_timeline_it_lies_at_the_foot_of_the_table(window: MainWindow) -> None:
    window.rooms.set_stage(Stage.ASKED)
    QApplication.processEvents()
    window.say(LONG)
    toast, table = on_screen(window.toast), on_screen(window.table)
    assert toast.top() > table.center().y()
    assert on_screen(window.rooms).contains(toast)


def test_a_click_takes_an_offer_away(hands: Hands, window: MainWindow) -> None:
    lose_a_block(hands, window)
    QTest.mouseClick(window.toast, Qt.MouseButton.LeftButton, pos=QPoint(6, 6))
    assert window.message == ""
    assert window.session.undo_stack.canUndo()
