"""What a table or a widget paints, as lines under the name of what paints them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.panels.timeline import Timeline
from gui.table.items.card_item import CardItem
from gui.table.table_scene import TableScene
from tests.gui.drawn.recorder import Recorder

_Mode = Qt.ItemSelectionMode


class Part(NamedTuple):
    """One thing that paints: its name and place, and what it paints."""

    name: str
    lines: tuple[str, ...]


def table_parts(scene: TableScene) -> Iterator[Part]:
    """Yield what each thing on the table paints, the lowest first; cards upright, wherever they stand."""
    recorder = Recorder(scene.sceneRect().size().toSize())
    painter = QPainter(recorder)
    painter.save()
    scene.drawBackground(painter, scene.sceneRect())
    painter.restore()
    yield Part("the cloth", tuple(recorder.take()))
    whole = scene.sceneRect()
    for item in scene.items(whole, _Mode.IntersectsItemBoundingRect, Qt.SortOrder.AscendingOrder):
        if item.effectiveOpacity() > 0:
            painter.save()
            painter.setOpacity(item.effectiveOpacity())
            painter.setTransform(_transform(item))
            item.paint(painter, QStyleOptionGraphicsItem(), None)
            painter.restore()
            lines = tuple(recorder.take())
            if lines:
                yield Part(_name(item), lines)
    painter.end()


def widget_part(widget: QWidget) -> Part:
    """Return what a widget paints itself, without those on it; of a timeline its track as played."""
    recorder = Recorder(widget.size())
    if isinstance(widget, Timeline):
        painter = QPainter(recorder)
        widget.paint_track(painter, is_played=True)
        painter.end()
    widget.render(recorder, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return Part(type(widget).__name__, tuple(recorder.take()))


def _transform(item: QGraphicsItem) -> QTransform:
    scale = item.scale()
    return QTransform.fromScale(scale, scale) if isinstance(item, CardItem) else item.sceneTransform()


def _name(item: QGraphicsItem) -> str:
    kind = type(item).__name__
    if not isinstance(item, CardItem):
        return f"{kind} z {item.zValue():g}"
    at = f"{item.x():.1f},{item.y():.1f}"
    return (
        f"{kind} {item.face.id} at {at} turned {item.rotation():.1f} x {item.scale():.3f} z {item.zValue():g}"
    )
