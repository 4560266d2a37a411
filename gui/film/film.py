"""A film: one course of play, or two side by side, as pictures in order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QPainter

from core.play.playthrough import Playthrough
from core.scenario.notes import Notes
from core.terms.values import Value, replace
from gui.film.painting import FramePainter, Style
from gui.film.screenplay import Caption, Instant, Pace, Screenplay, Told

CHROMA = "#00b140"
"""The green that video programs key out."""


class Take(Value, kw_only=False):
    """A course of play to be filmed, what it is called, and its notes.

    Attributes:
        part: how many frames are played where it begins and ends; all of it without.
    """

    playthrough: Playthrough
    title: str
    notes: Notes = ()
    part: tuple[int, int] | None = None


class Key(NamedTuple):
    """A moment at rest: when it begins in the film, in milliseconds, its pictures' instants and captions."""

    time: float
    instants: tuple[Instant, ...]

    @property
    def captions(self) -> tuple[Caption, ...]:
        """What is said in each of the courses of play."""
        return tuple(one.caption for one in self.instants)


class Film:
    """Draws takes side by side, each with its own screenplay; the shorter ones wait at their ends."""

    def __init__(self, takes: Sequence[Take], style: Style, pace: Pace) -> None:
        if style.ground == "green":
            style = replace(
                style, theme=replace(style.theme, table=CHROMA, table_near=CHROMA, table_line=CHROMA)
            )
        self.style = style
        width = style.width // len(takes)
        own = replace(style, width=width) if len(takes) > 1 else style
        self.screenplays = tuple(
            Screenplay(one.playthrough, Told(one.title, one.notes), pace, one.part) for one in takes
        )
        self._painters = tuple(FramePainter(one.playthrough, own) for one in takes)
        self._drawn: tuple[tuple[Instant, ...], QImage] | None = None

    @property
    def length(self) -> float:
        """How long it takes, in milliseconds."""
        return max(one.length for one in self.screenplays)

    def count(self, rate: float) -> int:
        """Return how many pictures there are, at so many a second."""
        return max(1, ceil(self.length * rate / 1000))

    def pictures(self, rate: float) -> Iterator[QImage]:
        """Yield its pictures, at so many a second; while nothing changes, the same image again."""
        for number in range(self.count(rate)):
            yield self.picture(number * 1000 / rate)

    def picture(self, time: float) -> QImage:
        """Return the picture at a time, in milliseconds."""
        return self.drawn(tuple(one.at(time) for one in self.screenplays))

    def drawn(self, instants: tuple[Instant, ...]) -> QImage:
        """Return the picture of instants of the courses of play."""
        if len(instants) == 1:
            return self._painters[0].draw(instants[0])
        if self._drawn is None or self._drawn[0] != instants:
            self._drawn = instants, self._joined(instants)
        return self._drawn[1]

    def paint(self, painter: QPainter, instants: tuple[Instant, ...]) -> None:
        """Paint instants of the courses of play beside each other."""
        for place, (own, instant) in enumerate(zip(self._painters, instants, strict=True)):
            painter.save()
            painter.translate(place * (self.style.width // len(instants)), 0)
            own.paint(painter, instant)
            painter.restore()

    def key_moments(self) -> tuple[Key, ...]:
        """Return the moments at rest: those of the longest course of play, the others as they are then."""
        main = max(self.screenplays, key=lambda one: one.length)
        rests = (slide.rest for slide in main.slides)
        return tuple(Key(time, tuple(one.at(time) for one in self.screenplays)) for time in rests)

    def resting(self, cursor: int) -> Key:
        """Return the table of the first course of play after so many frames, the others as they are then."""
        first, *others = self.screenplays
        slides = first.slides
        slide = next((one for one in slides if one.cursor >= cursor), slides[-1])
        here = replace(first.at(slide.rest), cursor=cursor)
        return Key(slide.rest, (here, *(one.at(slide.rest) for one in others)))

    def _joined(self, instants: Sequence[Instant]) -> QImage:
        image = QImage(self.style.width, self.style.height, QImage.Format.Format_RGB32)
        image.fill(self.style.theme.panel)
        painter = QPainter(image)
        for place, (own, instant) in enumerate(zip(self._painters, instants, strict=True)):
            painter.drawImage(QPoint(place * (self.style.width // len(instants)), 0), own.draw(instant))
        painter.end()
        return image
