"""A fault of the program is told with a report; the board is safe, and dialogs don't pile up."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from core.scenario.reading import read_scenario
from gui.faults.watch import FaultWatch
from gui.table.payload import Payload
from gui.window.fault_telling import FaultTelling
from gui.window.main_window import MainWindow
from gui.window.text_dialog import TextDialog
from tests.gui.hands import Hands

pytestmark = pytest.mark.qt_no_exception_capture


@pytest.fixture
def logs(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of reports, of a window whose faults are told."""
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    watch = FaultWatch(window)
    watch.install()
    FaultTelling(watch, window, tmp_path / "logs")
    yield tmp_path / "logs"
    watch.remove()
    for handler in logging.getLogger("gui").handlers[1:]:
        logging.getLogger("gui").removeHandler(handler)
        handler.close()


def fail() -> None:
    raise RuntimeError(threading.current_thread().name)


def fail_otherwise() -> None:
    raise ValueError


def dialogs(window: MainWindow) -> list[TextDialog]:
    return [dialog for dialog in window.findChildren(TextDialog) if dialog.isVisible()]


def button(dialog: TextDialog, label: str) -> QPushButton:
    return next(one for one in dialog.findChildren(QPushButton) if one.text() == label)


def test_a_fault_is_told_and_the_board_is_safe(
    hands: Hands, window: MainWindow, logs: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    hands.drop(Payload("card", "Grizzly Bears"), "amy")
    [kept] = (tmp_path / "recovery").glob("*.scenario.json")
    kept.unlink()
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: bool(dialogs(window)))
    [dialog] = dialogs(window)
    assert "Damage Step has made a mistake" in dialog.words.text()
    assert "Your board is safe: if the program ends, it is back at the next start." in dialog.words.text()
    assert read_scenario(kept) == window.session.document
    [report] = logs.glob("fault-*.txt")
    assert report.name in dialog.words.text()
    assert report.read_text(encoding="utf-8") == dialog.text.toPlainText()
    assert "RuntimeError: MainThread" in dialog.text.toPlainText()
    assert '"card": "Grizzly Bears"' in dialog.text.toPlainText()
    assert "RuntimeError: MainThread" in (logs / "damage-step.log").read_text(encoding="utf-8")


def test_a_report_is_copied_and_its_folder_opened(
    window: MainWindow, logs: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: bool(dialogs(window)))
    [dialog] = dialogs(window)
    button(dialog, "&Copy").click()
    assert QApplication.clipboard().text() == dialog.text.toPlainText()
    button(dialog, "Open &folder").click()
    assert opened == [str(logs)]


def test_faults_that_follow_are_counted_in_the_dialog_that_is_open(
    window: MainWindow, logs: Path, qtbot: QtBot
) -> None:
    for _ in range(5):
        QTimer.singleShot(0, fail)
    QTimer.singleShot(0, fail_otherwise)
    qtbot.waitUntil(lambda: any("5 times" in dialog.words.text() for dialog in dialogs(window)))
    assert len(dialogs(window)) == 1
    assert len(list(logs.glob("fault-*.txt"))) == 1


def test_a_fault_that_was_told_has_no_dialog_again(window: MainWindow, logs: Path, qtbot: QtBot) -> None:
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: bool(dialogs(window)))
    dialogs(window)[0].close()
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: window.message == "Damage Step has made a mistake again. The log has more.")
    assert dialogs(window) == []
    QTimer.singleShot(0, fail_otherwise)
    qtbot.waitUntil(lambda: bool(dialogs(window)))
    assert len(list(logs.glob("fault-*.txt"))) == 2


def test_a_fault_is_told_where_nothing_can_be_written(
    hands: Hands, window: MainWindow, logs: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    logs.touch()
    for file in (tmp_path / "recovery").iterdir():
        file.unlink()
    (tmp_path / "recovery").rmdir()
    (tmp_path / "recovery").touch()
    hands.drop(Payload("card", "Grizzly Bears"), "amy")
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: bool(dialogs(window)))
    words = dialogs(window)[0].words.text()
    assert "Save your board now: it could not be kept for the next start." in words
    assert "This report could not be written to a file (File exists), but you can copy it." in words


def test_the_program_itself_tells_of_its_faults(tmp_path: Path) -> None:
    """A whole start of the window, with a fault in a slot and one in a thread."""
    code = """
import sys, threading
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
import gui.app
from gui.window.main_window import MainWindow
from gui.window.text_dialog import TextDialog
run = QApplication.exec
def look():
    window = next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
    for dialog in window.findChildren(TextDialog):
        print(dialog.words.text().splitlines()[0])
    window.close()
def use_it(_):
    QTimer.singleShot(0, lambda: 1 / 0)
    threading.Thread(target=lambda: [][0]).start()
    QTimer.singleShot(500, look)
    return run()
QApplication.exec = use_it
sys.exit(gui.app.run_window(None))
"""
    folders = {name: str(tmp_path / name) for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME")}
    environment = os.environ | folders | {"HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.count("\n")) == (0, 1), done.stderr
    assert "Damage Step has made a mistake" in done.stdout
    assert "ZeroDivisionError" in done.stderr
    assert "IndexError" in done.stderr
    [log] = tmp_path.rglob("damage-step.log")
    [report] = log.parent.glob("fault-*.txt")
    told = report.read_text(encoding="utf-8")
    assert "ZeroDivisionError: division by zero" in told or "IndexError: list index" in told
