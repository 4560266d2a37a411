"""Arrows: who attacks what, who blocks whom. Always opaque, which is quick to draw."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.fonts import font
from gui.table.painting.emblems import rounded
from gui.table.picture.arrows import Arrow, ArrowKind
from gui.theme import Theme
from gui.translation import tr

_WIDTH = 5.0
_HEAD = 15.0
_THIN = frozenset({ArrowKind.ENLIST, ArrowKind.TARGET, ArrowKind.BAND})
_TIE_WIDE = 40.0
_ROUND = 12.0
"""How wide the corners of a bent arrow are."""


class ArrowItem(QGraphicsItem):
    """Draws one arrow, solid when it has happened, dashed while it is planned."""

    def __init__(self, arrow: Arrow, theme: Theme) -> None:
        super().__init__()
        self.arrow = arrow
        self._theme = theme
        self._take_shape()
        self._take_look()

    def show_arrow(self, arrow: Arrow, theme: Theme) -> None:
        """Draw another arrow in the place of this one."""
        if arrow != self.arrow or theme is not self._theme:
            looks_the_same = theme is self._theme and _look(arrow) == _look(self.arrow)
            self.prepareGeometryChange()
            self.arrow, self._theme = arrow, theme
            self._take_shape()
            if not looks_the_same:
                self._take_look()
            self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        """Return a band around the line that a mouse can hit."""
        path = QPainterPath()
        path.addPolygon(self._head)
        path.addPath(self._line)
        return path

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(self._line, self._pen)
        if self.arrow.kind is ArrowKind.BAND:
            _paint_tie(painter, self.arrow, self._pen.color(), self._theme)
            return
        painter.setPen(self._edge)
        painter.setBrush(self._fill)
        painter.drawPolygon(self._head)

    def _take_shape(self) -> None:
        self._line, self._head = _shape(self.arrow)
        room = _TIE_WIDE / 2 + 2 if self.arrow.kind is ArrowKind.BAND else 9
        shape = self._line.boundingRect().united(self._head.boundingRect())
        self._bounds = shape.adjusted(-room, -room, room, room)

    def _take_look(self) -> None:
        """Prepare pens and brush, which are the same in many frames."""
        arrow, theme = self.arrow, self._theme
        color = QColor(_color(arrow, theme))
        style = Qt.PenStyle.DashLine if arrow.is_planned else Qt.PenStyle.SolidLine
        thin = arrow.kind in _THIN
        self._pen = QPen(color, 2.6 if thin else _WIDTH, style, Qt.PenCapStyle.FlatCap)
        if arrow.is_planned and not thin:
            self._pen.setDashPattern([2.2, 1.1])
        round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        self._edge = QPen(color, 1.5, Qt.PenStyle.SolidLine, round_cap, round_join)
        self._fill = QBrush(QColor(theme.table) if arrow.kind is ArrowKind.BLOCK else color)


def _paint_tie(painter: QPainter, arrow: Arrow, color: QColor, theme: Theme) -> None:
    """Draw a knot at both ends, and in the middle what it ties."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    for end in (arrow.start, arrow.end):
        painter.drawEllipse(QPointF(*end), 5, 5)
    middle = (QPointF(*arrow.start) + QPointF(*arrow.end)) / 2
    pill = QRectF(middle.x() - _TIE_WIDE / 2, middle.y() - 8, _TIE_WIDE, 16)
    painter.setPen(QPen(color, 1.6))
    painter.setBrush(QColor(theme.card))
    painter.drawPath(rounded(pill, 8))
    painter.setFont(font(11, semibold=True))
    painter.setPen(QColor(theme.ink))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, tr("band"))


def _look(arrow: Arrow) -> tuple[ArrowKind, bool, bool]:
    """Return all that pens and brush depend on."""
    return arrow.kind, arrow.is_planned, arrow.is_wrong


def _color(arrow: Arrow, theme: Theme) -> str:
    if arrow.is_wrong:
        return theme.illegal
    if arrow.kind is ArrowKind.TARGET:
        return theme.stack
    return theme.block if arrow.kind in {ArrowKind.BLOCK, ArrowKind.ENLIST} else theme.attack


def _shape(arrow: Arrow) -> tuple[QPainterPath, QPolygonF]:
    """Return the line, slightly curved for attacks, and the head. A block's is hollow, a tie has none."""
    start, end = QPointF(*arrow.start), QPointF(*arrow.end)
    if arrow.way:
        return _bent([start, *(QPointF(*point) for point in arrow.way), end])
    if arrow.kind is ArrowKind.BAND:
        tie = QPainterPath(start)
        tie.lineTo(end)
        return tie, QPolygonF([start, end])
    dx, dy = end.x() - start.x(), end.y() - start.y()
    length = math.hypot(dx, dy) or 1.0
    bend = 0.07 if arrow.kind is ArrowKind.ATTACK else 0.0
    control = QPointF(start.x() + dx / 2 - dy * bend, start.y() + dy / 2 + dx * bend)
    hx, hy = end.x() - control.x(), end.y() - control.y()
    reach = math.hypot(hx, hy) or 1.0
    ux, uy = hx / reach, hy / reach
    head = _head(end, ux, uy, min(_HEAD, length * 0.6))
    neck = _neck(head)
    line = QPainterPath(start)
    line.quadTo(control, neck)
    return line, head


def _bent(points: list[QPointF]) -> tuple[QPainterPath, QPolygonF]:
    """Return a line that goes by all points, round at the corners, and the head."""
    before, end = points[-2], points[-1]
    length = math.hypot(end.x() - before.x(), end.y() - before.y()) or 1.0
    ux, uy = (end.x() - before.x()) / length, (end.y() - before.y()) / length
    head = _head(end, ux, uy, min(_HEAD, length * 0.8))
    line = QPainterPath(points[0])
    for one, corner, other in zip(points, points[1:], points[2:], strict=False):
        line.lineTo(_toward(corner, one))
        line.quadTo(corner, _toward(corner, other))
    line.lineTo(_neck(head))
    return line, head


def _neck(head: QPolygonF) -> QPointF:
    """Return where the line meets the head."""
    return (head.at(1) + head.at(2)) / 2


def _toward(corner: QPointF, other: QPointF) -> QPointF:
    """Return where the curve at a corner begins: a little toward another point."""
    dx, dy = other.x() - corner.x(), other.y() - corner.y()
    length = math.hypot(dx, dy) or 1.0
    part = min(_ROUND, length / 2) / length
    return QPointF(corner.x() + dx * part, corner.y() + dy * part)


def _head(end: QPointF, ux: float, uy: float, size: float) -> QPolygonF:
    neck, half = QPointF(end.x() - ux * size, end.y() - uy * size), size * 0.55
    return QPolygonF(
        [
            end,
            QPointF(neck.x() - uy * half, neck.y() + ux * half),
            QPointF(neck.x() + uy * half, neck.y() - ux * half),
        ]
    )
