"""Files: nothing of the user's is ever lost."""

from __future__ import annotations

from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QMenu, QMessageBox

from core.rules.combat.assignment_choice import AssignCombatDamage
from core.rules.combat.block_choice import DeclareBlockers
from core.scenario.changes import changed
from core.scenario.format import Scenario
from core.scenario.reading import read_scenario
from core.scenario.saving import write_scenario
from core.teaching.course import SCENARIOS
from core.terms.steps import Step
from core.terms.values import replace
from gui.session import Session
from gui.window.documents import Documents
from gui.window.main_window import MainWindow
from gui.window.recovery import Recovery, content_mark
from tests.gui.hands import Hands
from tests.support import NICOLE, creature, table

BOARD = table(
    creature("bear", "2/2"),
    creature("wall", "0/4", by=NICOLE),
    title="Bear",
    script=[{"attack": {"bear": "nicole"}}],
)
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A scenario on disk."""
    path = tmp_path / "bear.scenario.json"
    write_scenario(BOARD, path)
    return path


def answering(monkeypatch: pytest.MonkeyPatch, button: QMessageBox.StandardButton) -> list[str]:
    """Answer every question about unsaved changes; return the list that the questions go into."""
    asked: list[str] = []

    def answer(box: QMessageBox) -> QMessageBox.StandardButton:
        asked.append(box.text())
        return button

    monkeypatch.setattr(QMessageBox, "exec", answer)
    return asked


def test_what_is_saved_is_read_again(hands: Hands, window: MainWindow, file: Path) -> None:
    window.documents.open_file(file)
    hands.drag("wall", "bear")
    hands.press(Qt.Key.Key_S, CTRL)
    assert read_scenario(file) == window.session.scenario
    assert len(window.session.scenario.script) == 2
    assert not window.isWindowModified()


def test_save_as_asks_for_a_name_and_adds_the_ending(
    hands: Hands, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.show(BOARD, watching=False)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    hands.press(Qt.Key.Key_S, CTRL | SHIFT)
    assert read_scenario(tmp_path / "mine.scenario.json") == BOARD
    assert window.windowTitle().startswith("mine")
    assert window.settings.recent[0] == tmp_path / "mine.scenario.json"


def test_a_changed_board_is_marked_and_asked_about(
    hands: Hands, window: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.documents.open_file(file)
    assert not window.isWindowModified()
    hands.click("bear")
    hands.press(Qt.Key.Key_D, CTRL)
    assert window.isWindowModified()
    asked = answering(monkeypatch, QMessageBox.StandardButton.Cancel)
    hands.press(Qt.Key.Key_N, CTRL)
    assert len(asked) == 1
    assert len(window.session.scenario.battlefield) == 3, "cancelled: the board is still there"
    answering(monkeypatch, QMessageBox.StandardButton.Discard)
    hands.press(Qt.Key.Key_N, CTRL)
    assert len(window.session.scenario.battlefield) == 0


def test_closing_asks_too_and_can_save(
    hands: Hands, window: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.documents.open_file(file)
    hands.click("wall")
    hands.press(Qt.Key.Key_Delete)
    answering(monkeypatch, QMessageBox.StandardButton.Cancel)
    assert not window.close()
    answering(monkeypatch, QMessageBox.StandardButton.Save)
    assert window.close()
    assert [spec.id for spec in read_scenario(file).battlefield] == ["bear"]


def test_what_was_undone_is_not_recovered(
    hands: Hands, window: MainWindow, file: Path, tmp_path: Path
) -> None:
    window.documents.open_file(file)
    hands.click("bear")
    hands.press(Qt.Key.Key_D, CTRL)
    assert len(list((tmp_path / "recovery").glob("*.scenario.json"))) == 1
    hands.press(Qt.Key.Key_Z, CTRL)
    assert list((tmp_path / "recovery").glob("*.scenario.json")) == []


def test_a_board_stays_recoverable_when_the_session_is_torn_down_without_closing(
    hands: Hands, window: MainWindow, file: Path, tmp_path: Path
) -> None:
    window.documents.open_file(file)
    hands.click("bear")
    hands.press(Qt.Key.Key_D, CTRL)
    session = Session(window.session.library)
    lost = Documents(session, window.settings, Recovery(tmp_path / "other"), window)
    session.edit(window.session.scenario, "Duplicate Bear")
    assert lost.is_modified
    shiboken6.delete(session)  # as Qt does when the screen goes away: nothing asks, nothing closes
    assert len(list((tmp_path / "other").glob("*.scenario.json"))) == 1


def test_undoing_back_to_what_is_saved_is_no_change(hands: Hands, window: MainWindow, file: Path) -> None:
    window.documents.open_file(file)
    hands.click("bear")
    hands.press(Qt.Key.Key_D, CTRL)
    hands.press(Qt.Key.Key_Z, CTRL)
    assert not window.isWindowModified()


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b'{"format": "damage-step/9"}'])
def test_a_file_that_is_no_scenario_is_refused_and_the_board_stays(
    hands: Hands, window: MainWindow, tmp_path: Path, content: bytes
) -> None:
    hands.show(BOARD, watching=False)
    broken = tmp_path / "broken.scenario.json"
    broken.write_bytes(content)
    failures: list[str] = []
    window.documents.failed.disconnect()
    window.documents.failed.connect(failures.append)
    assert not window.documents.open_file(broken)
    assert window.session.scenario is BOARD
    assert failures[0].startswith(str(broken)) or "broken.scenario.json" in failures[0]


def test_a_file_that_cannot_be_written_leaves_the_board_unsaved(
    hands: Hands, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.show(BOARD, watching=False)
    hands.click("bear")
    hands.press(Qt.Key.Key_D, CTRL)
    failures: list[str] = []
    window.documents.failed.disconnect()
    window.documents.failed.connect(failures.append)
    nowhere = tmp_path / "no folder" / "x.scenario.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(nowhere), ""))
    assert not window.documents.save()
    assert failures == [f"{nowhere} could not be written: No such file or directory"]
    assert window.isWindowModified()


def test_an_example_opens_to_be_watched_and_is_not_overwritten(
    hands: Hands, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    example = next(SCENARIOS.glob("*/*.scenario.json"))
    before = example.read_bytes()
    window.documents.open_example(example)
    hands.press(Qt.Key.Key_End)
    assert window.session.cursor == len(window.session.frames)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    assert not window.documents.save()
    assert example.read_bytes() == before


def test_recent_files_are_listed_newest_first_and_gone_ones_cannot_be_chosen(
    window: MainWindow, file: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.scenario.json"
    write_scenario(BOARD, other)
    window.documents.open_file(file)
    window.documents.open_file(other)
    file.unlink()
    menu = next(menu for menu in window.findChildren(QMenu) if menu.title() == "Open &recent")
    menu.aboutToShow.emit()
    listed = [(action.text(), action.isEnabled()) for action in menu.actions()]
    assert listed[:2] == [("other.scenario.json", True), ("bear.scenario.json", False)]
    forget = menu.actions()[-1]
    assert forget.text() == "Clear list"
    forget.trigger()
    menu.aboutToShow.emit()
    assert [(action.text(), action.isEnabled()) for action in menu.actions()] == [("No recent boards", False)]


def test_the_question_about_unsaved_changes_is_answered_with_alt_and_a_letter(
    hands: Hands, window: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.documents.open_file(file)
    hands.click("wall")
    hands.press(Qt.Key.Key_Delete)
    keys: list[str] = []

    def answer(box: QMessageBox) -> QMessageBox.StandardButton:
        keys.extend(button.shortcut().toString() for button in box.buttons())
        return QMessageBox.StandardButton.Discard

    monkeypatch.setattr(QMessageBox, "exec", answer)
    hands.press(Qt.Key.Key_N, CTRL)
    assert sorted(keys) == ["Alt+C", "Alt+D", "Alt+S"]


def test_a_file_that_decides_a_part_asks_for_the_rest(hands: Hands, window: MainWindow, file: Path) -> None:
    window.documents.open_file(file)
    hands.press(Qt.Key.Key_End)
    decision = window.session.decision
    assert decision is not None
    assert isinstance(decision.choice, DeclareBlockers)
    assert window.session.game.step is Step.DECLARE_BLOCKERS
    assert not window.choice_bar.ask.isVisible()


def test_a_file_that_leaves_the_rest_to_defaults_says_so_and_can_be_had_to_ask(
    hands: Hands, window: MainWindow, file: Path
) -> None:
    write_scenario(changed(BOARD, undecided="default"), file)
    window.documents.open_file(file)
    assert hands.widget(QComboBox, "Open decisions").currentText() == "Decide automatically"
    hands.press(Qt.Key.Key_End)
    assert window.session.playthrough.pending is None
    QTest.mouseClick(window.choice_bar.ask, Qt.MouseButton.LeftButton)
    assert isinstance(window.session.playthrough.pending, DeclareBlockers)
    assert not window.choice_bar.ask.isVisible()
    assert hands.widget(QComboBox, "Open decisions").currentText() == "Ask me"
    hands.press(Qt.Key.Key_S, CTRL)
    assert read_scenario(file) == BOARD
    hands.press(Qt.Key.Key_Z, CTRL)
    assert window.session.playthrough.pending is None


def changed_by_another(hands: Hands, window: MainWindow, file: Path) -> Scenario:
    """Open a file and change the board, while another program writes the file; return what that wrote."""
    window.documents.open_file(file)
    hands.click("bear")
    hands.press(Qt.Key.Key_D, CTRL)
    theirs = changed(BOARD, description="Written by another window")
    write_scenario(theirs, file)
    return theirs


def test_a_file_that_another_has_changed_is_not_written_over_without_asking(
    hands: Hands, window: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = changed_by_another(hands, window, file)
    asked = answering(monkeypatch, QMessageBox.StandardButton.Cancel)
    hands.press(Qt.Key.Key_S, CTRL)
    assert "Another program has changed" in asked[0]
    assert read_scenario(file) == theirs
    assert window.isWindowModified()
    answering(monkeypatch, QMessageBox.StandardButton.Save)
    hands.press(Qt.Key.Key_S, CTRL)
    assert read_scenario(file) == window.session.scenario
    asked = answering(monkeypatch, QMessageBox.StandardButton.Cancel)
    hands.click("wall")
    hands.press(Qt.Key.Key_D, CTRL)
    hands.press(Qt.Key.Key_S, CTRL)
    assert asked == [], "what this window wrote is known to it"


def test_it_can_be_saved_as_another_instead(
    hands: Hands, window: MainWindow, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = changed_by_another(hands, window, file)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    answering(monkeypatch, QMessageBox.StandardButton.SaveAll)
    hands.press(Qt.Key.Key_S, CTRL)
    assert read_scenario(file) == theirs
    assert read_scenario(tmp_path / "mine.scenario.json") == window.session.scenario


def test_a_file_that_was_only_touched_or_is_gone_is_saved(
    hands: Hands, window: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.documents.open_file(file)
    asked = answering(monkeypatch, QMessageBox.StandardButton.Cancel)
    hands.click("bear")
    hands.press(Qt.Key.Key_D, CTRL)
    file.write_bytes(file.read_bytes())
    hands.press(Qt.Key.Key_S, CTRL)
    assert read_scenario(file) == window.session.scenario
    file.unlink()
    hands.press(Qt.Key.Key_S, CTRL)
    assert read_scenario(file) == window.session.scenario
    assert asked == []


def test_whoever_comes_back_to_the_window_is_told_once(
    hands: Hands, window: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = changed_by_another(hands, window, file)
    window.documents.look_at_disk()
    assert "Another program has changed" in window.message
    answering(monkeypatch, QMessageBox.StandardButton.Discard)
    QTest.mouseClick(window.toast.button, Qt.MouseButton.LeftButton)
    assert window.session.scenario == theirs
    window.documents.look_at_disk()
    assert window.message == ""


def test_what_was_recovered_is_not_saved_over_what_another_wrote_since(
    hands: Hands, window: MainWindow, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for is_changed in (False, True):
        lost = Recovery(tmp_path / "recovery")
        lost.keep(changed(BOARD, title="Lost"), file, content_mark(file))
        del lost
        if is_changed:
            write_scenario(changed(BOARD, title="Theirs"), file)
        assert window.documents.recover()
        asked = answering(monkeypatch, QMessageBox.StandardButton.Cancel)
        hands.press(Qt.Key.Key_S, CTRL)
        assert len(asked) == is_changed
    assert read_scenario(file).title == "Theirs"


def test_whoever_answers_one_question_is_asked_the_next(hands: Hands, window: MainWindow, file: Path) -> None:
    ox = creature("ox", "6/6 trample")
    elks = creature("elk", "2/2", by=NICOLE), creature("hart", "2/2", by=NICOLE)
    attack = {"attack": {"ox": "nicole"}}
    write_scenario(table(ox, *elks, script=[attack, {"block": {}}], undecided="default"), file)
    window.documents.open_file(file)
    hands.press(Qt.Key.Key_End)
    blocking = window.session.decision_of(DeclareBlockers)
    assert blocking is not None
    window.player.go_to(blocking.frame)
    hands.drag("elk", "ox")
    assert isinstance(window.session.playthrough.pending, AssignCombatDamage)
    hands.press(Qt.Key.Key_Z, CTRL)
    assert window.session.playthrough.pending is None


def test_a_board_that_could_not_be_opened_again_is_not_saved_and_stays_open(
    hands: Hands, window: MainWindow, file: Path
) -> None:
    window.documents.open_file(file)
    [bear, wall] = BOARD.battlefield
    broken = replace(BOARD, battlefield=(bear, replace(wall, goaded_by=["amy"])))  # type: ignore[arg-type]
    window.session.edit(broken, "A fault of an edit")
    hands.press(Qt.Key.Key_S, CTRL)
    [box] = window.findChildren(QMessageBox)
    assert "not saved: the board could not be opened again" in box.text()
    assert "battlefield, 2, goaded_by: this would be read as something else." in box.text()
    assert read_scenario(file) == BOARD
    assert window.isWindowModified()
    box.close()
