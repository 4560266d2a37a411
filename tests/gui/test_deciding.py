"""Having the rest decided by default, and choosing otherwise what was decided."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from core.data.writing import written
from core.explain.moments import moment_of
from core.rules.combat.block_choice import DeclareBlockers
from core.scenario.changes import changed
from core.scenario.reading import read_scenario
from core.terms.ids import PlayerId
from gui.choices.chosen_here import chosen_here
from gui.choices.question import Extra
from gui.settings import Speed
from gui.table.actions import answers
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.window.test_main_window import choose
from tests.support import NICOLE, card, creature

ROOT = Path(__file__).parents[2] / "assets" / "scenarios"
SHIFT = Qt.KeyboardModifier.ShiftModifier
BOARD = (
    creature("bear", "2/2"),
    creature("wurm", "6/4 trample"),
    creature("ox", "3/3", by=NICOLE),
    creature("elk", "2/2", by=NICOLE),
)
ATTACK = {"attack": {"bear": "nicole", "wurm": "nicole"}}
BLOCK = {"block": {"ox": "wurm", "elk": "wurm"}}


def kinds(window: MainWindow) -> list[str]:
    """Return what the entries of the script decide."""
    return [
        next(key for key in written(entry) if key not in {"by", "at"})
        for entry in window.session.scenario.script
    ]


def is_at_the_end(window: MainWindow) -> bool:
    """Whether play has come to its end, and the table shows it."""
    session = window.session
    return session.playthrough.pending is None and session.cursor == len(session.frames)


def test_a_button_beside_the_question_has_the_rest_decided(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD, script=[ATTACK, BLOCK])
    hands.press(Qt.Key.Key_Space)
    assert window.choice_bar.question.title == "Amy assigns combat damage"
    button = hands.widget(QPushButton, "Decide for me from here")
    assert "Shift+D" in button.toolTip()
    button.click()
    assert is_at_the_end(window)
    assert kinds(window) == ["attack", "block", "assign"]


def test_a_narrow_bar_says_it_in_fewer_words(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD, script=[ATTACK, BLOCK])
    hands.press(Qt.Key.Key_Space)
    bar = window.choice_bar
    bar.resize(500, bar.height())
    assert hands.widget(QPushButton, "Decide for me from here").text() == "Decide for me"


def test_it_is_one_step_of_undo(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD)
    hands.press(Qt.Key.Key_A, SHIFT)
    hands.press(Qt.Key.Key_Space)
    hands.press(Qt.Key.Key_D, SHIFT)
    assert is_at_the_end(window)
    assert len(window.session.scenario.script) > 1
    assert window.session.undo_stack.undoText() == "Decide the rest automatically"
    window.session.undo_stack.undo()
    assert kinds(window) == ["attack"]
    assert window.choice_bar.question.title == "Nicole declares blockers"
    window.session.undo_stack.redo()
    assert window.session.playthrough.pending is None


def test_what_has_been_decided_stays(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD, script=[ATTACK])
    before = window.session.scenario.script
    hands.press(Qt.Key.Key_D, SHIFT)
    assert window.session.scenario.script[:1] == before


def test_what_was_decided_for_me_can_be_changed(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD, script=[ATTACK])
    choose(window, "Play", "Decide for me from here")
    decision = window.session.decision_of(DeclareBlockers)
    assert decision is not None
    window.player.go_to(decision.frame)
    hands.drag("ox", "bear")
    assert window.session.playthrough.refused is None
    assert kinds(window)[:2] == ["attack", "block"]


def test_with_a_stop_at_every_priority_it_still_goes_to_the_end(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD, script=[ATTACK])
    window.session.stops_at_priority = True
    hands.press(Qt.Key.Key_D, SHIFT)
    assert is_at_the_end(window)


def test_one_sees_how_it_goes(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    hands.lay(creature("bear", "2/2"))
    window.transport.set_speed(Speed.VERY_FAST)
    hands.press(Qt.Key.Key_D, SHIFT)
    assert window.player.is_playing
    qtbot.waitUntil(lambda: is_at_the_end(window))


def test_with_nothing_open_that_is_said(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), script=[{"attack": {"bear": "nicole"}}])
    assert Extra.DECIDE not in window.choice_bar.question.extras
    hands.press(Qt.Key.Key_D, SHIFT)
    assert window.message == "Nothing is left to decide."


def test_something_illegal_has_to_be_put_right_first(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("wall", "0/4 defender"), script=[{"attack": {"wall": "nicole"}}])
    hands.press(Qt.Key.Key_D, SHIFT)
    assert "defender" in window.message
    assert len(window.session.scenario.script) == 1


def test_a_question_answered_before_has_no_such_button(hands: Hands, window: MainWindow) -> None:
    hands.lay(*BOARD, script=[ATTACK])
    answers.accept(window.session)
    window.session.move_to(1)
    assert window.choice_bar.question.title == "Amy declares attackers"
    assert Extra.DECIDE not in window.choice_bar.question.extras


def test_a_choice_made_in_a_moment_is_found_again_and_made_otherwise(
    window: MainWindow, hands: Hands
) -> None:
    """Moments don't stop where a choice was made: a button leads there, and the line before is kept."""
    shield = {"kind": "damage", "change": {"kind": "prevent"}}
    own = {"id": "shield", "name": "Shield", "points": 2, "controller": NICOLE, "protects": NICOLE}
    attack, furnace = {"attack": {"ox": NICOLE}}, {"replace": "furnace"}
    hands.lay(
        creature("ox", "3/3"),
        card("Furnace of Rath", "furnace"),
        script=[attack, furnace],
        effects=[{**own, "effect": shield}],
        undecided="default",
    )
    window.player.go_to(len(window.session.frames))
    before = window.session.game.players[PlayerId(NICOLE)].life
    again = window.choice_bar.again
    while not again.isVisible():
        hands.press(Qt.Key.Key_Left)
        assert window.session.cursor
    QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    assert window.session.decision is not None
    assert window.session.decision.choice.kind == "choose_replacement"
    hands.press(Qt.Key.Key_1)
    window.player.go_to(len(window.session.frames))
    assert (before, window.session.game.players[PlayerId(NICOLE)].life) == (16, 18)
    assert len(window.session.document.variations) == 1


def test_where_nothing_was_chosen_the_key_says_so(window: MainWindow, hands: Hands) -> None:
    hands.lay(creature("ox", "3/3"), script=[{"attack": {"ox": NICOLE}}], undecided="default")
    window.player.go_to(len(window.session.frames))
    hands.press(Qt.Key.Key_O)
    assert window.toast.message == "No choice to change here. Drag on the table to change attacks and blocks."


def test_a_choice_with_which_a_moment_begins_is_found_too(window: MainWindow) -> None:
    """The order of triggers is chosen before anything of the moment in which they are put on the stack."""
    path = ROOT / "combat-keywords" / "the-attack-trigger-first-then-the-spell.scenario.json"
    session = window.session
    session.load(changed(read_scenario(path), undecided="default"))
    decision = next(one for one in session.playthrough.decisions if one.choice.kind == "order_triggers")
    number = moment_of(session.moments, decision.frame + 1)
    assert number is not None
    assert session.moments[number].first == decision.frame + 1
    session.move_to(session.moments[number].last)
    assert chosen_here(session) is decision
