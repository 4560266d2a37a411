"""The menu about the selected card or player: everything a drag can do, and more, from the keyboard."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QMenu, QWidget, QWidgetAction

from gui.session import Session
from gui.slots import without_arguments
from gui.table.deed import Deed, What
from gui.table.deeds import Deeds
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
        deeds = list(
            deeds_of_several(self._session, cards, self._table.select, self._table.refused.emit)
            if several
            else self._deeds.of(selected)
        )
        groups: dict[str, QMenu] = {}
        heading = ""
        for deed in deeds:
            if deed.changes.heading != heading:
                heading = deed.changes.heading
                self._add_heading(heading)
            if deed.group and deed.group not in groups:
                groups[deed.group] = self.addMenu(deed.group)
            _add(groups.get(deed.group, self), deed)
        if any(one.changes is What.STARTING_BOARD for one in deeds):
            self._add_clipboard(len(cards))
        permanents = self._table.selection.permanents
        if permanents or any(one.id == selected for one in self._session.scenario.players):
            count = len(permanents)
            words = tr("Edit {count} cards…", None, count).format(count=count) if count > 1 else tr("Edit…")
            self.addSeparator()
            self.addAction(words + "\tF2").triggered.connect(without_arguments(self.edit_wanted.emit))

    def _add_heading(self, words: str) -> None:
        """Say of what follows what it changes."""
        if not self.isEmpty():
            self.addSeparator()
        heading = QLabel(words)
        heading.setObjectName("menuHeading")
        action = QWidgetAction(self)
        action.setText(words)
        action.setDefaultWidget(heading)
        action.setEnabled(False)
        self.addAction(action)

    def _add_clipboard(self, count: int) -> None:
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
