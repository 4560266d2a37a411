"""The palette: cards, keywords and counters to drag onto the table."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QListView, QTabWidget, QVBoxLayout, QWidget

from core.cards.library import Library
from gui.key_row import KeyRow
from gui.panels.creature_line import CreatureLine
from gui.panels.palette_entries import Entries, card_entries, counter_entries, keyword_entries
from gui.panels.palette_rows import ENTRY, MADE_ENTRY, EntryDelegate, PaletteEntry, start_drag
from gui.panels.palette_search import PaletteSearch
from gui.slots import without_arguments
from gui.theme import Theme
from gui.translation import QT_TR_NOOP, tr

_KEYWORDS = 1
_EDGE, _WIDEST_TABS = 8, 320
"""The place of their tab."""
_AFTER_DRAWING_MS = 30
_ENTERS = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_LIST_KEYS = _ENTERS | {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
"""What the search field leaves to its list."""


class Palette(QWidget):
    """Lists to drag from, with a search field, and a line to write a creature in.

    The lists of keywords and counters are made when they are first looked at.

    Signals:
        chosen: Enter or a double click on an entry; arguments: its payload, and whether it is
            meant for the other side (Shift was held).
        cast_wanted: Ctrl+Enter on an entry; argument: its payload.
        menu_wanted: a menu about an entry is wanted; arguments: its payload, where on the screen.
    """

    chosen = Signal(object, bool)
    cast_wanted = Signal(object)
    menu_wanted = Signal(object, object)

    def __init__(self, library: Library, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._line = CreatureLine(theme)
        self._line.chosen.connect(self.chosen)
        self._cards = self._tab(card_entries(library), tr("Find a card or ability"))
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        self._tabs.setUsesScrollButtons(False)
        self._tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self._tabs.tabBar().setAccessibleName(tr("Things to put on the table"))
        self._tabs.addTab(self._cards, tr("Cards"))
        self._tabs.addTab(QWidget(), tr("Keywords"))
        self._tabs.addTab(QWidget(), tr("Counters"))
        self._tabs.currentChanged.connect(self._fill)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_EDGE, _EDGE, 4, _EDGE)
        layout.setSpacing(8)
        layout.addWidget(self._line)
        layout.addWidget(self._tabs, 1)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self._line.set_theme(theme)
        for tab in self.findChildren(PaletteTab):
            tab.set_theme(theme)

    def minimumSizeHint(self) -> QSize:
        """Leave room for the names of all tabs, within reason."""
        if not self.isVisible():  # nor has it its style
            return super().minimumSizeHint()
        tabs = self._tabs.tabBar().sizeHint().width() + 2 * _EDGE
        return super().minimumSizeHint().expandedTo(QSize(min(_WIDEST_TABS, tabs), 0))

    def find_card(self) -> None:
        """Put the keyboard into the search field for cards."""
        self._tabs.setCurrentWidget(self._cards)
        self._cards.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._cards.search.selectAll()

    def _fill(self, index: int) -> None:
        """Put its list into a tab that has none yet."""
        page = self._tabs.widget(index)
        if page is None or isinstance(page, PaletteTab) or page.layout() is not None:
            return
        keywords = index == _KEYWORDS
        entries = keyword_entries() if keywords else counter_entries()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._tab(entries, tr("Find a keyword") if keywords else tr("Find a counter")))

    def _tab(self, entries: Entries, hint: str) -> PaletteTab:
        tab = PaletteTab(entries, hint, self._theme)
        tab.list.chosen.connect(self.chosen)
        tab.list.cast_wanted.connect(self.cast_wanted)
        tab.list.menu_wanted.connect(self.menu_wanted)
        return tab


class PaletteTab(QWidget):
    """A search field above a list."""

    def __init__(self, entries: Entries, hint: str, theme: Theme) -> None:
        super().__init__()
        self.search, self.list = QLineEdit(), PaletteList(theme)
        self.search.setPlaceholderText(hint)
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName(hint)
        model = PaletteSearch(self.list)
        model.setSourceModel(PaletteModel(entries, self.list))
        self.list.setModel(model)
        self.search.textChanged.connect(model.find)
        self.search.textChanged.connect(without_arguments(self.list.clear_light))
        self.search.installEventFilter(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self.list.set_theme(theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys that go through the list and choose in it do so from the search field."""
        if isinstance(event, QKeyEvent) and _is_for_list(event):
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress:
                self._go_on_in_list(event)
                return True
        return super().eventFilter(watched, event)

    def _go_on_in_list(self, event: QKeyEvent) -> None:
        """Light the first entry if none is lit, else do with the lit one what the list does."""
        if not self.list.currentIndex().isValid():
            self.list.light_first()
            if event.key() not in _ENTERS:
                return
        self.list.keyPressEvent(event)


