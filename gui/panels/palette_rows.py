"""How entries of the palette look: in the list, and under the mouse while they are dragged."""

from __future__ import annotations

from PySide6 import QtWidgets
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QDrag, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from core.model.cards import Card
from core.terms.colors import Color
from core.terms.values import Value
from gui.fonts import font
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH
from gui.table.painting.card_painting import paint_card
from gui.table.painting.emblems import rounded
from gui.table.payload import DRAGGED_SCALE, Payload
from gui.table.picture.card_face import printed_face
from gui.theme import Theme, readable_on

ENTRY = Qt.ItemDataRole.UserRole
"""The role under which a model gives the `PaletteEntry` of a row."""
MADE_ENTRY = Qt.ItemDataRole.UserRole + 1
"""The role under which it gives that only if it is made, else None; then it comes before long."""
_ROW = 42


class PaletteEntry(Value, kw_only=False):
    """One thing to drag.

    Attributes:
        detail: a second line, such as abilities.
        numbers: what stands at the right, such as power and toughness.
        card: what it looks like on the table, if it is a card.
        spoken: everything in words; what the search field looks in.
    """

    payload: Payload
    title: str
    detail: str = ""
    numbers: str = ""
    colors: frozenset[Color] = frozenset()
    card: Card | None = None
    spoken: str = ""


class EntryDelegate(QStyledItemDelegate):
    """Draws an entry as a row of the list."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(150, self.theme.px(_ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        entry: PaletteEntry | None = index.data(MADE_ENTRY)
        theme, rect = self.theme, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if entry is None:
            _paint_words(painter, str(index.data()), " ", theme, rect.adjusted(20, 4, -10, -4))
        else:
            _paint_entry(painter, entry, theme, rect, option.state)
        painter.restore()


def _paint_entry(
    painter: QPainter, entry: PaletteEntry, theme: Theme, rect: QRectF, state: QtWidgets.QStyle.StateFlag
) -> None:
    flags = QtWidgets.QStyle.StateFlag
    selected, hovered = state & flags.State_Selected, state & flags.State_MouseOver
    if selected or hovered:
        painter.setPen(QPen(QColor(theme.focus), 1.5) if selected else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.window))
        painter.drawPath(rounded(rect.adjusted(2, 1, -2, -1), 6))
    if entry.card is not None:
        painter.setPen(QPen(QColor(theme.card_line), 0.8))
        painter.setBrush(QColor(theme.identity(entry.colors)[0]))
        painter.drawPath(rounded(QRectF(rect.left() + 7, rect.top() + 7, 7, rect.height() - 14), 3))
    text = rect.adjusted(20 if entry.card is not None else 10, 4, -10, -4)
    if entry.numbers:
        painter.setFont(font(theme.px(13), bold=True))
        painter.setPen(QColor(theme.ink))
        painter.drawText(text, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, entry.numbers)
        text.setRight(text.right() - QFontMetricsF(painter.font()).horizontalAdvance(entry.numbers) - 8)
    _paint_words(painter, entry.title, entry.detail, theme, text)


def drag_picture(entry: PaletteEntry, theme: Theme, ratio: float) -> QPixmap:
    """Return what is seen under the mouse while an entry is dragged."""
    return (
        _card_pixmap(entry.card, theme, ratio)
        if entry.card is not None
        else _pill_pixmap(entry, theme, ratio)
    )


def start_drag(source: QWidget, entry: PaletteEntry, theme: Theme) -> None:
    """Drag an entry from a widget; returns when it has been let go."""
    picture = drag_picture(entry, theme, source.devicePixelRatioF())
    size = picture.deviceIndependentSize()
    drag = QDrag(source)
    drag.setMimeData(entry.payload.to_mime())
    drag.setPixmap(picture)
    drag.setHotSpot(QPoint(round(size.width() / 2), round(size.height() * 0.35)))
    drag.exec(Qt.DropAction.CopyAction)


def _paint_words(painter: QPainter, title: str, detail: str, theme: Theme, rect: QRectF) -> None:
    title_font, detail_font = font(theme.px(12.5), semibold=True), font(theme.px(11))
    title_box = QRectF(rect.left(), rect.top(), rect.width(), rect.height() / 2 if detail else rect.height())
    painter.setFont(title_font)
    painter.setPen(QColor(theme.ink))
    title = QFontMetricsF(title_font).elidedText(title, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(title_box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, title)
    if detail:
        painter.setFont(detail_font)
        painter.setPen(QColor(theme.ink_soft))
        detail = QFontMetricsF(detail_font).elidedText(detail, Qt.TextElideMode.ElideRight, rect.width())
        below = title_box.translated(0, rect.height() / 2)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, detail)


def _card_pixmap(card: Card, theme: Theme, ratio: float) -> QPixmap:
    scale = DRAGGED_SCALE
    pixmap = QPixmap(round(CARD_WIDTH * scale * ratio) + 2, round(CARD_HEIGHT * scale * ratio) + 2)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.translate(CARD_WIDTH * scale / 2 + 1, CARD_HEIGHT * scale / 2 + 1)
    painter.scale(scale, scale)
    paint_card(painter, printed_face(card), theme, scale)
    painter.end()
    return pixmap


def _pill_pixmap(entry: PaletteEntry, theme: Theme, ratio: float) -> QPixmap:
    pill_font, height = font(theme.px(13), semibold=True), theme.px(30)
    width = QFontMetricsF(pill_font).horizontalAdvance(entry.title) + 28
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent))
    painter.drawPath(rounded(QRectF(0, 0, width, height), height / 2))
    painter.setPen(readable_on(QColor(theme.accent)))
    painter.setFont(pill_font)
    painter.drawText(QRectF(0, 0, width, height), Qt.AlignmentFlag.AlignCenter, entry.title)
    painter.end()
    return pixmap
