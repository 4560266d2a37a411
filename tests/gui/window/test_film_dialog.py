"""Films are made from the window, in a process of their own, while the window stays free."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path

import av
import pytest
from PySide6.QtCore import QProcess, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from gui.window.film_dialog import FilmDialog
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature, table

ATTACK, BLOCK = {"attack": {"bear": NICOLE}}, {"block": {"wall": "bear"}}
BOARD = table(
    creature("bear", "2/2"),
    creature("wall", "0/4", by=NICOLE),
    title="A wall",
    script=[ATTACK, BLOCK],
    undecided="default",
    variations=[{"name": "No block", "after": 1, "script": [{"block": {}}]}],
)


def opened(hands: Hands, window: MainWindow, tmp_path: Path) -> FilmDialog:
    """Open the dialog by its key; what it makes is small and goes into an empty folder."""
    window.settings.export_folder = str(tmp_path)
    hands.show(BOARD, watching=True)
    hands.press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    dialog = window.beside.films.dialog
    assert dialog is not None
    dialog.pixels.setCurrentIndex(dialog.pixels.findData("640x360"))
    dialog.speed.setCurrentIndex(dialog.speed.findData("4"))
    return dialog


def choose(dialog: FilmDialog, kind: str) -> None:
    """Choose the kind of file."""
    dialog.kind.setCurrentIndex(dialog.kind.findData(kind))


def test_a_film_is_made_while_the_window_is_used(
    hands: Hands, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = opened(hands, window, tmp_path)
    assert dialog.path.text() == str(tmp_path / "A wall.mp4")
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert dialog.is_running
    assert not dialog.start.isEnabled()
    window.player.go_to(3)  # the table is free
    qtbot.waitUntil(lambda: not dialog.is_running)
    assert dialog.told.text() == f"Written: {tmp_path / 'A wall.mp4'}"
    with av.open(str(tmp_path / "A wall.mp4")) as container:
        assert container.streams.video[0].width == 640
    assert [one.name for one in tmp_path.iterdir() if one.suffix == ".mp4"] == ["A wall.mp4"]


def test_what_is_cancelled_leaves_nothing(
    hands: Hands, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = opened(hands, window, tmp_path)
    dialog.speed.setCurrentIndex(dialog.speed.findData("0.5"))
    dialog.make()
    qtbot.waitUntil(lambda: dialog.bar.value() > 10)
    assert re.fullmatch(r"\d{1,2} %, \d+:\d\d left", dialog.told.text())
    QTest.mouseClick(dialog.stop, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.is_running)
    assert dialog.told.text() == "Cancelled. Nothing was written."
    assert [one.name for one in tmp_path.iterdir() if "wall" in one.name] == []


def test_two_lines_are_filmed_side_by_side(
    hands: Hands, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = opened(hands, window, tmp_path)
    choose(dialog, ".html")
    assert dialog.path.text().endswith(".html")
    assert dialog.beside.isVisible()
    dialog.beside.setCurrentIndex(2)
    dialog.make()
    qtbot.waitUntil(lambda: not dialog.is_running)
    page = (tmp_path / "A wall.html").read_text(encoding="utf-8")
    assert "Main line" in page
    assert "No block" in page


def test_what_is_wrong_is_said_at_once(hands: Hands, window: MainWindow, tmp_path: Path) -> None:
    dialog = opened(hands, window, tmp_path)
    dialog.path.setText(str(tmp_path / "gone" / "wall.mp4"))
    dialog.make()
    assert "there is no such folder" in dialog.told.text()
    assert not dialog.is_running


@pytest.mark.parametrize(
    ("kind", "asks"),
    [(".mp4", (True, True, True)), (".gif", (False, False, True)), (".png", (False, False, False))],
)
def test_only_what_the_kind_can_be_told_is_asked(
    hands: Hands, window: MainWindow, tmp_path: Path, kind: str, asks: tuple[bool, bool, bool]
) -> None:
    dialog = opened(hands, window, tmp_path)
    choose(dialog, kind)
    assert (dialog.rate.isVisible(), dialog.subtitles.isVisible(), dialog.speed.isVisible()) == asks


def test_closing_the_window_ends_what_is_being_made(hands: Hands, window: MainWindow, tmp_path: Path) -> None:
    dialog = opened(hands, window, tmp_path)
    dialog.make()
    window.beside.films.close()
    assert not dialog.is_running
    assert [one.name for one in tmp_path.iterdir() if "wall" in one.name] == []


def test_an_export_that_is_killed_is_said_in_a_sentence(
    hands: Hands, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = opened(hands, window, tmp_path)
    dialog.speed.setCurrentIndex(dialog.speed.findData("0.5"))
    dialog.make()
    qtbot.waitUntil(lambda: dialog.bar.value() > 10)
    process = dialog.findChild(QProcess)
    assert process is not None
    os.kill(process.processId(), signal.SIGTERM)
    qtbot.waitUntil(lambda: not dialog.is_running)
    assert dialog.told.text() == "The export was ended from outside before it was complete."
    assert [one.name for one in tmp_path.iterdir() if "wall" in one.name] == []


@pytest.mark.parametrize(
    ("part", "count"), [("All moments", 5), ("From here to the end", 4), ("From the start to here", 2)]
)
def test_a_part_of_play_is_as_many_pictures_as_moments(
    hands: Hands, qtbot: QtBot, tmp_path: Path, part: str, count: int
) -> None:
    dialog = opened(hands, hands.window, tmp_path)
    hands.window.session.move_to(1)
    choose(dialog, ".png")
    dialog.part.setCurrentIndex(dialog.part.findText(part))
    dialog.make()
    qtbot.waitUntil(lambda: not dialog.is_running)
    assert len(list(tmp_path.rglob("*.png"))) == count


def test_what_is_ticked_is_made_so(hands: Hands, window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    """Subtitles lie in a file beside the film."""
    dialog = opened(hands, window, tmp_path)
    dialog.ground.setCurrentIndex(dialog.ground.findData("green"))
    for box in (dialog.subtitles, dialog.still, dialog.steps, dialog.captions):
        box.click()
    dialog.make()
    process = dialog.findChild(QProcess)
    assert process is not None
    told = {"--green", "--no-captions", "--steps", "--subtitles", "--still"}
    assert told <= set(process.arguments())
    qtbot.waitUntil(lambda: not dialog.is_running)
    assert {one.name for one in tmp_path.iterdir()} >= {"A wall.mp4", "A wall.srt"}


@pytest.mark.parametrize("kind", [".png", ".svg"])
def test_this_moment_alone_is_one_picture(
    hands: Hands, window: MainWindow, qtbot: QtBot, tmp_path: Path, kind: str
) -> None:
    dialog = opened(hands, window, tmp_path)
    choose(dialog, kind)
    dialog.part.setCurrentIndex(dialog.part.findText("This moment"))
    dialog.make()
    qtbot.waitUntil(lambda: not dialog.is_running)
    assert [one.name for one in tmp_path.iterdir() if "wall" in one.name] == [f"A wall{kind}"]


def test_a_name_without_an_ending_gets_the_one_of_its_kind(
    hands: Hands, window: MainWindow, tmp_path: Path
) -> None:
    dialog = opened(hands, window, tmp_path)
    choose(dialog, ".png")
    dialog.path.setText(str(tmp_path / "duel"))
    dialog.make()
    process = dialog.findChild(QProcess)
    assert process is not None
    assert str(tmp_path / "duel.png") in process.arguments()
    window.beside.films.close()


@pytest.mark.parametrize("typed", ["", "  ", "/"])
def test_without_a_name_it_is_asked_for(hands: Hands, window: MainWindow, tmp_path: Path, typed: str) -> None:
    dialog = opened(hands, window, tmp_path)
    dialog.path.setText(typed)
    choose(dialog, ".gif")
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert dialog.told.text() == "Choose where to save the file."
    assert not dialog.is_running


def test_where_it_goes_is_chosen_among_files_of_its_kind(
    hands: Hands, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(hands, window, tmp_path)
    choose(dialog, ".gif")
    asked: list[str] = []

    def chosen(*given: str) -> tuple[str, str]:
        asked.extend(given[2:])
        return str(tmp_path / "other"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    QTest.mouseClick(dialog.choose, Qt.MouseButton.LeftButton)
    assert asked == [str(tmp_path / "A wall.gif"), f"{dialog.kind.currentText()} (*.gif)"]
    assert dialog.path.text() == str(tmp_path / "other.gif")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    QTest.mouseClick(dialog.choose, Qt.MouseButton.LeftButton)
    assert dialog.path.text() == str(tmp_path / "other.gif"), "cancelled"


def test_a_program_that_cannot_be_started_is_said(
    hands: Hands, window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(hands, window, tmp_path)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "gone"))
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.is_running)
    assert "No such file or directory" in dialog.told.text()
    assert dialog.start.isEnabled()
