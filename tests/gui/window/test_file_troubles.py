"""Without a place for its files the window opens, and says what it can't keep."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.app import open_window
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands


@pytest.fixture
def opened(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window with its data, and perhaps its settings, where no file can be."""
    (tmp_path / "file").touch()
    data, settings = request.param
    store = QSettings(str(tmp_path / settings / "settings.ini"), QSettings.Format.IniFormat)
    window = open_window(store, tmp_path / data)
    with qtbot.waitExposed(window):
        window.show()
    yield window
    window.session.undo_stack.setClean()
    window.close()
    window.deleteLater()
    QApplication.processEvents()


_IN_A_FILE, _TOO_LONG = str(Path("file") / "data"), "d" * 300


@pytest.mark.parametrize(
    ("opened", "why"),
    [((_IN_A_FILE, ""), "Not a directory"), ((_TOO_LONG, ""), "File name too long")],
    indirect=["opened"],
)
def test_without_a_folder_for_data_the_window_says_that_unsaved_changes_are_not_kept(
    opened: MainWindow, why: str
) -> None:
    assert not opened.documents.recover()
    opened.file_troubles.look()
    assert opened.message.startswith("Save often: if the program ends abruptly, unsaved changes are lost.")
    assert opened.message.endswith(f"could not be written: {why}.")
    Hands(opened).drop(Payload("card", "Grizzly Bears"), "amy")
    assert len(opened.session.scenario.battlefield) == 1


@pytest.mark.parametrize("opened", [("data", _IN_A_FILE)], indirect=True)
def test_without_a_place_for_settings_the_window_says_so(opened: MainWindow) -> None:
    opened.file_troubles.look()
    assert opened.message == f"Settings aren't kept: {opened.settings.file} can't be written."


@pytest.mark.parametrize("opened", [("data", "")], indirect=True)
def test_where_all_is_kept_nothing_is_said(opened: MainWindow) -> None:
    opened.file_troubles.look()
    assert opened.message == ""


@pytest.mark.skipif(sys.platform != "linux", reason="the folders are elsewhere")
def test_the_program_starts_where_it_can_write_nothing(tmp_path: Path) -> None:
    code = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
import gui.app
from gui.window.main_window import MainWindow
run = QApplication.exec
def look():
    window = next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
    print(window.message)
    window.close()
def use_it(_):
    QTimer.singleShot(300, look)
    return run()
QApplication.exec = use_it
sys.exit(gui.app.run_window(None))
"""
    (tmp_path / "home").touch()
    names = ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
    inherited = {key: value for key, value in os.environ.items() if key not in names}
    environment = inherited | {"HOME": str(tmp_path / "home"), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "unsaved changes are lost" in done.stdout
    assert "Settings aren't kept" in done.stdout
    assert "Traceback" not in done.stderr
