"""What is drawn in the window, told to screen readers: made when the first one asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtGui import QAccessibleInterface
from PySide6.QtWidgets import QWidget

from gui.accessible.panel_parts import palette_part, ribbon_part, tape_part, timeline_part, written_card_part
from gui.accessible.part import Part
from gui.accessible.table_parts import TableParts
from gui.accessible.tree import Tree
from gui.accessible.widget_group import WidgetGroup
from gui.panels.choice_bar import ChoiceBar
from gui.panels.creature_line import DraggableCard
from gui.panels.palette import PaletteList
from gui.panels.ribbon import StepRibbon
from gui.panels.tape import TapeView
from gui.panels.timeline import Timeline
from gui.session import Session
from gui.table.table_view import TableView


class Accessibility(QObject):
    """Makes the interface of a widget that draws, and keeps it true."""

    def __init__(self, session: Session, window: QObject) -> None:
        super().__init__(window)
        self._session = session
        self._made: dict[QWidget, QAccessibleInterface] = {}

    def interface_of(self, widget: QWidget) -> QAccessibleInterface | None:
        """Return what speaks for a widget; None if Qt's own does."""
        found = self._made.get(widget)
        if found is None:
            found = self._make(widget)
            if found is not None:
                self._made[widget] = found
        return found

    def _make(self, widget: QWidget) -> QAccessibleInterface | None:
        session = self._session
        match widget:
            case ChoiceBar():
                return WidgetGroup(widget)
            case TableView():
                parts = TableParts(session, widget)
                changes = widget.announcer.changed, widget.keyboard.moved, widget.selection_changed
                return self._tree(widget, "table", parts.describe, *changes)
            case Timeline():
                return self._tree(widget, "timeline", partial(timeline_part, session, widget))
            case StepRibbon():
                return self._tree(widget, "ribbon", partial(ribbon_part, widget), widget.place_moved)
            case TapeView():
                return self._tree(widget, "tape", partial(tape_part, widget))
            case DraggableCard():
                return self._tree(widget, "card", partial(written_card_part, session, widget), widget.changed)
            case PaletteList():
                model = widget.model()
                changes = model.rowsInserted, model.rowsRemoved, widget.selectionModel().currentChanged
                return self._tree(widget, "palette", partial(palette_part, session, widget), *changes)
            case _:
                return None

    def _tree(
        self, widget: QWidget, root_key: str, describe: Callable[[], Part], *changes: SignalInstance
    ) -> QAccessibleInterface:
        tree = Tree(widget, root_key, describe)
        for change in (self._session.cursor_moved, *changes):
            change.connect(tree.change)
        return tree.root
