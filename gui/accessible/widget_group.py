"""A frame of widgets as a group with a name, where Qt would leave it nameless and without meaning."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import VoidPtr, isValid

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class WidgetGroup(QAccessibleInterface):
    """Speaks for a widget whose children speak for themselves; its name is the widget's own."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._widget = widget

    def isValid(self) -> bool:
        return isValid(self._widget)

    def object(self) -> QObject:
        return self._widget

    def window(self) -> QWindow | None:  # type: ignore[override]  # None is as good
        return self._widget.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        above = self._widget.parentWidget()
        return QAccessible.queryAccessibleInterface(above) if above is not None else None

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        children = self._children()
        return QAccessible.queryAccessibleInterface(children[index]) if 0 <= index < len(children) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        children: list[QObject] = [*self._children()]
        return children.index(child.object()) if child.object() in children else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        at = self._widget.mapFromGlobal(QPoint(x, y))
        found = next((one for one in self._children() if one.geometry().contains(at)), None)
        return QAccessible.queryAccessibleInterface(found) if found is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        found = next((one for one in self._children() if one.hasFocus()), None)
        return QAccessible.queryAccessibleInterface(found) if found is not None else None

    def rect(self) -> QRect:
        return QRect(self._widget.mapToGlobal(QPoint(0, 0)), self._widget.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invisible = not self._widget.isVisible()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        return self._widget.accessibleName() if kind is QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing here is written over."""

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:  # noqa: ANN401 - no interface
        return VoidPtr(0)

    def backgroundColor(self) -> QColor:
        return QColor()

    def foregroundColor(self) -> QColor:
        return QColor()

    def _children(self) -> list[QWidget]:
        """Return what can be seen in it, from left to right and from the top."""
        if not isValid(self._widget):
            return []
        found = self._widget.findChildren(QWidget, options=_DIRECT)
        return sorted(filter(QWidget.isVisible, found), key=lambda one: (one.y() // 20, one.x()))
