"""When what is shown: a playthrough as shots, each a frame in motion and a rest in which it can be read.

A pure function of time: the same moment of a film always shows the same.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate

from core.explain.answers import answer_words
from core.explain.chosen import told_in
from core.explain.explanation import Explanation
from core.explain.moments import Moment, moments
from core.explain.outcome import how_it_ends
from core.explain.questions import asked
from core.play.playthrough import Playthrough
from core.rules.combat.assignment_choice import AssignCombatDamage, Assignment
from core.scenario.noted import notes_by_place
from core.scenario.notes import Notes, NoteSpec
from core.terms.values import FrozenMap, Value, replace
from gui.animation.choreography import choreograph
from gui.animation.cues import duration
from gui.translation import tr

_LEAST_READING, _PER_LETTER, _PER_LETTER_OF_WHY, _MOST_READING = 900, 36, 22, 8_000
"""Milliseconds at normal speed: a caption of a hundred letters stays about four seconds."""
_WITHIN_A_MOMENT = 60
_PAUSE = 2_500
"""How much longer a note stays at which a presentation would stop."""
_FADE = 420
"""How long one picture fades into the next where nothing moves."""


class Caption(Value, kw_only=False):
    """What stands below the table: what happens, and why.

    Attributes:
        rule: the rule that decides, where nothing else in the caption names it.
    """

    headline: str
    because: str = ""
    rule: str = ""

    @property
    def why(self) -> str:
        """Why it happens, with the rule."""
        return " ".join(filter(None, (self.because, self.rule and f"({self.rule})")))


class Shot(Value, kw_only=False):
    """A frame in motion and the rest after it.

    Attributes:
        cursor: how many frames have been played before it.
        motion: how long it moves, in milliseconds of film; 0 for a rest alone.
        rest: how long the table rests after it.
        to: how many frames have been played when it rests.
        note: what is marked on the table meanwhile.
        is_last: whether nothing more belongs to the slide of which it is a part.
    """

    cursor: int
    to: int
    motion: float
    rest: float
    caption: Caption
    note: NoteSpec | None = None
    is_last: bool = True

    @property
    def length(self) -> float:
        """How long it takes."""
        return self.motion + self.rest


class Slide(Value, kw_only=False):
    """Shots that belong together: what a presentation shows from one key to the next.

    Attributes:
        start: when it begins to move, in milliseconds of film.
        rest: when everything has come to rest.
        end: when its caption can have been read.
        cursor: how many frames have been played when it rests.
        is_note: whether it shows a note, after what happened.
        pauses: whether a presentation waits there until somebody goes on.
    """

    start: float
    rest: float
    end: float
    cursor: int
    caption: Caption
    is_note: bool
    pauses: bool


class Instant(Value, kw_only=False):
    """What a film shows at a time.

    Attributes:
        cursor: how many frames have been played.
        t: milliseconds into the next frame at normal speed; None where the table rests.
        fading_from: the place from which it fades, and how far it has, from 0 to 1; None elsewhere.
        note: what is marked on the table.
    """

    cursor: int
    t: float | None
    caption: Caption
    fading_from: tuple[int, float] | None = None
    note: NoteSpec | None = None


class Pace(Value, kw_only=False):
    """How a film goes: `speed` 2 is twice as fast; `is_still`: nothing moves, pictures fade instead."""

    speed: float = 1.0
    is_still: bool = False


class Told(Value, kw_only=False):
    """What is said besides what happens: a title at the beginning, and notes."""

    title: str = ""
    notes: Notes = ()


class Screenplay:
    """The shots of a playthrough, or of a part of it, from `first` to `last` frames played."""

    def __init__(
        self, playthrough: Playthrough, told: Told, pace: Pace, part: tuple[int, int] | None = None
    ) -> None:
        self.playthrough = playthrough
        self._speed = pace.speed
        self._is_still = pace.is_still
        self._notes = notes_by_place(told.notes, playthrough)
        first, last = part or (0, len(playthrough.frames))
        self.shots = tuple(self._shots(told.title, first, last))
        self._ends = tuple(accumulate(shot.length for shot in self.shots))

    @property
    def length(self) -> float:
        """How long it takes, in milliseconds."""
        return self._ends[-1]

    @property
    def starts(self) -> tuple[float, ...]:
        """When each shot begins, in milliseconds."""
        return (0.0, *self._ends[:-1])

    @property
    def slides(self) -> tuple[Slide, ...]:
        """The slides, one for each moment, and for what is said besides."""
        found, begun = [], 0.0
        for start, shot in zip(self.starts, self.shots, strict=True):
            if shot.is_last:
                rest, end = start + shot.motion, start + shot.length
                is_note = shot.note is not None
                pauses = shot.note is not None and shot.note.pause
                found.append(Slide(begun, rest, end, shot.to, shot.caption, is_note, pauses))
                begun = end
        return tuple(found)

    def at(self, time: float) -> Instant:
        """Return what is shown at a time in milliseconds; before and after it, how it begins and ends."""
        number = min(bisect_right(self._ends, max(0.0, time)), len(self.shots) - 1)
        shot = self.shots[number]
        since = max(0.0, time - self.starts[number])
        if since >= shot.motion:
            return Instant(shot.to, None, shot.caption, note=shot.note)
        if self._is_still:
            return Instant(shot.to, None, shot.caption, (shot.cursor, since / shot.motion))
        return Instant(shot.cursor, since * self._speed, shot.caption)

    def _shots(self, title: str, first: int, last: int) -> Iterator[Shot]:
        playthrough = self.playthrough
        if first == 0:
            yield from self._opening(Caption(title or tr("Starting board")))
        for moment in moments(playthrough.frames):
            if moment.last <= first or moment.first > last:
                continue
            caption = caption_of(told_in(playthrough, moment))
            yield from self._of_moment(moment, caption)
            yield from self._of_notes(moment.last, caption)
        if last == len(playthrough.frames):
            yield self._still(last, ending_caption(playthrough))

    def _opening(self, title: Caption) -> Iterator[Shot]:
        """Yield rests at the starting board: the title together with the first note there, then others."""
        notes = self._notes.get(0, ())
        yield (
            self._still(0, replace(title, because=notes[0].text), notes[0])
            if notes
            else self._still(0, title)
        )
        for note in notes[1:]:
            yield self._still(0, Caption(note.text) if note.text else title, note)

    def _of_moment(self, moment: Moment, caption: Caption) -> Iterator[Shot]:
        if self._is_still:
            yield Shot(moment.first - 1, moment.last, _FADE / self._speed, self._reading(caption), caption)
            return
        for number in range(moment.first - 1, moment.last):
            motion = duration(choreograph(self.playthrough, number, plans_are_seen=False)) / self._speed
            is_last = number == moment.last - 1
            rest = self._reading(caption) if is_last else _WITHIN_A_MOMENT / self._speed
            yield Shot(number, number + 1, motion, rest, caption, is_last=is_last)

    def _of_notes(self, place: int, caption: Caption) -> Iterator[Shot]:
        """Yield a rest for each note of a place; one without words leaves the caption as it was."""
        for note in self._notes.get(place, ()):
            yield self._still(place, Caption(note.text) if note.text else caption, note)

    def _still(self, place: int, caption: Caption, note: NoteSpec | None = None) -> Shot:
        """Return a rest in which a caption can be read, and longer where a note pauses."""
        more = _PAUSE / self._speed if note is not None and note.pause else 0.0
        return Shot(place, place, 0.0, self._reading(caption) + more, caption, note)

    def _reading(self, caption: Caption) -> float:
        """Return how long a caption stays so that it can be read."""
        told, why = len(caption.headline), len(caption.because)
        time = _LEAST_READING + _PER_LETTER * told + _PER_LETTER_OF_WHY * why
        return min(_MOST_READING, time) / self._speed


def caption_of(explanation: Explanation) -> Caption:
    """Return the caption that tells an explanation."""
    headline, because, rule = explanation.headline, explanation.because, explanation.rule
    return Caption(headline, because, rule if rule and rule not in because else "")


def ending_caption(playthrough: Playthrough) -> Caption:
    """Return the caption that tells how play ended, or what it waits for."""
    if playthrough.pending is not None:
        return Caption(asked(playthrough.game, playthrough.pending), tr("Play waits for this decision."))
    told: Sequence[str] = (*_refused_division(playthrough), *how_it_ends(playthrough))
    first, *others = told or ("",)
    return Caption(first, " ".join(others))


def _refused_division(playthrough: Playthrough) -> Iterator[str]:
    """Yield how damage was divided illegally, if play stopped at that: `Wurm: 3 to Bear, 2 to Nicole`."""
    refused = playthrough.refused
    if refused is None or not isinstance(refused.answer, Assignment):
        return
    answer, choice = refused.answer, refused.choice
    if isinstance(choice, AssignCombatDamage):
        answer = choice.completed(refused.game, answer)
    wrong = {about for violation in refused.violations for about in violation.about}
    points = {source: part for source, part in answer.points.items() if source in wrong} or answer.points
    yield answer_words(refused.game, choice, Assignment(points=FrozenMap(points)))
