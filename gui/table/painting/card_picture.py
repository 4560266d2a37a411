"""A card's picture: a silhouette in a landscape, both of which its types, colors and name decide."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from core.terms.colors import Color
from core.terms.values import Value
from gui.table.painting.drawings import SIZE, drawing
from gui.table.picture.card_face import CardFace
from gui.table.picture.motif import FACE_DOWN
from gui.theme import Theme, mixed

_WHITE, _NIGHT = QColor("#ffffff"), QColor("#10141a")
_LEAST_FIGURE = 44.0
"""A figure is at least so high, by the card's units; in a lower picture its lower part is not seen."""
_SWAY = 0.16
"""How far from the middle a figure stands at most, by the width of the picture."""
_STEADY = frozenset({"plains", "island", "swamp", "mountain", "forest", "tower", "wall", "battle", FACE_DOWN})
"""Drawings that stand in the middle, as their sides are to reach the sides of the picture."""


class Tones(Value, kw_only=False):
    """The colors of a picture, from the sky to what stands in front."""

    sky: QColor
    sun: QColor
    far: QColor
    near: QColor
    figure: QColor
    glint: QColor


def paint_picture(painter: QPainter, face: CardFace, theme: Theme, room: QRectF, detail: float) -> None:
    """Draw the picture of a card that is `detail` times its own size, in pixels."""
    tones = tones_of(face.colors, theme)
    seed = _seed(face)
    painter.save()
    painter.setClipRect(room)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(room, tones.sky)
    if face.motif == FACE_DOWN:
        _paint_weave(painter, tones, room, detail)
    else:
        _paint_sky(painter, tones, room, seed)
        _paint_ground(painter, tones, room, seed, jagged=not face.colors.isdisjoint(_JAGGED))
    _paint_figure(painter, face, tones, room, detail)
    painter.restore()


@lru_cache(maxsize=256)
def tones_of(colors: frozenset[Color], theme: Theme) -> Tones:
    """Return the colors of a card's picture; with several colors, the land has another than the sky."""
    bands = [QColor(theme.identity(frozenset({color}))[0]) for color in Color if color in colors]
    sky = bands[0] if bands else QColor(theme.identity(frozenset())[0])
    land = bands[-1] if bands else sky
    if theme.name == "dark":
        sky, land = (_not_too_dark(color) for color in (sky, land))
        return Tones(
            sky=mixed(sky, _NIGHT, 0.28),
            sun=mixed(sky, _WHITE, 0.22),
            far=mixed(land, _NIGHT, 0.45),
            near=mixed(land, _NIGHT, 0.58),
            figure=mixed(land, _NIGHT, 0.9),
            glint=mixed(sky, _WHITE, 0.58),
        )
    return Tones(
        sky=mixed(sky, _WHITE, 0.52),
        sun=mixed(sky, _WHITE, 0.86),
        far=mixed(land, _WHITE, 0.28),
        near=mixed(land, _NIGHT, 0.12),
        figure=mixed(land, _NIGHT, 0.72),
        glint=mixed(sky, _WHITE, 0.86),
    )


_JAGGED = frozenset({Color.RED, Color.BLACK})
"""Colors of mountains and bare rock; the others have rolling land."""


def _not_too_dark(color: QColor) -> QColor:
    """Return a color in which a dark figure is seen at night."""
    return mixed(color, _WHITE, max(0.0, _LIGHT_AT_NIGHT - color.lightnessF()))


_LIGHT_AT_NIGHT = 0.56


def _seed(face: CardFace) -> int:
    return crc32(face.name.encode())


def _bits(seed: int, start: int, count: int) -> float:
    """Return a part (0 to 1) that some bits of the seed decide."""
    return ((seed >> start) & ((1 << count) - 1)) / ((1 << count) - 1)


