"""The damage event as a tape."""

from __future__ import annotations

from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from core.explain.explanation import Cell
from core.terms.values import replace
from gui.panels.tape import TapeView
from gui.theme import LIGHT


def test_the_newest_stands_in_brackets_of_ink_and_those_before_in_faint_ones(qtbot: QtBot) -> None:
    tape = TapeView(replace(LIGHT, ink="#0000ff", ink_faint="#ff0000"))
    qtbot.addWidget(tape)
    tape.show_tapes(((Cell("3 damage to Nicole", "damage", ()),), (Cell("nothing", "prevented", ()),)))
    tape.resize(tape.sizeHint())
    image, middle = tape.grab().toImage(), tape.height() // 2
    for inset in (3, tape.width() - 4):
        hues = [
            [image.pixelColor(inset, y).hue() for y in rows if image.pixelColor(inset, y).saturation() > 80]
            for rows in (range(4, middle - 8), range(middle + 8, tape.height() - 8))
        ]
        assert [set(some) for some in hues] == [{QColor("red").hue()}, {QColor("blue").hue()}]
