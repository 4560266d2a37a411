"""`damagestep render`: the table at one frame, drawn to a file without a screen."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import gui.loading_qt  # noqa: F401 - before anything of Qt

# isort: split
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from core.cards.library import built_in
from core.play.playthrough import Playthrough
from core.scenario.noted import notes_by_place
from core.scenario.playing import play_scenario
from gui.command_line import sentences as words
from gui.command_line.exit_codes import ExitCode
from gui.command_line.given import board_given, name_of
from gui.export.table_image import draw_table
from gui.fonts import load_fonts
from gui.table.picture.note_marks import with_marks
from gui.table.picture.table_picture import Album
from gui.theme import DARK, LIGHT

_LARGEST = 8_000


def render(given: str, frame: int | None, out: Path, theme: str, size: str) -> int:
    """Draw the table of a scenario at a frame (the last if None); return the exit code.

    Raises:
        ScenarioError: there is no scenario that can be played.
    """
    scenario = board_given(given)
    playthrough = play_scenario(scenario, built_in(), name_of(given))
    cursor = len(playthrough.frames) if frame is None else frame
    problem = _problem(playthrough, cursor, size)
    if problem:
        print(problem, file=sys.stderr)
        return ExitCode.WRONG
    width, height = (int(part) for part in size.split("x"))
    if QGuiApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        QApplication([])
    load_fonts()
    try:
        colors = DARK if theme == "dark" else LIGHT
        notes = notes_by_place(scenario.notes, playthrough).get(cursor, ())
        draw_table(with_marks(Album(playthrough, width, height).rests(cursor), notes), colors, out)
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return ExitCode.WRONG
    return ExitCode.OK


def _problem(playthrough: Playthrough, cursor: int, size: str) -> str:
    if not 0 <= cursor <= len(playthrough.frames):
        return words.no_such_frame(cursor, len(playthrough.frames))
    if not re.fullmatch(r"\d{2,4}x\d{2,4}", size) or max(map(int, size.split("x"))) > _LARGEST:
        return words.wrong_size(size)
    return ""
