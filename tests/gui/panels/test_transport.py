"""The buttons that play, and the speed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMenu

from gui.settings import Settings, Speed
from gui.window.main_window import MainWindow


def speed_menu(window: MainWindow) -> QMenu:
    return next(menu for menu in window.findChildren(QMenu) if menu.title() == "S&peed")


def test_a_speed_chosen_in_the_menu_stands_in_the_box(window: MainWindow) -> None:
    menu = speed_menu(window)
    next(action for action in menu.actions() if action.text() == "Very fast").trigger()
    assert (window.transport.speed.currentText(), window.player.speed) == ("Very fast", 4.0)
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["Very fast"]


def test_a_speed_chosen_in_the_box_is_remembered(window: MainWindow) -> None:
    window.transport.speed.setCurrentText("Slow")
    assert (window.settings.speed, window.player.speed) == (Speed.SLOW, 0.5)
    window.transport.speed.setCurrentText("Instant")
    assert (window.settings.speed, window.player.is_instant) == (Speed.INSTANT, True)


@pytest.mark.parametrize(
    ("stored", "speed"),
    [("very fast", Speed.VERY_FAST), ("Very fast", Speed.VERY_FAST), ("warp", Speed.NORMAL)],
)
def test_a_stored_speed_is_read(tmp_path: Path, stored: str, speed: Speed) -> None:
    """Earlier versions stored what stood in the box."""
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    store.setValue("speed", stored)
    assert Settings(store).speed is speed
