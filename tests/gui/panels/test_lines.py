"""What was decided otherwise is kept as another line; one walks among them by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from core.scenario.entries import AttackSpec
from core.scenario.errors import ScenarioError
from core.scenario.reading import read_scenario
from core.scenario.variations import line_scenario
from gui.window.lines_dialog import LinesDialog
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature, table

ATTACK, BLOCK = {"attack": {"bear": NICOLE}}, {"block": {"wall": "bear"}}
BOARD = table(
    creature("bear", "2/2"),
    creature("ox", "4/4"),
    creature("wall", "0/4", by=NICOLE),
    script=[ATTACK, BLOCK],
    undecided="default",
)
_NO_BLOCK = {"name": "No block", "after": 1, "script": [{"block": {}}]}
STUDY = table(
    creature("bear", "2/2"),
    creature("wall", "0/4", by=NICOLE),
    script=[ATTACK, BLOCK],
    undecided="default",
    variations=[_NO_BLOCK, {"script": [{"attack": {}}]}],
)


def names(window: MainWindow) -> list[str]:
    """Return the names in the tree, from top to bottom, those below others indented."""

    def below(entry: QTreeWidgetItem, depth: int) -> list[str]:
        children = (entry.child(n) for n in range(entry.childCount()))
        told = (name for child in children if child is not None for name in below(child, depth + 1))
        return ["  " * depth + entry.text(0), *told]

    main = window.lines.tree.topLevelItem(0)
    return below(main, 0) if main is not None else []


def life(window: MainWindow) -> int:
    """Return Nicole's life after the present line."""
    return window.session.playthrough.game.players[NICOLE].life


def attack_with_ox_too(hands: Hands, window: MainWindow) -> None:
    """Go back to the attack, and drag another creature into it."""
    hands.show(BOARD, watching=True)
    window.player.go_to(0)
    hands.drag("ox", NICOLE)


def test_a_changed_decision_begins_a_line_and_the_one_before_is_kept(
    hands: Hands, window: MainWindow
) -> None:
    attack_with_ox_too(hands, window)
    assert window.message == "The other play is kept as a line."
    assert names(window) == ["Main line", "  Attack Nicole with Ox"]
    assert window.session.line == (0,)
    assert window.lines.isVisible()
    assert line_scenario(window.session.document, ()).script == BOARD.script


def test_undo_takes_the_line_away_and_redo_brings_it_back(hands: Hands, window: MainWindow) -> None:
    attack_with_ox_too(hands, window)
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.session.document.variations == ()
    assert not window.lines.isVisible()
    window.session.undo_stack.redo()
    assert names(window) == ["Main line", "  Attack Nicole with Ox"]
    assert window.session.line == (0,)


def test_changing_the_same_decision_on_stays_in_the_new_line(hands: Hands, window: MainWindow) -> None:
    attack_with_ox_too(hands, window)
    declared = next(n for n, f in enumerate(window.session.frames) if f.event.kind == "attackers_declared")
    window.player.go_to(declared + 1)
    hands.drag_to("bear", hands.at("bear") + QPoint(0, 170))
    [attack, *_] = window.session.scenario.script
    assert isinstance(attack, AttackSpec)
    assert dict(attack.attack) == {"ox": NICOLE}
    assert names(window) == ["Main line", "  Attack Nicole with Ox"]


def test_the_last_decision_is_changed_in_place(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"), script=[ATTACK])
    window.player.go_to(0)
    hands.drag("ox", NICOLE)
    assert window.session.document.variations == ()


def test_lines_are_played_by_mouse_and_by_keys(hands: Hands, window: MainWindow) -> None:
    hands.show(STUDY, watching=True)
    assert names(window) == ["Main line", "  No block", "  Line 2"]
    tree = window.lines.tree
    [entry] = tree.findItems("No block", Qt.MatchFlag.MatchRecursive)
    at = tree.visualItemRect(entry).center()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert (window.session.line, life(window)) == ((0,), 18)
    tree.setFocus()
    hands.press(Qt.Key.Key_Up)
    assert (window.session.line, life(window)) == ((), 20)
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Down)
    assert window.session.line == (1,)


def test_the_cursor_stays_where_both_lines_are_the_same(hands: Hands, window: MainWindow) -> None:
    hands.show(STUDY, watching=True)
    window.player.go_to(len(window.session.frames))
    window.session.show_line((0,))
    block = next(n for n, f in enumerate(window.session.frames) if f.event.kind == "blockers_declared")
    assert window.session.cursor == block


