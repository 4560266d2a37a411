"""The shelves at the left of the library, under their headings, with how far one has come."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6 import QtWidgets
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from core.teaching.shelves import Kind, Shelf
from core.terms.values import Value
from gui.table.painting.emblems import rounded
from gui.table.painting.text_fitting import fitted, typeface, width
from gui.theme import Theme
from gui.translation import tr

_ROW = Qt.ItemDataRole.UserRole
_TEXT, _SMALL = 13, 12
_HIGH, _HEADING, _NUMBER = 34, 38, 20
"""At normal text size: how high a shelf is, and a heading; how wide the number of a lesson."""


class ShelfRow(Value, kw_only=False):
    """A shelf with how far one has come on it.

    Attributes:
        done: how many of its scenarios were answered or shown.
        due: how many are due again.
    """

    shelf: Shelf
    count: int
    done: int = 0
    due: int = 0

    @property
    def spoken(self) -> str:
        """Everything about it in words."""
        shelf = self.shelf
        if shelf.number:
            title = tr("Lesson {number}: {title}").format(number=shelf.number, title=shelf.title)
        else:
            title = shelf.title
        return f"{title}, {self.far}"

    @property
    def far(self) -> str:
        """How far one has come, in words: `4 of 6 done, 2 due again`."""
        if not self.shelf.number:
            return tr("{count} scenarios").format(count=self.count)
        done = tr("{done} of {count} done").format(done=self.done, count=self.count)
        return f"{done}, {tr('{count} due again').format(count=self.due)}" if self.due else done


class _Shelves(QAbstractListModel):
    """Shelves and headings, which are words alone and cannot be selected."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: list[ShelfRow | str] = []

    def show(self, shelves: Iterable[ShelfRow]) -> None:
        """Show other shelves; where only how far one has come is different, the selection stays."""
        rows: list[ShelfRow | str] = []
        group = ""
        for one in shelves:
            if one.shelf.group != group:
                group = one.shelf.group
                rows.append(group)
            rows.append(one)
        if list(map(_name, rows)) == list(map(_name, self.rows)):
            self.rows = rows
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        is_heading = isinstance(self.rows[index.row()], str)
        return Qt.ItemFlag.NoItemFlags if is_heading else super().flags(index)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        row = self.rows[index.row()]
        match role:
            case _ if role == _ROW:
                return row
            case Qt.ItemDataRole.DisplayRole:
                return row if isinstance(row, str) else row.shelf.title
            case Qt.ItemDataRole.AccessibleTextRole:
                return row if isinstance(row, str) else row.spoken
            case Qt.ItemDataRole.ToolTipRole:
                return None if isinstance(row, str) else f"{row.shelf.about}\n{row.far}"
            case _:
                return None


def _name(row: ShelfRow | str) -> str:
    return row if isinstance(row, str) else row.shelf.name


class ShelfList(QListView):
    """Lets one shelf be selected.

    Signals:
        selected: another shelf is selected; argument: the `Shelf`.
        entered: Enter or the right arrow: the keyboard is to go on to its scenarios.
        typed: a letter was typed, which is meant for the search field; argument: the letter.
    """

    selected = Signal(object)
    entered = Signal()
    typed = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._delegate = _ShelfDelegate(theme, self)
        self._shelves = _Shelves(self)
        self.setModel(self._shelves)
        self.setItemDelegate(self._delegate)
        self.setObjectName("shelves")
        self.setAccessibleName(tr("Lessons and collections"))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentChanged.connect(self._tell)
        self.clicked.connect(self._tell)

    @property
    def rows(self) -> tuple[ShelfRow, ...]:
        """The shelves that are shown."""
        return tuple(row for row in self._shelves.rows if isinstance(row, ShelfRow))

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._delegate.theme = theme
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def show_shelves(self, shelves: Iterable[ShelfRow]) -> None:
        """Show other shelves; the one that is selected stays so."""
        name = self.current_name
        self._shelves.show(shelves)
        if name and name != self.current_name:
            self.select(name, tells=False)

    @property
    def current_name(self) -> str:
        """The name of the shelf that is selected; empty if none is."""
        row = self.currentIndex().data(_ROW)
        return row.shelf.name if isinstance(row, ShelfRow) else ""

    def select(self, name: str, *, tells: bool = True) -> None:
        """Select a shelf, or with an unknown name none; whether that is told."""
        place = next((n for n, row in enumerate(self._shelves.rows) if _name(row) == name), None)
        index = self._shelves.index(place) if place is not None else QModelIndex()
        was_blocked = self.selectionModel().blockSignals(not tells)
        self.setCurrentIndex(index)
        if not index.isValid():
            self.clearSelection()
        self.selectionModel().blockSignals(was_blocked)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right}:
            self.entered.emit()
        elif event.text().isprintable() and event.text().strip() and not event.modifiers() & _COMMANDS:
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def _tell(self, index: QModelIndex) -> None:
        row = index.data(_ROW)
        if isinstance(row, ShelfRow):
            self.selected.emit(row.shelf)


class _ShelfDelegate(QStyledItemDelegate):
    """Draws a shelf as a row: its number, its title, and how far one has come."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(200, self.theme.px(_HEADING if isinstance(index.data(_ROW), str) else _HIGH))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row, box = index.data(_ROW), QRectF(option.rect).adjusted(6, 1, -6, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(row, str):
            painter.setFont(typeface(self.theme.px(_SMALL), "bold"))
            painter.setPen(QColor(self.theme.ink_soft))
            painter.drawText(box.adjusted(8, self.theme.px(10), 0, 0), _LEFT, row)
        else:
            self._paint_shelf(painter, box, row, option.state)
        painter.restore()

    def _paint_shelf(
        self, painter: QPainter, box: QRectF, row: ShelfRow, state: QtWidgets.QStyle.StateFlag
    ) -> None:
        flags, theme = QtWidgets.QStyle.StateFlag, self.theme
        is_selected = bool(state & flags.State_Selected)
        if is_selected or state & flags.State_MouseOver:
            has_keyboard = is_selected and state & flags.State_HasFocus
            painter.setPen(QPen(QColor(theme.focus), 2) if has_keyboard else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent if is_selected else theme.window))
            painter.drawPath(rounded(box, 6))
        ink, soft = (theme.on_accent,) * 2 if is_selected else (theme.ink, theme.ink_soft)
        far = self._far(row)
        small, left = theme.px(_SMALL), box.left() + 8
        painter.setFont(typeface(small, "semibold" if row.due else "regular"))
        painter.setPen(QColor(soft))
        wide = width(far, small, "semibold") + 10
        painter.drawText(QRectF(box.right() - wide, box.top(), wide - 10, box.height()), _RIGHT, far)
        if row.shelf.number:
            number = theme.px(_NUMBER)
            painter.drawText(QRectF(left, box.top(), number, box.height()), _RIGHT, str(row.shelf.number))
            left += number + 10
        room = box.right() - wide - left - 4
        title, weight = fitted(row.shelf.title, theme.px(_TEXT), room)
        painter.setFont(typeface(theme.px(_TEXT), weight))
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(left, box.top(), room, box.height()), _LEFT, title)

    def _far(self, row: ShelfRow) -> str:
        """Return how far one has come, or how many scenarios there are."""
        if row.shelf.kind is not Kind.LESSON:
            return str(row.count)
        again = f"\N{ANTICLOCKWISE OPEN CIRCLE ARROW}{row.due}  " if row.due else ""
        if row.done == row.count:
            return f"{again}\N{CHECK MARK}"
        return f"{again}{row.done}/{row.count}"


_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
