"""Signs of our own for numbers and states, as painter paths around the origin."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from gui.table.picture.badges import Badge


@lru_cache(maxsize=64)
def burst(radius: float) -> QPainterPath:
    """Return a star with many points, the sign of damage, to be filled."""
    path = QPainterPath()
    points = 10
    for number in range(points * 2):
        angle = math.pi * number / points
        out = radius if number % 2 == 0 else radius * 0.78
        point = QPointF(math.sin(angle) * out, -math.cos(angle) * out)
        if number == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path


@lru_cache(maxsize=64)
def crest(width: float, height: float) -> QPainterPath:
    """Return a shield, the sign of loyalty, to be filled."""
    path = QPainterPath(QPointF(-width / 2, -height / 2))
    path.lineTo(width / 2, -height / 2)
    path.lineTo(width / 2, height * 0.1)
    path.cubicTo(width / 2, height * 0.4, width * 0.1, height * 0.5, 0, height / 2)
    path.cubicTo(-width * 0.1, height * 0.5, -width / 2, height * 0.4, -width / 2, height * 0.1)
    path.closeSubpath()
    return path


@lru_cache(maxsize=64)
def pennant(width: float, height: float) -> QPainterPath:
    """Return a hanging banner, the sign of defense, to be filled."""
    path = QPainterPath(QPointF(-width / 2, -height / 2))
    path.lineTo(width / 2, -height / 2)
    path.lineTo(width / 2, height / 2)
    path.lineTo(0, height * 0.25)
    path.lineTo(-width / 2, height / 2)
    path.closeSubpath()
    return path


@cache
def badge_sign(badge: Badge) -> QPainterPath:
    """Return the sign of a badge, lines to be stroked, about 12 units high."""
    match badge:
        case Badge.CAME_THIS_TURN:  # an hourglass
            return _lines((-4, -6), (4, -6), (-4, 6), (4, 6), (-4, -6))
        case Badge.COMMANDER:  # a crown
            return _lines((-6, 5), (-6, -4), (-3, 0), (0, -6), (3, 0), (6, -4), (6, 5), (-6, 5))
        case Badge.RENOWNED:
            return _five_pointed_star()
        case Badge.EXERTED:  # a chevron that points down, above a line
            return _downward()
        case Badge.MONSTROUS:  # three peaks
            return _lines((-6, 5), (-4, -4), (-2, 2), (0, -6), (2, 2), (4, -4), (6, 5))
        case Badge.SADDLED:  # a horseshoe
            return _lines((-5, 6), (-5, -2), (-2, -6), (2, -6), (5, -2), (5, 6))
        case Badge.GOADED:  # an arrow that points up
            return _goad()
        case Badge.DEATHTOUCHED:
            return _dagger()
        case Badge.LOYALTY_USED:  # a tick
            return _lines((-5, 0), (-1.5, 4.5), (5, -5))


def _lines(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    return path


def _five_pointed_star() -> QPainterPath:
    corners = [(7.0 if n % 2 == 0 else 3.0, math.pi * n / 5) for n in range(11)]
    return _lines(*((math.sin(angle) * out, -math.cos(angle) * out) for out, angle in corners))


def _downward() -> QPainterPath:
    path = _lines((-5, -5), (0, 1), (5, -5))
    path.addPath(_lines((-5, 5), (5, 5)))
    return path


def _goad() -> QPainterPath:
    path = _lines((0, 7), (0, -6))
    path.addPath(_lines((-5, -1), (0, -6), (5, -1)))
    return path


def _dagger() -> QPainterPath:
    path = _lines((0, 7), (-2, 4), (-2, -2), (2, -2), (2, 4), (0, 7))
    path.addPath(_lines((-5, -2), (5, -2)))
    path.addPath(_lines((0, -2), (0, -7)))
    return path


@lru_cache(maxsize=64)
def small_card(x: float, y: float) -> QPainterPath:
    """Return a little card around a point, with closed lines."""
    path = QPainterPath()
    path.addRect(QRectF(x - 3.5, y - 5, 7, 10))
    return path


@cache
def tapped_card() -> QPainterPath:
    """Return a little card that lies on its side, above the line that it has been turned from."""
    path = QPainterPath()
    path.addRect(QRectF(-6, -1.5, 12, 7))
    path.addPath(_lines((-5, -5), (4, -5), (1.5, -7.5)))
    return path


@cache
def equal_sign() -> QPainterPath:
    """Return the sign of a copy, lines to be stroked."""
    path = _lines((-5, -2.5), (5, -2.5))
    path.addPath(_lines((-5, 2.5), (5, 2.5)))
    return path


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
