"""Signs of our own for card types and states, as painter paths around the origin."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from core.terms.card_types import CardType
from gui.table.picture.badges import Badge


@cache
def emblem(kind: CardType) -> QPainterPath:
    """Return the sign of a card type, lines to be stroked, about 36 units high."""
    match kind:
        case CardType.CREATURE:
            return _claws()
        case CardType.PLANESWALKER:
            return _star()
        case CardType.BATTLE:
            return _banner()
        case CardType.LAND:
            return _peaks()
        case CardType.ENCHANTMENT:
            return _spiral()
        case _:
            return _gear()


@cache
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


@cache
def crest(width: float, height: float) -> QPainterPath:
    """Return a shield, the sign of loyalty, to be filled."""
    path = QPainterPath(QPointF(-width / 2, -height / 2))
    path.lineTo(width / 2, -height / 2)
    path.lineTo(width / 2, height * 0.1)
    path.cubicTo(width / 2, height * 0.4, width * 0.1, height * 0.5, 0, height / 2)
    path.cubicTo(-width * 0.1, height * 0.5, -width / 2, height * 0.4, -width / 2, height * 0.1)
    path.closeSubpath()
    return path


@cache
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


def _dagger() -> QPainterPath:
    path = _lines((0, 7), (-2, 4), (-2, -2), (2, -2), (2, 4), (0, 7))
    path.addPath(_lines((-5, -2), (5, -2)))
    path.addPath(_lines((0, -2), (0, -7)))
    return path


def _claws() -> QPainterPath:
    path = QPainterPath()
    for shift in (-11.0, 0.0, 11.0):
        path.moveTo(shift + 5, -17)
        path.cubicTo(shift - 5, -8, shift - 6, 4, shift - 4, 17)
    return path


def _star() -> QPainterPath:
    path = QPainterPath()
    for number in range(8):
        angle = math.pi * number / 4
        inner, outer = (7, 18) if number % 2 == 0 else (7, 12)
        path.moveTo(math.sin(angle) * inner, -math.cos(angle) * inner)
        path.lineTo(math.sin(angle) * outer, -math.cos(angle) * outer)
    path.addEllipse(QPointF(0, 0), 4, 4)
    return path


def _banner() -> QPainterPath:
    path = QPainterPath(QPointF(-11, 18))
    path.lineTo(-11, -18)
    path.lineTo(13, -18)
    path.lineTo(7, -9)
    path.lineTo(13, 0)
    path.lineTo(-11, 0)
    return path


def _peaks() -> QPainterPath:
    path = QPainterPath(QPointF(-20, 13))
    path.lineTo(-7, -9)
    path.lineTo(1, 4)
    path.lineTo(8, -4)
    path.lineTo(20, 13)
    path.closeSubpath()
    path.addEllipse(QPointF(12, -13), 4, 4)
    return path


def _spiral() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0))
    for number in range(1, 61):
        angle, radius = number / 60 * math.tau * 2.4, number / 60 * 18
        path.lineTo(math.cos(angle) * radius, math.sin(angle) * radius)
    return path


def _gear() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 6, 6)
    path.addEllipse(QPointF(0, 0), 13, 13)
    for number in range(8):
        angle = math.pi * number / 4
        path.moveTo(math.sin(angle) * 13, -math.cos(angle) * 13)
        path.lineTo(math.sin(angle) * 18, -math.cos(angle) * 18)
    return path


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
