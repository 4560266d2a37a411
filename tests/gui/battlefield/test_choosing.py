"""Choosing something on the table as a spell or ability is carried out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from core.choices import DeclareBlockers
from core.terms.ids import ObjectId
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


def is_tapped(window: MainWindow) -> bool:
    """Whether the ox is tapped as blockers are declared."""
    decision = window.session.decision_of(DeclareBlockers)
    assert decision is not None
    return decision.game.battlefield[ObjectId("ox")].tapped


def test_what_may_be_done_is_asked_with_yes_and_no(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("goat", "4/1 provoke"), creature("ox", "3/3", by=NICOLE, tapped=True))
    hands.press(Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    hands.press(Qt.Key.Key_Space)
    assert window.choice_bar.question.title == "Amy may use Goat's ability"
    assert window.choice_bar.question.proceed == "Yes"
    hands.widget(QPushButton, "No").click()
    assert is_tapped(window)
    assert window.session.playthrough.refused is None
    window.session.undo_stack.undo()
    hands.press(Qt.Key.Key_Space)
    assert not is_tapped(window)


def test_a_provoked_creature_left_out_of_the_block_is_named(hands: Hands, window: MainWindow) -> None:
    hands.lay(
        creature("goat", "4/1 provoke"),
        creature("ox", "3/3", by=NICOLE),
        script=[{"attack": {"goat": NICOLE}}, {"choose": "yes"}, {"block": {}}],
    )
    assert window.session.playthrough.refused is not None
    assert "Ox blocks Goat" in str(window.session.playthrough.refused.violations[0])
