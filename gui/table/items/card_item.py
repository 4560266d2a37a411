"""Cards on the table, and the rings around them."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.animation.cues import Sign
from gui.animation.stage import Pose
from gui.table.painting.card_bitmap import CARD_BOUNDS, CardBitmap, CardBitmaps
from gui.table.painting.card_painting import CARD_RECT, paint_card
from gui.table.picture.card_face import CardFace
from gui.theme import Theme, readable_on


class Ring(StrEnum):
    """Why there is a ring around a card or player."""

    SELECTED = "selected"
    LEGAL = "legal"
    OPEN = "open"
    ILLEGAL = "illegal"
    LOOKED_AT = Sign.LOOKED_AT
    FOUND = Sign.FOUND
    SPARED = Sign.SPARED
    APPLIES = Sign.APPLIES


class CardItem(QGraphicsItem):
    """Draws one card. Knows no rules and no gestures. `bitmaps` are those that cards have in common."""

    def __init__(self, face: CardFace, theme: Theme, bitmaps: CardBitmaps) -> None:
        super().__init__()
        self.face = face
        self._theme = theme
        self._ring = RingItem(CARD_RECT, self)
        self._pose: Pose | None = None
        self._is_moving = False
        self._bitmaps = bitmaps
        self._bitmap: CardBitmap | None = None

    @property
    def ring(self) -> Ring | None:
        """The ring that is drawn around the card."""
        return self._ring.ring

    def show_face(self, face: CardFace, theme: Theme) -> None:
        """Draw another face, if it is another."""
        if face != self.face or theme is not self._theme:
            self.face, self._theme = face, theme
            self._bitmap = None
        self.update()

    def take_pose(self, pose: Pose, *, is_moving: bool) -> None:
        """Stand where the pose says; a card that turns or grows is drawn sharp when it has come to rest."""
        if is_moving is not self._is_moving:
            self._is_moving = is_moving
            self.update()
        if pose != self._pose:
            self._pose = pose
            self.setPos(pose.x, pose.y)
            self.setScale(pose.scale)
            self.setRotation(pose.rotation)
            self.setOpacity(pose.opacity)

    def show_ring(self, ring: Ring | None, theme: Theme) -> None:
        """Draw a ring around the card, or none."""
        self._ring.show_ring(ring, theme)

    def boundingRect(self) -> QRectF:
        return CARD_BOUNDS

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        world = painter.worldTransform()
        if widget is None:  # a file, not a window: exact rather than quick
            detail = QStyleOptionGraphicsItem.levelOfDetailFromTransform(world)
            paint_card(painter, self.face, self._theme, detail)
            return
        ratio = widget.devicePixelRatioF()
        bitmap = self._bitmap
        if bitmap is None or not (bitmap.will_do if self._is_moving else bitmap.is_exact)(world, ratio):
            bitmap = self._bitmap = self._bitmaps.bitmap(self.face, self._theme, world, ratio)
        bitmap.draw(painter, world)


class RingItem(QGraphicsItem):
    """A ring around its parent; each kind has a line style and a sign besides its color."""

    def __init__(self, rect: QRectF, parent: QGraphicsItem, *, lower: float = 0.0) -> None:
        """`lower` is how far below the corner the sign is, for what stands at the edge of the table."""
        super().__init__(parent)
        self._rect, self._badge = rect, QPointF(-1, 1 + lower)
        self.ring: Ring | None = None
        self._color = QColor()
        self.setVisible(False)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, enabled=False)

    def surround(self, rect: QRectF) -> None:
        """Go around another rectangle."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect

    def show_ring(self, ring: Ring | None, theme: Theme) -> None:
        """Draw a ring of a kind, or none."""
        color = QColor(_color(ring, theme)) if ring else self._color
        if ring is not self.ring or color != self._color:
            self.ring, self._color = ring, color
            self.setVisible(ring is not None)
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-9, -11, 11, 9)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if self.ring is not None:
            _paint_ring(painter, self.ring, self._rect, self._color, self._badge)


def paint_ring(painter: QPainter, ring: Ring, rect: QRectF, theme: Theme) -> None:
    """Draw a ring around a rectangle, for what is no item of its own."""
    _paint_ring(painter, ring, rect, QColor(_color(ring, theme)), QPointF(-1, 1))


def _paint_ring(painter: QPainter, ring: Ring, rect: QRectF, color: QColor, badge: QPointF) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = 2.5 if ring is Ring.ILLEGAL else 4.0
    style = Qt.PenStyle.DashLine if ring in _DASHED else Qt.PenStyle.SolidLine
    painter.setPen(QPen(color, width, style))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(-3.5, -3.5, 3.5, 3.5), 10, 10)
    if ring in _BADGES:
        _paint_badge(painter, ring, color, rect.topRight() + badge)


_DASHED = frozenset({Ring.ILLEGAL, Ring.LOOKED_AT, Ring.OPEN})
_BADGES = frozenset({Ring.LEGAL, Ring.ILLEGAL, Ring.FOUND, Ring.SPARED})


def _color(ring: Ring, theme: Theme) -> str:
    return {
        Ring.SELECTED: theme.focus,
        Ring.LEGAL: theme.legal,
        Ring.OPEN: theme.legal,
        Ring.ILLEGAL: theme.illegal,
        Ring.LOOKED_AT: theme.check,
        Ring.FOUND: theme.damage,
        Ring.SPARED: theme.check,
        Ring.APPLIES: theme.move,
    }[ring]


def _paint_badge(painter: QPainter, ring: Ring, color: QColor, at: QPointF) -> None:
    """Draw the sign of a ring: a check mark, a bar, an exclamation mark or a shield's cross."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawEllipse(at, 9, 9)
    painter.setPen(QPen(readable_on(color), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    match ring:
        case Ring.LEGAL:
            painter.drawPolyline([at + QPointF(-4, 0), at + QPointF(-1, 3.5), at + QPointF(4.5, -3.5)])
        case Ring.ILLEGAL:
            painter.drawLine(at + QPointF(-4, 0), at + QPointF(4, 0))
        case Ring.FOUND:
            painter.drawLine(at + QPointF(0, -4.5), at + QPointF(0, 1))
            painter.drawPoint(at + QPointF(0, 4.5))
        case _:
            painter.drawLine(at + QPointF(-4, 0), at + QPointF(4, 0))
            painter.drawLine(at + QPointF(0, -4), at + QPointF(0, 4))
