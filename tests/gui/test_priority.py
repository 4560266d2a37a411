"""Priority by hand: who has it, passing it, and acting with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from core.data.writing import written
from core.model.stack import OnStack
from core.play.stops import next_priority
from gui.app import open_window
from gui.session import Session
from gui.settings import Speed
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, card, creature

ATTACK = [{"attack": {"bear": "nicole"}}]
BEAR, OX = creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE)
SQUIRES = card("Practice Squire", "first"), card("Practice Squire", "second")
SHIFT = Qt.KeyboardModifier.ShiftModifier


def names(session: Session) -> list[str]:
    """Return the names of what is on the stack."""
    return [one.name.name for one in session.game.stack if isinstance(one, OnStack)]


def entries(window: MainWindow) -> list[dict[str, object]]:
    """Return the script as a file says it."""
    script = window.session.scenario.script
    return [written(one) for one in script]


def shown_with_priority(window: MainWindow) -> list[str]:
    """Return who the table says has priority."""
    picture = window.table.table.picture
    assert picture is not None
    return [plate.id for plate in picture.plates if plate.has_priority]


def title(window: MainWindow) -> str:
    """Return what the bar below the table says."""
    return window.choice_bar.question.title


def button(window: MainWindow, words: str) -> QPushButton:
    """Return the button of the bar with this name."""
    QApplication.processEvents()
    buttons = [b for b in window.choice_bar.findChildren(QPushButton) if b.isVisible()]
    return next(b for b in buttons if words in {b.text(), b.accessibleName()})


def stop_everywhere(window: MainWindow) -> QAction:
    """Return the entry of the menu."""
    return next(a for a in window.findChildren(QAction) if a.text() == "Stop at e&very priority")


@pytest.fixture
def bolt(hands: Hands, window: MainWindow) -> MainWindow:
    """Amy has cast Lightning Bolt on an ox, and it is on the stack."""
    hands.lay(BEAR, OX, script=ATTACK)
    hands.drop(Payload("spell", "Lightning Bolt"), "ox")
    return window


def test_a_spell_that_was_dropped_is_on_the_stack_at_once(bolt: MainWindow) -> None:
    assert len(bolt.session.game.stack) == 1
    assert title(bolt) == "Amy has priority"
    assert shown_with_priority(bolt) == [AMY]


def test_passing_on_stops_where_something_goes_on_the_stack(hands: Hands, bolt: MainWindow) -> None:
    bolt.player.go_to(0)
    hands.press(Qt.Key.Key_P, SHIFT)
    assert names(bolt.session) == ["Lightning Bolt"]


def test_a_spell_that_comes_late_says_that_play_goes_back(hands: Hands, window: MainWindow) -> None:
    hands.lay(BEAR, OX, script=ATTACK)
    hands.press(Qt.Key.Key_End)
    window.play_control.decide_rest()
    hands.press(Qt.Key.Key_End)
    hands.drop(Payload("spell", "Lightning Bolt"), "ox")
    assert names(window.session) == ["Lightning Bolt"]
    assert window.message.startswith("Went back to the")


def test_each_pass_hands_priority_on_and_then_the_spell_resolves(hands: Hands, bolt: MainWindow) -> None:
    """CR 117.4."""
    hands.press(Qt.Key.Key_P)
    assert title(bolt) == "Nicole has priority"
    assert shown_with_priority(bolt) == [NICOLE]
    assert "let Lightning Bolt resolve" in bolt.choice_bar.question.hint
    button(bolt, "Pass").click()
    assert "ox" not in bolt.session.game.battlefield
    assert shown_with_priority(bolt) == []


def test_passing_is_no_edit(hands: Hands, bolt: MainWindow) -> None:
    before = bolt.session.scenario
    hands.press(Qt.Key.Key_P)
    hands.press(Qt.Key.Key_P, SHIFT)
    assert bolt.session.scenario is before
    assert "Bolt" in bolt.session.undo_stack.undoText()


def test_who_has_priority_casts_what_is_dropped(hands: Hands, bolt: MainWindow) -> None:
    hands.press(Qt.Key.Key_P)
    hands.drop(Payload("spell", "Shock"), "bear")
    assert entries(bolt)[-1]["by"] == NICOLE
    assert names(bolt.session) == ["Lightning Bolt", "Shock"]


def test_what_is_done_after_one_of_two_abilities_has_resolved_is_done_just_then(
    hands: Hands, window: MainWindow
) -> None:
    """CR 117.3b: who passed before the first resolved has priority again."""
    hands.lay(BEAR, OX, *SQUIRES, script=[*ATTACK, {"stack_order": ["first", "second"]}])
    hands.press(Qt.Key.Key_P, SHIFT)
    assert len(window.session.game.stack) == 2
    stop_everywhere(window).trigger()
    hands.press(Qt.Key.Key_Space)
    hands.press(Qt.Key.Key_Space)
    assert len(window.session.game.stack) == 1
    hands.drop(Payload("spell", "Shock"), "ox")
    written = [entry.get("pass") or entry.get("cast") for entry in entries(window)[2:]]
    assert written == [AMY, "Shock"]
    hands.press(Qt.Key.Key_Space)
    assert names(window.session)[1:] == ["Shock"]
    assert window.session.undo_stack.undoText() == "Cast Shock"


def test_a_plain_combat_is_played_without_a_stop(hands: Hands, window: MainWindow) -> None:
    hands.lay(BEAR, OX, script=ATTACK)
    hands.press(Qt.Key.Key_Space)
    assert title(window) == "Nicole declares blockers"
    hands.press(Qt.Key.Key_Space)
    assert window.session.cursor == len(window.session.frames)


def test_whoever_wants_stops_at_every_priority(hands: Hands, window: MainWindow) -> None:
    hands.lay(BEAR, OX, script=ATTACK)
    stop_everywhere(window).trigger()
    seen = []
    for _ in range(5):
        hands.press(Qt.Key.Key_Space)
        seen.append(title(window))
    assert seen == [
        "Amy has priority",
        "Nicole has priority",
        "Nicole declares blockers",
        "Amy has priority",
        "Nicole has priority",
    ]
    assert window.settings.stops_at_priority
    stop_everywhere(window).trigger()
    assert not window.settings.stops_at_priority
    assert shown_with_priority(window) == []


def test_it_stops_at_any_speed(hands: Hands, window: MainWindow, qtbot: QtBot) -> None:
    hands.lay(BEAR, OX, script=ATTACK)
    stop_everywhere(window).trigger()
    window.transport.set_speed(Speed.VERY_FAST)
    hands.press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not window.player.is_playing)
    assert title(window) == "Amy has priority"


def test_the_wish_to_stop_is_remembered(window: MainWindow, tmp_path: Path) -> None:
    stop_everywhere(window).trigger()
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    again = open_window(store, tmp_path / "again")
    assert again.session.stops_at_priority
    assert stop_everywhere(again).isChecked()
    again.close()


def test_passing_on_ends_at_a_choice_and_then_says_so(hands: Hands, window: MainWindow) -> None:
    hands.lay(BEAR, OX, script=ATTACK)
    hands.press(Qt.Key.Key_P, SHIFT)
    assert title(window) == "Nicole declares blockers"
    for modifier in (SHIFT, Qt.KeyboardModifier.NoModifier):
        hands.press(Qt.Key.Key_P, modifier)
        assert "Nicole declares blockers" in window.message


def test_a_pass_where_nobody_is_asked_says_why(hands: Hands, window: MainWindow) -> None:
    hands.lay(BEAR, OX, script=ATTACK)
    hands.press(Qt.Key.Key_P)
    assert window.message.startswith("No player has priority here")
    window.session.move_to(next_priority(window.session.playthrough, 0))
    hands.press(Qt.Key.Key_P)
    assert window.message.startswith("While the stack is empty, players pass automatically")


def test_the_keyboard_stays_on_a_button_that_stays(hands: Hands, bolt: MainWindow) -> None:
    button(bolt, "Pass").setFocus()
    hands.press(Qt.Key.Key_Space)
    assert title(bolt) == "Nicole has priority"
    assert button(bolt, "Pass").hasFocus()


def test_stepping_back_asks_everybody_again(hands: Hands, bolt: MainWindow) -> None:
    hands.press(Qt.Key.Key_P)
    hands.press(Qt.Key.Key_Left)
    hands.press(Qt.Key.Key_Right)
    assert title(bolt) == "Amy has priority"
