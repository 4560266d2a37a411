"""The lines of play as a tree: which there are, which one is played, and what can be done with them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from core.scenario.line_stories import name_of_line
from core.scenario.variations import (
    Line,
    lines,
    promoted,
    renamed,
    without_line,
)
from gui.key_row import KeyRow
from gui.session import Session
from gui.slots import without_arguments
from gui.translation import QT_TR_NOOP, tr

_WIDTH = 230
_LINE = Qt.ItemDataRole.UserRole


class LinesPanel(QWidget):
    """Shows the main line and the variations that leave it; hidden while there are none.

    Whatever becomes the current entry, by mouse or by key, is played.

    Signals:
        compare_wanted: the lines are to be shown side by side.
        shown_changed: it has appeared or gone, for there are variations now, or none any more.
    """

    KEYS = (
        KeyRow(("Up", "Down"), QT_TR_NOOP("play another line")),
        KeyRow(("F2",), QT_TR_NOOP("rename the line")),
        KeyRow(("Ctrl+Up",), QT_TR_NOOP("promote the line over the one it leaves")),
        KeyRow(("Del",), QT_TR_NOOP("delete the line")),
    )
    compare_wanted = Signal()
    shown_changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._is_filling = False
        self._shown: tuple[object, Line] | None = None
        title = QLabel(tr("Lines"))
        title.setObjectName("heading")
        self.compare = QPushButton(tr("Compare…"))
        self.compare.setObjectName("quiet")
        self.compare.setToolTip(tr("Show all lines side by side"))
        self.compare.clicked.connect(self.compare_wanted)
        self.tree = LineTree(self)
        head = QHBoxLayout()
        head.addWidget(title)
        head.addStretch(1)
        head.addWidget(self.compare)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.tree, 1)
        self.setFixedWidth(_WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.tree.currentItemChanged.connect(self._on_current)
        self.tree.itemChanged.connect(self._on_renamed)
        self.tree.customContextMenuRequested.connect(self._show_menu)
        session.lines_changed.connect(self._fill)
        self._fill()

    @property
    def has_lines(self) -> bool:
        """Whether there is more than the main line."""
        return bool(self._session.document.variations)

    def promote(self) -> None:
        """Put the present line in the place of the one that it leaves, as one step of undo."""
        document, line = self._session.document, self._session.line
        if line:
            name = name_of_line(self._session.document, line)
            rest = tr("Without: {name}").format(name=name)
            self._session.edit_lines(
                promoted(document, line, rest), line[:-1], tr("Promote “{name}”").format(name=name)
            )

    def delete(self) -> None:
        """Take the present line away, with those that leave it, as one step of undo."""
        document, line = self._session.document, self._session.line
        if line:
            name = name_of_line(self._session.document, line)
            text = tr("Delete “{name}”").format(name=name)
            self._session.edit_lines(without_line(document, line), line[:-1], text)

    def rename(self) -> None:
        """Let the name of the present line be changed where it stands."""
        entry = self.tree.currentItem()
        if self._session.line and entry is not None:
            self.tree.editItem(entry)

    def _fill(self) -> None:
        """Show the lines as they are now."""
        now = self._session.document, self._session.line
        if self._shown is not None and self._shown[0] is now[0] and self._shown[1] == now[1]:
            return
        self._shown = now
        self._is_filling = True
        self.tree.clear()
        entries: dict[Line, QTreeWidgetItem] = {}
        for line in lines(self._session.document):
            entry = QTreeWidgetItem([name_of_line(self._session.document, line)])
            entry.setData(0, _LINE, line)
            if line:
                entry.setFlags(entry.flags() | Qt.ItemFlag.ItemIsEditable)
                entries[line[:-1]].addChild(entry)
            else:
                self.tree.addTopLevelItem(entry)
            entries[line] = entry
        self.tree.expandAll()
        here = entries[self._session.line]
        font = here.font(0)
        font.setBold(True)
        here.setFont(0, font)
        self.tree.setCurrentItem(here)
        self._is_filling = False
        if self.isVisible() != self.has_lines:
            self.shown_changed.emit()

    def _on_current(self, entry: QTreeWidgetItem | None) -> None:
        if entry is not None and not self._is_filling:
            self._session.show_line(tuple(entry.data(0, _LINE)))

    def _on_renamed(self, entry: QTreeWidgetItem) -> None:
        if not self._is_filling:
            line, name = tuple(entry.data(0, _LINE)), entry.text(0).strip()
            QTimer.singleShot(0, partial(self._rename_to, line, name))  # the field is still being read

    def _rename_to(self, line: Line, name: str) -> None:
        if name and name != name_of_line(self._session.document, line):
            document = renamed(self._session.document, line, name[:120])
            self._session.edit_lines(document, self._session.line, tr("Rename “{name}”").format(name=name))
        else:
            self._shown = None
            self._fill()

    def _show_menu(self, at: QPoint) -> None:
        if not self._session.line:
            return
        menu = QMenu(self)
        for text, do in self._actions():
            menu.addAction(text).triggered.connect(without_arguments(do))
        menu.popup(self.tree.viewport().mapToGlobal(at))

    def _actions(self) -> tuple[tuple[str, Callable[[], None]], ...]:
        return (
            (tr("Rename") + "\tF2", self.rename),
            (tr("Promote") + "\tCtrl+Up", self.promote),
            (tr("Delete") + "\tDel", self.delete),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        match Qt.Key(event.key()):
            case Qt.Key.Key_F2:
                self.rename()
            case Qt.Key.Key_Delete:
                self.delete()
            case Qt.Key.Key_Up if is_control:
                self.promote()
            case _:
                super().keyPressEvent(event)


class LineTree(QTreeWidget):
    """The tree; keys that change lines go on to the panel."""

    def __init__(self, panel: LinesPanel) -> None:
        super().__init__(panel)
        self.setHeaderHidden(True)
        self.setIndentation(14)
        self.setAccessibleName(tr("Lines of play"))
        self.setEditTriggers(QTreeWidget.EditTrigger.NoEditTriggers)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setObjectName("lines")

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, 60)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        keys = {Qt.Key.Key_F2, Qt.Key.Key_Delete}
        if event.key() in keys or (is_control and event.key() == Qt.Key.Key_Up):
            event.ignore()
        else:
            super().keyPressEvent(event)
