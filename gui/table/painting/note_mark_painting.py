"""Drawing the marks of notes: strokes with an edge, so that they stand out from whatever they cross."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF, QTransform

from gui.table.picture.note_mark import MarkKind, NoteMark, Outline
from gui.theme import Theme

_STROKE, _EDGE = 3.5, 1.5
"""How wide a line is, and its edge on either side."""
_AROUND, _GLOW = 7.0, 9.0
"""How far outside a thing its ring is; how wide a glow is."""
_ROUND, _CORNER = 16.0, 8.0
"""How round a mark is, and a card itself."""
_HEAD, _HALF_HEAD = 17.0, 8.5
_HIT = 10.0
"""So wide a line is for the mouse."""
_ROUND_CAP, _ROUND_JOIN = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin


def paint_mark(painter: QPainter, mark: NoteMark, theme: Theme) -> None:
    """Draw a mark in scene coordinates."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    color, edge = QColor(theme.mark), QColor(theme.card)
    line, head = _shapes(mark)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if mark.kind is MarkKind.HIGHLIGHT and mark.outline is not None:
        soft = QColor(color)
        soft.setAlphaF(_SOFT)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(_band(mark.outline, mark.table), soft)
        painter.strokePath(line, QPen(edge, 1.5 + 2 * _EDGE))
        painter.strokePath(line, QPen(color, 1.5))
        return
    for pen_color, width in ((edge, _STROKE + 2 * _EDGE), (color, _STROKE)):
        pen = QPen(pen_color, width, Qt.PenStyle.SolidLine, _ROUND_CAP, _ROUND_JOIN)
        painter.strokePath(line, pen)
        if head is not None:
            painter.setPen(
                QPen(pen_color, width - _STROKE + 1, Qt.PenStyle.SolidLine, _ROUND_CAP, _ROUND_JOIN)
            )
            painter.setBrush(pen_color)
            painter.drawPolygon(head)
            painter.setBrush(Qt.BrushStyle.NoBrush)


def mark_bounds(mark: NoteMark) -> QRectF:
    """Return the rectangle in which a mark is drawn."""
    line, head = _shapes(mark)
    bounds = line.boundingRect()
    if head is not None:
        bounds = bounds.united(head.boundingRect())
    room = _STROKE + _EDGE + _HIT / 2
    return bounds.adjusted(-room, -room, room, room)


def mark_shape(mark: NoteMark) -> QPainterPath:
    """Return where the mouse is on a mark: a band along its line."""
    line, head = _shapes(mark)
    stroker = QPainterPathStroker()
    stroker.setWidth(_HIT)
    path = stroker.createStroke(line)
    if head is not None:
        path.addPolygon(head)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


_SOFT = 0.42
"""How opaque a glow is."""


def _shapes(mark: NoteMark) -> tuple[QPainterPath, QPolygonF | None]:
    """Return the line of a mark, and the head of an arrow."""
    if mark.outline is None:
        return _arrow(QPointF(*mark.start), QPointF(*mark.end))
    away = _AROUND if mark.kind is MarkKind.CIRCLE else _GLOW
    return _around(mark.outline, away, mark.table, _ROUND), None


def _around(outline: Outline, away: float, table: tuple[float, float], corner: float) -> QPainterPath:
    """Return a rounded line around a thing, so far outside its edge, but on the table."""
    wide, high = outline.width + 2 * away, outline.height + 2 * away
    around = QRectF(-wide / 2, -high / 2, wide, high)
    if not outline.rotation:
        seen = QRectF(-outline.x, -outline.y, *table).adjusted(_STROKE, _STROKE, -_STROKE, -_STROKE)
        around = around.intersected(seen)
    path = QPainterPath()
    path.addRoundedRect(around, corner, corner)
    turn = QTransform().translate(outline.x, outline.y).rotate(outline.rotation)
    return turn.map(path)


def _band(outline: Outline, table: tuple[float, float]) -> QPainterPath:
    """Return what glows around a thing: nothing of it is covered."""
    return _around(outline, _GLOW, table, _ROUND).subtracted(_around(outline, 0.5, table, _CORNER))


def _arrow(start: QPointF, end: QPointF) -> tuple[QPainterPath, QPolygonF]:
    dx, dy = end.x() - start.x(), end.y() - start.y()
    length = math.hypot(dx, dy) or 1.0
    ux, uy = dx / length, dy / length
    head = min(_HEAD, length * 0.7)
    half = _HALF_HEAD * head / _HEAD
    neck = QPointF(end.x() - ux * head, end.y() - uy * head)
    path = QPainterPath(start)
    path.lineTo(neck)
    sides = (
        QPointF(neck.x() - uy * half, neck.y() + ux * half),
        QPointF(neck.x() + uy * half, neck.y() - ux * half),
    )
    return path, QPolygonF([end, *sides])
