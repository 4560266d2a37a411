"""The form for a player at this moment of play."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QVBoxLayout, QWidget

from core.terms.counters import POISON
from core.terms.ids import PlayerId
from gui.panels.form_fields import NumberField
from gui.session import Session
from gui.table.actions import at_this_moment
from gui.table.actions.at_this_moment import ChangeRefusedError
from gui.translation import tr


class PlayerNowForm(QWidget):
    """Fields for one player; a change is made at the moment shown, as one step of undo.

    Signals:
        refused: a change could not be made; argument: why.
    """

    refused = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.page = 0
        self._session = session
        self._id = PlayerId("")
        self._name = QLabel()
        self._name.setObjectName("now")
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        self._name.setWordWrap(True)
        self._life = NumberField(tr("Life"), lambda n: self._set(tr("Change life"), life=n))
        self._poison = NumberField(tr("Poison counters"), self._set_poison, 0)
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(tr("Life"), self._life)
        form.addRow(tr("Poison"), self._poison)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 10)
        layout.addWidget(self._name)
        layout.addLayout(form)
        layout.addStretch(1)

    def show_subject(self, player_id: str) -> None:
        """Show how one player is at the cursor."""
        self._id = PlayerId(player_id)
        player = self._session.game.players[self._id]
        self._name.setText(tr("Now: {name}").format(name=player.name))
        self._life.show_number(player.life)
        self._poison.show_number(player.poison)

    def _set_poison(self, count: int) -> None:
        more = count - self._session.game.players[self._id].poison
        self._set(tr("Change poison counters"), counters={POISON: more})

    def _set(self, said: str, **fields: object) -> None:
        if not self.isVisible():
            return  # a screen reader can get at a form that is not shown
        change = partial(at_this_moment.change_player, self._session, self._id, fields, said)
        try:
            change()
        except ChangeRefusedError as error:
            self.refused.emit(str(error))
            self.show_subject(self._id)
