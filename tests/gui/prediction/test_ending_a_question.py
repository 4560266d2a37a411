"""What ends a question, what keeps it, and boards that ask nothing."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QTextBrowser

from core.teaching.progress import Standing
from gui.prediction.stage import Stage
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.prediction.test_predicting import (
    UNBLOCKED,
    field,
    opened,
    press,
    stage,
    type_keys,
    words,
)
from tests.support import NICOLE, creature, table


def test_try_again_asks_once_more(window: MainWindow, hands: Hands) -> None:
    opened(window, UNBLOCKED)
    type_keys("20")
    press(window.learning.predicting.question_panel.answer)
    again = window.learning.predicting.verdict_panel.again
    again.setFocus()
    hands.press(Qt.Key.Key_Return)
    assert (stage(window), window.session.cursor) == (Stage.ASKED, 0)
    assert window.table.selected is None


def test_a_change_of_the_board_ends_it_and_brings_the_panels_back(window: MainWindow, hands: Hands) -> None:
    opened(window, UNBLOCKED)
    press(window.learning.predicting.question_panel.show_me)
    hands.press(Qt.Key.Key_Home)
    hands.drag("bears", NICOLE)
    assert stage(window) is Stage.NONE
    assert window.inspector.isVisible()
    assert window.palette_panel.isVisible()


@pytest.mark.parametrize("is_asked", [True, False])
def test_a_board_is_edited_instead_of_asked_about(window: MainWindow, hands: Hands, is_asked: bool) -> None:
    opened(window, UNBLOCKED)
    predicting = window.learning.predicting
    if not is_asked:
        press(predicting.question_panel.show_me)
        window.player.go_to(len(window.session.frames))
    press((predicting.question_panel if is_asked else predicting.verdict_panel).edit)
    assert stage(window) is Stage.NONE
    assert window.palette_panel.isVisible()
    assert window.table.hasFocus()
    hands.press(Qt.Key.Key_N)
    type_keys("Nobody blocks.")
    hands.press(Qt.Key.Key_Return)
    assert [note.text for note in window.session.scenario.notes] == ["Nobody blocks."]


def test_another_file_ends_it(window: MainWindow) -> None:
    opened(window, UNBLOCKED)
    window.documents.new()
    assert stage(window) is Stage.NONE
    assert window.choice_bar.isVisible()


def test_the_library_can_be_looked_at_meanwhile(window: MainWindow, hands: Hands) -> None:
    opened(window, UNBLOCKED)
    hands.press(Qt.Key.Key_F4)
    hands.press(Qt.Key.Key_Escape)
    assert stage(window) is Stage.ASKED
    assert window.learning.predicting.question_panel.isVisible()


def test_escape_and_a_look_at_the_library_keep_what_was_typed(window: MainWindow, hands: Hands) -> None:
    opened(window, UNBLOCKED)
    type_keys("18")
    hands.press(Qt.Key.Key_Escape)
    hands.press(Qt.Key.Key_F4)
    hands.press(Qt.Key.Key_Escape)
    assert field(window).answer == 18
    hands.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.learning.learner.standing(UNBLOCKED) is Standing.RIGHT


def test_the_table_keeps_its_size_from_the_question_to_the_verdict(window: MainWindow) -> None:
    opened(window, UNBLOCKED)
    QApplication.processEvents()
    asked = window.table.size()
    press(window.learning.predicting.question_panel.show_me)
    QApplication.processEvents()
    assert window.table.size() == asked


def test_a_board_without_a_question_says_so(window: MainWindow) -> None:
    window.learning.ask_about_board()
    assert "has no question yet" in window.message


def test_a_board_with_open_decisions_has_them_made_first(window: MainWindow, hands: Hands) -> None:
    hands.lay(creature("ox", "3/3"), question={"life": "nicole"})
    window.learning.ask_about_board()
    assert "Decide everything first" in window.message
    assert window.choice_bar.isVisible()


def test_answers_about_a_board_of_one_s_own_are_not_kept(window: MainWindow, hands: Hands) -> None:
    hands.show(table(creature("ox", "3/3"), question={"life": "nicole"}), watching=True)
    window.learning.ask_about_board()
    type_keys("20")
    press(window.learning.predicting.question_panel.answer)
    assert stage(window) is Stage.TOLD
    assert not window.learning.learner.progress.scenarios


def test_screen_readers_hear_question_and_verdict(window: MainWindow) -> None:
    opened(window, UNBLOCKED)
    panels = window.learning.predicting
    spoken = panels.question_panel.accessibleName()
    assert spoken.startswith("Amy attacks Nicole with Grizzly Bears")
    assert spoken.endswith("How much life does Nicole have afterwards?")
    press(panels.question_panel.show_me)
    assert "Nicole has 18 life." in panels.verdict_panel.accessibleName()


def test_the_rules_and_the_way_to_play_are_kept_back_while_it_is_asked(window: MainWindow) -> None:
    opened(window, UNBLOCKED)
    text = window.explanation.findChildren(QTextBrowser)[0]
    assert "Predict what happens" in text.toPlainText()
    assert "CR" not in text.toPlainText()
    assert "Space" not in text.toPlainText()


def test_the_lesson_is_told_once(window: MainWindow) -> None:
    opened(window, UNBLOCKED)
    press(window.learning.predicting.question_panel.show_me)
    lesson = window.session.scenario.lesson
    assert lesson in words(window.learning.predicting.verdict_panel)
    assert lesson not in window.explanation.findChildren(QTextBrowser)[0].toPlainText()


def test_the_menus_of_the_table_rest_and_come_back_again_and_again(window: MainWindow, hands: Hands) -> None:
    for _ in range(3):
        hands.press(Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
        gc.collect()
        assert resting(window) == {"&Edit", "&Table", "&Play"}
        press(window.learning.predicting.question_panel.show_me)
        gc.collect()
        assert resting(window) == set()
        hands.press(Qt.Key.Key_F4)
        gc.collect()
        assert resting(window) == {"&Edit", "&Table", "&Play"}
        hands.press(Qt.Key.Key_F4)


def resting(window: MainWindow) -> set[str]:
    """Return the menus with which nothing can be done now."""
    return {entry.text() for entry in window.menuBar().actions() if not entry.isEnabled()}
