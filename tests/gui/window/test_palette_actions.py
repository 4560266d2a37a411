"""What comes out of the palette and can't be put where it is dropped says why."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from gui.panels.palette import PaletteList
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature


@pytest.mark.parametrize(
    ("payload", "at", "why"),
    [
        (Payload("card", "Nonsense"), NICOLE, "Nonsense isn't in the card library."),
        (Payload("spell", "Nonsense"), NICOLE, "Nonsense isn't in the card library."),
        (Payload("creature", "big"), NICOLE, "Write power/toughness, then abilities"),
        (Payload("keyword", "flyin"), "bear", "unknown keyword 'flyin'. Did you mean 'flying'?"),
        (Payload("keyword", "flying"), NICOLE, "Drop Flying on a card, or select a card first."),
    ],
)
def test_what_another_window_lets_go_of_and_nobody_knows_here_is_refused(
    hands: Hands, window: MainWindow, payload: Payload, at: str, why: str
) -> None:
    """The window it is dragged from may be of a later version, with cards that are not known here."""
    hands.lay(creature("bear", "2/2"))
    before = window.session.scenario
    hands.drop(payload, at)
    assert window.message.startswith(why)
    assert window.session.scenario == before


def test_only_a_card_can_be_cast_from_the_list(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.turn_to("Keywords")
    shown = next(one for one in window.palette_panel.findChildren(PaletteList) if one.isVisible())
    shown.setFocus()
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.message == "Only cards can be cast."