def _paint_sky(painter: QPainter, tones: Tones, room: QRectF, seed: int) -> None:
    """Draw a sun, rays, a ringed moon or bars of cloud."""
    size = max(room.height(), room.width() * 0.5)
    x = room.left() + room.width() * (0.16 + 0.68 * _bits(seed, 0, 5))
    y = room.top() + room.height() * (0.2 + 0.22 * _bits(seed, 5, 3))
    middle, radius = QPointF(x, y), size * (0.17 + 0.09 * _bits(seed, 8, 3))
    halo = mixed(tones.sky, tones.sun, 0.34)
    kind = (seed >> 11) & 3
    painter.setBrush(halo)
    if kind == 1:
        _paint_rays(painter, middle, size * 2, 9 + int(_bits(seed, 13, 2) * 4))
    elif kind == 2:  # noqa: PLR2004 - one of four
        painter.drawEllipse(middle, radius * 2.6, radius * 2.6)
        painter.setBrush(tones.sky)
        painter.drawEllipse(middle, radius * 2.05, radius * 2.05)
        painter.setBrush(halo)
        painter.drawEllipse(middle, radius * 1.6, radius * 1.6)
    elif kind == 3:  # noqa: PLR2004 - one of four
        for number in range(3):
            high = room.height() * (0.05 + 0.03 * _bits(seed, 13 + number, 2))
            top = room.top() + room.height() * (0.12 + 0.2 * number)
            left = room.left() + room.width() * (_bits(seed, 15 + 3 * number, 3) - 0.4)
            painter.drawRoundedRect(QRectF(left, top, room.width() * 0.8, high), high / 2, high / 2)
    else:
        painter.drawEllipse(middle, radius * 1.7, radius * 1.7)
    painter.setBrush(tones.sun)
    painter.drawEllipse(middle, radius, radius)


def _paint_rays(painter: QPainter, middle: QPointF, reach: float, count: int) -> None:
    path = QPainterPath()
    for number in range(count):
        angle, wide = math.tau * number / count, math.pi / count * 0.5
        path.moveTo(middle)
        path.lineTo(middle + QPointF(math.cos(angle - wide), math.sin(angle - wide)) * reach)
        path.lineTo(middle + QPointF(math.cos(angle + wide), math.sin(angle + wide)) * reach)
        path.closeSubpath()
    painter.drawPath(path)


def _paint_ground(painter: QPainter, tones: Tones, room: QRectF, seed: int, *, jagged: bool) -> None:
    """Draw far and near land."""
    for number, (color, high) in enumerate(((tones.far, 0.46), (tones.near, 0.2))):
        shift = seed >> (3 + 7 * number)
        heights = [high + 0.24 * (_bits(shift, 3 * place, 3) - 0.5) for place in range(5)]
        path = QPainterPath(room.bottomLeft())
        ends = [
            QPointF(room.left() + room.width() * place / 4, room.bottom() - room.height() * part)
            for place, part in enumerate(heights)
        ]
        path.lineTo(ends[0])
        for before, after in pairwise(ends):
            half = (before.x() + after.x()) / 2
            if jagged:
                path.lineTo(half, min(before.y(), after.y()) - room.height() * 0.1 * (1 - number))
                path.lineTo(after)
            else:
                path.cubicTo(half, before.y(), half, after.y(), after.x(), after.y())
        path.lineTo(room.bottomRight())
        path.closeSubpath()
        painter.setBrush(color)
        painter.drawPath(path)


def _paint_weave(painter: QPainter, tones: Tones, room: QRectF, detail: float) -> None:
    """Draw the back of a card: diamonds all over."""
    step = 14 * detail
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for row in range(int(room.height() / step * 2) + 2):
        for column in range(int(room.width() / step) + 2):
            x = room.center().x() + (column - int(room.width() / step / 2) - (row % 2) / 2) * step
            y = room.top() + row * step / 2
            path.moveTo(x, y - step * 0.36)
            path.lineTo(x + step * 0.36, y)
            path.lineTo(x, y + step * 0.36)
            path.lineTo(x - step * 0.36, y)
            path.closeSubpath()
    painter.setBrush(tones.far)
    painter.drawPath(path)


def _paint_figure(painter: QPainter, face: CardFace, tones: Tones, room: QRectF, detail: float) -> None:
    seed = _seed(face)
    size = max(room.height() * 0.95, min(room.height() * 1.45, _LEAST_FIGURE * detail))
    size = min(size, room.width() * 0.92)
    is_steady = face.motif in _STEADY
    sway = (
        0.0
        if is_steady
        else (2 * _bits(seed, 17, 4) - 1) * min(_SWAY * room.width(), (room.width() - size) / 2)
    )
    top = max(room.bottom() - size, room.top() + room.height() * 0.05)
    painter.translate(room.center().x() + sway, top)
    turn = -1 if (seed >> 21) & 1 and not is_steady else 1
    painter.scale(size / SIZE * turn, size / SIZE)
    painter.translate(-SIZE / 2, 0)
    for layer in drawing("silhouettes", face.motif):
        painter.setBrush(tones.figure if layer.tone == "dark" else tones.glint)
        painter.drawPath(layer.path)
