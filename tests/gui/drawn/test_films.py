"""Pictures of films are painted as they were: wide, square and upright, one course of play and two."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter

from core.cards.library import built_in
from core.scenario.playing import play_scenario
from gui.film.film import Film, Take
from gui.film.painting import Style
from gui.film.screenplay import Pace
from gui.theme import DARK, LIGHT
from tests.gui.drawn.comparing import changed, held_against
from tests.gui.drawn.recorder import Recorder
from tests.gui.drawn.states import TRADE, library

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems draw text otherwise")
_STYLES = {
    "wide": Style(theme=LIGHT, width=1280, height=720, has_steps=True),
    "square": Style(theme=DARK, width=720, height=720),
    "upright": Style(theme=LIGHT, width=720, height=1280, ground="green"),
    "plain": Style(theme=DARK, width=640, height=360, has_captions=False),
}


def take(name: str) -> Take:
    """Return a course of play to be filmed."""
    scenario = TRADE if name == "trade" else library(name)
    return Take(play_scenario(scenario, built_in()), scenario.title, scenario.notes)


def film_lines(film: Film) -> Iterator[str]:
    """Yield what each moment at rest paints, under the time it begins, and the one before doesn't."""
    before: list[str] = []
    for key in film.key_moments():
        recorder = Recorder(QSize(film.style.width, film.style.height))
        painter = QPainter(recorder)
        film.paint(painter, key.instants)
        painter.end()
        yield f"== {key.time:.0f} ms"
        now = recorder.take()
        yield from changed(before, now)
        before = now


@pytest.mark.parametrize("name", _STYLES)
def test_a_film_is_painted_as_it_was(name: str, request: pytest.FixtureRequest) -> None:
    film = Film([take("trade")], _STYLES[name], Pace())
    assert not held_against(f"film-{name}", film_lines(film), request.config)


def test_two_courses_of_play_are_painted_beside_each_other(request: pytest.FixtureRequest) -> None:
    takes = [take("eras/bolt-stays-on-amy"), take("trade")]
    film = Film(takes, _STYLES["wide"], Pace(is_still=True))
    assert not held_against("film-two", film_lines(film), request.config)
