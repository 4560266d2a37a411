"""A rectangle is drawn on the empty cloth: what it touches is selected."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsView, QRubberBand

from core.terms.ids import ObjectId, RecipientId
from gui.table.gestures.gesture import Gesture
from gui.table.picture.spots import SpotKind, spots
from gui.table.selection import Selection
from gui.table.table_scene import TableScene


class RubberBand(Gesture):
    """Selects the permanents that the rectangle touches; with `adds`, besides what was selected."""

    def __init__(
        self, view: QGraphicsView, scene: TableScene, selection: Selection, start: QPointF, *, adds: bool
    ) -> None:
        self._view, self._scene, self._selection, self._start = view, scene, selection, start
        self._before = selection.everything
        self._kept = self._before if adds else ()
        self._band: QRubberBand | None = None

    def move(self, at: QPointF) -> None:
        rect = QRectF(self._start, at).normalized()
        self._band = self._band or QRubberBand(QRubberBand.Shape.Rectangle, self._view.viewport())
        self._band.setGeometry(self._view.mapFromScene(rect).boundingRect())
        self._band.show()
        self._selection.take((*self._kept, *self._touched(rect)))

    def release(self, at: QPointF) -> None:
        self.move(at)
        self._take_band_away()

    def cancel(self) -> None:
        self._selection.take(self._before)
        self._take_band_away()

    def _take_band_away(self) -> None:
        if self._band is not None:
            self._band.deleteLater()
            self._band = None

    def _touched(self, rect: QRectF) -> list[RecipientId]:
        picture = self._scene.picture
        if picture is None:
            return []
        return [
            ObjectId(spot.id)
            for spot, box in spots(picture).items()
            if spot.kind is SpotKind.CARD and rect.intersects(QRectF(box.x, box.y, box.width, box.height))
        ]
