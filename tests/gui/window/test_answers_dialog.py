"""All answers to a decision: opened by key and button, read, played, kept, and hidden from who predicts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from gui.choices.question import Extra
from gui.settings import Speed
from gui.window.answers_dialog import AnswersDialog
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature, table

ATTACK, BLOCK = {"attack": {"bear": NICOLE}}, {"block": {"wall": "bear"}}
BOARD = table(
    creature("bear", "2/2"),
    creature("elf", "1/1 deathtouch", by=NICOLE),
    creature("wall", "0/4", by=NICOLE),
    script=[ATTACK, BLOCK],
    undecided="default",
)


def opened(hands: Hands, window: MainWindow, qtbot: QtBot) -> AnswersDialog:
    """Stand where Nicole blocks, open the table by key; return it once every answer is played."""
    hands.show(BOARD, watching=True)
    window.player.go_to(next(d.frame for d in window.session.playthrough.decisions if d.entry == 1))
    hands.press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    return filled(window, qtbot)


def filled(window: MainWindow, qtbot: QtBot) -> AnswersDialog:
    """Return the table that is open once every answer is played."""
    dialog = window.beside.comparisons.answers
    assert dialog is not None
    qtbot.waitUntil(lambda: "legal answer" in dialog.hint.text())
    return dialog


def cells(dialog: AnswersDialog) -> list[list[str]]:
    """Return what stands in the table."""
    return [[row.text(column) for column in range(row.columnCount())] for row in dialog.table.rows()]


def choose(dialog: AnswersDialog, words: str) -> None:
    """Make a row the current one by a click."""
    row = next(one for one in dialog.table.rows() if one.text(0) == words)
    place = dialog.table.visualItemRect(row).center()
    QTest.mouseClick(
        dialog.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
    )


def test_each_answer_has_a_row_with_what_comes_of_it(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(hands, window, qtbot)
    assert dialog.question.text() == "Nicole declares blockers"
    assert dialog.hint.text().startswith("4 legal answers.")
    assert cells(dialog) == [
        ["No block", "20", "18", "", ""],
        ["\N{BLACK CIRCLE} Wall blocks Bear", "20", "20", "", "Wall (2 damage)"],
        ["Elf blocks Bear", "20", "20", "Bear, Elf", ""],
        ["Elf and Wall block Bear", "20", "20", "Bear, Elf", "Wall (1 damage)"],
    ]
    assert [dialog.table.headerItem().text(n) for n in range(3)] == ["Answer", "Amy", "Nicole"]


def test_an_answer_is_played_and_the_one_before_is_kept(
    hands: Hands, window: MainWindow, qtbot: QtBot
) -> None:
    """What had been decided after it makes the other answer a line; without that it takes its place."""
    dialog = opened(hands, window, qtbot)
    choose(dialog, "No block")
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert window.session.playthrough.game.players[NICOLE].life == 18
    assert window.session.undo_stack.undoText() == "No block"
    window.player.go_to(next(d.frame for d in window.session.playthrough.decisions if d.entry == 1))
    window.beside.comparisons.show_answers()
    filled(window, qtbot)
    assert cells(dialog)[0][0] == "\N{BLACK CIRCLE} No block"
    window.session.undo_stack.undo()
    assert window.session.playthrough.game.players[NICOLE].life == 20


def test_what_is_played_is_seen(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    """The table of answers lies over the cards: it goes, and play goes on from the decision."""
    dialog = opened(hands, window, qtbot)
    decision = window.session.cursor
    window.transport.set_speed(Speed.NORMAL)
    choose(dialog, "No block")
    QTest.mouseClick(dialog.play, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    assert (window.player.is_playing, window.session.cursor) == (True, decision)
    window.player.stop()


def test_selected_answers_are_kept_as_lines_in_one_step(
    hands: Hands, window: MainWindow, qtbot: QtBot
) -> None:
    dialog = opened(hands, window, qtbot)
    dialog.table.selectAll()
    QTest.mouseClick(dialog.keep, Qt.MouseButton.LeftButton)
    names = [one.name for one in window.session.document.variations]
    assert names == ["No block", "Elf blocks Bear", "Elf and Wall block Bear"]
    assert window.session.line == ()
    window.session.undo_stack.undo()
    assert window.session.document.variations == ()


def test_the_table_follows_the_cursor_and_goes_from_decision_to_decision(
    hands: Hands, window: MainWindow, qtbot: QtBot
) -> None:
    dialog = opened(hands, window, qtbot)
    QTest.mouseClick(dialog.earlier, Qt.MouseButton.LeftButton)
    filled(window, qtbot)
    qtbot.waitUntil(lambda: len(cells(dialog)) == 2)
    assert dialog.question.text() == "Amy declares attackers"
    assert not dialog.earlier.isEnabled()
    window.player.go_to(len(window.session.frames))
    qtbot.waitUntil(lambda: dialog.question.text() != "Amy declares attackers")
    assert dialog.question.text() == "Nicole declares blockers"


def test_a_column_is_sorted_by_its_numbers(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    hands.show(
        table(creature("bear", "2/2"), creature("giant", "12/12"), script=[{"attack": {}}]), watching=True
    )
    window.player.go_to(0)
    window.beside.comparisons.show_answers()
    dialog = filled(window, qtbot)
    dialog.table.sortByColumn(2, Qt.SortOrder.AscendingOrder)
    assert [row[2] for row in cells(dialog)] == ["6", "8", "18", "20"]


def test_the_bar_offers_it_where_something_is_decided(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    hands.show(BOARD, watching=True)
    window.player.go_to(next(d.frame for d in window.session.playthrough.decisions if d.entry == 1))
    assert Extra.ANSWERS in window.choice_bar.question.extras
    QTest.mouseClick(window.choice_bar.answers, Qt.MouseButton.LeftButton)
    assert filled(window, qtbot).isVisible()
    window.player.go_to(len(window.session.frames))
    assert Extra.ANSWERS not in window.choice_bar.question.extras


def test_its_button_closes_it(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(hands, window, qtbot)
    next(one for one in dialog.findChildren(QPushButton) if one.text() == "Close").click()
    assert not dialog.isVisible()


def test_nothing_to_decide_is_said(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    hands.show(table(creature("wall", "0/4 defender")), watching=True)
    window.beside.comparisons.show_answers()
    dialog = window.beside.comparisons.answers
    assert dialog is not None
    qtbot.waitUntil(lambda: "no decision" in dialog.question.text())
    assert not dialog.play.isEnabled()


@pytest.mark.parametrize("size", [3, 7])
def test_more_answers_than_can_be_read_are_said_to_be_more(
    hands: Hands, window: MainWindow, qtbot: QtBot, size: int
) -> None:
    hands.show(table(*(creature(f"bear-{n}", "1/1") for n in range(size))), watching=True)
    window.player.go_to(0)
    window.beside.comparisons.show_answers()
    dialog = window.beside.comparisons.answers
    assert dialog is not None
    qtbot.waitUntil(lambda: "legal answers" in dialog.hint.text())
    count = 2**size
    assert len(cells(dialog)) == min(count, 60)
    assert dialog.hint.text().startswith("The first 60" if count > 60 else f"{count} legal")


def test_who_predicts_does_not_see_it(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(hands, window, qtbot)
    window.learning.show_library()
    assert not dialog.isVisible()


def test_all_that_comes_of_an_answer_is_in_sight(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    """In a narrow window words go on in further lines; nothing is cut or scrolled sideways."""
    names = [f"Very Long Name of Creature {n}" for n in range(4)]
    board = table(
        *({**creature(f"a{n}", "2/2"), "name": names[n]} for n in range(2)),
        *({**creature(f"b{n}", "1/1", by=NICOLE), "name": names[n + 2]} for n in range(2)),
        script=[{"attack": {"a0": NICOLE, "a1": NICOLE}}],
    )
    hands.show(board, watching=False)
    window.session.move_to(10_000)
    hands.press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    dialog = filled(window, qtbot)
    dialog.resize(640, 400)
    dialog.table.fit()
    QApplication.processEvents()
    shown = dialog.table
    assert sum(shown.columnWidth(column) for column in range(shown.columnCount())) <= shown.viewport().width()
    for row in shown.rows():
        for column in range(shown.columnCount()):
            box = shown.visualRect(shown.indexFromItem(row, column)).adjusted(11, 4, -11, -4)
            words = shown.fontMetrics().boundingRect(box, Qt.TextFlag.TextWordWrap, row.text(column))
            assert words.height() <= box.height() + 1, row.text(column)


def test_keys_walk_the_rows_and_enter_plays_the_one_they_are_on(
    hands: Hands, window: MainWindow, qtbot: QtBot
) -> None:
    dialog = opened(hands, window, qtbot)
    last = list(dialog.table.rows())[-1]
    QTest.keyClick(dialog.table, Qt.Key.Key_End)
    assert dialog.table.currentItem() is last
    words = last.text(0)
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert window.session.undo_stack.undoText() == words


def test_it_is_readable_in_another_theme(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    window.set_theme("light")
    dialog = opened(hands, window, qtbot)
    before = cells(dialog)
    light = dialog.table.grab().toImage().pixelColor(2, dialog.table.height() - 4)
    window.set_theme("dark")
    assert cells(filled(window, qtbot)) == before
    assert dialog.table.grab().toImage().pixelColor(2, dialog.table.height() - 4) != light
