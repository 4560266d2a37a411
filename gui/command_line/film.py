"""`damagestep export`: a film, pictures or a page of a scenario, made without a screen."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import gui.loading_qt  # noqa: F401 - before anything of Qt

# isort: split
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from core.cards.library import built_in
from core.scenario.format import Scenario
from core.scenario.line_stories import name_of_line
from core.scenario.playing import play_scenario
from core.scenario.variations import line_scenario, lines
from core.terms.values import Value
from core.words.english.errors import exporting as words
from gui.command_line.exit_codes import ExitCode
from gui.command_line.given import board_given
from gui.command_line.sentences import no_such_frame
from gui.film.errors import ExportError
from gui.film.exporting import Order, Report, check_order, check_size, export
from gui.film.film import Film, Take
from gui.film.painting import Style
from gui.film.screenplay import Pace
from gui.fonts import load_fonts
from gui.theme import DARK, LIGHT

SIZES = {"720p": (1280, 720), "1080p": (1920, 1080), "square": (1080, 1080), "vertical": (1080, 1920)}
"""Sizes that have names."""


class Wanted(Value):
    """What is asked for on the command line.

    Attributes:
        size: a name of `SIZES`, or such as `1280x720`.
        lines: the numbers of one line or two, as `resolve --variations` lists them; 0 is the main line.
        frame: of pictures only the one after so many frames.
        part: the numbers of frames played at its beginning and its end; None for all.
        tells_progress: a line for each picture, `progress 12/300`, for a program that shows it.
    """

    out: Path
    size: str = "720p"
    rate: int = 30
    theme: str = "light"
    speed: float = 1.0
    is_still: bool = False
    has_captions: bool = True
    has_subtitles: bool = False
    is_on_green: bool = False
    has_steps: bool = False
    lines: tuple[int, ...] = (0,)
    part: tuple[int, int] | None = None
    frame: int | None = None
    tells_progress: bool = False


def export_film(given: str, wanted: Wanted) -> int:
    """Write what is asked for; return the exit code.

    Raises:
        ScenarioError: there is no scenario that can be played.
    """
    scenario = board_given(given)
    order = Order(
        path=wanted.out,
        title=scenario.given_title,
        rate=wanted.rate,
        has_subtitles=wanted.has_subtitles,
        frame=wanted.frame,
    )
    try:
        check_order(order)
        width, height = _size(wanted.size)
        takes = tuple(_takes(scenario, wanted))
        _check_frame(wanted.frame, len(takes[0].playthrough.frames))
        if QGuiApplication.instance() is None:
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
            QApplication([])
        load_fonts()
        style = Style(
            theme=DARK if wanted.theme == "dark" else LIGHT,
            width=width,
            height=height,
            has_captions=wanted.has_captions,
            has_steps=wanted.has_steps,
            ground="green" if wanted.is_on_green else "felt",
        )
        film = Film(takes, style, Pace(wanted.speed, wanted.is_still))
        for path in export(film, order, _reporter(tells_progress=wanted.tells_progress)):
            print(path)
    except (ExportError, OSError) as error:
        print(error, file=sys.stderr)
        return ExitCode.WRONG
    return ExitCode.OK


def _check_frame(frame: int | None, last: int) -> None:
    if frame is not None and not 0 <= frame <= last:
        raise ExportError(no_such_frame(frame, last))


def _size(given: str) -> tuple[int, int]:
    """Return a size that is named or said in pixels."""
    if given in SIZES:
        return SIZES[given]
    if not re.fullmatch(r"\d{2,5}x\d{2,5}", given):
        raise ExportError(words.wrong_size(given))
    width, height = map(int, given.split("x"))
    check_size(width, height)
    return width, height


def _takes(scenario: Scenario, wanted: Wanted) -> Iterator[Take]:
    """Yield the courses of play that are asked for, each to its end."""
    every = tuple(lines(scenario))
    for number in wanted.lines:
        if not 0 <= number < len(every):
            raise ExportError(words.no_line(number, len(every) - 1))
        line = every[number]
        played = line_scenario(scenario, line)
        playthrough = play_scenario(played, built_in())
        title = scenario.given_title if len(wanted.lines) == 1 else name_of_line(scenario, line)
        yield Take(playthrough, title, played.notes, _part(wanted.part, len(playthrough.frames)))


def _part(part: Sequence[int] | None, count: int) -> tuple[int, int] | None:
    if part is None:
        return None
    first, last = part
    if not 0 <= first < last <= count:
        raise ExportError(words.wrong_part(first, last, count))
    return first, last


def _reporter(*, tells_progress: bool) -> Report:
    """Return what tells how much is done: to a program, to a person at a terminal, or to nobody."""
    if tells_progress:
        return lambda done, count: print(f"{PROGRESS}{done}/{count}", flush=True)
    if sys.stderr.isatty():
        return _show
    return lambda _done, _count: None


PROGRESS = "progress "
"""What a line begins with that says how much is done."""


def _show(done: int, count: int) -> None:
    print(f"\r{100 * done // count} %", end="" if done < count else "\n", file=sys.stderr, flush=True)
