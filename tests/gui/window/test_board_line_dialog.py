"""A board line replaces the board as one step of undo, and nothing that was typed is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from core.scenario.reading import read_scenario
from gui.window.board_line_dialog import BoardLineDialog
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import creature

CTRL = Qt.KeyboardModifier.ControlModifier
LINE = "Amy 9: Grizzly Bears; Nicole: Hill Giant. Grizzly Bears attacks Nicole."
OTHER = "Amy 5: Serra Angel; Nicole: Hill Giant."


def opened(hands: Hands) -> BoardLineDialog:
    """Open the board line by its key."""
    hands.window.table.setFocus()
    hands.press(Qt.Key.Key_L, CTRL)
    return next(one for one in hands.window.findChildren(BoardLineDialog) if one.isVisible())


def put(hands: Hands, line: str) -> None:
    """Put a line on the table."""
    dialog = opened(hands)
    dialog.field.setPlainText(line)
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)


def names(window: MainWindow) -> list[str | None]:
    """Return what is set up on the table."""
    return [spec.card or spec.name for spec in window.session.scenario.battlefield]


@pytest.fixture(autouse=True)
def _asks_nothing(monkeypatch: pytest.MonkeyPatch, window: MainWindow) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("nothing is asked")

    assert window.isVisible()
    monkeypatch.setattr(QMessageBox, "exec", fail)


def test_a_line_replaces_an_unsaved_board_without_asking_and_undo_brings_it_back(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("ox", "3/3"))
    hands.click("ox")
    hands.press(Qt.Key.Key_D, CTRL)
    put(hands, LINE)
    assert names(window) == ["Grizzly Bears", "Hill Giant"]
    hands.press(Qt.Key.Key_Z, CTRL)
    assert names(window) == ["Ox", "Ox"]
    hands.press(Qt.Key.Key_Z, CTRL)
    assert names(window) == ["Ox"]


def test_saving_after_a_line_asks_for_a_name_until_it_is_undone(
    hands: Hands, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    path = tmp_path / "ox.scenario.json"
    hands.lay(creature("ox", "3/3"))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    assert window.documents.save()
    before = path.read_bytes()
    put(hands, LINE)
    assert window.documents.path is None
    assert window.documents.is_modified
    other = tmp_path / "bears.scenario.json"

    def ask_for_name(*_: object) -> tuple[str, str]:
        asked.append("name")
        return str(other), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask_for_name)
    hands.press(Qt.Key.Key_S, CTRL)
    assert asked == ["name"]
    assert path.read_bytes() == before
    assert [spec.card for spec in read_scenario(other).battlefield] == ["Grizzly Bears", "Hill Giant"]
    hands.press(Qt.Key.Key_Z, CTRL)
    assert str(window.documents.path) == str(path)
    assert names(window) == ["Ox"]
    hands.press(Qt.Key.Key_S, CTRL)
    assert (asked, path.read_bytes()) == (["name"], before)
    hands.press(Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert window.documents.path == other
    window.session.undo_stack.setClean()


def test_what_was_typed_is_there_again_after_an_error_and_escape(hands: Hands, window: MainWindow) -> None:
    dialog = opened(hands)
    dialog.field.setPlainText(LINE.replace("Hill", "Hil"))
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    QTest.keyClick(dialog.field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    again = opened(hands)
    assert again.field.toPlainText() == LINE.replace("Hill", "Hil")
    again.field.setPlainText(LINE)
    QTest.keyClick(again.field, Qt.Key.Key_Return)
    assert names(window) == ["Grizzly Bears", "Hill Giant"]
    assert opened(hands).field.toPlainText().startswith("Amy 9: Grizzly Bears")


def test_the_last_ten_lines_can_be_chosen_again(hands: Hands, window: MainWindow) -> None:
    lines = [LINE.replace("9", str(life)) for life in range(1, 13)]
    for line in lines:
        put(hands, line)
    dialog = opened(hands)
    offered = [dialog.earlier.itemData(row) for row in range(dialog.earlier.count())]
    assert offered[1:] == lines[:1:-1]
    dialog.earlier.setCurrentIndex(10)
    dialog.earlier.activated.emit(10)
    assert dialog.field.toPlainText() == lines[2]
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert window.session.scenario.players[0].life == 3


def test_the_lines_are_kept_over_sessions(hands: Hands, window: MainWindow) -> None:
    put(hands, OTHER)
    assert window.settings.board_lines == (OTHER,)
    assert window.settings.unused_line == ""
