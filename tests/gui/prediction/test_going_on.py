"""What comes after an answer: the next board, the next lesson, and the way back to the library."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from core.scenario.question import answer_of
from core.scenario.reading import read_scenario
from core.teaching.course import built_in, path_of
from core.teaching.progress import Outcome
from gui.app import open_window
from gui.library.opening import Opening, opening_on
from gui.prediction.answer_fields import NumberAnswer
from gui.prediction.stage import Stage
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.prediction.test_predicting import (
    NOON,
    TRADE,
    UNBLOCKED,
    field,
    opened,
    press,
    stage,
    type_keys,
    words,
)


def test_next_goes_on_in_the_lesson_and_then_to_the_next_one(window: MainWindow) -> None:
    lesson = built_in().lessons[2]
    opened(window, lesson.scenarios[-2], lesson.scenarios)
    panel = window.learning.predicting
    press(panel.question_panel.show_me)
    assert panel.verdict_panel.next.text() == f"Next ({len(lesson.scenarios)} of {len(lesson.scenarios)})"
    press(panel.verdict_panel.next)
    assert stage(window) is Stage.ASKED
    press(panel.question_panel.show_me)
    assert panel.verdict_panel.next.text() == f"Next lesson: {built_in().lessons[3].title}"
    press(panel.verdict_panel.next)
    following = window.learning.library.catalogue.index.get(built_in().lessons[3].scenarios[0])
    assert following is not None
    assert window.session.scenario.title == following.title


def test_after_the_last_board_of_a_lesson_it_says_how_the_lesson_went(window: MainWindow) -> None:
    lesson = built_in().lessons[0]
    for key in lesson.scenarios[:-2]:
        window.learning.learner.learn(key, Outcome.RIGHT)
    opened(window, lesson.scenarios[-2], lesson.scenarios)
    panel = window.learning.predicting
    window.learning.learner.clock = lambda: NOON
    answer_wrongly(window)
    assert " right" not in words(panel.verdict_panel)
    press(panel.verdict_panel.next)
    press(panel.question_panel.show_me)
    told = f"Lesson 3: {len(lesson.scenarios) - 2} of {len(lesson.scenarios)} right; 1 comes back today."
    assert told in words(panel.verdict_panel)
    assert told in panel.verdict_panel.accessibleName()
    assert panel.verdict_panel.next.text().startswith("Next lesson: ")


def answer_wrongly(window: MainWindow) -> None:
    """Answer a question of yes or no with what it is not."""
    question, playthrough = window.session.scenario.question, window.session.playthrough
    assert question is not None
    yes, no = field(window).findChildren(QPushButton)
    press(no if answer_of(question, playthrough) else yes)


def test_after_the_last_lesson_it_says_how_all_of_them_went(window: MainWindow) -> None:
    number, lesson = len(built_in().lessons), built_in().lessons[-1]
    window.learning.library.show_shelf(f"lesson {number}")
    last = Opening(key=lesson.scenarios[-1], title="Last", keys=lesson.scenarios, lesson=number)
    window.learning.open(last)
    press(window.learning.predicting.question_panel.show_me)
    every = sum(len(one.scenarios) for one in built_in().lessons)
    told = f"That was the last lesson. All lessons: 0 of {every} right, {every - 1} not asked yet."
    assert told in words(window.learning.predicting.verdict_panel)


def test_back_to_the_library_leads_to_where_one_has_come_to(window: MainWindow) -> None:
    """The lesson that is on now, not the one that was on when the library was left; its board is selected."""
    library = window.learning.library
    library.catalogue.load()
    first, second = library.catalogue.shelves[:2]
    window.learning.open(opening_on(first, first.keys[-1]))
    press(window.learning.predicting.question_panel.show_me)
    press(window.learning.predicting.verdict_panel.next)
    press(window.learning.predicting.question_panel.leave)
    assert library.shelves.current_name == second.name
    assert library.scenarios.current_key == second.keys[0]
    assert library.title.text() == f"Lesson 2: {second.title}"


def test_back_to_the_library_keeps_the_search_and_what_was_found(window: MainWindow, hands: Hands) -> None:
    library = window.learning.library
    library.catalogue.load()
    hands.press(Qt.Key.Key_F4)
    type_keys("menace")
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Right)
    chosen = library.scenarios.current_key
    hands.press(Qt.Key.Key_Return)
    hands.press(Qt.Key.Key_F4)
    assert (library.search.text(), library.scenarios.current_key) == ("menace", chosen)


def test_a_shelf_that_is_looked_at_meanwhile_stays(window: MainWindow, hands: Hands) -> None:
    opened_from = window.learning.library.catalogue.shelves[0]
    window.learning.open(opening_on(opened_from, opened_from.keys[0]))
    hands.press(Qt.Key.Key_F4)
    window.learning.library.shelves.select("lesson 5")
    hands.press(Qt.Key.Key_F4)
    hands.press(Qt.Key.Key_F4)
    assert window.learning.library.shelves.current_name == "lesson 5"


def test_at_the_end_of_other_lists_it_leads_back_to_the_library(window: MainWindow) -> None:
    window.learning.open(Opening(key=UNBLOCKED, title="Damage", keys=(UNBLOCKED,)))
    press(window.learning.predicting.question_panel.show_me)
    press(window.learning.predicting.verdict_panel.next)
    assert window.learning.in_library


def test_boards_that_begin_alike_are_offered_and_keep_the_place_in_the_list(window: MainWindow) -> None:
    key = "published-examples/free-division-2-and-2"
    opened(window, key, (key, TRADE))
    panels = window.learning.predicting
    assert window.session.scenario.question is not None
    press(panels.question_panel.show_me)
    menu = panels.verdict_panel.others.menu()
    assert panels.verdict_panel.others.isVisible()
    title = menu.actions()[0].text()
    menu.actions()[0].trigger()
    assert window.session.scenario.title == title
    press(panels.question_panel.show_me)
    assert panels.verdict_panel.next.text() == "Next (2 of 2)"


def test_variants_of_a_judge_s_question_are_offered_first(window: MainWindow) -> None:
    variants = next(one for one in built_in().collections[0].entries if len(one.variants) > 1).variants
    window.learning.open(Opening(key=variants[0].scenario, title="Judge", keys=(variants[0].scenario,)))
    press(window.learning.predicting.question_panel.show_me)
    offered = [one.text() for one in window.learning.predicting.verdict_panel.others.menu().actions()]
    assert offered[: len(variants) - 1] == [variant.choice for variant in variants[1:]]


def test_a_lesson_goes_on_where_it_was_left_when_the_program_ended(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """Each answer is kept at once: the window need not have been closed in order."""
    lesson = built_in().lessons[0]
    opened(window, lesson.scenarios[0], lesson.scenarios)
    press(window.learning.predicting.question_panel.show_me)
    press(window.learning.predicting.verdict_panel.next)
    later = open_window(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat), tmp_path)
    qtbot.addWidget(later)
    later.learning.open_next()
    assert later.windowTitle().startswith(f"Lesson 1, board 2 of {len(lesson.scenarios)}")


@pytest.mark.parametrize("outcome", Outcome)
def test_the_keyboard_waits_on_what_comes_next(window: MainWindow, outcome: Outcome) -> None:
    opened(window, UNBLOCKED)
    panels = window.learning.predicting
    number = field(window)
    assert isinstance(number, NumberAnswer)
    number.number.setValue(18 if outcome is Outcome.RIGHT else 3)
    shown = outcome is Outcome.SHOWN
    press(panels.question_panel.show_me if shown else panels.question_panel.answer)
    focused = QApplication.focusWidget()
    assert isinstance(focused, QPushButton)
    assert focused is panels.verdict_panel.next


@pytest.mark.slow
def test_all_lessons_can_be_walked_through_with_one_button(window: MainWindow) -> None:
    keys = [key for lesson in built_in().lessons for key in lesson.scenarios]
    walked = []
    window.learning.open_next()
    panels = window.learning.predicting
    for _ in keys:
        assert stage(window) is Stage.ASKED
        walked.append(window.session.scenario.title)
        press(panels.question_panel.show_me)
        if panels.verdict_panel.moment.isVisible():
            press(panels.verdict_panel.moment)
        press(panels.verdict_panel.next)
    assert window.learning.in_library
    assert walked == [read_scenario(path_of(key)).title for key in keys]
    assert window.learning.library.next.text() == "All lessons done"
