"""The ribbon of steps: those of combat, and others that are played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QToolTip
from pytestqt.qtbot import QtBot

from core.terms.ids import ObjectId
from core.terms.steps import Step
from gui.fonts import font
from gui.settings import Speed
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.waiting import SteadyClock
from tests.support import AMY, card, creature, table

FLOWER = card("Spore Flower", "flower")
ATTACK = {"attack": {"bear": "nicole"}}


def said_at(window: MainWindow, x: int) -> str:
    """Return what the ribbon says where the mouse rests."""
    at = QPoint(x, 16)
    help_ = QHelpEvent(QHelpEvent.Type.ToolTip, at, window.ribbon.mapToGlobal(at))
    QApplication.sendEvent(window.ribbon, help_)
    return QToolTip.text()


def steps_said(window: MainWindow) -> list[str]:
    """Return what the ribbon says from its left to its right, each step once."""
    said = (said_at(window, x) for x in range(6, window.ribbon.width() - 12, 12))
    return list(dict.fromkeys(words for words in said if words))


def test_where_nothing_else_is_played_there_are_the_steps_of_combat(hands: Hands, window: MainWindow) -> None:
    hands.show(table(creature("bear", "2/2"), script=[ATTACK]), watching=True)
    assert steps_said(window) == [
        "Attackers (CR 508)",
        "Blockers (CR 509)",
        "First combat damage (CR 510.4): not reached / skipped",
        "Combat damage (CR 510)",
        "End of combat (CR 511)",
    ]


def test_what_else_is_played_is_there_too(hands: Hands, window: MainWindow) -> None:
    hands.show(table(FLOWER, start="upkeep", until="draw"), watching=True)
    assert steps_said(window)[:3] == [
        "Upkeep (CR 503)",
        "Draw (CR 504)",
        "Attackers (CR 508): not reached / skipped",
    ]
    assert len(steps_said(window)) == 7
    hands.show(table(FLOWER, start="beginning_of_combat", until="end"), watching=True)
    said = steps_said(window)
    assert said[0] == "Beginning of combat (CR 507)"
    assert said[-2:] == ["Second main phase (CR 505)", "End step (CR 513)"]


def test_in_a_narrow_window_they_all_are_still_there(hands: Hands, window: MainWindow) -> None:
    window.resize(window.minimumSize())
    QApplication.processEvents()
    hands.show(table(FLOWER, start="untap", until="cleanup"), watching=True)
    assert [said.partition(" (")[0] for said in steps_said(window)] == [
        "Untap",
        "Upkeep",
        "Draw",
        "Main phase",
        "Beginning of combat",
        "Attackers",
        "Blockers",
        "First combat damage",
        "Combat damage",
        "End of combat",
        "Second main phase",
        "End step",
        "Cleanup",
    ]


def test_a_click_on_a_step_goes_to_its_beginning(hands: Hands, window: MainWindow) -> None:
    hands.show(table(FLOWER, creature("bear", "2/2"), start="untap", script=[ATTACK]), watching=True)
    upkeep = next(x for x in range(6, 300, 6) if said_at(window, x).startswith("Upkeep"))
    QTest.mouseClick(window.ribbon, Qt.MouseButton.LeftButton, pos=QPoint(upkeep + 20, 16))
    assert window.session.game.step is Step.UPKEEP
    assert window.session.frames[window.session.cursor - 1].event.kind == "step_began"


def test_a_person_has_play_begin_with_the_untap_step(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2", tapped=True), FLOWER)
    before, start = window.session.scenario, hands.widget(QComboBox, "Play from")
    offered = [start.itemText(row) for row in range(start.count())]
    assert offered[:4] == ["Untap step", "Upkeep step", "Draw step", "Precombat main phase"]
    start.setFocus()
    for _ in range(start.currentIndex()):
        hands.press(Qt.Key.Key_Up)
    assert window.session.playthrough.span.start is Step.UNTAP
    window.player.go_to(len(window.session.frames))
    assert not window.session.game.battlefield[ObjectId("bear")].status.tapped
    while window.session.undo_stack.canUndo():
        window.session.undo_stack.undo()
    assert window.session.scenario == before


def test_a_card_is_drawn_into_the_hand_on_the_table(hands: Hands, window: MainWindow) -> None:
    players = [{"id": AMY, "name": "Amy", "library": ["Shock"]}, {"id": "nicole", "name": "Nicole"}]
    hands.show(table(players=players, start="draw", until="draw"), watching=True)
    window.player.go_to(len(window.session.frames))
    assert [one.card.name for one in window.session.game.hand] == ["Shock"]
    assert window.choice_bar.question.title == "The draw step is over: Amy 20 life, Nicole 20 life"


@pytest.fixture
def _steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have what is played go on evenly, however busy the machine is."""
    monkeypatch.setattr("gui.animation.timeline_player.QElapsedTimer", SteadyClock)


@pytest.mark.usefixtures("_steady")
def test_ribbon_and_banner_name_the_same_step_in_both_directions(
    hands: Hands, window: MainWindow, qtbot: QtBot
) -> None:
    hands.show(table(creature("bear", "2/2"), script=[ATTACK]), watching=True)
    frames = window.session.frames
    at = next(n for n, frame in enumerate(frames) if frame.game.step is Step.END_OF_COMBAT)
    window.transport.set_speed(Speed.SLOW)
    window.player.go_to(at)
    window.player.step()
    qtbot.waitUntil(lambda: banner(window) == "End of combat step")
    assert now(window) == "End of combat"
    window.player.go_to(at + 1)
    window.player.back()
    qtbot.waitUntil(lambda: banner(window) == "Combat damage step")
    assert now(window) == "Combat damage"


def banner(window: MainWindow) -> str:
    """Return the words on the middle line."""
    picture = window.table.table.picture
    return picture.caption[0] if picture is not None and picture.caption is not None else ""


def now(window: MainWindow) -> str:
    """Return the step that is lit."""
    return next(step.name for step in window.ribbon.steps if step.is_now)


@pytest.mark.parametrize("width", [360, 440, 520, 700])
def test_names_are_as_long_as_there_is_room_for(hands: Hands, window: MainWindow, width: int) -> None:
    hands.lay(creature("bear", "2/2"))
    window.ribbon.setFixedWidth(width)
    QApplication.processEvents()
    metrics = QFontMetricsF(font(12, bold=True))
    for step, words in zip(window.ribbon.steps, window.ribbon.words, strict=True):
        assert metrics.horizontalAdvance(words) < step.rect.width() - 12
        assert "…" not in words


def test_thirteen_steps_in_a_narrow_window_end_in_dots(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), start="untap", until="cleanup")
    window.ribbon.setFixedWidth(360)
    assert len(window.ribbon.words) == 13
    metrics = QFontMetricsF(font(12, bold=True))
    for step, words in zip(window.ribbon.steps, window.ribbon.words, strict=True):
        assert metrics.horizontalAdvance(words) < step.rect.width() - 12
    assert "…" in "".join(window.ribbon.words)
