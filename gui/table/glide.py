"""After an edit cards glide from where they were to where they are now, in a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from core.terms.ids import ObjectId
from core.terms.values import replace
from gui.animation.stage import MovingNumber, Pose
from gui.table.picture.arrows import Arrow
from gui.table.picture.chips import Chip
from gui.table.picture.routes import Point
from gui.table.picture.table_picture import TablePicture
from gui.table.picture.tallies import Tally

V = TypeVar("V", Chip, MovingNumber, Tally)
_MS, _TICK_MS = 180, 16


class Glide(QObject):
    """Shows pictures between two that rest.

    Signals:
        moved: another moment is to be drawn; ask `seen`.
    """

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._start: TablePicture | None = None
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._tick)

    def begin(self, start: TablePicture, end: TablePicture) -> None:
        """Glide from one picture to another, if a card has another place in it."""
        if any(pose != end.poses[card] for card, pose in start.poses.items() if card in end.poses):
            self._start = start
            self._clock.start()
            self._timer.start()

    def stop(self) -> None:
        """Be at the end at once."""
        if self._start is not None:
            self._start = None
            self._timer.stop()
            self.moved.emit()

    def seen(self, end: TablePicture) -> TablePicture:
        """Return what is seen on the way to a picture; the picture itself when nothing glides."""
        if self._start is None:
            return end
        return between(self._start, end, min(1.0, self._clock.elapsed() / _MS))

    def _tick(self) -> None:
        if self._clock.elapsed() >= _MS:
            self.stop()
        else:
            self.moved.emit()


def between(start: TablePicture, end: TablePicture, part: float) -> TablePicture:
    """Return the later picture with its cards a part of their way, 0 to 1, from the earlier one.

    Signs, arrows and numbers go with the cards they are at.
    """
    eased = part * (2 - part)
    poses = {card: _pose(start.poses.get(card, pose), pose, eased) for card, pose in end.poses.items()}
    middle = start.middle + (end.middle - start.middle) * eased

    def carried(subject: str, x: float, y: float) -> Point:
        rest, pose = end.poses.get(ObjectId(subject)), poses.get(ObjectId(subject))
        if rest is None or pose is None:
            return x, y
        grown = pose.scale / rest.scale
        return pose.x + (x - rest.x) * grown, pose.y + (y - rest.y) * grown

    return replace(
        end,
        poses=poses,
        middle=middle,
        arrows=tuple(_carried_arrow(arrow, carried, middle - end.middle) for arrow in end.arrows),
        facing=tuple(replace(sign, x=carried(sign.attacker, sign.x, 0)[0], y=middle) for sign in end.facing),
        chips=tuple(_moved(chip, carried(chip.recipient, chip.x, chip.y)) for chip in end.chips),
        numbers=tuple(
            _moved(number, carried(number.way[1], number.x, number.y)) if number.way is not None else number
            for number in end.numbers
        ),
        tallies=tuple(_moved(tally, carried(tally.subject, tally.x, tally.y)) for tally in end.tallies),
    )


def _moved(thing: V, to: Point) -> V:
    """Return a thing that stands somewhere at another place."""
    return replace(thing, x=to[0], y=to[1])


def _carried_arrow(arrow: Arrow, carried: Callable[[str, float, float], Point], down: float) -> Arrow:
    """Return an arrow whose ends go with what they are at, and its way with the middle line."""
    ends = carried(arrow.source, *arrow.start), carried(arrow.target, *arrow.end)
    return replace(arrow, start=ends[0], end=ends[1], way=tuple((x, y + down) for x, y in arrow.way))


def _pose(start: Pose, end: Pose, part: float) -> Pose:
    return Pose(
        x=start.x + (end.x - start.x) * part,
        y=start.y + (end.y - start.y) * part,
        scale=start.scale + (end.scale - start.scale) * part,
        rotation=start.rotation + (end.rotation - start.rotation) * part,
        opacity=end.opacity,
    )
