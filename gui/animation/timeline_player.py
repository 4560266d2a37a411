"""Playing the timeline: forwards, backwards, step by step, at any speed, from one clock."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from core.explain.moments import end_before, moment_ending, next_end
from core.terms.turn_steps import TurnStep
from gui.animation.choreography import choreograph
from gui.animation.cues import duration
from gui.session import Session
from gui.session_notes import notes_at

_TICK_MS = 16
_READING_MS, _READING_MS_PER_LETTER, _LONGEST_READING_MS = 350, 11, 2_600
_WITHIN_A_MOMENT_MS = 60
_LEAST_NOTE = 60
"""A note, or what it marks, stays at least as long as a text of so many letters."""


class _Motion(Enum):
    """What the clock is doing."""

    STILL = "still"
    PLAYING = "playing"
    STEPPING = "stepping"
    BACKWARDS = "backwards"


class Player(QObject):
    """Moves the session's cursor over time.

    Between two places of the cursor it runs through the milliseconds of one frame.

    Signals:
        moved: the moment has changed; ask `t`.
        state_changed: playing began or stopped.
    """

    moved = Signal()
    state_changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._tick)
        self._motion = _Motion.STILL
        self._t: float | None = None
        self._hold = 0.0
        self._until = 0
        self.speed = 1.0
        self.is_instant = False
        self.reduces_motion = False
        session.frames_changed.connect(self.stop)

    @property
    def t(self) -> float | None:
        """Milliseconds into the frame after the cursor; None when the table rests at the cursor."""
        return self._t

    @property
    def position(self) -> float:
        """The moment as a place on the timeline: frames, with the part of the one in motion."""
        part = 0.0 if self._t is None else min(0.999, self._t / self._length())
        return self._session.cursor + part

    @property
    def shown_step(self) -> TurnStep | None:
        """The step that is shown, and of which turn: in motion, the one that it leads to."""
        playthrough, cursor = self._session.playthrough, self._session.cursor
        if self._t is None:
            return playthrough.game_at(cursor).turn_step if cursor else None
        return playthrough.game_at(cursor if self.is_going_back else cursor + 1).turn_step

    @property
    def is_going_back(self) -> bool:
        """Whether a frame is being played backwards."""
        return self._motion is _Motion.BACKWARDS

    @property
    def is_playing(self) -> bool:
        """Whether frames follow one another by themselves."""
        return self._motion is _Motion.PLAYING

    @property
    def is_moving(self) -> bool:
        """Whether the clock runs: frames are played, or rest for a moment between two."""
        return self._motion is not _Motion.STILL

    def play(self, until: int | None = None) -> None:
        """Play on from here to a place; without one, to where the session stops next.

        From the start if already at the end.
        """
        if self._session.cursor == len(self._session.frames) and self._session.playthrough.pending is None:
            self._session.move_to(0)
        self._until = self._session.next_stop if until is None else until
        if self.is_instant:
            self._session.move_to(self._until)
            return
        self._start(_Motion.PLAYING)

    def pause(self) -> None:
        """Stop after the frame that is in motion, which goes on to its end."""
        if self._motion is _Motion.PLAYING:
            self._motion = _Motion.STEPPING if self._t is not None else _Motion.STILL
            self.state_changed.emit()

    def step(self) -> None:
        """Play on to the end of the moment; one that is in motion is finished at once."""
        self._go_forward(lambda cursor: next_end(self._session.moments, cursor))

    def step_frame(self) -> None:
        """Play one frame; one that is in motion is finished at once."""
        self._go_forward(lambda cursor: cursor + 1 if cursor < len(self._session.frames) else None)

    def back(self) -> None:
        """Play the moment before the cursor backwards; what is in motion forwards stops where it began."""
        self._go_back(lambda cursor: end_before(self._session.moments, cursor))

    def back_frame(self) -> None:
        """Play one frame backwards; one that is in motion forwards stops where it began."""
        self._go_back(lambda cursor: max(0, cursor - 1))

    def _go_forward(self, end_of: Callable[[int], int | None]) -> None:
        """Step to where a place leads; what play or an earlier step has in motion ends first, at once."""
        motion, end = self._motion, end_of(self._session.cursor)
        if motion in {_Motion.PLAYING, _Motion.STEPPING} and end is not None:
            self.stop()
            self._session.move_to(end)
            end = end_of(end) if motion is _Motion.STEPPING else None
        if end is None:
            return
        if self._jumps():
            self._session.move_to(end)
        else:
            self._until = end
            self._start(_Motion.STEPPING)

    def _go_back(self, end_of: Callable[[int], int]) -> None:
        """Step back to where a place leads; what an earlier step back has in motion ends first, at once."""
        if self._t is not None and self._motion is not _Motion.BACKWARDS:
            self.stop()
            return
        if self._motion is _Motion.BACKWARDS:
            self.stop()
            self._session.move_to(self._until)
        else:
            self.stop()
        cursor = self._session.cursor
        if cursor == 0:
            return
        self._until = end_of(cursor)
        self._session.move_to(self._until if self._jumps() else cursor - 1)
        if not self._jumps():
            self._t = float(self._length())
            self._start(_Motion.BACKWARDS)
            self.moved.emit()  # or what rests at the cursor would be seen until the clock ticks

    def stop(self) -> None:
        """Stop at once; the table rests at the cursor."""
        was_moving, was_shown = self._motion is not _Motion.STILL, self._t is not None
        self._motion, self._t, self._hold = _Motion.STILL, None, 0.0
        self._timer.stop()
        if was_shown:
            self.moved.emit()
        if was_moving:
            self.state_changed.emit()

    def go_to(self, cursor: int) -> None:
        """Stop, and put the cursor somewhere."""
        self.stop()
        self._session.move_to(cursor)

    def scrub(self, position: float) -> None:
        """Show the moment at a position on the timeline: 3.5 is the middle of the fourth frame."""
        self._timer.stop()
        self._motion = _Motion.STILL
        whole = min(int(position), len(self._session.frames))
        self._session.move_to(whole)
        part = position - whole
        in_motion = part > 0 and whole < len(self._session.frames) and not self.reduces_motion
        self._t = part * self._length() if in_motion else None
        self.moved.emit()

    def _start(self, motion: _Motion) -> None:
        if motion is not _Motion.BACKWARDS:
            if self._session.cursor >= len(self._session.frames):
                self.stop()
                return
            self._t = 0.0 if self._t is None else self._t
        self._motion, self._hold = motion, 0.0
        self._clock.start()
        self._timer.start()
        self.state_changed.emit()

    def _tick(self) -> None:
        passed = self._clock.restart() * self.speed
        if self._hold > 0:
            self._hold -= passed
            if self._hold > 0:
                return
            self._t = 0.0
        if self._t is None:
            return
        self._t += -passed if self._motion is _Motion.BACKWARDS else passed
        if self._motion is _Motion.BACKWARDS and self._t <= 0:
            self._go_further_back()
        elif self._motion is not _Motion.BACKWARDS and (self.reduces_motion or self._t >= self._length()):
            self._finish()
        self.moved.emit()

    def _go_further_back(self) -> None:
        """Go on with the frame before, or rest where the moment began."""
        if self._session.cursor <= self._until:
            self.stop()
            return
        self._session.move_to(self._session.cursor - 1)
        self._t = float(self._length())

    def _finish(self) -> None:
        """Let the frame in motion be over; go on to the next, or rest."""
        self._t = None
        self._session.move_to(self._session.cursor + 1)
        notes = notes_at(self._session, self._session.cursor)
        pauses = self._motion is _Motion.PLAYING and any(note.pause for note in notes)
        goes_on = self._motion in {_Motion.PLAYING, _Motion.STEPPING} and self._session.cursor < self._until
        if goes_on and not pauses:
            said = sum(_LEAST_NOTE + len(note.text) for note in notes)
            self._hold = self._reading_time() + _READING_MS_PER_LETTER * said
        else:
            self.stop()

    def _length(self) -> int:
        playthrough, cursor = self._session.playthrough, self._session.cursor
        return max(1, duration(choreograph(playthrough, cursor))) if cursor < len(playthrough.frames) else 1

    def _jumps(self) -> bool:
        return self.is_instant or self.reduces_motion

    def _reading_time(self) -> float:
        """Return how long what was just played stays; long sentences stay longer."""
        session = self._session
        ended = moment_ending(session.moments, session.cursor)
        if ended is None:
            return _WITHIN_A_MOMENT_MS
        words = session.told(ended.last).text
        return min(_LONGEST_READING_MS, _READING_MS + _READING_MS_PER_LETTER * len(words))
