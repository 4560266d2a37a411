"""The walk-through of the README: a rules question set up, played in its orders, compared, and sent."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.rules.choices.replacement import ChooseReplacement
from core.scenario.variations import line_scenario, lines
from core.sharing.share_code import scenario_of_code
from gui.window.board_line_dialog import BoardLineDialog
from gui.window.lines_dialog import LinesDialog
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE
from tests.test_readme import README

_CTRL, _SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def life(window: MainWindow) -> int:
    """Return Nicole's life after the line that is played."""
    return window.session.playthrough.game.players[NICOLE].life


def go_to_the_shield(window: MainWindow, turn: int) -> None:
    """Stand where Nicole chooses between the Shield and the Furnace for the first or the second time."""
    choices = [
        one
        for one in window.session.playthrough.decisions
        if isinstance(one.choice, ChooseReplacement) and one.choice.affected == NICOLE
    ]
    window.player.go_to(choices[turn].frame)


def test_a_question_is_set_up_played_in_all_orders_compared_and_sent(
    hands: Hands, window: MainWindow
) -> None:
    [line] = re.findall(r"```\n(Amy 20: red .*?)```", README, re.DOTALL)
    hands.press(Qt.Key.Key_L, _CTRL)
    dialog = next(one for one in window.findChildren(BoardLineDialog) if one.isVisible())
    QTest.keyClicks(dialog.field, line.replace("\n", " ").strip())
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    hands.press(Qt.Key.Key_D, _SHIFT)
    assert life(window) == 10
    for turn, left in ((0, 6), (1, 9)):
        window.session.show_line(())
        go_to_the_shield(window, turn)
        hands.press(Qt.Key.Key_2)
        hands.press(Qt.Key.Key_D, _SHIFT)
        assert life(window) == left
    every = list(lines(window.session.document))
    assert len(every) == 3
    QTest.mouseClick(window.lines.compare, Qt.MouseButton.LeftButton)
    compared = next(one for one in window.findChildren(LinesDialog) if one.isVisible())
    told = compared.page.toPlainText().replace("\N{NO-BREAK SPACE}", " ").splitlines()
    assert {"10", "\N{NOT EQUAL TO} 6", "\N{NOT EQUAL TO} 9"} <= set(told)
    compared.close()
    window.activateWindow()
    hands.press(Qt.Key.Key_F8)
    code = QApplication.clipboard().text()
    assert len(code) < 1500
    sent = scenario_of_code(code)
    assert [line_scenario(sent, one) for one in every] == [
        line_scenario(window.session.document, one) for one in every
    ]
