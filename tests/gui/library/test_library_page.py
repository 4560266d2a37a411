"""The library: what is found and opened in it, by mouse and by keyboard, and how far one has come."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QMessageBox
from pytestqt.qtbot import QtBot

from core.scenario.reading import read_scenario
from core.teaching.course import SCENARIOS, built_in, path_of
from core.teaching.progress import Outcome, Progress
from core.teaching.progress_file import write_progress
from core.teaching.shelves import EVERYTHING
from gui.library.board_pictures import PICTURE
from gui.library.library_page import LibraryPage
from gui.table.painting.text_fitting import Weight, fitted
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.window.test_main_window import choose


def titles(library: LibraryPage) -> list[str]:
    """Return the titles that are listed."""
    return [one.title for one in library.scenarios.scenarios.listed]


def click(view: QListView, index: QModelIndex) -> None:
    """Click a row of a list."""
    view.scrollTo(index)
    middle = view.visualRect(index).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)


def click_shelf(library: LibraryPage, title: str) -> None:
    """Click a shelf at the left."""
    model = library.shelves.model()
    row = next(row for row in range(model.rowCount()) if model.index(row, 0).data() == title)
    click(library.shelves, model.index(row, 0))


def test_a_key_opens_it_with_the_keyboard_in_the_search_field(
    library: LibraryPage, window: MainWindow
) -> None:
    assert window.learning.in_library
    assert library.search.hasFocus()
    assert not window.table.isVisible()


def test_it_opens_without_waiting_for_events(window: MainWindow, hands: Hands) -> None:
    window.learning.library.catalogue.load()
    hands.press(Qt.Key.Key_F4)
    assert window.learning.library.isVisible()


def test_scenarios_are_read_while_the_window_stays_free(
    window: MainWindow, hands: Hands, qtbot: QtBot
) -> None:
    hands.press(Qt.Key.Key_F4)
    page = window.learning.library
    assert page.shelves.rows
    qtbot.waitUntil(lambda: page.catalogue.is_loaded)
    assert titles(page)


def test_escape_leads_back_to_the_table(library: LibraryPage, window: MainWindow, hands: Hands) -> None:
    assert library.isVisible()
    hands.press(Qt.Key.Key_Escape)
    assert not window.learning.in_library
    assert window.table.hasFocus()


def test_typing_finds_and_enter_opens_the_first(
    library: LibraryPage, window: MainWindow, hands: Hands
) -> None:
    QTest.keyClicks(library.search, "trample 2/2 blocker")
    assert library.count.text() == f"{len(titles(library))} scenarios"
    first = titles(library)[0]
    hands.press(Qt.Key.Key_Return)
    assert window.session.scenario.title == first
    assert not window.learning.in_library


def test_arrows_go_from_the_field_through_the_list(
    library: LibraryPage, window: MainWindow, hands: Hands
) -> None:
    QTest.keyClicks(library.search, "first strike")
    hands.press(Qt.Key.Key_Down)
    assert library.scenarios.hasFocus()
    hands.press(Qt.Key.Key_Right)
    hands.press(Qt.Key.Key_Return)
    assert window.session.scenario.title == titles(library)[1]


def test_escape_clears_the_search_before_it_leaves(
    library: LibraryPage, window: MainWindow, hands: Hands
) -> None:
    before = titles(library)
    QTest.keyClicks(library.search, "lifelink")
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Escape)
    assert (window.learning.in_library, library.search.text(), titles(library)) == (True, "", before)


def test_a_letter_typed_in_a_list_goes_into_the_search_field(library: LibraryPage) -> None:
    library.scenarios.setFocus()
    QTest.keyClick(library.scenarios, Qt.Key.Key_W)
    assert (library.search.text(), library.search.hasFocus()) == ("w", True)


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Slash, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier),
    ],
)
def test_keys_lead_to_the_search_field(
    library: LibraryPage, hands: Hands, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    library.scenarios.setFocus()
    hands.press(key, modifier)
    assert (library.search.hasFocus(), library.search.text()) == (True, "")


def test_what_finds_nothing_says_what_to_do(library: LibraryPage) -> None:
    QTest.keyClicks(library.search, "xyzzy")
    assert library.nothing.isVisible()
    assert "xyzzy" in library.nothing.text()
    assert library.count.text() == "Nothing found"
    QTest.mouseClick(library.clear, Qt.MouseButton.LeftButton)
    assert titles(library)


def test_every_scenario_is_in_it(library: LibraryPage) -> None:
    click_shelf(library, "All scenarios")
    assert len(titles(library)) == len(list(SCENARIOS.glob("*/*.json")))


def test_a_lesson_that_is_clicked_shows_its_scenarios_in_order(library: LibraryPage) -> None:
    lesson = built_in().lessons[5]
    click_shelf(library, lesson.title)
    assert titles(library) == [read_scenario(path_of(key)).title for key in lesson.scenarios]
    assert library.about.text() == lesson.goal


def test_a_scenario_that_is_clicked_is_opened(library: LibraryPage, window: MainWindow) -> None:
    second = library.scenarios.scenarios.index(1)
    title = second.data()
    click(library.scenarios, second)
    assert window.session.scenario.title == title
    assert not window.learning.in_library


def test_the_judge_s_questions_are_titled_by_their_cards_and_tell_their_variants(
    library: LibraryPage,
) -> None:
    click_shelf(library, "The judge's questions")
    listed = library.scenarios.scenarios.listed
    entries = built_in().collections[0].entries
    assert [one.title for one in listed] == [entry.title for entry in entries]
    several = next(number for number, entry in enumerate(entries) if len(entry.variants) > 1)
    assert listed[several].choices == tuple(variant.choice for variant in entries[several].variants)


def test_next_goes_through_the_lessons(library: LibraryPage, window: MainWindow) -> None:
    first, second, *_ = built_in().lessons[0].scenarios
    assert library.next.text().startswith("Start with lesson 1")
    QTest.mouseClick(library.next, Qt.MouseButton.LeftButton)
    assert window.session.scenario.title == read_scenario(path_of(first)).title
    window.learning.learner.learn(first, Outcome.RIGHT)
    window.learning.show_library()
    assert library.next.text().startswith("Next: lesson 1, 2 of")
    QTest.mouseClick(library.next, Qt.MouseButton.LeftButton)
    assert window.session.scenario.title == read_scenario(path_of(second)).title


def test_a_lesson_shows_how_far_one_has_come(library: LibraryPage, window: MainWindow) -> None:
    first, second, *_ = built_in().lessons[0].scenarios
    window.learning.learner.learn(first, Outcome.RIGHT)
    window.learning.learner.learn(second, Outcome.WRONG)
    row = library.shelves.rows[0]
    assert (row.done, row.due) == (2, 0)
    assert row.spoken.endswith(f"2 of {row.count} done")


def test_the_title_of_every_lesson_is_whole_beside_what_is_due_again(
    library: LibraryPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a narrow window, too; `fitted` gives it narrower letters before it cuts anything."""
    window.resize(1024, 700)
    drawn: list[tuple[str, str]] = []

    def watched(text: str, pixels: int, room: float) -> tuple[str, Weight]:
        drawn.append((text, fitted(text, pixels, room)[0]))
        return fitted(text, pixels, room)

    monkeypatch.setattr("gui.library.shelf_list.fitted", watched)
    for lesson in built_in().lessons:
        window.learning.learner.learn(lesson.scenarios[0], Outcome.WRONG)
    library.refresh()
    for row in range(library.shelves.model().rowCount()):
        library.shelves.scrollTo(library.shelves.model().index(row, 0))
        library.shelves.grab()
    lessons = {lesson.title for lesson in built_in().lessons}
    assert lessons <= {whole for whole, _ in drawn}
    assert [whole for whole, shown in drawn if whole in lessons and shown != whole] == []


