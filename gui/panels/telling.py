"""What is told now: of the moment in motion or just over, or of a frame where play rests within a moment."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from core.explain.moments import moment_ending, moment_of
from core.model.game import Game
from gui.animation.timeline_player import Player
from gui.session import Session
from gui.translation import term, tr


class Telling(QObject):
    """Knows after how many frames stands what is told now: while a moment plays, its end.

    Signals:
        changed: something else is told now, or the same after a change.
    """

    changed = Signal()

    def __init__(self, session: Session, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._player = session, player
        self._told = self.place
        session.cursor_moved.connect(self._tell)
        player.state_changed.connect(self._follow)
        player.moved.connect(self._follow)

    @property
    def place(self) -> int:
        """After how many frames stands what is told now; 0 before any."""
        session, cursor = self._session, self._session.cursor
        in_motion = self._player.t is not None or self._player.is_moving
        number = moment_of(session.moments, cursor + 1) if in_motion else None
        if number is None:
            return cursor
        moment = session.moments[number]
        is_begun = self._player.t is not None or cursor >= moment.first
        return moment.last if is_begun else cursor

    def _follow(self) -> None:
        if self.place != self._told:
            self._tell()

    def _tell(self) -> None:
        self._told = self.place
        self.changed.emit()


def step_shown(session: Session, place: int) -> str:
    """Return the step of the turn in which happened what is told after so many frames; or nothing.

    Where something is asked, it is the step in which it is asked: that may just have begun.
    """
    words = _step_asked(session, place) or _step_told(session, place)
    return f"{words[:1].upper()}{words[1:]}"


def step_before(session: Session, place: int) -> str:
    """Return the step in which happened what is told, where something is asked in a later one; or nothing."""
    asked, told = _step_asked(session, place), _step_told(session, place)
    return told if asked not in {"", told} else ""


def _step_asked(session: Session, place: int) -> str:
    asked = session.decision
    return step_words(asked.game) if asked is not None and asked.frame == place else ""


def _step_told(session: Session, place: int) -> str:
    ended = moment_ending(session.moments, place)
    return step_words(session.frames[(ended.main if ended is not None else place) - 1].game)


def step_words(game: Game) -> str:
    """Return which step it is: `draw step`; of a turn that began during play: `Nicole: draw step`."""
    if game.step is None:
        return ""
    step = term(game.step.words)
    if game.turn == 1:
        return step
    return tr("{player}: {turn_step}").format(player=game.label(game.active_player), turn_step=step)


def place_of(session: Session, place: int) -> str:
    """Return which of the moments that is after so many frames: `3 of 6`."""
    found = moment_of(session.moments, place)
    number = found + 1 if found is not None else 0
    return tr("{number} of {count}").format(number=number, count=len(session.moments))
