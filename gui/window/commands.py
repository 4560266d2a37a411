"""Actions: everything the program can be asked to do, with its words and its key."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from core.terms.values import Value
from gui.slots import without_arguments

Keys = QKeySequence.StandardKey | str | None


class Command(Value, kw_only=False):
    """An entry of a menu; `keys` is Qt's standard key for it where there is one."""

    text: str
    do: Callable[[], object]
    keys: Keys = None
    tip: str = ""


def add_commands(menu: QMenu, parent: QWidget, commands: tuple[Command | None, ...]) -> list[QAction]:
    """Add entries to a menu, a line for each None; return the actions in order."""
    actions = []
    for command in commands:
        if command is None:
            menu.addSeparator()
        else:
            actions.append(add_command(menu, parent, command))
    return actions


def add_command(menu: QMenu, parent: QWidget, command: Command) -> QAction:
    """Add one entry to a menu; return its action, which works anywhere in `parent`'s window."""
    action = QAction(command.text, parent)
    if isinstance(command.keys, QKeySequence.StandardKey):
        action.setShortcuts(command.keys)
    elif command.keys is not None:
        action.setShortcut(QKeySequence(command.keys))
    if command.tip:
        action.setStatusTip(command.tip)
        action.setToolTip(command.tip)
    action.triggered.connect(without_arguments(command.do))
    menu.addAction(action)
    return action
