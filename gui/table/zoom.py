"""How large the table is shown: as large as fits, or a part of it larger."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsView

_STEP, _MOST = 1.2, 6.0


class Zoom(QObject):
    """The size at which a view shows its scene; 1 shows all of it.

    `matters` says what the keyboard zooms into: a point of the scene, or None.

    Signals:
        changed: it is shown larger or smaller.
    """

    changed = Signal()

    def __init__(self, view: QGraphicsView, matters: Callable[[], QPointF | None]) -> None:
        super().__init__(view)
        self._view, self._matters = view, matters
        self._factor = 1.0

    @property
    def factor(self) -> float:
        """How many times larger than what fits, 1 to 6."""
        return self._factor

    def by(self, steps: float, at: QPointF | None = None) -> None:
        """Show the table larger by so many steps, or smaller; a point of the scene stays where it is."""
        self.to(self._factor * _STEP**steps, at)

    def fit(self) -> None:
        """Show the whole table."""
        self.to(1.0)

    def to(self, factor: float, at: QPointF | None = None) -> None:
        """Show the table so much larger than it fits; a point of the scene stays where it is.

        Without one that is what matters, or the middle of the view if that is not in sight.
        """
        factor = min(_MOST, max(1.0, round(factor, 4)))
        if factor == self._factor:
            return
        view = self._view
        point = at if at is not None else self._point_in_sight()
        seen = view.mapFromScene(point)
        self._factor = factor
        view.setTransform(QTransform.fromScale(factor, factor))
        moved = view.mapFromScene(point) - seen
        for bar, shift in ((view.horizontalScrollBar(), moved.x()), (view.verticalScrollBar(), moved.y())):
            bar.setValue(bar.value() + shift)
        hidden, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        view.setHorizontalScrollBarPolicy(hidden if factor == 1 else needed)
        view.setVerticalScrollBarPolicy(hidden if factor == 1 else needed)
        self.changed.emit()

    def _point_in_sight(self) -> QPointF:
        view, point = self._view, self._matters()
        seen = view.viewport().rect()
        return (
            point
            if point is not None and seen.contains(view.mapFromScene(point))
            else view.mapToScene(seen.center())
        )
