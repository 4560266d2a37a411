"""A card drawn once and shown in many frames: its words and shapes cost more than copying pixels."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from gui.table.painting.card_painting import CARD_RECT, paint_card
from gui.table.picture.card_face import CardFace
from gui.theme import Theme

CARD_BOUNDS = CARD_RECT.adjusted(-3, -3, 3, 3)
"""What a card may draw on: a little more than itself, for its edge."""
_SMALLER, _LARGER = 0.6, 1.15
"""How much smaller or larger than it was drawn a bitmap may be shown in motion."""
_MOST_PIXELS = 4_000_000
"""So many pixels are kept at most, 4 bytes each."""


class CardBitmap:
    """The pixels of one card at one size and turn."""

    def __init__(self, face: CardFace, theme: Theme, world: QTransform, ratio: float) -> None:
        turn = QTransform(*_turn(world), 0, 0)
        self._turn, self._ratio = _turn(world), ratio
        self._size = QStyleOptionGraphicsItem.levelOfDetailFromTransform(world)
        self._back = turn.inverted()[0]
        box = turn.mapRect(CARD_BOUNDS).toAlignedRect()
        self._corner = QPointF(box.topLeft())
        self._pixmap = QPixmap(box.size() * ratio)
        self._pixmap.setDevicePixelRatio(ratio)
        self._pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._pixmap)
        painter.translate(-self._corner)
        painter.setTransform(turn, combine=True)
        paint_card(painter, face, theme, self._size)
        painter.end()

    @property
    def pixels(self) -> int:
        """How many pixels it has."""
        return self._pixmap.width() * self._pixmap.height()

    def is_exact(self, world: QTransform, ratio: float) -> bool:
        """Whether the card looks just so where `world` puts it, but for a part of a pixel's shift."""
        return _turn(world) == self._turn and ratio == self._ratio

    def will_do(self, world: QTransform, ratio: float) -> bool:
        """Whether it is good enough while the card moves."""
        grown = QStyleOptionGraphicsItem.levelOfDetailFromTransform(world) / self._size
        return _SMALLER <= grown <= _LARGER and ratio == self._ratio

    def draw(self, painter: QPainter, world: QTransform) -> None:
        """Draw the card where `world`, the painter's transform, puts it."""
        if _turn(world) == self._turn:
            x = round(world.dx() * self._ratio) / self._ratio
            y = round(world.dy() * self._ratio) / self._ratio
            painter.setWorldTransform(QTransform.fromTranslate(x, y))
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setWorldTransform(self._back * world)
        painter.drawPixmap(self._corner, self._pixmap)


class CardBitmaps:
    """The bitmaps that were used last: a card that comes back to a size and turn is not drawn again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], CardBitmap] = OrderedDict()
        self._pixels = 0

    def bitmap(self, face: CardFace, theme: Theme, world: QTransform, ratio: float) -> CardBitmap:
        """Return the bitmap of a card for where `world` puts it."""
        key = face, theme, _turn(world), ratio
        found = self._kept.pop(key, None)
        if found is None:
            found = CardBitmap(face, theme, world, ratio)
            self._pixels += found.pixels
        self._kept[key] = found
        while self._pixels > _MOST_PIXELS:
            self._pixels -= self._kept.popitem(last=False)[1].pixels
        return found


def _turn(world: QTransform) -> tuple[float, float, float, float]:
    """Return size and rotation without the place."""
    return world.m11(), world.m12(), world.m21(), world.m22()
