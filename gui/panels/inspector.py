"""The inspector: everything about the selected permanent or player, all of it to be changed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from core.terms.ids import RecipientId
from gui.panels.object_form import ObjectForm
from gui.panels.player_form import PlayerForm
from gui.panels.table_form import TableForm
from gui.session import Session


class Inspector(QWidget):
    """Shows a form for what is selected, or for the table; every change is one step of undo.

    Signals:
        refused: a change could not be made; argument: why.
    """

    refused = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._subject: RecipientId | None = None
        self._table, self._object, self._player = TableForm(session), ObjectForm(session), PlayerForm(session)
        self._stack = QStackedWidget()
        for form in (self._table, self._object, self._player):
            form.refused.connect(self.refused)
            area = QScrollArea()
            area.setWidgetResizable(True)
            area.setFrameShape(QScrollArea.Shape.NoFrame)
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            area.setWidget(form)
            form.setMinimumWidth(0)
            self._stack.addWidget(area)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        session.scenario_changed.connect(self.refresh)
        session.cursor_moved.connect(self.refresh)

    def show_subject(self, subject: RecipientId | None) -> None:
        """Show the form for a permanent or player, or for nothing."""
        self._subject = subject
        self.refresh()

    def refresh(self) -> None:
        """Show what the selected thing is now."""
        scenario = self._session.scenario
        if any(spec.id == self._subject for spec in scenario.battlefield):
            self._object.show_object(str(self._subject))
            self._stack.setCurrentIndex(1)
        elif any(spec.id == self._subject for spec in scenario.players):
            self._player.show_player(str(self._subject))
            self._stack.setCurrentIndex(2)
        else:
            self._table.refresh()
            self._stack.setCurrentIndex(0)
