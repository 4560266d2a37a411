"""What is read into the library, a little at a time."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.cards.library import built_in
from core.teaching.course import path_of
from gui.library.board_pictures import BoardPictures
from gui.library.catalogue import Catalogue
from gui.theme import LIGHT

LESSON = "first-steps/two-2-2s-trade"


def test_a_file_that_is_no_scenario_is_not_in_the_library(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "first-steps"
    folder.mkdir()
    board = path_of(LESSON)
    (folder / board.name).write_bytes(board.read_bytes())
    (folder / f"a-broken-{board.name}").write_text("{", encoding="utf-8")
    catalogue = Catalogue(built_in(), scenarios=tmp_path)
    with qtbot.waitSignal(catalogue.loaded):
        pass
    assert [entry.key for entry in catalogue.index.entries] == [LESSON]


def test_it_is_loaded_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    catalogue, told = Catalogue(built_in(), scenarios=tmp_path), []
    catalogue.loaded.connect(lambda: told.append("loaded"))
    catalogue.load()
    shelves = catalogue.shelves
    catalogue.load()
    QApplication.processEvents()
    assert told == ["loaded"]
    assert catalogue.shelves == shelves


def test_once_all_is_read_and_drawn_the_program_rests(qtbot: QtBot, tmp_path: Path) -> None:
    catalogue = Catalogue(built_in(), scenarios=tmp_path)
    pictures = BoardPictures(built_in(), LIGHT)
    pictures.picture(LESSON, 1.0)
    timers = [timer for one in (catalogue, pictures) for timer in one.findChildren(QTimer)]
    assert any(timer.isActive() for timer in timers)
    qtbot.waitUntil(lambda: not any(timer.isActive() for timer in timers))
    assert catalogue.is_loaded
    assert pictures.picture(LESSON, 1.0) is not None
