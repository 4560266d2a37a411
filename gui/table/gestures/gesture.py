"""A gesture is a small object: it begins with a press, follows the mouse, and ends."""

from __future__ import annotations

from abc import ABC, abstractmethod

from PySide6.QtCore import QPoint, QPointF, QRect

from core.terms.ids import RecipientId

_OVERSHOOT = 12
"""So many pixels beyond the edge of the table still mean the edge: what lies there is easily overshot."""


def pixel_meant(table: QRect, pixel: QPoint) -> QPoint | None:
    """Return the pixel of the table that the mouse means; None if it has left the table."""
    reach = table.adjusted(-_OVERSHOOT, -_OVERSHOOT, _OVERSHOOT, _OVERSHOOT)
    if not reach.contains(pixel):
        return None
    x, y = min(max(pixel.x(), table.left()), table.right()), min(max(pixel.y(), table.top()), table.bottom())
    return QPoint(x, y)


class Gesture(ABC):
    """Something a person does with the mouse, from press to release."""

    @abstractmethod
    def move(self, at: QPointF) -> None:
        """Follow the mouse to a point on the table."""

    @abstractmethod
    def release(self, at: QPointF) -> None:
        """Do what the gesture means at this point."""

    @abstractmethod
    def cancel(self) -> None:
        """Do nothing and show nothing; a move takes it up again: the mouse comes back."""


class Press(Gesture):
    """A press that has not moved far enough to be a drag; `adds`: what it selects is added."""

    DISTANCE = 6.0

    def __init__(self, start: QPointF, subject: RecipientId | None, *, adds: bool = False) -> None:
        self.start, self.subject, self.adds = start, subject, adds

    def is_drag(self, at: QPointF) -> bool:
        """Whether the mouse has gone far enough from the press."""
        return (at - self.start).manhattanLength() > self.DISTANCE

    def move(self, at: QPointF) -> None:
        """Stay a press; the view turns it into a drag when it has gone far enough."""

    def release(self, at: QPointF) -> None:
        """Be a click; the view knows what that means."""

    def cancel(self) -> None:
        """Be nothing."""
