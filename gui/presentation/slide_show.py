"""Where a presentation is, and where a key leads: a slide moves, comes to rest, and waits."""

from __future__ import annotations

from bisect import bisect_right

from gui.film.screenplay import Screenplay, Slide


class SlideShow:
    """Goes through the slides of a screenplay; knows no clock, it is told how much time passes.

    `goes_on`: one slide follows another once its caption can have been read, up to one that pauses.
    """

    def __init__(self, screenplay: Screenplay, *, goes_on: bool) -> None:
        self.screenplay = screenplay
        self.goes_on = goes_on
        self._slides = screenplay.slides
        self._ends = [one.end for one in self._slides]
        self._time = self._slides[0].rest
        self._is_running = goes_on

    @property
    def time(self) -> float:
        """The time of the film that is shown, in milliseconds."""
        return self._time

    @property
    def slide(self) -> Slide:
        """What is shown."""
        return self._slides[self._place]

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self._is_running

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing moves on the table."""
        return self._time >= self.slide.rest

    def advance(self, ms: float) -> None:
        """Let time pass, up to where the presentation waits."""
        if not self._is_running:
            return
        slide, time = self.slide, self._time + ms
        waits = slide.rest if not self.goes_on else slide.end if self._waits_after(slide) else None
        if waits is not None and time >= waits:
            self._rest_at(self._place)
        else:
            self._time = time

    def next(self) -> None:
        """Begin the next slide; what still moves comes to rest at once."""
        if not self.is_at_rest:
            self._time = self.slide.rest
            self._is_running = self.goes_on
        elif self._place + 1 < len(self._slides):
            self._time = self._slides[self._place + 1].start
            self._is_running = True

    def back(self) -> None:
        """Go to the slide before, and wait there."""
        self._rest_at(max(0, self._place - 1))

    def to_first(self) -> None:
        """Go to the first slide, and wait there."""
        self._rest_at(0)

    def to_last(self) -> None:
        """Go to the last slide."""
        self._rest_at(len(self._slides) - 1)

    def set_pace(self, *, goes_on: bool) -> None:
        """Let slides follow one another by themselves, or wait."""
        self.goes_on = goes_on
        self._is_running = goes_on or not self.is_at_rest

    def toggle(self) -> None:
        """Wait where it is, or go on by itself from here."""
        if self._is_running and self.goes_on:
            self._is_running = False
            return
        self.goes_on = self._is_running = True
        if self.is_at_rest and self.slide.pauses:
            self.next()

    def put(self, cursor: int) -> None:
        """Stand at the slide that was over when so many frames were played, or at the note shown there.

        At the start that is the title, with the first note there; where an illegal answer stopped play,
        what says so.
        """
        reached = max(one.cursor for one in self._slides if one.cursor <= max(cursor, self._slides[0].cursor))
        place = self._place_of(reached)
        after = place + 1
        stopped = self.screenplay.playthrough.refused is not None
        if 0 < reached == cursor and after < len(self._slides) and self._slides[after].cursor == cursor:
            place = after if self._slides[after].is_note or stopped else place
        self._rest_at(place)
        self._is_running = self.goes_on

    def follow(self, cursor: int) -> None:
        """Go to the slide in which so many frames are played; if it comes next it is played."""
        place = self._place_of(cursor)
        if place == self._place + 1:
            self._rest_at(self._place)
            self.next()
        elif place != self._place:
            self._rest_at(place)

    def _place_of(self, cursor: int) -> int:
        last = len(self._slides) - 1
        return next((place for place, one in enumerate(self._slides) if one.cursor >= cursor), last)

    @property
    def _place(self) -> int:
        return min(bisect_right(self._ends, self._time), len(self._slides) - 1)

    def _waits_after(self, slide: Slide) -> bool:
        return slide.pauses or slide is self._slides[-1]

    def _rest_at(self, place: int) -> None:
        self._time, self._is_running = self._slides[place].rest, False
