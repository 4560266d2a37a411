"""Any board is turned into a question in the form of the table, each change one step of undo."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QListWidget, QPlainTextEdit

from core.scenario.question import QuestionSpec
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature


@pytest.fixture
def form(hands: Hands) -> Hands:
    """A table with two creatures, and nothing selected."""
    hands.lay(creature("ox", "3/3"), creature("bear", "2/2", by=NICOLE))
    return hands


def choose(hands: Hands, field: str, words: str) -> None:
    """Choose something in a field by its first letters, as the keyboard does."""
    box = hands.widget(QComboBox, field)
    box.setFocus()
    box.setCurrentIndex(box.findText(words))
    box.activated.emit(box.currentIndex())


def question(window: MainWindow) -> QuestionSpec:
    asked = window.session.scenario.question
    assert asked is not None
    return asked


def test_a_board_asks_nothing_at_first(form: Hands, window: MainWindow) -> None:
    assert form.widget(QComboBox, "What is asked").currentText() == "Nothing"
    assert not window.inspector.findChild(QListWidget, "Asked about several")


def test_a_life_total_is_asked_of_the_defending_player_and_then_of_the_other(
    form: Hands, window: MainWindow
) -> None:
    choose(form, "What is asked", "Life total")
    assert question(window).life == "nicole"
    choose(form, "Asked about", "Amy")
    assert question(window).life == "amy"
    assert window.session.undo_stack.count() == 2


def test_who_dies_is_asked_of_those_that_are_checked(form: Hands, window: MainWindow) -> None:
    choose(form, "What is asked", "Which creatures die")
    assert question(window).dies == ("ox", "bear")
    checks = form.widget(QListWidget, "Asked about several")
    checks.setFocus()
    checks.setCurrentRow(0)
    QTest.keyClick(checks, Qt.Key.Key_Space)
    assert question(window).dies == ("bear",)
    assert checks.item(1).text() == "Bear"


def test_at_least_one_stays_checked(form: Hands, window: MainWindow) -> None:
    choose(form, "What is asked", "Who loses")
    checks = form.widget(QListWidget, "Asked about several")
    checks.setFocus()
    for row in (0, 1):
        checks.setCurrentRow(row)
        QTest.keyClick(checks, Qt.Key.Key_Space)
    assert question(window).lost == ("nicole",)


def test_counters_have_a_kind(form: Hands, window: MainWindow) -> None:
    choose(form, "What is asked", "Counters of a kind")
    assert question(window).counters == {"ox": "+1/+1"}
    form.type_into(form.widget(QLineEdit, "Kind of counter"), "-1/-1")
    choose(form, "Asked about", "Bear")
    assert question(window).counters == {"bear": "-1/-1"}


def test_words_are_typed_and_taken_back(form: Hands, window: MainWindow) -> None:
    choose(form, "What is asked", "Marked damage")
    field = form.widget(QLineEdit, "Question in words")
    form.type_into(field, "How much does Bear take?")
    assert question(window).ask == "How much does Bear take?"
    field.setFocus()
    field.selectAll()
    form.press(Qt.Key.Key_Delete)
    form.press(Qt.Key.Key_Return)
    assert question(window).ask == ""


def test_words_about_something_else_do_not_stay(form: Hands, window: MainWindow) -> None:
    choose(form, "What is asked", "Marked damage")
    form.type_into(form.widget(QLineEdit, "Question in words"), "How much does Bear take?")
    choose(form, "What is asked", "Whether it is legal")
    assert question(window).ask == ""


def test_a_lesson_is_written_when_the_keyboard_goes_elsewhere(form: Hands, window: MainWindow) -> None:
    field = form.widget(QPlainTextEdit, "Lesson")
    field.setFocus()
    QTest.keyClicks(field, "Size matters.")
    window.table.setFocus()
    assert window.session.scenario.lesson == "Size matters."


def test_question_and_lesson_are_saved_and_undone(form: Hands, window: MainWindow) -> None:
    choose(form, "What is asked", "Power and toughness")
    saved = parse_scenario(scenario_text(window.session.scenario))
    assert saved.question == question(window)
    form.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.session.scenario.question is None
    assert form.widget(QComboBox, "What is asked").currentText() == "Nothing"


def test_what_is_asked_about_can_be_removed_with_its_question(form: Hands, window: MainWindow) -> None:
    choose(form, "What is asked", "Marked damage")
    form.click("bear")
    form.press(Qt.Key.Key_Delete)
    assert [one.id for one in window.session.scenario.battlefield] == ["ox"]
    assert window.session.scenario.question is None


def test_a_question_is_taken_away(form: Hands, window: MainWindow) -> None:
    choose(form, "What is asked", "Life total")
    choose(form, "What is asked", "Nothing")
    assert window.session.scenario.question is None


def test_nothing_is_asked_about_things_where_there_are_none(hands: Hands) -> None:
    hands.lay()
    box = hands.widget(QComboBox, "What is asked")
    offered = [box.itemText(row) for row in range(box.count())]
    assert "Which creatures die" not in offered
    assert "Life total" in offered


def test_in_a_variation_the_question_of_the_main_line_is_shown_and_kept(
    hands: Hands, window: MainWindow
) -> None:
    """What is asked and taught is about the main line; a new line neither loses nor changes it."""
    script: list[dict[str, Any]] = [
        {"attack": {"ox": NICOLE}},
        {"block": {}},
        {"assign": {"ox": {"nicole": 3}}},
    ]
    objects = creature("ox", "3/3"), creature("bear", "2/2", by=NICOLE)
    hands.lay(*objects, script=script, question={"life": NICOLE}, lesson="It hurts.")
    hands.press(Qt.Key.Key_End)
    hands.drag("bear", "ox")
    assert window.session.line != ()
    hands.press(Qt.Key.Key_Escape)
    box = hands.widget(QComboBox, "What is asked")
    assert (box.currentText(), box.isEnabled()) == ("Life total (main line)", False)
    lesson = hands.widget(QPlainTextEdit, "Lesson")
    assert (lesson.toPlainText(), lesson.isReadOnly()) == ("It hurts.", True)
    window.session.show_line(())
    assert (box.currentText(), box.isEnabled()) == ("Life total", True)
    assert question(window).life == NICOLE
    assert not lesson.isReadOnly()


def test_a_question_about_an_event_is_kept(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3"), question={"happens": {"kind": "life_gained"}})
    assert hands.widget(QComboBox, "What is asked").currentText() == "Whether something happens"
    assert question(window).topic == "happens"
