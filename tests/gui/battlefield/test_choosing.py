"""Choosing something on the table as a spell or ability is carried out."""

from __future__ import annotations

from PySide6.QtCore import Qt

from gui.battlefield.card_item import Ring
from gui.window.main_window import MainWindow
from tests.gui.battlefield.test_view import ring
from tests.gui.hands import Hands
from tests.support import NICOLE, creature


def test_what_is_sacrificed_is_clicked_one_after_the_other(hands: Hands, window: MainWindow) -> None:
    hands.lay(
        creature("titan", "4/4 annihilator 2"),
        *(creature(name, "1/1", by=NICOLE) for name in ("one", "two", "three")),
    )
    hands.press(Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    hands.press(Qt.Key.Key_Space)
    assert window.choice_bar.question.title == "Nicole chooses a permanent to sacrifice (1 of 2)"
    assert ring(window, "two") is Ring.LEGAL
    assert ring(window, "titan") is None
    hands.click("two")
    assert window.choice_bar.question.title == "Nicole chooses a permanent to sacrifice (2 of 2)"
    assert ring(window, "two") is None
    hands.click("three")
    hands.press(Qt.Key.Key_Space)
    assert window.choice_bar.question.title == "Nicole declares blockers"
    assert [one for one in ("one", "two", "three") if one in window.session.game.battlefield] == ["one"]
