"""Targets are clicked on the table, and left out where none need be chosen (CR 601.2c, 603.3d)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from core.rules.choices.picking import Targets
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature

ATTACK = {"attack": {"ox": NICOLE}}
UP_TO_ONE = "Whenever this creature attacks, tap up to one target creature you don't control."
TWO = "Whenever this creature attacks, tap two target creatures you don't control."


def attack_with(hands: Hands, text: str) -> None:
    """Attack with Ox; Amy is asked what its ability targets."""
    theirs = [creature(name, "1/1", by=NICOLE) for name in ("elf", "owl", "fox")]
    hands.lay({**creature("ox", "2/2"), "text": text}, *theirs, script=[ATTACK])
    hands.press(Qt.Key.Key_Space)


def targets(window: MainWindow) -> tuple[str, ...]:
    """Return what the ability targets."""
    (answer,) = (
        one.answer for one in window.session.playthrough.decisions if isinstance(one.answer, Targets)
    )
    assert isinstance(answer, Targets)
    return answer.targets


def test_the_one_target_is_clicked(hands: Hands, window: MainWindow) -> None:
    attack_with(hands, UP_TO_ONE)
    hands.click("owl")
    assert window.session.undo_stack.undoText() == "Choose Owl"
    assert targets(window) == ("owl",)


def test_a_button_chooses_no_target_where_none_need_be_chosen(hands: Hands, window: MainWindow) -> None:
    attack_with(hands, UP_TO_ONE)
    hands.widget(QPushButton, "No target").click()
    assert window.session.undo_stack.undoText() == "Choose no target"
    assert targets(window) == ()


def test_of_two_targets_one_is_swapped_for_the_one_clicked(hands: Hands, window: MainWindow) -> None:
    attack_with(hands, TWO)
    assert "No target" not in [one.words for one in window.choice_bar.question.options]
    hands.click("fox")
    assert targets(window) == ("fox", "owl")
    hands.click("owl")
    assert targets(window) == ("owl", "fox")


def test_what_is_no_legal_target_cannot_be_clicked(hands: Hands, window: MainWindow) -> None:
    attack_with(hands, TWO)
    hands.click("ox")
    assert not window.session.undo_stack.canUndo()
