"""Who protects a Siege is asked, and answered with a click on a player (CR 310.11a)."""

from __future__ import annotations

import pytest

from core.terms.ids import ObjectId
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, RAJ, card


@pytest.fixture
def besieged(hands: Hands) -> Hands:
    """Amy's Siege needs a new protector: she cannot be it."""
    players = [{"id": player, "name": player.title()} for player in (AMY, NICOLE, RAJ)]
    hands.lay(card("Siege of Highwall", "siege", protector=AMY), players=players)
    return hands


@pytest.mark.parametrize(("clicked", "name"), [(NICOLE, "Nicole"), (RAJ, "Raj")])
def test_a_click_on_an_opponent_makes_them_the_protector(
    besieged: Hands, window: MainWindow, clicked: str, name: str
) -> None:
    besieged.click(clicked)
    assert window.session.undo_stack.undoText() == f"Choose {name}"
    assert window.session.playthrough.game.permanent(ObjectId("siege")).protector == clicked


def test_the_one_who_controls_it_cannot_be_chosen(besieged: Hands, window: MainWindow) -> None:
    besieged.click(AMY)
    assert not window.session.undo_stack.canUndo()
