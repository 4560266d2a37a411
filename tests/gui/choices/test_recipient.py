"""Until 2018: is damage dealt to a player, or to a planeswalker of theirs? Answered on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from core.terms.ids import PlayerId
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, card, creature


@pytest.fixture
def bolted(hands: Hands) -> Hands:
    """Amy's Lightning Bolt is about to be dealt to Nicole, who has a Jace (CR 306.8 of July 2009)."""
    hands.lay(
        creature("ox", "3/3"),
        card("Jace, the Mind Sculptor", "jace", NICOLE),
        script=[{"by": "amy", "cast": "Lightning Bolt", "targets": [NICOLE]}],
        era="ordered",
        options={"planeswalker_redirection": True},
        start="beginning_of_combat",
        until="beginning_of_combat",
    )
    hands.press(Qt.Key.Key_Space)
    return hands


def life(window: MainWindow) -> int:
    """Return Nicole's life in the end."""
    return window.session.playthrough.game.players[PlayerId(NICOLE)].life


@pytest.mark.parametrize(
    ("clicked", "name", "left"), [("jace", "Jace, the Mind Sculptor", 20), (NICOLE, "Nicole", 17)]
)
def test_a_click_says_who_is_dealt_the_damage(
    bolted: Hands, window: MainWindow, clicked: str, name: str, left: int
) -> None:
    bolted.click(clicked)
    assert window.session.undo_stack.undoText() == f"Deal damage to {name}"
    assert life(window) == left


def test_what_is_not_offered_answers_nothing(bolted: Hands, window: MainWindow) -> None:
    bolted.click("ox")
    assert window.session.playthrough.pending is not None
