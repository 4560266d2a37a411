"""Players and their piles on the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from core.terms.zones import Zone
from gui.fonts import font
from gui.table.items.card_item import Ring, RingItem
from gui.table.painting.emblems import rounded
from gui.table.picture.counter_words import counter_words
from gui.table.picture.table_picture import PileFace, PlateFace
from gui.theme import Theme, mixed
from gui.translation import term, tr

_DASHED = Qt.PenStyle.DashLine
_CENTER = Qt.AlignmentFlag.AlignCenter
_LEFT_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_LIFE_WIDTH, _SMALL = 60.0, 130.0
_LABELLED = 40.0
"""From this height a pile has room for the name of its zone."""


class PlateItem(QGraphicsItem):
    """Draws one player: name, life, poison and what else counts."""

    def __init__(self, face: PlateFace, theme: Theme) -> None:
        super().__init__()
        self.face = face
        self._theme = theme
        self._ring = RingItem(self._ringed(), self, lower=4)
        self._stand()

    def show_face(self, face: PlateFace, theme: Theme) -> None:
        """Draw the player as they are now."""
        if face != self.face or theme is not self._theme:
            self.prepareGeometryChange()
            self.face, self._theme = face, theme
            self._stand()
            self.update()

    def _stand(self) -> None:
        self._ring.surround(self._ringed())
        self.setPos(*self.face.box.center)
        self.setToolTip(_spoken(self.face))

    def _ringed(self) -> QRectF:
        """Return around what a ring is drawn, so that all of it is on the table."""
        return self._rect().adjusted(1, 1, -1, -1)

    def show_ring(self, ring: Ring | None, theme: Theme) -> None:
        """Draw a ring around the plate, or none."""
        self._ring.show_ring(ring, theme)

    def boundingRect(self) -> QRectF:
        return self._rect().adjusted(-2, -2, 2, 2)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        face, theme, rect = self.face, self._theme, self._rect()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.card_line), 1.2))
        painter.setBrush(QColor(theme.card))
        painter.drawPath(rounded(rect, 12))
        life = min(_LIFE_WIDTH, rect.width() * 0.4)
        _paint_life(painter, face, theme, QRectF(rect.left(), rect.top(), life, rect.height()))
        is_small = rect.width() < _SMALL
        text = rect.adjusted(life + (5 if is_small else 10), 5, -3 if is_small else -8, -5)
        name_font = font(11.5 if is_small else 15, semibold=True)
        painter.setFont(name_font)
        painter.setPen(QColor(theme.ink if not face.has_lost else theme.ink_faint))
        name = QFontMetricsF(name_font).elidedText(face.name, Qt.TextElideMode.ElideRight, text.width())
        painter.drawText(QRectF(text.left(), text.top(), text.width(), 22), _LEFT_MIDDLE, name)
        line = QRectF(text.left(), text.top() + 22, text.width(), text.height() - 21)
        painter.setFont(font(11))
        if face.has_priority:
            line.setLeft(_paint_priority(painter, theme, line) + 6)
        painter.setPen(QColor(theme.ink_soft))
        words = painter.fontMetrics().elidedText(
            _second_line(face), Qt.TextElideMode.ElideRight, int(line.width())
        )
        painter.drawText(line, _LEFT_MIDDLE, words)

    def _rect(self) -> QRectF:
        box = self.face.box
        return QRectF(-box.width / 2, -box.height / 2, box.width, box.height)


class PileItem(QGraphicsItem):
    """Draws a graveyard, an exile or a known library as a small pile; nothing if it is not to be shown."""

    def __init__(self, face: PileFace, theme: Theme) -> None:
        super().__init__()
        self.face = face
        self._theme = theme
        self._stand()

    def show_face(self, face: PileFace, theme: Theme) -> None:
        """Draw the pile as it is now."""
        if face != self.face or theme is not self._theme:
            self.prepareGeometryChange()
            self.face, self._theme = face, theme
            self._stand()
            self.update()

    def _stand(self) -> None:
        face = self.face
        self.setPos(*face.box.center)
        self.setVisible(bool(face.names) or face.is_shown)
        words = tr("{zone}, from the top: {cards}") if face.zone is Zone.LIBRARY else tr("{zone}: {cards}")
        cards = ", ".join(face.names) or tr("no cards")
        lines = [words.format(zone=term(face.zone).capitalize(), cards=cards)]
        if face.able:
            lines.append(tr("Right-click to use: {cards}").format(cards=", ".join(face.able)))
        self.setToolTip("\n".join(lines))

    def boundingRect(self) -> QRectF:
        return self._rect().adjusted(-2, -2, 6, 6)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        theme, rect = self._theme, self._rect()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.card_line), 1))
        if rect.height() < _LABELLED:
            self._paint_small(painter, rect)
            self._paint_mark(painter, QPointF(rect.right() - 5, rect.bottom() - 5))
            return
        for number in reversed(range(max(1, min(3, len(self.face.names))))):
            painter.setBrush(mixed(QColor(theme.card), QColor(theme.ink), 0.05 + 0.06 * number))
            painter.drawPath(rounded(rect.translated(number * 2, number * 2), 5))
        self._paint_mark(painter, QPointF(rect.right() - 6, rect.top() + 6))
        painter.setPen(QColor(theme.ink))
        painter.setFont(font(18, bold=True))
        painter.drawText(rect.adjusted(0, 3, 0, -15), _CENTER, str(len(self.face.names)))
        painter.setFont(font(11))
        painter.setPen(QColor(theme.ink_soft))
        word = tr("grave") if self.face.zone is Zone.GRAVEYARD else self.face.zone.value
        painter.drawText(rect.adjusted(0, 30, 0, -3), _CENTER, word)

    def _paint_mark(self, painter: QPainter, at: QPointF) -> None:
        """Draw a dot where something can be used out of the pile."""
        if self.face.able:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.move))
            painter.drawEllipse(at, 3, 3)

    def _paint_small(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a pile without a word: a headstone for a graveyard, a dashed outline for what is exiled."""
        theme = self._theme
        is_exile, radius = self.face.zone is Zone.EXILE, rect.width() / 2
        painter.setPen(QPen(QColor(theme.ink_soft), 1.2, _DASHED if is_exile else Qt.PenStyle.SolidLine))
        painter.setBrush(mixed(QColor(theme.card), QColor(theme.ink), 0.05))
        shape = rounded(rect, 5)
        if self.face.zone is Zone.GRAVEYARD:
            shape = QPainterPath(rect.bottomLeft())
            shape.lineTo(rect.left(), rect.top() + radius)
            shape.arcTo(QRectF(rect.left(), rect.top(), rect.width(), 2 * radius), 180, -180)
            shape.lineTo(rect.bottomRight())
            shape.closeSubpath()
        painter.drawPath(shape)
        painter.setPen(QColor(theme.ink))
        painter.setFont(font(13, bold=True))
        painter.drawText(rect, _CENTER, str(len(self.face.names)))

    def _rect(self) -> QRectF:
        box = self.face.box
        return QRectF(-box.width / 2, -box.height / 2, box.width, box.height)


