"""A number is pressed, dragged and let go: words beside the mouse, and what comes of it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.table.actions.test_shields import SHIELD
from tests.support import NICOLE, creature

NONE = Qt.KeyboardModifier.NoModifier


def blocked_by_two(hands: Hands, **fields: Any) -> None:
    """Lay a 5/5 blocked by two, up to what its controller is asked first."""
    hands.lay(
        creature("wurm", "5/5"),
        creature("bear", "2/2", by=NICOLE),
        creature("elf", "1/1", by=NICOLE),
        script=[{"attack": {"wurm": NICOLE}}, {"block": {"bear": "wurm", "elf": "wurm"}}],
        **fields,
    )
    hands.press(Qt.Key.Key_End)


def press(hands: Hands, source: str, recipient: str) -> QPoint:
    """Press the number between two things; return where that is."""
    at = hands.chip_place(source, recipient)
    QTest.mousePress(hands.viewport, Qt.MouseButton.LeftButton, NONE, at)
    return at


def test_a_number_on_its_way_says_where_it_may_go(hands: Hands) -> None:
    blocked_by_two(hands)
    press(hands, "wurm", "bear")
    QTest.mouseMove(hands.viewport, QPoint(5, 100))
    QTest.mouseMove(hands.viewport, QPoint(6, 100))
    assert hands.bubble == "4 from Wurm: drop it on another recipient of the damage"
    QTest.mouseMove(hands.viewport, hands.at("elf"))
    assert hands.bubble == "Move 4 to Elf"
    hands.let_go(QPoint(6, 100))
    assert hands.bubble == ""


def test_a_press_that_hardly_moves_is_a_click(hands: Hands) -> None:
    blocked_by_two(hands)
    at = press(hands, "wurm", "elf")
    QTest.mouseMove(hands.viewport, at + QPoint(2, 2))
    assert hands.bubble == ""
    hands.let_go(at + QPoint(2, 2))
    assert hands.chip("wurm", "elf").amount == 2  # type: ignore[union-attr]


def test_a_number_brought_back_to_where_it_was_is_no_click(hands: Hands, window: MainWindow) -> None:
    blocked_by_two(hands)
    at = press(hands, "wurm", "elf")
    for point in (QPoint(5, 100), at):
        QTest.mouseMove(hands.viewport, point)
    hands.let_go(at)
    assert window.session.undo_stack.count() == 0


def test_what_is_answered_with_a_key_meanwhile_is_not_changed_by_letting_go(
    hands: Hands, window: MainWindow
) -> None:
    """The number is gone by then, and so is the question: whether it is a click or a drag."""
    for end in (QPoint(0, 0), QPoint(60, 0)):
        blocked_by_two(hands)
        at = press(hands, "wurm", "bear")
        QTest.mouseMove(hands.viewport, at + end)
        hands.press(Qt.Key.Key_Space)
        decided = window.session.scenario.script
        assert len(decided) == 3
        hands.let_go(at + end)
        assert window.session.scenario.script == decided


def test_an_order_announced_meanwhile_is_not_changed_by_letting_go(hands: Hands, window: MainWindow) -> None:
    blocked_by_two(hands, era="ordered")
    at = press(hands, "wurm", "bear")
    hands.press(Qt.Key.Key_Space)
    decided = window.session.scenario.script
    assert len(decided) == 3
    hands.let_go(at)
    assert window.session.scenario.script == decided


def test_a_shield_used_meanwhile_is_not_changed_by_letting_go(hands: Hands, window: MainWindow) -> None:
    attack = [{"attack": {"ox": NICOLE, "elk": NICOLE}}]
    hands.lay(creature("ox", "3/3"), creature("elk", "3/3"), script=attack, effects=[SHIELD])
    hands.press(Qt.Key.Key_End)
    at = press(hands, "ox", NICOLE)
    hands.press(Qt.Key.Key_Space)
    decided = window.session.scenario.script
    assert len(decided) == 2
    hands.let_go(at)
    assert window.session.scenario.script == decided


def test_in_the_second_step_letting_go_changes_nothing_of_the_first(hands: Hands, window: MainWindow) -> None:
    """CR 510.4: who divides damage next is somebody else."""
    blockers = [creature(name, "2/2", by=NICOLE) for name in ("a", "b", "c", "d")]
    hands.lay(
        creature("knight", "2/2 first strike"),
        creature("ox", "3/3"),
        *blockers,
        script=[
            {"attack": {"knight": NICOLE, "ox": NICOLE}},
            {"block": {"a": "knight", "b": "knight", "c": "ox", "d": "ox"}},
        ],
    )
    hands.press(Qt.Key.Key_End)
    at = press(hands, "knight", "a")
    hands.press(Qt.Key.Key_Space)
    assert {chip.source for chip in hands.chips if chip.is_editable} == {"ox"}
    decided = window.session.scenario.script
    hands.let_go(at)
    assert window.session.scenario.script == decided
