"""What is shown over a presentation is there for a moment and then gone."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gui.presentation.fading import Fading


def test_it_is_hidden_once_it_has_faded_and_can_be_shown_again(qtbot: QtBot) -> None:
    below = QWidget()
    qtbot.addWidget(below)
    below.show()
    fading = Fading(below, stays=0, fades=30)
    assert not fading.isVisible()
    for _ in range(2):
        fading.appear()
        assert fading.isVisible()
        qtbot.waitUntil(lambda: not fading.isVisible())
        assert fading.strength == 0