def _paint_life(painter: QPainter, face: PlateFace, theme: Theme, rect: QRectF) -> None:
    background = (
        QColor(theme.active) if face.is_active else mixed(QColor(theme.card), QColor(theme.ink), 0.12)
    )
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(background)
    painter.setClipRect(rect)
    painter.drawPath(rounded(rect.adjusted(1, 1, 14, -1), 11))
    painter.restore()
    painter.setPen(QColor(theme.on_active) if face.is_active else QColor(theme.ink))
    digits = len(str(face.life))
    size = {1: 29, 2: 29, 3: 24, 4: 19}.get(digits, 14)
    painter.setFont(font(min(size, rect.width() * 0.48), bold=True))
    painter.drawText(rect, _CENTER, str(face.life))


def _paint_priority(painter: QPainter, theme: Theme, line: QRectF) -> float:
    """Draw a label that says who has priority at the beginning of a line; return where it ends."""
    words_font = font(11, semibold=True)
    width = min(line.width(), QFontMetricsF(words_font).horizontalAdvance(tr("priority")) + 12)
    label = QRectF(line.left() - 1, line.center().y() - 8, width, 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.move))
    painter.drawPath(rounded(label, 5))
    painter.save()
    painter.setFont(words_font)
    painter.setPen(QColor(theme.on_move))
    painter.drawText(label, _CENTER, tr("priority"))
    painter.restore()
    return label.right()


def _second_line(face: PlateFace) -> str:
    if face.has_lost:
        return tr("has lost the game")
    parts = []
    if face.poison:
        parts.append(tr("{count} poison").format(count=face.poison))
    if face.commander_damage:
        parts.append(tr("{count} from a commander").format(count=face.commander_damage))
    if face.hand:
        parts.append(tr("{count} in hand").format(count=face.hand))
    if face.library is not None:
        parts.append(tr("{count} in library").format(count=face.library))
    if face.is_monarch:
        parts.insert(0, tr("monarch"))
    if face.is_active:
        parts.insert(0, tr("active") if parts else tr("active player"))  # a plate has room for few words
    return " · ".join(parts) or tr("defending")


def _spoken(face: PlateFace) -> str:
    parts = [face.name, tr("{count} life").format(count=face.life)]
    parts.append(counter_words("poison", face.poison) if face.poison else "")
    parts.append(tr("active player") if face.is_active else "")
    parts.append(tr("the monarch") if face.is_monarch else "")
    parts.append(tr("{count} in hand").format(count=face.hand) if face.hand else "")
    parts.append(tr("has priority") if face.has_priority else "")
    parts.append(tr("has lost the game") if face.has_lost else "")
    return ", ".join(part for part in parts if part)