def test_a_scenario_has_its_words_beside_its_picture(library: LibraryPage) -> None:
    view = library.scenarios
    card, image = view.visualRect(view.model().index(0, 0)), view.viewport().grab().toImage()
    ink, right = QColor(view.delegate.theme.ink), range(card.left() + PICTURE[0] + 30, card.right() - 10)
    inked = [x for x in right for y in range(card.top(), card.bottom()) if image.pixelColor(x, y) == ink]
    assert inked


def test_what_is_due_again_has_a_shelf_of_its_own(library: LibraryPage, window: MainWindow) -> None:
    learner, (first, *_) = window.learning.learner, built_in().lessons[0].scenarios
    learner.learn(first, Outcome.WRONG)
    assert library.shelves.rows[0].shelf.title != "Due again"
    learner.clock = lambda: datetime.now(UTC) + timedelta(hours=1)
    library.refresh()
    click_shelf(library, "Due again")
    assert titles(library) == [read_scenario(path_of(first)).title]


def test_the_next_board_of_the_lesson_is_selected_once_all_are_read(
    window: MainWindow, hands: Hands, qtbot: QtBot
) -> None:
    """The library is opened before its scenarios are read."""
    first, second, *_ = built_in().lessons[0].scenarios
    window.learning.learner.learn(first, Outcome.RIGHT)
    hands.press(Qt.Key.Key_F4)
    library = window.learning.library
    qtbot.waitUntil(lambda: library.catalogue.is_loaded)
    assert library.scenarios.current_key == second


