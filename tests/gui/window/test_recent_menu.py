"""Boards opened lately are listed with a picture each."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from pytestqt.qtbot import QtBot

from core.cards.library import built_in
from core.scenario.saving import write_scenario
from gui.export.thumbnail import thumbnail
from gui.theme import DARK, LIGHT
from gui.window.main_window import MainWindow
from gui.window.recent_menu import RecentMenu
from tests.support import creature, table


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep pictures in a folder of the test's own."""
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path / "cache"))


def board(path: Path) -> Path:
    """Write a file with one creature."""
    write_scenario(table(creature("bear", "2/2")), path)
    return path


def test_pictures_come_after_the_menu_is_there_and_missing_files_are_grey(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    here, gone = board(tmp_path / "here.scenario.json"), tmp_path / "gone.scenario.json"
    window.settings.remember(gone)
    window.settings.remember(here)
    menu = window.findChildren(RecentMenu)[0]
    menu.aboutToShow.emit()
    actions = {one.text(): one for one in menu.actions()}
    shown, missing = actions[here.name], actions[gone.name]
    assert (shown.isEnabled(), missing.isEnabled()) == (True, False)
    blank = missing.icon().pixmap(96, 96).toImage()
    qtbot.waitUntil(lambda: shown.icon().pixmap(96, 96).toImage() != blank)
    assert missing.icon().pixmap(96, 96).toImage() == blank


def test_a_picture_is_kept_until_its_file_or_the_theme_changes(tmp_path: Path) -> None:
    path = board(tmp_path / "one.scenario.json")
    first = thumbnail(path, built_in(), LIGHT)
    assert first is not None
    assert first.width() == 128
    kept = list((tmp_path / "cache" / "thumbnails").glob("*.png"))
    assert len(kept) == 1
    assert kept[0].stat().st_size < 60_000
    kept[0].write_bytes(b"")
    assert thumbnail(path, built_in(), LIGHT) == first, "a spoilt one is drawn anew"
    assert thumbnail(path, built_in(), DARK) != first
    assert len(list((tmp_path / "cache" / "thumbnails").glob("*.png"))) == 2


def test_what_is_no_board_has_no_picture(tmp_path: Path) -> None:
    path = tmp_path / "no.json"
    path.write_text("{}", encoding="utf-8")
    assert thumbnail(path, built_in(), LIGHT) is None
    assert thumbnail(tmp_path / "gone.json", built_in(), LIGHT) is None


def test_the_oldest_pictures_go_when_there_are_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gui.export.thumbnail._MOST_KEPT", 2)
    folder = tmp_path / "cache" / "thumbnails"
    there: list[Path] = []
    for number in range(3):
        thumbnail(board(tmp_path / f"{number}.scenario.json"), built_in(), LIGHT)
        [new] = [one for one in folder.glob("*.png") if one not in there]
        os.utime(new, (number, number))
        there.append(new)
    assert set(folder.glob("*.png")) == set(there[1:])


def test_a_picture_is_shown_even_where_none_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder would be", encoding="utf-8")
    image = thumbnail(board(tmp_path / "one.scenario.json"), built_in(), LIGHT)
    assert image is not None
    assert image.width() == 128
