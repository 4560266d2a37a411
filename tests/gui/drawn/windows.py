"""Windows that are written down: each part that is seen, where it stands, its words, and what it paints."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

from gui.table.table_scene import TableScene
from tests.gui.drawn.painted import table_parts, widget_part


def window_lines(window: QWidget) -> Iterator[str]:
    """Yield where the keyboard is in a window and the parts that are seen, from the outside in; or a menu."""
    if isinstance(window, QMenu):
        yield "== menu"
        yield from menu_lines(window)
        return
    yield f"== {type(window).__name__} {window.windowTitle()!r} {window.width()}x{window.height()}"
    focus = window.focusWidget()
    if focus is not None:
        yield f"keyboard: {type(focus).__name__} {focus.accessibleName()}".rstrip()
    yield from _lines(window, window, "")


def menu_lines(menu: QMenu, indent: str = "") -> Iterator[str]:
    """Yield the entries of a menu and of those in it, with their keys; what can't be chosen in brackets."""
    for action in menu.actions():
        yield f"{indent}{_entry(action)}"
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from menu_lines(inner, f"{indent}  ")


def _entry(action: QAction) -> str:
    if action.isSeparator():
        return "--"
    mark = ("[x] " if action.isChecked() else "[ ] ") if action.isCheckable() else ""
    keys = " ".join(key.toString() for key in action.shortcuts())
    words = f"{mark}{action.text()}  {keys}".rstrip()
    return words if action.isEnabled() else f"({words})"


def _lines(widget: QWidget, window: QWidget, indent: str) -> Iterator[str]:
    at = widget.mapTo(window, QPoint())
    looks = f"{indent}{type(widget).__name__} {at.x()},{at.y()} {widget.width()}x{widget.height()}"
    yield " | ".join((looks, *_words(widget)))
    scene = widget.scene() if isinstance(widget, QGraphicsView) else None
    if isinstance(scene, TableScene):
        for part in table_parts(scene):
            yield f"{indent}  -- {part.name}"
            if not part.name.startswith(("CardItem", "PlateItem")):
                yield from (f"{indent}  {line}" for line in part.lines)
        return
    if _paints_itself(widget) or isinstance(widget.parentWidget(), QAbstractItemView):
        yield from (f"{indent}  {line}" for line in widget_part(widget).lines)
    for child in widget.children():
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow():
            yield from _lines(child, window, f"{indent}  ")


def _paints_itself(widget: QWidget) -> bool:
    """Whether a widget is painted by the program; frames of Qt's own are not written down."""
    if isinstance(widget, QComboBox | QAbstractScrollArea):
        return False
    return any("paintEvent" in vars(one) for one in type(widget).__mro__ if one.__module__.startswith("gui"))


def _words(widget: QWidget) -> Iterator[str]:
    """Yield what a widget says, to eyes and to screen readers, and whether it can be used."""
    match widget:
        case QAbstractButton():
            yield repr(widget.text())
            yield from (["on"] if widget.isChecked() else [])
        case QLabel() | QLineEdit():
            yield repr(widget.text())
        case QPlainTextEdit() | QTextEdit():
            yield repr(widget.toPlainText())
        case QComboBox():
            yield repr([widget.itemText(number) for number in range(widget.count())])
            yield f"shows {widget.currentText()!r}"
        case QAbstractSpinBox():
            yield repr(widget.text())
        case QGroupBox():
            yield repr(widget.title())
        case QTabBar():
            yield repr([widget.tabText(number) for number in range(widget.count())])
            yield f"shows {widget.tabText(widget.currentIndex())!r}"
        case _:
            pass
    if isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit) and widget.placeholderText():
        yield f"asks for {widget.placeholderText()!r}"
    if widget.accessibleName():
        yield f"called {widget.accessibleName()!r}"
    if widget.accessibleDescription():
        yield f"described {widget.accessibleDescription()!r}"
    if widget.toolTip():
        yield f"tip {widget.toolTip()!r}"
    if not widget.isEnabled():
        yield "disabled"
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield "in tab order"
