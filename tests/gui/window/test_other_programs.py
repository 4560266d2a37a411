"""Boards of other programs are opened, dropped and pasted, and saved as a copy, as a person does it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from core.other_programs.argentum.link import link
from gui.window.board_line_dialog import BoardLineDialog
from gui.window.export_dialog import ExportDialog
from gui.window.import_dialog import ImportDialog
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, card, creature

_CTRL = Qt.KeyboardModifier.ControlModifier
WHOLE = "ailife=3\nhumanbattlefield=Grizzly Bears|Tapped\naibattlefield=Wall of Air|Damage:2\n"
PUZZLE = (
    "humanhand=Nonsense Card\n"
    "humanbattlefield=Grizzly Bears|Monstrous:2;Cave Troll;Cave Troll;Odd Keep\naibattlefield=Wall of Air\n"
)
GROUPS = "[a]\nbattlefield:Human:Forest:1\n[b]\ntoken:Human:BearToken:2\nexiled:Human:Shock:1\n"
ARGENTUM = json.dumps({"player1Name": "Ann", "player1": {"battlefield": [{"name": "Hill Giant"}]}})


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str, str], Path]:
    """Write a file, and return it."""

    def written(name: str, text: str) -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return written


def ids(window: MainWindow) -> list[str]:
    """Return what is set up on the table."""
    return [spec.id for spec in window.session.scenario.battlefield]


def import_dialog(window: MainWindow) -> ImportDialog:
    """Return the dialog that is open."""
    return next(one for one in window.findChildren(ImportDialog) if one.isVisible())


def lost(dialog: ImportDialog | ExportDialog) -> list[str]:
    """Return the sentences in the list."""
    rows = dialog.losses.list
    return [rows.item(row).text() for row in range(rows.count())]


def paste(hands: Hands, text: str) -> None:
    """Paste a text at the table."""
    QApplication.clipboard().setText(text)
    hands.press(Qt.Key.Key_V, _CTRL)


def test_a_file_that_is_carried_over_whole_is_on_the_table_at_once(
    window: MainWindow, file: Callable[[str, str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = file("state.txt", WHOLE)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    window.documents.open()
    assert ids(window) == ["grizzly-bears", "wall-of-air"]
    assert window.documents.path is None  # saving asks where: the file stays as it is
    assert window.documents.is_modified


def test_the_dialog_for_files_offers_those_of_other_programs(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def choose(*given: str) -> tuple[str, str]:
        asked.append(given[-1])
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    window.documents.open()
    assert "*.pzl" in asked[0].split(";;")[0]


def test_a_dropped_puzzle_says_what_is_lost_and_asks_what_is_not_known(
    hands: Hands, window: MainWindow, file: Callable[[str, str], Path]
) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file("a.pzl", PUZZLE)))])
    hands.drop_data(data, hands.at(AMY))
    dialog = import_dialog(window)
    assert lost(dialog) == [
        "Grizzly Bears: that it is monstrous.",
        "Nonsense Card isn't known here. In the hand it is just a name.",
    ]
    assert list(dialog.fields) == ["Cave Troll", "Odd Keep"]
    troll, keep = dialog.fields.values()
    assert (troll.text(), troll.accessibleName()) == ("1/1", "What Cave Troll is")
    troll.selectAll()
    QTest.keyClicks(troll, "4/4 trample")
    keep.selectAll()
    QTest.keyClicks(keep, "land")
    assert ids(window) == []
    QTest.keyClick(keep, Qt.Key.Key_Return)
    assert ids(window) == ["grizzly-bears", "cave-troll", "cave-troll-2", "odd-keep", "wall-of-air"]
    there = {spec.id: spec for spec in window.session.scenario.battlefield}
    assert (there["cave-troll-2"].power, there["cave-troll-2"].keywords) == (4, ("trample",))
    assert there["odd-keep"].types == ("land",)


def test_what_cannot_be_is_told_and_nothing_is_put_on_the_table(
    hands: Hands, window: MainWindow, qtbot: QtBot
) -> None:
    paste(hands, PUZZLE)
    dialog = import_dialog(window)
    field = dialog.fields["Cave Troll"]
    QTest.keyClicks(field, "x")
    qtbot.waitUntil(lambda: "Cave Troll: " in dialog.fault.text())
    assert not dialog.put.isEnabled()
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    qtbot.waitUntil(dialog.put.isEnabled)
    assert not dialog.fault.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert ids(window) == []


def test_cards_are_looked_up_in_a_file_of_the_users(
    hands: Hands, window: MainWindow, file: Callable[[str, str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    troll = {"name": "Cave Troll", "type_line": "Creature — Troll", "power": "6", "toughness": "5"}
    path = file("cards.json", json.dumps([troll]))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    paste(hands, PUZZLE)
    dialog = import_dialog(window)
    QTest.mouseClick(dialog.look_up, Qt.MouseButton.LeftButton)
    assert list(dialog.fields) == ["Odd Keep"]
    QTest.mouseClick(dialog.put, Qt.MouseButton.LeftButton)
    assert window.session.scenario.cards["Cave Troll"].power == 6
    file("cards.json", "no cards")
    paste(hands, PUZZLE)
    again = import_dialog(window)
    QTest.mouseClick(again.look_up, Qt.MouseButton.LeftButton)
    assert "cards.json" in again.fault.text()
    again.reject()


def test_the_groups_of_a_file_are_chosen_from(hands: Hands, window: MainWindow) -> None:
    paste(hands, GROUPS)
    dialog = import_dialog(window)
    assert (dialog.groups.count(), dialog.groups.accessibleName()) == (2, "Group")
    QTest.keyClick(dialog.groups, Qt.Key.Key_Down)
    assert list(dialog.fields) == ["Bear"]
    assert lost(dialog) == ["Shock: cards can't be set up in exile."]
    QTest.mouseClick(dialog.put, Qt.MouseButton.LeftButton)
    assert ids(window) == ["bear", "bear-2"]
    assert window.session.scenario.title == "b"


@pytest.mark.parametrize("text", [ARGENTUM, "https://example.org/" + link(ARGENTUM)], ids=["json", "link"])
def test_an_argentum_board_or_its_link_is_pasted(hands: Hands, window: MainWindow, text: str) -> None:
    paste(hands, text)
    assert ids(window) == ["hill-giant"]
    assert window.session.scenario.players[0].name == "Ann"


def test_a_board_pasted_into_the_field_of_the_board_line_is_read(hands: Hands, window: MainWindow) -> None:
    hands.press(Qt.Key.Key_L, _CTRL)
    dialog = next(one for one in window.findChildren(BoardLineDialog) if one.isVisible())
    dialog.field.setPlainText(WHOLE)
    assert dialog.told.text() == "A board from Forge."
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert ids(window) == ["grizzly-bears", "wall-of-air"]


def test_a_broken_file_says_what_and_where_and_the_board_stays(
    hands: Hands, window: MainWindow, file: Callable[[str, str], Path]
) -> None:
    hands.lay(creature("ox", "3/3"))
    told: list[str] = []
    window.documents.failed.connect(told.append)
    window.documents.open_file(file("b.pzl", "humanlife=many\n"))
    assert "b.pzl, line 1: 'many' isn't a whole number" in told[0]
    for box in window.findChildren(QMessageBox):
        box.close()
    paste(hands, "https://example.org/?s=1AAAAAAAAAAAAAAAAAAAA")
    assert "this link is damaged" in told[1]
    assert ids(window) == ["ox"]
    for box in window.findChildren(QMessageBox):
        box.close()


def trigger(window: MainWindow, words: str) -> None:
    """Choose an entry of the menus."""
    next(one for one in window.findChildren(QAction) if one.text().replace("&", "") == words).trigger()


def test_a_copy_for_forge_lists_what_is_lost_before_it_is_written(
    hands: Hands, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.lay(card("Grizzly Bears", "bear", deathtouched=True, damage=1), title="A/B: test")
    trigger(window, "Forge…")
    dialog = next(one for one in window.findChildren(ExportDialog) if one.isVisible())
    assert lost(dialog)[-1] == "Grizzly Bears: that a source with deathtouch dealt damage to it."
    suggested: list[str] = []

    def choose(*given: str) -> tuple[str, str]:
        suggested.append(given[2])
        return str(tmp_path / "copy"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert suggested[0].endswith("A-B- test.pzl")
    assert "Grizzly Bears|Damage:1" in (tmp_path / "copy.pzl").read_text(encoding="utf-8")
    assert window.message.startswith("Saved ")
    assert window.documents.path is None


def test_unknown_cards_are_written_by_name_if_the_box_is_checked(
    hands: Hands, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.lay(creature("colonnade", "4/4"))
    trigger(window, "Forge…")
    dialog = next(one for one in window.findChildren(ExportDialog) if one.isVisible())
    assert "so it is written as a token" in lost(dialog)[-1]
    QTest.keyClick(dialog.by_name, Qt.Key.Key_Space)
    assert "so only its name is written" in lost(dialog)[-1]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "copy.pzl"), ""))
    QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert "humanbattlefield=Colonnade\n" in (tmp_path / "copy.pzl").read_text(encoding="utf-8")


def test_a_link_for_argentum_is_copied_and_comes_back(hands: Hands, window: MainWindow) -> None:
    hands.lay(card("Grizzly Bears", "bear"))
    trigger(window, "argentum-engine…")
    dialog = next(one for one in window.findChildren(ExportDialog) if one.isVisible())
    assert lost(dialog) == []
    QTest.mouseClick(dialog.link, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text().startswith("?s=1")
    assert window.message.startswith("Link copied.")
    window.session.undo_stack.setClean()
    paste(hands, QApplication.clipboard().text())
    assert ids(window) == ["grizzly-bears"]


def test_a_copy_that_cannot_be_written_is_said_and_nothing_is_lost(
    hands: Hands, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.lay(card("Grizzly Bears", "bear"))
    trigger(window, "Forge…")
    dialog = next(one for one in window.findChildren(ExportDialog) if one.isVisible())
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert dialog.isVisible(), "cancelled: nothing is written"
    nowhere = tmp_path / "gone" / "copy.pzl"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(nowhere), ""))
    QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert window.message == f"{nowhere} could not be written: No such file or directory"
    assert dialog.isVisible()
    dialog.close()


def test_who_has_no_file_of_cards_after_all_goes_on_with_the_questions(
    hands: Hands, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    paste(hands, PUZZLE)
    dialog = import_dialog(window)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    QTest.mouseClick(dialog.look_up, Qt.MouseButton.LeftButton)
    assert not dialog.fault.isVisible()
    assert list(dialog.fields) == ["Cave Troll", "Odd Keep"]
    dialog.reject()


def test_what_is_dropped_from_a_web_page_is_refused(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3"))
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/a.pzl")])
    hands.drop_data(data, hands.at(AMY))
    assert window.message == "Only local files can be dropped here."
    assert ids(window) == ["ox"]
