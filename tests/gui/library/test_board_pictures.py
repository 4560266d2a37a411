"""The small picture of a board is drawn to its edges."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, QSizeF
from pytestqt.qtbot import QtBot

from core.cards.library import built_in
from gui.library.board_pictures import PICTURE, BoardPictures
from gui.theme import LIGHT

NOTHING_THERE = "replacement-and-prevention/a-shield-that-comes-too-late"
BEARS, ALONE = "first-steps/two-2-2s-trade", "attacking/defender-cannot-attack"


def test_a_board_without_permanents_fills_its_picture(qtbot: QtBot) -> None:
    pictures = BoardPictures(built_in(), LIGHT)
    with qtbot.waitSignal(pictures.drawn):
        assert pictures.picture(NOTHING_THERE, 1.0) is None
    drawn = pictures.picture(NOTHING_THERE, 1.0)
    assert drawn is not None
    image, (wide, high) = drawn.toImage(), PICTURE
    below = {image.pixelColor(x, y).name() for x in (1, wide - 2) for y in (high - 2, high * 3 // 4)}
    assert len(below) == 1


def test_the_words_that_tell_how_to_begin_are_not_in_the_picture(qtbot: QtBot) -> None:
    pictures = BoardPictures(built_in(), LIGHT)
    with qtbot.waitSignal(pictures.drawn):
        pictures.picture(NOTHING_THERE, 1.0)
    drawn = pictures.picture(NOTHING_THERE, 1.0)
    assert drawn is not None
    image, (wide, high) = drawn.toImage(), PICTURE
    below = {image.pixel(x, high // 2 + y) for x in range(wide) for y in range(10, 40)}
    assert len(below) == 1


def test_a_finer_screen_has_finer_pictures(qtbot: QtBot) -> None:
    pictures = BoardPictures(built_in(), LIGHT)
    with qtbot.waitSignal(pictures.drawn):
        pictures.picture(BEARS, 1.0)
    assert pictures.picture(BEARS, 2.0) is None, "the one there is would look coarse"
    with qtbot.waitSignal(pictures.drawn):
        pictures.picture(BEARS, 2.0)
    drawn = pictures.picture(BEARS, 2.0)
    assert drawn is not None
    assert drawn.size() == QSize(*PICTURE) * 2
    assert drawn.deviceIndependentSize() == QSizeF(*PICTURE)


def test_the_oldest_picture_goes_when_there_are_too_many(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gui.library.board_pictures._MOST", 2)
    pictures = BoardPictures(built_in(), LIGHT)
    for key in (NOTHING_THERE, BEARS, ALONE):
        with qtbot.waitSignal(pictures.drawn):
            pictures.picture(key, 1.0)
    there = [key for key in (NOTHING_THERE, BEARS, ALONE) if pictures.picture(key, 1.0) is not None]
    assert there == [BEARS, ALONE]


def test_what_was_wanted_last_is_drawn_first(qtbot: QtBot) -> None:
    drawn: list[str] = []
    pictures = BoardPictures(built_in(), LIGHT)
    pictures.drawn.connect(drawn.append)
    for key in (BEARS, ALONE, NOTHING_THERE, BEARS):
        pictures.picture(key, 1.0)
    qtbot.waitUntil(lambda: len(drawn) == 3)
    assert drawn == [BEARS, NOTHING_THERE, ALONE]


def test_a_board_whose_file_has_gone_leaves_the_others_their_pictures(qtbot: QtBot) -> None:
    drawn: list[str] = []
    pictures = BoardPictures(built_in(), LIGHT)
    pictures.drawn.connect(drawn.append)
    for key in (BEARS, "first-steps/gone"):
        pictures.picture(key, 1.0)
    qtbot.waitUntil(lambda: len(drawn) == 2)
    assert drawn == ["first-steps/gone", BEARS]
