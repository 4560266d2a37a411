"""Small parts that forms are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSignalBlocker, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core.files import limits
from gui.panels.choice_box import ChoiceBox
from gui.translation import tr

_ID = Qt.ItemDataRole.UserRole
_AROUND = 2
"""Pixels beside the words of a field."""
_MOST_LINES = 9
"""So many lines of a list are seen at once."""


class NumberField(QSpinBox):
    """A number; the wheel changes it only when it has the keyboard, so that scrolling changes nothing."""

    def __init__(self, name: str, on_change: Callable[[int], None], lowest: int = -limits.NUMBER) -> None:
        super().__init__()
        self.setRange(lowest, limits.NUMBER)
        self.setKeyboardTracking(False)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setObjectName("number")
        self.valueChanged.connect(on_change)
        self.editingFinished.connect(self._forget_typing)
        self.lineEdit().returnPressed.connect(self.clearFocus)

    def show_number(self, number: int) -> None:
        """Show a number without telling anyone that it changed."""
        with QSignalBlocker(self):
            self.setValue(number)

    def _forget_typing(self) -> None:
        """Make an end of typing: Undo is from here on that of the table."""
        self.lineEdit().setText(self.text())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class FlagField(QCheckBox):
    """A yes or no."""

    def __init__(self, name: str, on_change: Callable[[bool], None]) -> None:
        super().__init__(name)
        self.toggled.connect(on_change)

    def show_flag(self, flag: bool) -> None:  # noqa: FBT001 - the value itself
        """Show yes or no without telling anyone that it changed."""
        with QSignalBlocker(self):
            self.setChecked(flag)


class TextField(QLineEdit):
    """A line of text, taken over when Enter is pressed or the keyboard goes elsewhere."""

    def __init__(self, name: str, on_change: Callable[[str], None], *, may_be_empty: bool = False) -> None:
        super().__init__()
        self._on_change, self._may_be_empty = on_change, may_be_empty
        self._shown = ""
        self.setAccessibleName(name)
        self.setMaxLength(limits.NAME_LENGTH)
        self.editingFinished.connect(self._finish)
        self.returnPressed.connect(self.clearFocus)

    def show_text(self, text: str) -> None:
        """Show a text; what is being typed is not disturbed by the same text again."""
        if text != self._shown:
            self._shown = text
            self.setText(text)
            self.setCursorPosition(0)

    def _finish(self) -> None:
        text = self.text().strip()
        if (text or self._may_be_empty) and text != self._shown:
            self._shown = text
            self.setText(text)  # an end of typing: Undo is from here on that of the table
            self._on_change(text)
        elif not text:
            self.setText(self._shown)


class ChoiceField(ChoiceBox):
    """One of several things, each with an id."""

    def __init__(self, name: str, on_change: Callable[[str | None], None]) -> None:
        super().__init__()
        self._on_change = on_change
        self._offered: tuple[tuple[str | None, str], ...] = ()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(5)
        self.activated.connect(self._choose)

    def show_choices(self, choices: Iterable[tuple[str | None, str]], chosen: str | None) -> None:
        """Show what there is to choose from, as pairs of id and words."""
        offered = tuple(choices)
        with QSignalBlocker(self):
            if offered != self._offered:  # the same as at the last moment, mostly
                self._offered = offered
                self.clear()
                for key, words in offered:
                    self.addItem(words, key)
            self.setCurrentIndex(max(0, self.findData(chosen)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it as Qt does, but end words that do not fit in an ellipsis."""
        option, painter = QStyleOptionComboBox(), QStylePainter(self)
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self)
        end = Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(self.currentText(), end, room.width() - _AROUND)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def _choose(self) -> None:
        self._on_change(self.currentData())


class WordList(QWidget):
    """A short list of words that can be added to and taken from.

    Signals:
        added: a word was written; argument: the word.
        taken: a word is to go; argument: the word, or its id if it has one.
    """

    added = Signal(str)
    taken = Signal(str)

    def __init__(self, name: str, hint: str, known: Iterable[str]) -> None:
        super().__init__()
        self.list = _Words()
        self.list.setAccessibleName(name)
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.unwanted.connect(self.taken)
        self.field = QLineEdit()
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName(hint)
        completer = QCompleter(QStringListModel(list(known), self), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.field.setCompleter(completer)
        self._tried = ""
        self.why_not = QLabel()
        self.why_not.setObjectName("refused")
        self.why_not.setWordWrap(True)
        self.why_not.hide()
        self.field.textEdited.connect(self.why_not.hide)
        self.field.returnPressed.connect(self._add)
        completer.activated.connect(self._add)
        take = QToolButton()
        take.setText(tr("Remove"))
        take.setToolTip(tr("Remove the selected entry (Delete)"))
        self.field.setMinimumWidth(60)
        take.clicked.connect(self.list.give_up)
        below = QHBoxLayout()
        below.addWidget(self.field, 1)
        below.addWidget(take)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.list)
        layout.addLayout(below)
        layout.addWidget(self.why_not)

    def refuse(self, why: str) -> None:
        """Say beneath the field why the word that was just written can't be added, and leave it there."""
        if self._tried:
            self.field.setText(self._tried)
            self.why_not.setText(why)
            self.why_not.show()

    def show_words(self, words: Iterable[str]) -> None:
        """Show what is in the list."""
        self.show_entries((word, word) for word in words)

    def show_entries(self, entries: Iterable[tuple[str, str]]) -> None:
        """Show what is in the list, as pairs of id and words."""
        entries = list(entries)
        items = [self.list.item(row) for row in range(self.list.count())]
        if entries != [(item.data(_ID), item.text()) for item in items]:
            self.list.clear()
            for key, words in entries:
                item = QListWidgetItem(words, self.list)
                item.setData(_ID, key)
                item.setToolTip(words)
        self.list.setVisible(bool(entries))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Make the list as high as its lines, which are broken where they are too long."""
        self.list.doItemsLayout()
        rows = [self.list.visualItemRect(self.list.item(row)).height() for row in range(self.list.count())]
        line = self.list.fontMetrics().height()
        self.list.setFixedHeight(min(sum(max(line, height) for height in rows), _MOST_LINES * line) + 10)

    def _add(self) -> None:
        word = self.field.text().strip()
        if word:
            self.field.clear()
            self.why_not.hide()
            self._tried = word
            self.added.emit(word)
            self._tried = ""


class _Words(QListWidget):
    """A list from which Delete takes a word.

    Signals:
        unwanted: a word is to go; argument: its id.
    """

    unwanted = Signal(str)

    def give_up(self) -> None:
        """Ask for the selected word to be taken away."""
        item = self.currentItem()
        if item is not None:
            self.unwanted.emit(item.data(_ID))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.give_up()
        else:
            super().keyPressEvent(event)
