"""Less motion: as the system asks for it, unless the user says otherwise."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.app import open_window
from gui.settings import Settings
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from gui.window.system_motion import system_reduces_motion
from tests.gui.hands import Hands
from tests.support import NICOLE, creature


@pytest.mark.parametrize(("asked", "reduces"), [("Reduced", True), ("NoPreference", False)])
def test_the_system_is_asked_where_qt_can_tell(
    asked: str,
    reduces: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    motion = SimpleNamespace(motionPreference=lambda: SimpleNamespace(name=asked))
    monkeypatch.setattr(QApplication, "styleHints", lambda: SimpleNamespace(accessibility=lambda: motion))
    assert system_reduces_motion() is reduces


def test_what_the_user_says_counts_more(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gui.window.menus.system_reduces_motion", lambda: True)
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    first = open_window(store, tmp_path)
    qtbot.addWidget(first)
    assert first.player.reduces_motion
    Settings(store).reduces_motion = False
    second = open_window(store, tmp_path)
    qtbot.addWidget(second)
    assert not second.player.reduces_motion


def test_with_less_motion_nothing_moves(hands: Hands, window: MainWindow) -> None:
    hands.lay(
        creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE), script=[{"attack": {"bear": NICOLE}}]
    )
    window.player.is_instant, window.player.reduces_motion = False, True
    window.player.go_to(0)
    window.player.step()
    assert window.player.t is None
    window.player.scrub(1.5)
    assert window.player.t is None
    window.player.back()
    assert window.player.t is None
    hands.drop(Payload("card", "Grizzly Bears"), "amy")
    picture = window.table.table.picture
    assert picture is not None
    assert picture.poses == window.table.resting_picture().poses
