"""The scenarios of a shelf, or those that a search finds, as a grid of cards."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QWidget

from gui.key_row import KeyRow
from gui.library.board_pictures import BoardPictures
from gui.library.listed import Listed
from gui.library.scenario_card import CARD, ScenarioDelegate, card_size
from gui.theme import Theme
from gui.translation import QT_TR_NOOP, tr


class ScenarioModel(QAbstractListModel):
    """The scenarios that are listed now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.listed: tuple[Listed, ...] = ()

    def show(self, listed: Iterable[Listed]) -> None:
        """List other scenarios."""
        self.beginResetModel()
        self.listed = tuple(listed)
        self.endResetModel()

    def show_drawn(self, key: str) -> None:
        """Draw a scenario anew: its picture is there."""
        for row, one in enumerate(self.listed):
            if one.entry.key == key:
                self.dataChanged.emit(self.index(row), self.index(row))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.listed)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        one = self.listed[index.row()]
        match role:
            case _ if role == CARD:
                return one
            case Qt.ItemDataRole.DisplayRole:
                return one.title
            case Qt.ItemDataRole.AccessibleTextRole:
                return one.spoken
            case Qt.ItemDataRole.ToolTipRole:
                return one.entry.description
            case _:
                return None


class ScenarioList(QListView):
    """Shows the cards in as many columns as there is room for.

    Signals:
        opened: a scenario is to be opened; argument: the `Listed`.
        typed: a letter was typed, which is meant for the search field; argument: the letter.
    """

    KEYS = (
        KeyRow(("Return",), QT_TR_NOOP("open the scenario")),
        KeyRow(("Left", "Right", "Up", "Down"), QT_TR_NOOP("go to another scenario")),
    )
    opened = Signal(object)
    typed = Signal(str)

    def __init__(self, pictures: BoardPictures, theme: Theme) -> None:
        super().__init__()
        self.delegate = ScenarioDelegate(pictures, theme, self)
        self.scenarios = ScenarioModel(self)
        pictures.drawn.connect(self.scenarios.show_drawn)
        self.setModel(self.scenarios)
        self.setItemDelegate(self.delegate)
        self.setObjectName("scenarios")
        self.setAccessibleName(tr("Scenarios"))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.clicked.connect(self._open)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self.delegate.theme = theme
        self._size_cards()
        self.viewport().update()

    def show_scenarios(self, listed: Iterable[Listed], current: str = "") -> None:
        """List other scenarios; the one with the key `current` is selected, or else the first."""
        self.scenarios.show(listed)
        keys = [one.entry.key for one in self.scenarios.listed]
        self.scrollToTop()
        if keys:
            self.setCurrentIndex(self.scenarios.index(keys.index(current) if current in keys else 0))

    @property
    def current_key(self) -> str:
        """The key of the scenario that is selected; empty if none is."""
        row = self.currentIndex().row()
        return self.scenarios.listed[row].entry.key if row >= 0 else ""

    def open_current(self) -> None:
        """Open the scenario that is selected."""
        self._open(self.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_cards()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.open_current()
        elif event.text().isprintable() and event.text().strip() and not event.modifiers() & _COMMANDS:
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def _size_cards(self) -> None:
        size = card_size(self.viewport().width() - 1, self.delegate.theme)
        self.setGridSize(size)
        self.verticalScrollBar().setSingleStep(size.height() // 4)

    def _open(self, index: QModelIndex) -> None:
        listed = index.data(CARD)
        if isinstance(listed, Listed):
            self.opened.emit(listed)


_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
