"""The menu about the selected card or player: everything a drag can do, and more, from the keyboard."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from gui.session import Session
from gui.slots import without_arguments
from gui.table.deeds import Deed, Deeds
from gui.table.deeds_of_several import deeds_of_several
from gui.table.table_view import TableView
from gui.translation import tr
from gui.window.clipboard import Clipboard


class CardMenu(QMenu):
    """Filled anew each time; what the rules forbid is there with its reason, and cannot be chosen.

    Signals:
        edit_wanted: the selected thing is to be changed in the inspector.
    """

    edit_wanted = Signal()

    def __init__(self, session: Session, table: TableView, clipboard: Clipboard, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._table, self._clipboard = session, table, clipboard
        self._deeds = Deeds(session, table.announcer, table.select)
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Show what can be done with the selected thing."""
        self.clear()
        selected = self._table.selected
        if selected is None:
            self.addAction(tr("Select a card or player first")).setEnabled(False)
            return
        cards = self._table.selection.cards
        several = len(cards) > 1
        deeds = (
            deeds_of_several(self._session, cards, self._table.select)
            if several
            else self._deeds.of(selected)
        )
        groups: dict[str, QMenu] = {}
        is_set_up = False
        for deed in deeds:
            if deed.is_set_up and not is_set_up and not self.isEmpty():
                self.addSeparator()
            is_set_up = deed.is_set_up
            if deed.group and deed.group not in groups:
                groups[deed.group] = self.addMenu(deed.group)
            _add(groups.get(deed.group, self), deed)
        if cards:
            self._add_clipboard(len(cards))
        permanents = self._table.selection.permanents
        if permanents or any(one.id == selected for one in self._session.scenario.players):
            count = len(permanents)
            words = tr("Edit {count} cards…", None, count).format(count=count) if count > 1 else tr("Edit…")
            self.addSeparator()
            self.addAction(words + "\tF2").triggered.connect(without_arguments(self.edit_wanted.emit))

    def _add_clipboard(self, count: int) -> None:
        self.addSeparator()
        cut = tr("Cut") if count == 1 else tr("Cut {count} cards", None, count).format(count=count)
        copy = tr("Copy") if count == 1 else tr("Copy {count} cards", None, count).format(count=count)
        for words, key, do in ((cut, "X", self._clipboard.cut), (copy, "C", self._clipboard.copy)):
            action = self.addAction(f"{words}\tCtrl+{key}")
            action.triggered.connect(without_arguments(do))


def _add(menu: QMenu, deed: Deed) -> None:
    words = deed.rest if deed.group else deed.words
    action = menu.addAction(f"{words}: {deed.why_not}" if deed.why_not else words)
    action.setEnabled(not deed.why_not)
    action.triggered.connect(without_arguments(deed.do))
