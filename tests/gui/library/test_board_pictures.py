"""The small picture of a board is drawn to its edges."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from core.cards.library import built_in
from gui.library.board_pictures import PICTURE, BoardPictures
from gui.theme import LIGHT

NOTHING_THERE = "replacement-and-prevention/a-shield-that-comes-too-late"


def test_a_board_without_permanents_fills_its_picture(qtbot: QtBot) -> None:
    pictures = BoardPictures(built_in(), LIGHT)
    with qtbot.waitSignal(pictures.drawn):
        assert pictures.picture(NOTHING_THERE, 1.0) is None
    drawn = pictures.picture(NOTHING_THERE, 1.0)
    assert drawn is not None
    image, (wide, high) = drawn.toImage(), PICTURE
    below = {image.pixelColor(x, y).name() for x in (1, wide - 2) for y in (high - 2, high * 3 // 4)}
    assert len(below) == 1
