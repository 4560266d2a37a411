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
    QPlainTextEdit,
    QTabBar,
    QTextBrowser,
    QWidget,
)

from core.terms.values import Value
from gui.table.table_view import TableView


class _Groups(Value, kw_only=False):
    """Keys that go together."""

    enter: frozenset[Qt.Key]
    press: frozenset[Qt.Key]
    across: frozenset[Qt.Key]
    updown: frozenset[Qt.Key]
    around: frozenset[Qt.Key]
    ends: frozenset[Qt.Key]
    delete: frozenset[Qt.Key]


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
    )


class WidgetKeys(QObject):
    """An event filter for whatever has the keyboard: Space presses a focused button instead of playing.

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
            if _is_spent(watched, event):
                event.ignore()
                return True
            plain = event.modifiers() in {Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier}
            if plain and event.key() in _kept_by(watched, event):
                event.accept()
                return True
        return super().eventFilter(watched, event)


def _is_spent(widget: QObject, event: QKeyEvent) -> bool:
    """Whether this is Undo or Redo in a field with nothing of its own to undo: it is meant for the table."""
    if not isinstance(widget, QLineEdit):
        return False
    undo, redo = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo
    return (event.matches(undo) and not widget.isUndoAvailable()) or (
        event.matches(redo) and not widget.isRedoAvailable()
    )


def _kept_by(widget: QObject, event: QKeyEvent) -> frozenset[Qt.Key]:
    keys = _groups()
    match widget:
        case QAbstractButton():
            return keys.press
        case QAbstractItemView() | QComboBox():
            typed = {Qt.Key(event.key())} if event.text().isprintable() and event.text() else set()
            return keys.press | keys.around | keys.ends | keys.delete | typed
        case QTabBar():
            return keys.across
        case QLineEdit() | QAbstractSpinBox() | QPlainTextEdit():
            return keys.enter
        case QTextBrowser():
            return keys.around | keys.ends | keys.press
        case TableView():
            return keys.updown
        case _:
            return frozenset()
