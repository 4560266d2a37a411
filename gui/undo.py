"""Steps of undo: from one document, and the place in it, to another and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple
from weakref import WeakMethod

from PySide6.QtGui import QUndoCommand, QUndoStack

from core.play.playthrough import Playthrough
from core.scenario.format import Scenario
from core.scenario.variations import Line


class Place(NamedTuple):
    """A document, and the line of it that is played, with what it plays and what comes of it.

    `board` is the number of the board it is a document of: another one is another board, not this one edited.
    """

    document: Scenario
    line: Line
    scenario: Scenario
    playthrough: Playthrough
    board: int


Replace = Callable[[Place, int | None], None]


class GoTo(QUndoCommand):
    """Swap one immutable document, and the place in it, for another; undo is the old ones."""

    def __init__(self, replace: Replace, before: Place, after: Place, text: str, frame: int | None) -> None:
        """`replace` is a session's method; `frame` is where its cursor goes, None for where it is."""
        super().__init__(text)
        self._replace = WeakMethod(replace)  # or the two would be garbage together, freed in any order
        self._before, self._after, self._frame = before, after, frame

    def redo(self) -> None:
        self._put(self._after)

    def undo(self) -> None:
        self._put(self._before)

    def of(self, replace: Replace) -> GoTo:
        """Return the same step of another session."""
        return GoTo(replace, self._before, self._after, self.text(), self._frame)

    def _put(self, place: Place) -> None:
        replace = self._replace()
        if replace is not None:
            replace(place, self._frame)


def take_steps(old: QUndoStack, new: QUndoStack, replace: Replace) -> None:
    """Give a stack the steps of another one, done and undone, and which of its states is saved."""
    new.clear()
    clean = old.cleanIndex()
    if clean < 0:
        new.resetClean()
    for number in range(old.count()):
        step = old.command(number)
        assert isinstance(step, GoTo)  # noqa: S101 - a session pushes no others
        new.push(step.of(replace))
        if new.index() == clean:
            new.setClean()
    new.setIndex(old.index())
