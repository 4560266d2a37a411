"""Playing on from one combat to the next: the command, the ribbon, and who attacks by the mouse."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.terms.ids import ObjectId
from gui.choices.question import Extra
from gui.panels.questions import question
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature, table

BEAR, OX = creature("bear", "2/2"), creature("ox", "3/4", NICOLE)
ATTACK: list[dict[str, Any]] = [{"attack": {"bear": "nicole"}}, {"block": {}}]


def names(window: MainWindow) -> list[str]:
    return [step.name for step in window.ribbon.steps]


def test_when_combat_is_over_play_can_go_on_to_the_next(hands: Hands, window: MainWindow) -> None:
    hands.show(table(BEAR, OX, script=ATTACK), watching=True)
    session = window.session
    session.move_to(len(session.frames))
    assert Extra.NEXT_COMBAT in question(session).extras
    window.play_control.do_extra(Extra.NEXT_COMBAT)
    assert session.scenario.until == "next combat"
    assert session.playthrough.game.turn_step == "next combat"
    session.undo_stack.undo()
    assert session.scenario.until == "end_of_combat"


def test_the_key_plays_on_as_well(hands: Hands, window: MainWindow) -> None:
    hands.show(table(BEAR, OX, script=ATTACK), watching=True)
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert window.session.scenario.until == "next combat"


def test_what_is_not_decided_yet_comes_first(hands: Hands, window: MainWindow) -> None:
    hands.lay(BEAR, OX)
    said: list[str] = []
    window.play_control.refused.connect(said.append)
    window.play_control.to_next_combat()
    assert said == ["First decide what is still open before the end of combat step is over."]
    assert window.session.scenario.until == "end_of_combat"


def test_in_the_next_turn_the_other_player_attacks_by_the_mouse(hands: Hands, window: MainWindow) -> None:
    hands.lay(BEAR, OX, script=ATTACK, until="next combat")
    session = window.session
    session.move_to(len(session.frames))
    hands.drag("ox", "amy")
    attacked = session.playthrough.decisions[-1].game.combat
    assert attacked is not None
    assert list(attacked.attackers) == [ObjectId("ox")]


def test_the_ribbon_shows_one_turn_and_leads_to_the_others(hands: Hands, window: MainWindow) -> None:
    hands.show(table(BEAR, OX, script=ATTACK, until="turn 3 upkeep"), watching=True)
    session = window.session
    session.move_to(1)
    assert names(window)[0] == "Attackers"
    assert names(window)[-1] == "Nicole's turn"
    window.ribbon.go_to(len(names(window)) - 1)
    assert session.game.turn == 2
    assert names(window)[0] == "Amy's turn"
    assert names(window)[1] == "Untap"
    assert [step.name for step in window.ribbon.steps if step.is_now] == ["Untap"]
    window.ribbon.go_to(0)
    assert session.game.turn == 1