def test_a_lesson_counts_as_due_what_the_shelf_of_what_is_due_has(
    library: LibraryPage, window: MainWindow
) -> None:
    """What was missed a minute ago is not due yet, neither here nor there."""
    learner, (one, other, *_) = window.learning.learner, built_in().lessons[0].scenarios
    learner.learn(one, Outcome.WRONG)
    learner.learn(other, Outcome.WRONG)
    assert library.shelves.rows[0].due == 0
    learner.clock = lambda: datetime.now(UTC) + timedelta(hours=1)
    library.refresh()
    due, first, *_ = library.shelves.rows
    assert (due.shelf.title, due.count, first.due) == ("Due again", 2, 2)
    tips = [
        library.shelves.model().index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
        for row in range(library.shelves.model().rowCount())
    ]
    assert f"{first.shelf.about}\n2 of {first.count} done, 2 due again" in tips


def test_answers_are_forgotten_when_that_is_confirmed(
    library: LibraryPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.learning.learner.learn(built_in().lessons[0].scenarios[0], Outcome.RIGHT)
    monkeypatch.setattr(QMessageBox, "exec", lambda *_: QMessageBox.StandardButton.Cancel)
    QTest.mouseClick(library.forget, Qt.MouseButton.LeftButton)
    assert library.shelves.rows[0].done == 1
    monkeypatch.setattr(QMessageBox, "exec", lambda *_: QMessageBox.StandardButton.Discard)
    QTest.mouseClick(library.forget, Qt.MouseButton.LeftButton)
    assert library.shelves.rows[0].done == 0


def test_the_keys_of_the_table_rest_while_the_library_is_shown(
    library: LibraryPage, window: MainWindow, hands: Hands
) -> None:
    for key in (Qt.Key.Key_End, Qt.Key.Key_Delete, Qt.Key.Key_L):
        QTest.keyClick(library.shelves, key)
    assert window.session.cursor == 0
    hands.press(Qt.Key.Key_F5)
    assert not window.learning.in_library


def test_boards_are_drawn_while_there_is_nothing_else_to_do(library: LibraryPage, qtbot: QtBot) -> None:
    pictures, key = library.scenarios.delegate.pictures, library.scenarios.scenarios.listed[0].entry.key
    qtbot.waitUntil(lambda: pictures.picture(key, 1.0) is not None)
    drawn = pictures.picture(key, 1.0)
    assert drawn is not None
    image = drawn.toImage()
    colors = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
    assert len(colors) > 20


def test_the_dark_theme_draws_the_boards_anew(library: LibraryPage, window: MainWindow, qtbot: QtBot) -> None:
    pictures, key = library.scenarios.delegate.pictures, library.scenarios.scenarios.listed[0].entry.key
    qtbot.waitUntil(lambda: pictures.picture(key, 1.0) is not None)
    window.set_theme("dark")
    assert pictures.picture(key, 1.0) is None


def test_screen_readers_hear_question_and_level(library: LibraryPage) -> None:
    spoken = library.scenarios.scenarios.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    entry = library.scenarios.scenarios.listed[0].entry
    assert entry.title in spoken
    assert "Beginner" in spoken
    view = QAccessible.queryAccessibleInterface(library.scenarios)
    assert view.text(QAccessible.Text.Name) == "Scenarios"
    assert view.childCount() >= len(titles(library))


def test_a_rule_leads_to_the_scenarios_about_it(window: MainWindow) -> None:
    window.learning.library.catalogue.load()
    window.learning.show_rule("702.19b")
    assert window.learning.in_library
    listed = window.learning.library.scenarios.scenarios.listed
    assert listed
    assert all("702.19b" in one.entry.rules for one in listed)


def test_the_menu_leads_to_a_shelf(window: MainWindow) -> None:
    window.learning.library.catalogue.load()
    window.learning.show_shelf(EVERYTHING)
    QApplication.processEvents()
    assert window.learning.library.title.text() == "All scenarios"


def test_without_scenarios_about_a_rule_those_about_its_heading_are_shown(library: LibraryPage) -> None:
    library.search_for_rule("702.19z")
    assert library.search.text() == "rule:702.19"
    assert titles(library)


def test_a_shelf_of_the_menu_is_shown_before_the_boards_have_been_read(window: MainWindow) -> None:
    choose(window, "Library", "All scenarios")
    library = window.learning.library
    assert window.learning.in_library
    assert library.title.text() == "All scenarios"
    assert len(titles(library)) == len(list(SCENARIOS.glob("*/*.json")))


def answer_all(window: MainWindow, folder: Path) -> None:
    """Have every board of the lessons answered right just now, the very first one wrongly."""
    first, *rest, last = (key for lesson in built_in().lessons for key in lesson.scenarios)
    progress = Progress().with_outcome(first, Outcome.WRONG, datetime.now(UTC))
    for key in rest:
        progress = progress.with_outcome(key, Outcome.RIGHT, datetime.now(UTC))
    write_progress(progress, folder / "progress.json")
    window.learning.learner.learn(last, Outcome.RIGHT)


def test_with_every_lesson_done_next_is_what_is_due_again(
    window: MainWindow, hands: Hands, tmp_path: Path
) -> None:
    answer_all(window, tmp_path)
    window.learning.learner.clock = lambda: datetime.now(UTC) + timedelta(minutes=11)
    hands.press(Qt.Key.Key_F4)
    library = window.learning.library
    assert library.next.text() == "Repeat what is due\n1 scenario"
    QTest.mouseClick(library.next, Qt.MouseButton.LeftButton)
    assert window.session.scenario.title == read_scenario(path_of(built_in().lessons[0].scenarios[0])).title


def test_with_nothing_due_either_next_leads_to_all_scenarios(
    window: MainWindow, hands: Hands, tmp_path: Path
) -> None:
    answer_all(window, tmp_path)
    hands.press(Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    library = window.learning.library
    assert window.learning.in_library
    assert library.title.text() == "All scenarios"
    assert library.next.text() == "All lessons done"
    assert not library.next.isEnabled()


def test_a_shelf_that_is_clicked_ends_the_search(library: LibraryPage) -> None:
    QTest.keyClicks(library.search, "lifelink")
    lesson = built_in().lessons[1]
    click_shelf(library, lesson.title)
    assert library.search.text() == ""
    assert titles(library) == [read_scenario(path_of(key)).title for key in lesson.scenarios]
    assert library.shelves.current_name == "lesson 2"


def test_what_has_been_repeated_leaves_the_shelf_of_what_is_due(
    library: LibraryPage, window: MainWindow
) -> None:
    learner, (first, second, *_) = window.learning.learner, built_in().lessons[0].scenarios
    for key in (first, second):
        learner.learn(key, Outcome.WRONG)
    learner.clock = lambda: datetime.now(UTC) + timedelta(hours=1)
    library.refresh()
    click_shelf(library, "Due again")
    assert len(titles(library)) == 2
    learner.learn(first, Outcome.RIGHT)
    assert titles(library) == [read_scenario(path_of(second)).title]
