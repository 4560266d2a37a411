"""The strip below the table in which a note is written: its words, a pause, and what to draw with."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QToolButton

from core.files import limits
from core.scenario.notes import NoteSpec
from gui.key_row import KeyRow
from gui.panels.elided_label import ElidedLabel
from gui.slots import without_arguments
from gui.table.picture.note_mark import MarkKind
from gui.translation import QT_TR_NOOP, tr

NOTE_KEYS = (
    KeyRow(
        ("Return",),
        QT_TR_NOOP("keep the words and go to the table; there: draw on the focused card or player"),
    ),
    KeyRow(("Esc",), QT_TR_NOOP("put the tool down; close the note")),
)
"""What keys do while a note is written."""


class NoteStrip(QFrame):
    """Shows a note to be edited.

    Signals:
        said: the words are complete; argument: they.
        paused: whether a presentation is to pause; argument: that.
        tool_wanted: another tool is to be in hand; argument: its kind, or None.
        removed: the note is to go.
        done: nothing more is to be changed.
    """

    said = Signal(str)
    paused = Signal(bool)
    tool_wanted = Signal(object)
    removed = Signal()
    done = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAccessibleName(tr("Note"))
        self._title = QLabel(tr("Note"))
        self._title.setObjectName("panelTitle")
        self.text = QLineEdit()
        self.text.setMaxLength(limits.TEXT_LENGTH)
        self.text.setPlaceholderText(tr("What should viewers notice here?"))
        self.text.setAccessibleName(tr("Words of the note"))
        self.text.editingFinished.connect(self._say)
        self.text.installEventFilter(self)
        self.pause = QCheckBox(tr("Pause here"))
        self.pause.setToolTip(tr("A presentation waits here until you go on; a film stays longer"))
        self.pause.clicked.connect(self.paused)
        self.tools = {kind: self._tool(kind) for kind in _TOOLS}
        self.hint = ElidedLabel()
        self.hint.setObjectName("hint")
        self.hint.hide()
        remove, done = QPushButton(tr("Delete")), QPushButton(tr("Done"))
        remove.setToolTip(tr("Delete this note"))
        remove.clicked.connect(without_arguments(self.removed.emit))
        done.clicked.connect(without_arguments(self._finish))
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 5, 8, 5)
        row.setSpacing(6)
        row.addWidget(self._title)
        row.addWidget(self.text, 1)
        row.addWidget(self.hint)
        row.addWidget(self.pause)
        for button in self.tools.values():
            row.addWidget(button)
        row.addWidget(remove)
        row.addWidget(done)
        self.hide()

    def show_note(self, note: NoteSpec) -> None:
        """Show a note as it is; words that are being typed stay."""
        if not (self.text.hasFocus() and self.text.isModified()):
            self.text.setText(note.text)
            self.text.setModified(False)
        self.pause.setChecked(note.pause)

    def show_tool(self, tool: MarkKind | None) -> None:
        """Show which tool is in hand, and what is to be done with it."""
        for kind, button in self.tools.items():
            button.setChecked(kind is tool)
        self.hint.show_line(tool_words(tool) if tool is not None else "")
        self.hint.setVisible(tool is not None)

    def finish_words(self) -> None:
        """Have what is typed said, if anything is."""
        if self.text.isModified():
            self._say()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Escape in the field leave the note."""
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if watched is self.text and is_escape and event.type() is QEvent.Type.KeyPress:
            self._finish()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._finish()
        else:
            super().keyPressEvent(event)

    def _say(self) -> None:
        if self.text.isModified():
            self.text.setModified(False)
            self.said.emit(self.text.text().strip())

    def _finish(self) -> None:
        self.finish_words()
        self.done.emit()

    def _tool(self, kind: MarkKind) -> QToolButton:
        button = QToolButton()
        name, tip = _TOOLS[kind]
        button.setText(tr(name))
        button.setToolTip(tr(tip))
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda is_on: self.tool_wanted.emit(kind if is_on else None))
        return button


def tool_words(tool: MarkKind) -> str:
    """Return what is done on the table with a tool in hand, and how it is put down."""
    match tool:
        case MarkKind.ARROW:
            return tr("Drag from one card or player to another. Esc: stop.")
        case MarkKind.CIRCLE | MarkKind.HIGHLIGHT:
            return tr("Click what matters, or drag around it. Esc: stop.")


_TOOLS = {
    MarkKind.CIRCLE: (
        QT_TR_NOOP("Circle"),
        QT_TR_NOOP("Circle each card or player you click or drag around; click again to remove it"),
    ),
    MarkKind.HIGHLIGHT: (
        QT_TR_NOOP("Highlight"),
        QT_TR_NOOP("Highlight each card or player you click or drag around; click again to remove it"),
    ),
    MarkKind.ARROW: (
        QT_TR_NOOP("Arrow"),
        QT_TR_NOOP("Drag from one card or player to another; click an arrow to remove it"),
    ),
}
"""The tools, each with its name and what it does."""
