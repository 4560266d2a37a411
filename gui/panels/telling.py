"""What is told where the cursor stands: of the moment that ends there, or of a frame within one."""

from __future__ import annotations

from core.explain.chosen import told_in
from core.explain.explanation import Explanation
from core.explain.moments import Moment, moment_of
from core.terms.steps import Step
from gui.session import Session
from gui.translation import tr


def told_at(session: Session, place: int) -> Explanation:
    """Return what is told after so many frames, at least one."""
    ended = next((one for one in session.moments if one.last == place), None)
    return told_in(session.playthrough, ended or Moment(place, place, place))


def step_shown(session: Session, place: int) -> Step | None:
    """Return the step of the turn in which happened what is told after so many frames."""
    ended = next((one for one in session.moments if one.last == place), None)
    return session.frames[(ended.main if ended is not None else place) - 1].game.step


def place_of(session: Session, place: int) -> str:
    """Return which of the moments that is after so many frames: `3 of 6`."""
    found = moment_of(session.moments, place)
    number = found + 1 if found is not None else 0
    return tr("{number} of {count}").format(number=number, count=len(session.moments))
