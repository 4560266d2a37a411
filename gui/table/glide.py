"""After an edit cards glide from where they were to where they are now, in a moment."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from core.terms.values import replace
from gui.animation.stage import Pose
from gui.table.picture.table_picture import TablePicture

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
    """Return the later picture with its cards a part of their way, 0 to 1, from the earlier one."""
    eased = part * (2 - part)
    poses = {card: _pose(start.poses.get(card, pose), pose, eased) for card, pose in end.poses.items()}
    return replace(end, poses=poses, middle=start.middle + (end.middle - start.middle) * eased)


def _pose(start: Pose, end: Pose, part: float) -> Pose:
    return Pose(
        x=start.x + (end.x - start.x) * part,
        y=start.y + (end.y - start.y) * part,
        scale=start.scale + (end.scale - start.scale) * part,
        rotation=start.rotation + (end.rotation - start.rotation) * part,
        opacity=end.opacity,
    )
