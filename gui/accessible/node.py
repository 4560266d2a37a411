"""An object in the platform's accessibility tree, speaking for a part of a widget.

Qt asks these from C++ and keeps only pointers, so whoever made one holds it until Qt has been told to
forget it. A part that is gone leaves its node behind, as not valid: it may come back by undo.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleValueInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import VoidPtr

from gui.accessible.part import Number, Part

_NO_INTERFACE = VoidPtr(0)  # None or 0 would not do: Qt would be given garbage
_INTERFACE = QAccessible.InterfaceType
_TEXT = QAccessible.Text


class Owner(Protocol):
    """What a node asks about the part it speaks for."""

    @property
    def living_widget(self) -> QWidget | None:
        """The widget, None from the moment on at which it goes."""

    def part(self, key: str) -> Part | None:
        """Return the part that has a key; None if there is none now."""

    def node(self, key: str) -> Node:
        """Return the node of a part."""

    def parent_of(self, key: str) -> QAccessibleInterface | None:
        """Return what a part belongs to."""

    def window(self) -> QWindow | None:
        """Return the window that the widget is in."""

    def rect(self, part: Part) -> QRect:
        """Return where a part is on the screen."""

    def do_soon(self, do: Callable[[], object]) -> None:
        """Do something when whoever asks for it has its answer."""


class Node(QAccessibleInterface):
    """Speaks for the part of a tree that has this key; the root speaks for the widget itself."""

    def __init__(self, tree: Owner, key: str, *, is_root: bool) -> None:
        super().__init__()
        self._tree, self.key, self._is_root = tree, key, is_root
        self._actions, self._value = _Actions(tree, key), _Value(tree, key)

    @property
    def _part(self) -> Part | None:
        return self._tree.part(self.key)

    def isValid(self) -> bool:
        return self._part is not None

    def object(self) -> QObject | None:  # type: ignore[override]  # None is as good
        return self._tree.living_widget if self._is_root else None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._tree.window()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._tree.parent_of(self.key)

    def childCount(self) -> int:
        part = self._part
        return len(part.children) if part is not None else 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        part = self._part
        is_one = part is not None and 0 <= index < len(part.children)
        return self._tree.node(part.children[index].key) if part is not None and is_one else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        part = self._part
        if part is None or not isinstance(child, Node):
            return -1
        return next((place for place, one in enumerate(part.children) if one.key == child.key), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        part = self._part
        found = (one for one in part.children if self._tree.rect(one).contains(x, y)) if part else ()
        one = next(iter(found), None)
        return self._tree.node(one.key) if one is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        part, widget = self._part, self._tree.living_widget
        if part is None or widget is None or not widget.hasFocus():
            return None
        found = next((one for one in part.everything if one.has_keyboard), None)
        return self._tree.node(found.key) if found is not None else None

    def rect(self) -> QRect:
        part = self._part
        return self._tree.rect(part) if part is not None else QRect()

    def role(self) -> QAccessible.Role:
        part = self._part
        return part.role if part is not None else QAccessible.Role.NoRole

    def state(self) -> QAccessible.State:
        state, part, widget = QAccessible.State(), self._part, self._tree.living_widget
        if part is None or widget is None:
            state.invalid = True
            return state
        here = widget.hasFocus()
        state.focusable = part.can_have_keyboard
        state.focused = here and (part.has_keyboard or (self._is_root and self.focusChild() is None))
        state.selectable = part.can_have_keyboard and not self._is_root
        state.selected = part.is_selected
        state.disabled = part.is_disabled
        state.invisible = not widget.isVisible()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        part = self._part
        if part is None:
            return ""
        match kind:
            case _TEXT.Name:
                return part.name
            case _TEXT.Description:
                return part.tell() if part.tell is not None else part.description
            case _TEXT.Value if part.number is not None:
                return str(part.number.now)
            case _:
                return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing here is written over."""

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:  # noqa: ANN401 - an interface, or none
        part = self._part
        if part is not None and kind is _INTERFACE.ActionInterface and part.deeds is not None:
            return self._actions
        if part is not None and kind is _INTERFACE.ValueInterface and part.number is not None:
            return self._value
        return _NO_INTERFACE

    def backgroundColor(self) -> QColor:
        return QColor()

    def foregroundColor(self) -> QColor:
        return QColor()


class _Actions(QAccessibleActionInterface):
    """What can be done with a part, by name."""

    def __init__(self, tree: Owner, key: str) -> None:
        super().__init__()
        self._tree, self._key = tree, key

    def actionNames(self) -> list[str]:
        return list(self._deeds())

    def doAction(self, name: str) -> None:
        do = self._deeds().get(name)
        if do is not None:
            self._tree.do_soon(do)

    def localizedActionName(self, name: str) -> str:
        return name

    def localizedActionDescription(self, name: str) -> str:
        return name

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []

    def _deeds(self) -> Mapping[str, Callable[[], object]]:
        part = self._tree.part(self._key)
        return part.deeds() if part is not None and part.deeds is not None else {}


class _Value(QAccessibleValueInterface):
    """A number that can be set."""

    def __init__(self, tree: Owner, key: str) -> None:
        super().__init__()
        self._tree, self._key = tree, key

    def currentValue(self) -> int:
        return self._number().now

    def setCurrentValue(self, value: Any) -> None:  # noqa: ANN401 - a number of any kind
        set_to = self._number().set_to
        if set_to is not None:
            self._tree.do_soon(lambda: set_to(round(float(value))))

    def maximumValue(self) -> int:
        return self._number().most

    def minimumValue(self) -> int:
        return self._number().least

    def minimumStepSize(self) -> int:
        return 1

    def _number(self) -> Number:
        part = self._tree.part(self._key)
        return part.number if part is not None and part.number is not None else Number(0, 0, 0)
