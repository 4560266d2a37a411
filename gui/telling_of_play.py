"""What is told of a playthrough: its moments, where notes are shown, each explanation; worked out once."""

from __future__ import annotations

from core.explain.chosen import told_in
from core.explain.explanation import Explanation
from core.explain.moments import Moment, moment_ending, moments
from core.play.playthrough import Playthrough
from core.scenario.noted import note_places
from core.scenario.notes import Notes


class TellingOfPlay:
    """Keeps what is told of one playthrough, for as long as it is asked about the same one."""

    def __init__(self, playthrough: Playthrough) -> None:
        self.playthrough = playthrough
        self.moments = moments(playthrough.frames)
        self._explanations: dict[int, Explanation] = {}
        self._note_places: tuple[Notes, tuple[int, ...]] = (), ()

    def of(self, playthrough: Playthrough) -> TellingOfPlay:
        """Return what is told of a playthrough: this, if it is the same one."""
        return self if playthrough is self.playthrough else TellingOfPlay(playthrough)

    def note_places(self, notes: Notes) -> tuple[int, ...]:
        """Return after how many frames each of these notes is shown."""
        known, places = self._note_places
        if notes is not known:
            places = note_places(notes, self.playthrough, self.moments)
            self._note_places = notes, places
        return places

    def explanation(self, place: int) -> Explanation:
        """Return the explanation after `place` frames (at least 1)."""
        if place not in self._explanations:
            ended = moment_ending(self.moments, place)
            self._explanations[place] = told_in(self.playthrough, ended or Moment(place, place, place))
        return self._explanations[place]