def test_a_line_is_renamed_where_it_stands(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    hands.show(STUDY, watching=True)
    window.session.show_line((1,))
    window.lines.tree.setFocus()
    hands.press(Qt.Key.Key_F2)
    field = window.lines.tree.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    field.setText("Stay at home")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(window.session.undo_stack.canUndo)
    assert names(window) == ["Main line", "  No block", "  Stay at home"]
    assert window.session.undo_stack.undoText() == "Rename “Stay at home”"


def test_a_line_is_promoted_and_deleted_with_undo(hands: Hands, window: MainWindow) -> None:
    hands.show(STUDY, watching=True)
    window.session.show_line((0,))
    window.lines.tree.setFocus()
    hands.press(Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert (window.session.line, life(window)) == ((), 18)
    assert names(window) == ["Main line", "  Without: No block", "  Line 2"]
    window.session.show_line((1,))
    window.lines.tree.setFocus()
    hands.press(Qt.Key.Key_Delete)
    assert names(window) == ["Main line", "  Without: No block"]
    assert window.session.line == ()
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert names(window) == ["Main line", "  No block", "  Line 2"]


def test_a_line_has_a_menu_and_the_main_line_has_none(hands: Hands, window: MainWindow) -> None:
    hands.show(STUDY, watching=True)
    tree = window.lines.tree
    window.session.show_line((0,))
    hands.right_click(tree.viewport(), QPoint(20, 10))
    hands.choose("Promote")
    assert window.session.document.script[1] == STUDY.variations[0].script[0]
    window.session.undo_stack.undo()
    window.session.show_line((0,))
    hands.right_click(tree.viewport(), QPoint(20, 10))
    hands.choose("Delete")
    assert names(window) == ["Main line", "  Line 1"]
    window.session.show_line(())
    hands.right_click(tree.viewport(), QPoint(20, 10))
    assert QApplication.activePopupWidget() is None


def test_another_board_in_the_middle_of_play_is_another_line(hands: Hands, window: MainWindow) -> None:
    hands.show(BOARD, watching=True)
    window.player.go_to(4)
    board = BOARD.battlefield[0], BOARD.battlefield[2]
    edited = type(BOARD)(**{n: getattr(BOARD, n) for n in BOARD.__struct_fields__} | {"battlefield": board})
    window.session.edit(edited, "Remove Ox")
    assert names(window) == ["Main line", "  Remove Ox"]
    assert len(line_scenario(window.session.document, ()).battlefield) == 3


def test_lines_are_saved_and_opened_again(hands: Hands, window: MainWindow, tmp_path: Path) -> None:
    attack_with_ox_too(hands, window)
    path = tmp_path / "study.scenario.json"
    window.documents._write(path)  # noqa: SLF001 - the dialog asks for a name
    assert read_scenario(path) == window.session.document
    window.documents.new()
    assert not window.lines.isVisible()
    assert window.documents.open_file(path)
    assert names(window) == ["Main line", "  Attack Nicole with Ox"]
    assert window.session.line == ()


def test_a_file_with_a_faulty_variation_is_refused_whole(window: MainWindow) -> None:
    faulty = table(creature("bear", "2/2"), variations=[{"script": [{"attack": {"baer": NICOLE}}]}])
    with pytest.raises(ScenarioError, match="variation 1, script, entry 1"):
        window.session.load(faulty)
    assert window.session.scenario.battlefield == ()


def test_lines_stand_side_by_side_and_a_name_plays_one(hands: Hands, window: MainWindow) -> None:
    hands.show(STUDY, watching=True)
    QTest.mouseClick(window.lines.compare, Qt.MouseButton.LeftButton)
    dialog = next(one for one in window.findChildren(LinesDialog) if one.isVisible())
    text = dialog.page.toPlainText()
    for words in ("Main line", "No block", "Line 2", "First difference", "Nicole doesn't block", "18"):
        assert words in text
    dialog.page.anchorClicked.emit(QUrl("line:0"))
    assert window.session.line == (0,)
    assert "\N{BLACK CIRCLE} No block" in dialog.page.toPlainText()
    dialog.close()


def test_forks_stand_on_the_timeline_where_lines_leave(hands: Hands, window: MainWindow) -> None:
    hands.show(STUDY, watching=True)
    frames = window.session.frames
    attack = next(n for n, f in enumerate(frames) if f.event.kind == "attackers_declared")
    block = next(n for n, f in enumerate(frames) if f.event.kind == "blockers_declared")
    assert window.session.branchings == {attack, block}
    window.session.show_line((1,))
    assert len(window.session.branchings) == 1


def test_the_comparison_leads_to_rules_and_has_the_colors_of_the_theme(
    hands: Hands, window: MainWindow
) -> None:
    window.set_theme("light")
    hands.show(STUDY, watching=True)
    QTest.mouseClick(window.lines.compare, Qt.MouseButton.LeftButton)
    dialog = next(one for one in window.findChildren(LinesDialog) if one.isVisible())
    window.set_theme("dark")
    assert window.theme.accent in dialog.page.toHtml()
    dialog.page.anchorClicked.emit(QUrl("rule:510.2"))
    rules = window.beside.rules.window
    assert rules is not None
    assert rules.rule == "510.2"
    assert window.session.line == ()
    dialog.close()


def test_a_comparison_tells_in_what_starting_boards_differ(hands: Hands, window: MainWindow) -> None:
    bear = creature("bear", "2/2")
    hands.show(table(bear, variations=[{"battlefield": [{**bear, "tapped": True}]}]), watching=True)
    QTest.mouseClick(window.lines.compare, Qt.MouseButton.LeftButton)
    dialog = next(one for one in window.findChildren(LinesDialog) if one.isVisible())
    text = dialog.page.toPlainText()
    assert "No difference on this board." not in text
    assert "Play is the same." in text
    assert "Bear 2/2 (tapped)" in text
    dialog.close()
