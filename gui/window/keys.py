"""Keys that belong to the widget that has the keyboard, before they belong to the menus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextBrowser,
)

from gui.battlefield.view import TableView

_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_PRESS = _ENTER | {Qt.Key.Key_Space}
_ACROSS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right})
_AROUND = _ACROSS | {Qt.Key.Key_Up, Qt.Key.Key_Down}
_DELETE = frozenset({Qt.Key.Key_Delete, Qt.Key.Key_Backspace})
_ENDS = frozenset({Qt.Key.Key_Home, Qt.Key.Key_End})


class WidgetKeys(QObject):
    """An event filter for the application: Space presses a focused button instead of playing, and so on."""

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
    match widget:
        case QAbstractButton():
            return _PRESS
        case QAbstractItemView() | QComboBox():
            typed = {Qt.Key(event.key())} if event.text().isprintable() and event.text() else set()
            return _PRESS | _AROUND | _ENDS | _DELETE | typed
        case QTabBar():
            return _ACROSS
        case QLineEdit() | QAbstractSpinBox() | QPlainTextEdit():
            return _ENTER
        case QTextBrowser():
            return _AROUND | _ENDS | _PRESS
        case TableView():
            return frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down})
        case _:
            return frozenset()