def _is_for_list(event: QKeyEvent) -> bool:
    """Whether a key pressed in the search field is the list's; Ctrl with an arrow is the table's."""
    is_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return event.key() in (_ENTERS if is_control else _LIST_KEYS)


class PaletteModel(QAbstractListModel):
    """The entries of one list, each made when it is first asked for.

    Whoever draws asks for those that are made; others are made once there is nothing else to do.
    """

    def __init__(self, entries: Entries, parent: QWidget) -> None:
        super().__init__(parent)
        self._entries = entries
        self._made: dict[int, PaletteEntry] = {}
        self._wanted: list[int] = []
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._make_wanted)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._entries.titles)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        row = index.row()
        match role:
            case _ if role == MADE_ENTRY:
                if row not in self._made:
                    self._want(row)
                return self._made.get(row)
            case Qt.ItemDataRole.DisplayRole:
                return self._entries.titles[row]
            case Qt.ItemDataRole.UserRole:
                return self._entry(row)
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return self._entry(row).spoken
            case _:
                return None

    def _entry(self, row: int) -> PaletteEntry:
        if row not in self._made:
            self._made[row] = self._entries.make(self._entries.titles[row])
        return self._made[row]

    def _want(self, row: int) -> None:
        """Have an entry made soon after what is drawn now."""
        if row not in self._wanted:
            self._wanted.append(row)
            if not self._idle.isActive():
                self._idle.start(_AFTER_DRAWING_MS)

    def _make_wanted(self) -> None:
        """Make one entry; what the user does meanwhile waits for no more than that."""
        if not self._wanted:
            self._idle.stop()
            return
        self._idle.setInterval(0)
        row = self._wanted.pop(0)
        self._entry(row)
        self.dataChanged.emit(self.index(row), self.index(row))

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled


class PaletteList(QListView):
    """A list that entries are dragged out of.

    Signals:
        chosen: Enter or a double click; arguments as in `Palette.chosen`.
        cast_wanted, menu_wanted: as in `Palette`.
    """

    KEYS = (
        KeyRow(("Return",), QT_TR_NOOP("put it on the near side or on the selected card")),
        KeyRow(("Shift+Return",), QT_TR_NOOP("put it on the far side")),
        KeyRow(("Ctrl+Return",), QT_TR_NOOP("cast it")),
        KeyRow(("Menu",), QT_TR_NOOP("show everything you can do with it")),
    )
    chosen = Signal(object, bool)
    cast_wanted = Signal(object)
    menu_wanted = Signal(object, object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._delegate = EntryDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setDragEnabled(True)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Palette"))
        self.doubleClicked.connect(self._take)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = self._delegate.theme = theme
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def startDrag(self, supportedActions: Qt.DropAction) -> None:  # noqa: N803 - Qt's name
        entry = self.currentIndex().data(ENTRY)
        if isinstance(entry, PaletteEntry):
            start_drag(self, entry, self._theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model().rowCount() == 0:
            painter = QPainter(self.viewport())
            painter.setPen(QColor(self._theme.ink_soft))
            place = self.viewport().rect().adjusted(12, 14, -12, -14)
            painter.drawText(
                place,
                Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap,
                tr("No card or entry matches"),
            )
            painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        entry = self.currentIndex().data(ENTRY)
        enter = event.key() in _ENTERS
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if isinstance(entry, PaletteEntry):
                self.cast_wanted.emit(entry.payload)
        elif enter:
            self._choose(self.currentIndex(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if by_mouse else self.currentIndex()
        entry = index.data(ENTRY)
        if isinstance(entry, PaletteEntry):
            below = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
            self.menu_wanted.emit(entry.payload, event.globalPos() if by_mouse else below)

    def light_first(self) -> None:
        """Light the first entry that is shown: Enter takes it."""
        self.setCurrentIndex(self.model().index(0, 0))

    def clear_light(self) -> None:
        """Light no entry: others are shown now."""
        self.setCurrentIndex(QModelIndex())

    def _take(self, index: QModelIndex) -> None:
        self._choose(index, False)  # noqa: FBT003 - as the signal has it

    def _choose(self, index: QModelIndex, for_other_side: bool) -> None:  # noqa: FBT001 - as the signal has it
        entry = index.data(ENTRY)
        if isinstance(entry, PaletteEntry):
            self.chosen.emit(entry.payload, for_other_side)
