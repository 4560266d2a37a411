"""Cards in a hand, and the places that a card can be dropped in besides the battlefield."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.fonts import font
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Box
from gui.table.items.card_item import Ring, RingItem
from gui.table.painting.card_painting import CARD_RECT, mixed, paint_card
from gui.table.painting.emblems import rounded
from gui.table.picture.table_picture import HandFace
from gui.theme import Theme

_SIZES = ((60, 11.5), (40, 9.5), (0, 7.0))
"""The size of words in a place to drop something in, from so many pixels of its width on."""
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
        self.show_face(face, theme)

    def show_face(self, face: HandFace, theme: Theme) -> None:
        """Draw the card as it is held now."""
        self.setPos(face.x, face.y)
        if face == self.face and theme is self._theme and self.toolTip():
            return
        self.prepareGeometryChange()
        self.face, self._theme = face, theme
        self.setToolTip(f"{face.card.name}, in hand")
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


@dataclass(frozen=True, slots=True)
class DropZone:
    """A place that something dragged can be dropped in: its words, and whether that may be done now."""

    words: str
    box: Box
    is_lit: bool = False
    is_refused: bool = False


class ZoneItem(QGraphicsItem):
    """Draws a place to drop something in, for as long as something is dragged."""

    def __init__(self, zone: DropZone, theme: Theme) -> None:
        super().__init__()
        self._zone, self._theme = zone, theme
        self.setZValue(50)

    def show_zone(self, zone: DropZone, theme: Theme) -> None:
        """Draw another place."""
        if zone != self._zone or theme is not self._theme:
            self.prepareGeometryChange()
            self._zone, self._theme = zone, theme
            self.update()

    def boundingRect(self) -> QRectF:
        box = self._zone.box
        return QRectF(box.x, box.y, box.width, box.height).adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        zone, theme = self._zone, self._theme
        rect = QRectF(zone.box.x, zone.box.y, zone.box.width, zone.box.height)
        color = QColor(theme.illegal if zone.is_refused else theme.accent)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color, 2.6 if zone.is_lit else 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(mixed(QColor(theme.card), color, 0.22 if zone.is_lit else 0.06))
        painter.drawPath(rounded(rect, 9))
        painter.setPen(QColor(theme.ink))
        size = next(size for width, size in _SIZES if rect.width() > width)
        painter.setFont(font(size, semibold=True))
        words = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(rect.adjusted(3, 2, -3, -2), words, zone.words)
