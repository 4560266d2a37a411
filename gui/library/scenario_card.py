"""How a scenario looks in the list: board, title, what there is to see, what is asked, how hard it is."""

from __future__ import annotations

from PySide6 import QtWidgets
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from core.teaching.format import Level
from gui.library.board_pictures import PICTURE, BoardPictures
from gui.library.listed import Listed
from gui.library.standing_words import SIGNS, color_of, level_words, standing_words
from gui.table.painting.emblems import rounded
from gui.table.painting.text_fitting import Weight, cut, metrics, typeface, width, wrapped
from gui.theme import Theme

CARD = Qt.ItemDataRole.UserRole
"""The role under which a model gives the `Listed` of a row."""
_GAP, _INSIDE = 6, 10
_HIGH = PICTURE[1] + 2 * (_GAP + _INSIDE)
_NARROWEST = 420
_FOOTER = 18
_TITLE, _TEXT, _SMALL = 15, 13, 12


def card_size(room: int, theme: Theme) -> QSize:
    """Return how large each card is where there is room for so many pixels beside each other."""
    return QSize(room // max(1, room // theme.px(_NARROWEST)), theme.px(_HIGH))


class ScenarioDelegate(QStyledItemDelegate):
    """Draws a scenario as a card."""

    def __init__(self, pictures: BoardPictures, theme: Theme, parent: QListView) -> None:
        super().__init__(parent)
        self.pictures, self.theme, self._list = pictures, theme, parent

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self._list.gridSize()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        listed: Listed = index.data(CARD)
        box = QRectF(option.rect).adjusted(_GAP, _GAP, -_GAP, -_GAP)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter, box, option.state)
        inside = box.adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE)
        self._paint_board(painter, QRectF(inside.topLeft(), QSize(*PICTURE).toSizeF()), listed.entry.key)
        self._paint_words(painter, inside.adjusted(PICTURE[0] + 14, 0, 0, 0), listed)
        painter.restore()

    def _paint_frame(self, painter: QPainter, box: QRectF, state: QtWidgets.QStyle.StateFlag) -> None:
        flags, theme = QtWidgets.QStyle.StateFlag, self.theme
        edge = QPen(QColor(theme.panel_line), 1)
        if state & flags.State_Selected:
            edge = QPen(QColor(theme.focus if state & flags.State_HasFocus else theme.accent), 2)
        elif state & flags.State_MouseOver:
            edge = QPen(QColor(theme.accent), 1)
        painter.setPen(edge)
        painter.setBrush(QColor(theme.panel))
        painter.drawPath(rounded(box, 8))

    def _paint_board(self, painter: QPainter, box: QRectF, key: str) -> None:
        picture = self.pictures.picture(key, self._list.devicePixelRatioF())
        painter.save()
        painter.setClipPath(rounded(box, 5))
        if picture is None:
            painter.fillRect(box, QColor(self.theme.table))
        else:
            painter.drawPixmap(box, picture, QRectF(picture.rect()))
        painter.restore()

    def _paint_words(self, painter: QPainter, box: QRectF, listed: Listed) -> None:
        theme, entry = self.theme, listed.entry
        text = theme.px(_TEXT)
        below = self._paint_lines(painter, box, listed.title, (theme.px(_TITLE), "bold", 3), theme.ink)
        footer = QRectF(box.left(), box.bottom() - theme.px(_FOOTER), box.width(), theme.px(_FOOTER))
        room = QRectF(box.left(), below + 6, box.width(), footer.top() - below - 10)
        lines = int(room.height() // (metrics(text, "regular").lineSpacing() + 1))
        asked = wrapped(entry.question, text, "semibold", box.width()) if entry.question else []
        said = entry.description
        if listed.choices:
            said = "\n".join((said, " \N{MIDDLE DOT} ".join(listed.choices)))
        most = lines - len(asked)
        end = room.top()
        if most > 0:
            end = self._paint_lines(painter, room, said, (text, "regular", most), theme.ink_soft)
        question = QRectF(room.left(), end + 3, room.width(), room.bottom() - end)
        self._paint_lines(painter, question, entry.question, (text, "semibold", lines), theme.ink)
        self._paint_level(painter, footer, entry.level)
        self._paint_standing(painter, footer, listed)

    def _paint_lines(
        self, painter: QPainter, box: QRectF, text: str, how: tuple[int, Weight, int], color: str
    ) -> float:
        """Draw a text on so many lines at most; return where it ends."""
        pixels, weight, most = how
        lines = wrapped(text, pixels, weight, box.width())
        if len(lines) > most > 0:
            lines = [*lines[: most - 1], cut(" ".join(lines[most - 1 :]), pixels, weight, box.width())]
        painter.setFont(typeface(pixels, weight))
        painter.setPen(QColor(color))
        high, top = metrics(pixels, weight).lineSpacing() + 1, box.top()
        for line in lines[:most]:
            painter.drawText(QRectF(box.left(), top, box.width(), high), _LEFT, line)
            top += high
        return top

    def _paint_level(self, painter: QPainter, box: QRectF, level: Level) -> None:
        """Draw how hard it is: three dots, as many of them filled, and the word."""
        painter.setPen(QPen(QColor(self.theme.ink_soft), 1.2))
        for number in range(len(Level)):
            is_filled = number <= list(Level).index(level)
            painter.setBrush(QColor(self.theme.ink_soft) if is_filled else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(box.left() + 1 + number * 11, box.center().y() - 3.5, 7, 7))
        painter.setFont(typeface(self.theme.px(_SMALL), "regular"))
        painter.drawText(box.adjusted(len(Level) * 11 + 6, 0, 0, 0), _LEFT, level_words(level))

    def _paint_standing(self, painter: QPainter, box: QRectF, listed: Listed) -> None:
        word = standing_words(listed.standing)
        if word:
            text = f"{SIGNS[listed.standing]} {word}"
            painter.setFont(typeface(self.theme.px(_SMALL), "semibold"))
            painter.setPen(QColor(color_of(listed.standing, self.theme)))
            wide = width(text, self.theme.px(_SMALL), "semibold") + 2
            painter.drawText(QRectF(box.right() - wide, box.top(), wide, box.height()), _LEFT, text)


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
