"""Cards in a hand, and the one that the mouse holds."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH
from gui.table.items.card_item import Ring, RingItem
from gui.table.painting.card_painting import CARD_RECT, paint_card
from gui.table.picture.table_picture import HandFace
from gui.theme import Theme

RAISED_Z = 66.0
"""A card that the mouse is on lies above everything but what is dragged."""


class HandItem(QGraphicsItem):
    """Draws the upper part of a card in a hand; the whole card, at its own size, while it is raised."""

    def __init__(self, face: HandFace, theme: Theme) -> None:
        super().__init__()
        self.face = face
        self._theme = theme
        self._is_raised = False
        self._ring = RingItem(QRectF(), self)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setPos(face.x, face.y)
        self._ring.surround(self._rect())

    def show_face(self, face: HandFace, theme: Theme) -> None:
        """Draw the card as it is held now."""
        self.setPos(face.x, face.y)
        if face == self.face and theme is self._theme:
            return
        self.prepareGeometryChange()
        self.face, self._theme = face, theme
        self._ring.surround(self._rect())
        self.update()

    def raise_up(self, is_raised: bool) -> None:  # noqa: FBT001 - the value itself
        """Show the whole card, or only its upper part."""
        if is_raised != self._is_raised:
            self.prepareGeometryChange()
            self._is_raised = is_raised
            self._ring.surround(self._rect())
            self.update()

    def is_held_at(self, at: QPointF) -> bool:
        """Whether a point of the table lies on the part of the card that is seen in the hand."""
        return self._held_rect().contains(at - self.pos())

    def show_ring(self, ring: Ring | None, theme: Theme) -> None:
        """Draw a ring around the card, or none."""
        self._ring.show_ring(ring, theme)

    def boundingRect(self) -> QRectF:
        return self._rect().adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect = self._rect()
        detail = QStyleOptionGraphicsItem.levelOfDetailFromTransform(painter.worldTransform())
        scale = 1.0 if self._is_raised else self.face.scale
        painter.save()
        if not self._is_raised:
            painter.setClipRect(rect.adjusted(-1, -1, 1, 0))
        painter.translate(rect.center().x(), rect.top() + CARD_HEIGHT * scale / 2)
        painter.scale(scale, scale)
        paint_card(painter, self.face.card, self._theme, detail * scale)
        painter.restore()

    def _rect(self) -> QRectF:
        face = self.face
        if not self._is_raised:
            return self._held_rect()
        top = -face.height / 2 if face.hangs else face.height / 2 - CARD_HEIGHT
        return QRectF(-CARD_WIDTH / 2, top, CARD_WIDTH, CARD_HEIGHT)

    def _held_rect(self) -> QRectF:
        width = CARD_WIDTH * self.face.scale
        return QRectF(-width / 2, -self.face.height / 2, width, self.face.height)


class HeldItem(QGraphicsItem):
    """Draws the card that the mouse holds, once it was taken out of a hand."""

    def __init__(self, face: HandFace, theme: Theme) -> None:
        super().__init__()
        self._face, self._theme = face, theme
        self.setZValue(75)
        self.setScale(0.8)
        self.setOpacity(0.92)

    def boundingRect(self) -> QRectF:
        return CARD_RECT.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        detail = QStyleOptionGraphicsItem.levelOfDetailFromTransform(painter.worldTransform())
        paint_card(painter, self._face.card, self._theme, detail)
