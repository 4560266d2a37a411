"""Keys that belong to the widget that has the keyboard, before they belong to the menus."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QTabBar,
    QTextBrowser,
    QWidget,
)

from core.terms.values import Value
from gui.key_row import KeyRow
from gui.panels.lines import LineTree
from gui.panels.ribbon import StepRibbon
from gui.prediction.answer_toggle import AnswerToggle
from gui.table.table_view import TableView
from gui.translation import QT_TR_NOOP

BUTTON_KEYS = (
    KeyRow(("Return", "Space"), QT_TR_NOOP("press the focused button")),
    KeyRow(("Up", "Down"), QT_TR_NOOP("go to the next or previous button")),
)
"""What any button does with keys."""


class _Groups(Value, kw_only=False):
    """Keys that go together."""

    enter: frozenset[Qt.Key]
    press: frozenset[Qt.Key]
    across: frozenset[Qt.Key]
    updown: frozenset[Qt.Key]
    around: frozenset[Qt.Key]
    ends: frozenset[Qt.Key]
    delete: frozenset[Qt.Key]
    rename: frozenset[Qt.Key]


@cache
def _groups() -> _Groups:
    """Return the groups; made at the first key, for Qt's list of all keys takes 20 ms of starting."""
    key = Qt.Key
    enter = frozenset({key.Key_Return, key.Key_Enter})
    across, updown = frozenset({key.Key_Left, key.Key_Right}), frozenset({key.Key_Up, key.Key_Down})
    return _Groups(
        enter=enter,
        press=enter | {key.Key_Space},
        across=across,
        updown=updown,
        around=across | updown,
        ends=frozenset({key.Key_Home, key.Key_End}),
        delete=frozenset({key.Key_Delete, key.Key_Backspace}),
        rename=frozenset({key.Key_F2}),
    )


class WidgetKeys(QObject):
    """An event filter for whatever has the keyboard: Space presses a focused button instead of playing.

    Boxes of numbers and of choices in the window leave all keys to the menus but those that change them
    and nothing else: a key that plays never changes a field.

    It follows the focus, for a filter on the whole application would be asked about every event.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        app.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is not None:
            before.removeEventFilter(self)
        if now is not None:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a key for the widget it is meant for; everything else goes its way."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            if _is_spent(watched, event) or _is_for_play(watched, event):
                event.ignore()
                return True
            plain = event.modifiers() in {Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier}
            if plain and event.key() in _kept_by(watched, event):
                event.accept()
                return True
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return _is_for_play(watched, event) or _is_done(watched, event)
        return super().eventFilter(watched, event)


def _is_spent(widget: QObject, event: QKeyEvent) -> bool:
    """Whether this is Undo or Redo in a field with nothing of its own to undo: it is meant for the table."""
    field = widget.lineEdit() if isinstance(widget, QAbstractSpinBox) else widget
    if not isinstance(field, QLineEdit):
        return False
    undo, redo = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo
    return (event.matches(undo) and not field.isUndoAvailable()) or (
        event.matches(redo) and not field.isRedoAvailable()
    )


def _is_for_play(widget: QObject, event: QKeyEvent) -> bool:
    """Whether a key pressed in a box of the window isn't the box's: if no menu has it, it does nothing.

    A number that is being typed counts from here on, for what is played may need it.
    """
    if not isinstance(widget, QComboBox | QAbstractSpinBox) or not isinstance(widget.window(), QMainWindow):
        return False
    keys, free = _groups(), Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    if event.modifiers() & ~free:
        return False
    is_number = isinstance(widget, QAbstractSpinBox) and event.text() in _NUMBER
    is_for_play = event.key() in keys.across | keys.ends or (_types(event) and not is_number)
    if is_for_play and isinstance(widget, QAbstractSpinBox):
        widget.interpretText()
    return is_for_play


_NUMBER = frozenset("0123456789+-")
"""What numbers are typed with."""


def _types(event: QKeyEvent) -> bool:
    """Whether a key writes something."""
    return bool(event.text()) and event.text().isprintable()


def _is_done(widget: QObject, event: QKeyEvent) -> bool:
    """Do what Qt leaves undone: Enter presses a button, up and down stay among the buttons of a row.

    Return whether that was it.
    """
    keys = _groups()
    if isinstance(widget, QComboBox) and event.key() in keys.enter:
        widget.showPopup()
        return True
    if not isinstance(widget, QAbstractButton) or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return False
    if event.key() in keys.enter:
        if isinstance(widget, AnswerToggle):
            return False  # there it gives the answer
        if not event.isAutoRepeat():
            widget.click()
        return True
    if event.key() in keys.updown:
        _go_along(widget, 1 if event.key() == Qt.Key.Key_Down else -1)
        return True
    return False


def _go_along(button: QAbstractButton, direction: int) -> None:
    """Put the keyboard on the next button beside this one; at the end it stays."""
    parent = button.parentWidget()
    if parent is None:
        return
    beside = parent.findChildren(QAbstractButton)
    row = [one for one in beside if one.parentWidget() is parent and one.isVisible() and one.isEnabled()]
    row.sort(key=lambda one: (one.y() + one.height() // 2 > parent.height() // 2, one.x()))
    place = row.index(button) + direction
    if 0 <= place < len(row):
        row[place].setFocus(Qt.FocusReason.TabFocusReason)


def _kept_by(widget: QObject, event: QKeyEvent) -> frozenset[Qt.Key]:
    keys = _groups()
    match widget:
        case QAbstractButton():
            return keys.press
        case LineTree():
            return keys.press | keys.around | keys.ends | keys.delete | keys.rename
        case QComboBox():
            return keys.enter | keys.updown
        case QAbstractItemView():
            typed = {Qt.Key(event.key())} if event.text().isprintable() and event.text() else set()
            return keys.press | keys.around | keys.ends | keys.delete | typed
        case QTabBar():
            return keys.across
        case QLineEdit() | QAbstractSpinBox() | QPlainTextEdit():
            return keys.enter
        case QTextBrowser():
            return keys.around | keys.ends | keys.press
        case StepRibbon():
            return keys.press | keys.across | keys.ends
        case TableView():
            extends = event.modifiers() & Qt.KeyboardModifier.ShiftModifier and widget.selection.cards
            return keys.around if widget.keyboard.is_shown or extends else keys.updown
        case _:
            return frozenset()
