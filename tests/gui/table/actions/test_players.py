"""Players join the table and leave it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMenu

from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, RAJ, creature


def choose(window: MainWindow, words: str) -> None:
    """Choose an entry of the menu about the table."""
    menu = next(one.menu() for one in window.menuBar().actions() if one.text().replace("&", "") == "Table")
    assert isinstance(menu, QMenu)
    next(one for one in menu.actions() if one.text().replace("&", "") == words).trigger()


def names(window: MainWindow) -> list[str]:
    """Return what the players are called, as they sit."""
    return [player.name for player in window.session.game.players.values()]


def test_six_sit_down_and_a_seventh_finds_no_room(window: MainWindow) -> None:
    for _ in range(4):
        choose(window, "Add player")
    assert names(window) == ["Amy", "Nicole", "Raj", "Sofia", "Tomo", "Uma"]
    assert window.message == ""
    choose(window, "Add player")
    assert window.message == "A board has room for 6 players."
    assert len(names(window)) == 6
    assert window.session.undo_stack.undoText() == "Add Uma"


def test_the_last_player_leaves_with_all_they_have(hands: Hands, window: MainWindow) -> None:
    three = [{"id": name} for name in (AMY, NICOLE, RAJ)]
    hands.lay(creature("bear", "2/2"), creature("elk", "1/4", by=RAJ), players=three)
    choose(window, "Remove last player")
    assert list(window.session.game.battlefield) == ["bear"]
    assert list(window.session.game.players) == [AMY, NICOLE]
    assert window.session.undo_stack.undoText() == "Remove raj"
    window.session.undo_stack.undo()
    assert list(window.session.game.battlefield) == ["bear", "elk"]


@pytest.mark.parametrize("count", [2, 3])
def test_two_stay_at_least(hands: Hands, window: MainWindow, count: int) -> None:
    hands.lay(players=[{"id": name} for name in (AMY, NICOLE, RAJ)[:count]])
    choose(window, "Remove last player")
    assert list(window.session.game.players) == [AMY, NICOLE]
    assert window.message == ("A game needs at least two players." if count == 2 else "")
