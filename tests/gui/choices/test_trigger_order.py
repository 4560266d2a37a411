"""Abilities that trigger together are put on the stack in an order that is chosen one by one (CR 603.3b)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature

GAIN = "Whenever this creature attacks, you gain 1 life."
DRAIN = "Whenever this creature attacks, defending player loses 1 life."


def test_the_one_that_is_pressed_goes_on_the_stack_last(hands: Hands, window: MainWindow) -> None:
    hands.lay(
        {**creature("ox", "2/2"), "text": GAIN},
        {**creature("elk", "2/2"), "text": DRAIN},
        script=[{"attack": {"ox": NICOLE, "elk": NICOLE}}],
    )
    hands.press(Qt.Key.Key_Space)
    assert window.choice_bar.question.hint.startswith("Ox → Elk.")
    hands.widget(QPushButton, "Ox last").click()
    assert window.choice_bar.question.hint.startswith("Elk → Ox.")
    assert window.session.undo_stack.undoText() == "Put abilities on the stack"
    hands.widget(QPushButton, "Elk last").click()
    assert window.choice_bar.question.hint.startswith("Ox → Elk.")


def test_a_click_on_the_table_puts_nothing_in_order(hands: Hands, window: MainWindow) -> None:
    """Abilities aren't on the table: one creature may have several."""
    hands.lay(
        {**creature("ox", "2/2"), "text": GAIN},
        {**creature("elk", "2/2"), "text": DRAIN},
        script=[{"attack": {"ox": NICOLE, "elk": NICOLE}}],
    )
    hands.press(Qt.Key.Key_Space)
    hands.click("elk")
    assert not window.session.undo_stack.canUndo()
    assert window.choice_bar.question.hint.startswith("Ox → Elk.")
