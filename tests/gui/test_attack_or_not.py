"""A key pressed to see what comes plays no combat without an attack unless that is meant."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.data.writing import written
from core.scenario.changes import changed
from gui.table.items.card_item import CardItem, Ring
from gui.window import toast
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature, table

BOARD = creature("bear", "2/2"), creature("drake", "4/4 flying"), creature("ox", "3/3", by=NICOLE)
NOBODY_YET = "No attack yet. Drag a creature onto Nicole, or press Space again to skip the attack."


def entries(window: MainWindow) -> list[dict[str, object]]:
    """Return the script as a file says it."""
    return [written(entry) for entry in window.session.scenario.script]


def pointed_at(window: MainWindow) -> set[str]:
    """Return the cards that rings point at."""
    items = window.table.table.items()
    return {item.face.id for item in items if isinstance(item, CardItem) and item.ring is Ring.OPEN}


def is_over(window: MainWindow) -> bool:
    """Whether combat is over, and the table shows it."""
    session = window.session
    return session.playthrough.pending is None and session.cursor == len(session.frames)


def test_the_first_space_asks_for_an_attack_and_the_second_goes_without(
    hands: Hands, window: MainWindow
) -> None:
    """CR 508.8: without attackers there are no blockers and no combat damage to see."""
    hands.lay(*BOARD)
    hands.press(Qt.Key.Key_Space)
    assert window.toast.message == NOBODY_YET
    assert pointed_at(window) == {"bear", "drake"}
    assert entries(window) == []
    hands.press(Qt.Key.Key_Space)
    assert entries(window) == [{"attack": {}}]
    assert is_over(window)
    assert (pointed_at(window), window.toast.message) == (set(), "")


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Space])
def test_a_step_on_asks_too(hands: Hands, window: MainWindow, key: Qt.Key) -> None:
    hands.lay(*BOARD)
    hands.press(Qt.Key.Key_Right)
    assert window.toast.message == NOBODY_YET
    hands.press(key)
    assert entries(window) == [{"attack": {}}]


def test_after_a_change_of_the_board_it_asks_anew(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD)
    hands.press(Qt.Key.Key_Space)
    hands.click("bear")
    hands.press(Qt.Key.Key_Delete)
    hands.press(Qt.Key.Key_Space)
    assert entries(window) == []
    assert window.toast.message.startswith("No attack yet. Drag Drake onto Nicole,")


def test_a_screen_reader_says_it(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(toast, "announce", lambda _, words: said.append(words))
    hands.lay(*BOARD)
    hands.press(Qt.Key.Key_Space)
    assert said == [f"{NOBODY_YET} Skip"]


def test_the_button_that_says_so_is_not_asked_back(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD)
    button = window.choice_bar.proceed
    assert button.text() == "Don't attack"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert entries(window) == [{"attack": {}}]


def test_what_the_message_offers_goes_without_an_attack(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD)
    hands.press(Qt.Key.Key_Space)
    QTest.mouseClick(window.toast.button, Qt.MouseButton.LeftButton)
    assert entries(window) == [{"attack": {}}]


def test_an_attack_that_is_declared_needs_one_press(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD)
    hands.press(Qt.Key.Key_Space)
    hands.drag("bear", NICOLE)
    assert window.toast.message == ""
    hands.press(Qt.Key.Key_Space)
    assert window.choice_bar.question.title == "Nicole declares blockers"


def test_where_nobody_can_attack_nothing_is_asked(hands: Hands, window: MainWindow) -> None:
    """CR 508.1a: tapped creatures can't be chosen, so there is nothing to choose."""
    hands.lay(creature("bear", "2/2", tapped=True), creature("ox", "3/3", by=NICOLE))
    hands.press(Qt.Key.Key_Space)
    assert window.toast.message == ""
    assert is_over(window)


def test_who_has_decided_once_is_not_asked_in_later_turns(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD)
    hands.press(Qt.Key.Key_Space)
    hands.press(Qt.Key.Key_Space)
    hands.press(Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert window.choice_bar.question.title == "Nicole declares attackers"
    hands.press(Qt.Key.Key_Space)
    assert entries(window)[0] == {"attack": {}}
    assert len(entries(window)) == 2


def test_who_has_the_rest_decided_is_not_asked(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD)
    hands.press(Qt.Key.Key_D, Qt.KeyboardModifier.ShiftModifier)
    assert is_over(window)


def test_a_file_that_leaves_it_to_defaults_plays(hands: Hands, window: MainWindow) -> None:
    hands.show(changed(table(*BOARD), undecided="default"), watching=False)
    hands.press(Qt.Key.Key_Home)
    hands.press(Qt.Key.Key_Space)
    assert window.toast.message == ""
    assert is_over(window)
