"""Which of two legendary permanents of one name stays is clicked on the table (CR 704.5j)."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton

from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import card, creature

HERO = "Zhang Fei, Fierce Warrior"


@pytest.fixture
def twins(hands: Hands) -> Hands:
    """Amy has two of a legendary creature, and an ox."""
    hands.lay(card(HERO, "old"), card(HERO, "new"), creature("ox", "3/3"), start="beginning_of_combat")
    return hands


def left(window: MainWindow) -> set[str]:
    """Return what is on the battlefield in the end."""
    return {str(one) for one in window.session.playthrough.game.battlefield}


@pytest.mark.parametrize(("kept", "gone"), [("old", "new"), ("new", "old")])
def test_the_one_that_is_clicked_stays(twins: Hands, window: MainWindow, kept: str, gone: str) -> None:
    assert "CR 704.5j" in window.choice_bar.question.hint
    twins.click(kept)
    assert window.session.undo_stack.undoText().startswith(f"Keep {HERO}")
    assert kept in left(window)
    assert gone not in left(window)


def test_a_button_keeps_the_other_one(twins: Hands, window: MainWindow) -> None:
    proceed, (other,) = window.choice_bar.question.proceed, window.choice_bar.question.options
    assert other.words != proceed
    twins.widget(QPushButton, other.words).click()
    assert other.value in left(window)
    assert len(left(window)) == 2


def test_a_click_on_something_else_keeps_nothing(twins: Hands, window: MainWindow) -> None:
    twins.click("ox")
    assert window.session.playthrough.pending is not None
    assert not window.session.undo_stack.canUndo()
