"""Several cards are selected, and what is done is done to all of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from core.data.writing import written
from core.scenario.entries import AttackSpec
from core.terms.ids import ObjectId
from gui.table.items.card_item import CardItem, Ring
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, creature

_CTRL, _SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def board(hands: Hands) -> Hands:
    """Three creatures of Amy's, one of Nicole's."""
    hands.lay(
        creature("bear", "2/2"),
        creature("ox", "3/3"),
        creature("elk", "4/4"),
        creature("wall", "0/4", by=NICOLE),
    )
    return hands


def click(hands: Hands, card: str, held: Qt.KeyboardModifier) -> None:
    """Click a card while a key is held."""
    QTest.mouseClick(hands.viewport, Qt.MouseButton.LeftButton, held, hands.at(card))


def ringed(window: MainWindow) -> set[str]:
    """Return the cards with the ring of what is selected."""
    items = window.table.table.items()
    return {one.face.id for one in items if isinstance(one, CardItem) and one.ring is Ring.SELECTED}


def band(hands: Hands, start: QPoint, end: QPoint) -> None:
    """Draw a rectangle with the mouse."""
    QTest.mousePress(hands.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 6):
        QTest.mouseMove(hands.viewport, start + (end - start) * step / 5)
    hands.let_go(end)


def menu(window: MainWindow) -> list[str]:
    """Return the words of the menu about what is selected."""
    window.card_menu.fill()
    return [one.text() for one in window.card_menu.actions() if one.text()]


def entry(window: MainWindow, words: str) -> QAction:
    """Return an entry of that menu."""
    return next(one for one in window.card_menu.actions() if one.text() == words)


@pytest.mark.parametrize("held", [_CTRL, _SHIFT])
def test_a_click_with_ctrl_or_shift_selects_one_more_and_again_one_less(
    board: Hands, window: MainWindow, held: Qt.KeyboardModifier
) -> None:
    board.click("bear")
    click(board, "elk", held)
    assert ringed(window) == {"bear", "elk"}
    click(board, "bear", held)
    assert window.table.selection.cards == ("elk",)
    board.click("ox")
    assert window.table.selection.cards == ("ox",)


def test_a_rectangle_on_the_cloth_selects_what_it_touches(board: Hands, window: MainWindow) -> None:
    bear, ox = board.at("bear"), board.at("ox")
    band(board, bear - QPoint(90, 110), ox)
    assert ringed(window) == {"bear", "ox"}
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert window.table.selection.everything == ()


def test_escape_leaves_a_rectangle_and_what_was_selected_stays(board: Hands, window: MainWindow) -> None:
    board.click("elk")
    start = board.at("bear") - QPoint(90, 110)
    QTest.mousePress(board.viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(board.viewport, start + QPoint(20, 20))
    QTest.mouseMove(board.viewport, board.at("ox"))
    assert "ox" in window.table.selection.cards
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert window.table.selection.cards == ("elk",)


def test_the_keyboard_selects_several(board: Hands, window: MainWindow) -> None:
    window.table.setFocus(Qt.FocusReason.TabFocusReason)
    window.table.select(ObjectId("bear"))
    board.press(Qt.Key.Key_Right, _SHIFT)
    board.press(Qt.Key.Key_Right, _SHIFT)
    assert list(window.table.selection.cards) == ["bear", "ox", "elk"]
    board.press(Qt.Key.Key_Space, _CTRL)
    assert list(window.table.selection.cards) == ["bear", "ox"]
    board.press(Qt.Key.Key_Left)
    assert list(window.table.selection.cards) == ["ox"]
    board.press(Qt.Key.Key_A, _CTRL)
    assert set(window.table.selection.cards) == {"bear", "ox", "elk", "wall"}


@pytest.mark.usefixtures("board")
def test_the_menu_says_how_many_and_does_it_to_all_in_one_step(window: MainWindow) -> None:
    window.table.select(ObjectId("bear"), ObjectId("ox"))
    words = menu(window)
    assert {"Tap 2 cards", "Give 2 cards to Nicole", "Duplicate 2 cards", "Copy 2 cards\tCtrl+C"} <= set(
        words
    )
    assert "Attack Nicole with 2 creatures" in words
    entry(window, "Tap 2 cards").trigger()
    assert [spec.tapped for spec in window.session.scenario.battlefield] == [True, True, False, False]
    assert window.session.undo_stack.undoText() == "Tap 2 cards"
    window.session.undo_stack.undo()
    assert not any(spec.tapped for spec in window.session.scenario.battlefield)


@pytest.mark.usefixtures("board")
def test_the_menu_of_several_has_no_attack_of_one(window: MainWindow) -> None:
    window.table.select(ObjectId("bear"), ObjectId("wall"))
    assert not [words for words in menu(window) if words.startswith("Attack")]


@pytest.mark.usefixtures("board")
def test_several_leave_combat_in_one_step(window: MainWindow) -> None:
    window.table.select(ObjectId("bear"), ObjectId("ox"))
    menu(window)
    entry(window, "Attack Nicole with 2 creatures").trigger()
    menu(window)
    entry(window, "Don't attack or block with 2 creatures").trigger()
    assert [one.attack for one in window.session.scenario.script if isinstance(one, AttackSpec)] == [{}]
    window.session.undo_stack.undo()
    window.table.select(ObjectId("bear"), ObjectId("wall"))
    assert "Don't attack or block with 1 creature" in menu(window)


def test_a_right_click_on_one_of_them_keeps_them_and_elsewhere_does_not(
    board: Hands, window: MainWindow
) -> None:
    window.table.select(ObjectId("bear"), ObjectId("ox"))
    window.table.menu_wanted.disconnect()
    for card, left in (("bear", ("bear", "ox")), ("elk", ("elk",))):
        board.right_click(board.viewport, board.at(card))
        assert window.table.selection.cards == left


def test_delete_and_duplicate_mean_all(board: Hands, window: MainWindow) -> None:
    window.table.select(ObjectId("bear"), ObjectId("ox"))
    board.press(Qt.Key.Key_D, _CTRL)
    assert list(window.table.selection.cards) == ["bear-2", "ox-2"]
    board.press(Qt.Key.Key_Delete)
    assert [spec.id for spec in window.session.scenario.battlefield] == ["bear", "ox", "elk", "wall"]
    assert window.session.undo_stack.undoText() == "Remove 2 cards"


def test_delete_takes_all_of_them_out_of_the_attack_first(board: Hands, window: MainWindow) -> None:
    window.table.select(ObjectId("bear"), ObjectId("ox"))
    board.drag("ox", NICOLE)
    assert [written(one) for one in window.session.scenario.script] == [
        {"attack": {"bear": NICOLE, "ox": NICOLE}}
    ]
    assert window.session.undo_stack.undoText() == "Attack Nicole with 2 creatures"
    board.press(Qt.Key.Key_Delete)
    assert len(window.session.scenario.battlefield) == 4
    assert not any(getattr(one, "attack", {}) for one in window.session.scenario.script)
    window.session.undo_stack.undo()
    assert [written(one) for one in window.session.scenario.script] == [
        {"attack": {"bear": NICOLE, "ox": NICOLE}}
    ]


def test_a_drag_to_the_other_side_with_shift_gives_all_of_that_side(board: Hands, window: MainWindow) -> None:
    window.table.select(ObjectId("wall"), ObjectId("bear"), ObjectId("ox"))
    beside = board.at("wall") + QPoint(250, 0)
    board.hold_at("ox", beside)
    board.let_go(beside, Qt.KeyboardModifier.ShiftModifier)
    controllers = {spec.id: spec.controller for spec in window.session.scenario.battlefield}
    assert controllers == {"bear": NICOLE, "ox": NICOLE, "elk": AMY, "wall": NICOLE}
    assert window.session.undo_stack.undoText() == "Give 2 cards to Nicole"


def test_what_is_dropped_on_one_of_them_is_for_all(board: Hands, window: MainWindow) -> None:
    window.table.select(ObjectId("bear"), ObjectId("ox"))
    board.drop(Payload("keyword", "trample"), at="ox")
    assert [spec.keywords for spec in window.session.scenario.battlefield][:3] == [
        ("trample",),
        ("trample",),
        (),
    ]
    board.drop(Payload("counter", "+1/+1"), at="elk")
    assert [bool(spec.counters) for spec in window.session.scenario.battlefield][:3] == [False, False, True]
