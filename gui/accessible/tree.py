"""The tree of a widget that draws what others make of widgets: kept true, and told of to screen readers."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from gui.accessible.node import Node
from gui.accessible.part import Part

_EVENT = QAccessible.Event


class Tree(QObject):
    """Holds the nodes of one widget; `describe` returns what there is now.

    Whatever a screen reader asks for is done once its question is answered: it may change the tree.
    """

    def __init__(self, widget: QWidget, root_key: str, describe: Callable[[], Part]) -> None:
        super().__init__(widget)
        self.widget, self._root_key = widget, root_key
        self._describe = describe
        self._root: Part | None = None
        self._parts: dict[str, Part] = {}
        self._parents: dict[str, str] = {}
        self._nodes: dict[str, Node] = {}
        self._ids: list[int] = []
        self._to_do: list[Callable[[], object]] = []
        self._is_alive = True
        self._soon, self._telling = QTimer(self), QTimer(self)
        for timer, then in ((self._soon, self._do), (self._telling, self._tell)):
            timer.setSingleShot(True)
            timer.setInterval(0)
            timer.timeout.connect(then)
        widget.destroyed.connect(self._forget)

    @property
    def root(self) -> Node:
        """The node of the widget itself."""
        return self.node(self._root_key)

    @property
    def living_widget(self) -> QWidget | None:
        """The widget, None from the moment on at which it goes."""
        return self.widget if self._is_alive and isValid(self.widget) else None

    def part(self, key: str) -> Part | None:
        """Return the part that has a key; None if there is none now."""
        if self.living_widget is None:
            return None
        if self._root is None:
            self._take(self._describe())
        return self._parts.get(key)

    def node(self, key: str) -> Node:
        """Return the node of a part, always the same one."""
        found = self._nodes.get(key)
        if found is None:
            is_root = key == self._root_key
            found = self._nodes[key] = Node(self, key, is_root=is_root)
            if not is_root:  # that of a widget Qt registers itself
                self._ids.append(QAccessible.registerAccessibleInterface(found))
        return found

    def parent_of(self, key: str) -> QAccessibleInterface | None:
        """Return what a part belongs to; what the widget lies in for its root."""
        widget = self.living_widget
        if widget is None:
            return None
        if key in self._parents:
            return self.node(self._parents[key])
        above = widget.parentWidget()
        return QAccessible.queryAccessibleInterface(above) if above is not None else None

    def window(self) -> QWindow | None:
        """Return the window that the widget is in."""
        widget = self.living_widget
        return widget.window().windowHandle() if widget is not None else None

    def rect(self, part: Part) -> QRect:
        """Return where a part is on the screen."""
        box, origin = part.box, self.widget.mapToGlobal(QPoint(0, 0))
        if box is None:
            return QRect(origin, self.widget.size())
        corner = origin + QPoint(round(box.x), round(box.y))
        return QRect(corner.x(), corner.y(), round(box.width), round(box.height))

    def do_soon(self, do: Callable[[], object]) -> None:
        """Do something when whoever asks for it has its answer."""
        self._to_do.append(do)
        self._soon.start()

    def change(self) -> None:
        """Something may be otherwise now."""
        if not self._is_alive:
            return
        if QAccessible.isActive():
            self._telling.start()
        else:
            self._root = None

    def _take(self, root: Part) -> None:
        self._root = root
        self._parts = {part.key: part for part in root.everything}
        self._parents = {child.key: part.key for part in root.everything for child in part.children}

    def _do(self) -> None:
        to_do, self._to_do = self._to_do, []
        for do in to_do:
            do()

    def _tell(self) -> None:
        """Say what has changed, of all that anybody has asked for."""
        before, after = self._parts, self._describe()
        still_there = {part.key for part in after.everything}
        known = [key for key in self._nodes if key in before]
        for key in known:
            if key not in still_there:
                self._say(key, _EVENT.ObjectDestroyed)
        self._take(after)
        for key, part in self._parts.items():
            old = before.get(key)
            if old is None and self._parents.get(key) in known:
                self._say(key, _EVENT.ObjectCreated)
            elif old is not None and key in known:
                self._say_differences(old, part)

    def _say_differences(self, old: Part, new: Part) -> None:
        if old.name != new.name:
            self._say(new.key, _EVENT.NameChanged)
        if old.description != new.description:
            self._say(new.key, _EVENT.DescriptionChanged)
        if new.number is not None and (old.number is None or old.number.now != new.number.now):
            self._say(new.key, _EVENT.ValueChanged)
        if new.has_keyboard and not old.has_keyboard and self.widget.hasFocus():
            self._say(new.key, _EVENT.Focus)

    def _say(self, key: str, what: QAccessible.Event) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(self.node(key), what))

    def _forget(self) -> None:
        """Let Qt forget the nodes as the widget goes; that of the widget itself it forgets by itself."""
        self._is_alive = False
        for one in self._ids:
            QAccessible.deleteAccessibleInterface(one)
        self._ids.clear()
