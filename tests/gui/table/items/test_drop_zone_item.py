"""Places to drop something in: when the stack is one, and that their words are not cut."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF

from gui.fonts import font
from gui.table.gestures.drop_outcome import drop_zones
from gui.table.items.drop_zone_item import words_size
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import creature


def test_the_words_of_every_place_beside_the_battlefield_fit(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    picture = window.table.table.picture
    assert picture is not None
    zones = drop_zones(window.session, picture.layout, Payload("card", "Shock"), (0, 0))
    assert len(zones) > 2
    for zone in zones:
        room = zone.box.width - 6
        size = words_size(zone.words, room)
        metrics = QFontMetricsF(font(size, semibold=True))
        assert size >= 9.5, zone.words
        assert max(metrics.horizontalAdvance(word) for word in zone.words.split()) <= room, zone.words


@pytest.mark.parametrize(("card", "is_cast"), [("Shock", True), ("Grizzly Bears", True), ("Plains", False)])
def test_only_what_can_be_a_spell_is_dropped_on_the_stack(
    hands: Hands, window: MainWindow, card: str, *, is_cast: bool
) -> None:
    """CR 305.1: a land is never a spell."""
    hands.lay(creature("bear", "2/2"))
    picture = window.table.table.picture
    assert picture is not None
    zones = drop_zones(window.session, picture.layout, Payload("card", card), (0, 0))
    assert any(zone.words.startswith("Stack") for zone in zones) is is_cast
