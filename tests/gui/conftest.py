"""A window of its own for each test: no screen, no settings of the person who runs the tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from core.cards.library import built_in
from gui.app import open_window, prepare
from gui.session import Session
from gui.settings import Speed
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.waiting import PatientBot


@pytest.fixture(scope="session", autouse=True)
def _prepared(qapp: QApplication) -> None:
    prepare(qapp)


@pytest.fixture
def qtbot(request: pytest.FixtureRequest) -> QtBot:
    """A bot that a busy machine doesn't outlast."""
    return PatientBot(request)


@pytest.fixture
def session() -> Session:
    """A session with an empty table, without a window."""
    return Session(built_in())


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The main window, shown, with settings and recovery in a folder of its own."""
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    window = open_window(store, tmp_path)
    window.resize(1280, 800)
    window.transport.set_speed(Speed.INSTANT)
    with qtbot.waitExposed(window):
        window.show()
    yield window
    monkeypatch.setattr(QMessageBox, "exec", lambda *_: QMessageBox.StandardButton.Discard)
    window.close()
    window.deleteLater()
    QApplication.clipboard().clear()  # what Python made must not outlive it: without a screen Qt would crash
    QApplication.processEvents()


@pytest.fixture
def hands(window: MainWindow) -> Hands:
    """Somebody's hands at the window."""
    return Hands(window)
