"""What is selected on the table: one card or player, or several cards."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from core.terms.ids import ObjectId, RecipientId
from gui.key_row import KeyRow
from gui.session import Session
from gui.translation import QT_TR_NOOP

SELECTION_KEYS = (
    KeyRow(
        ("Shift+Left", "Shift+Up", "Shift+Right", "Shift+Down"),
        QT_TR_NOOP("move, and add that card to the selection"),
    ),
    KeyRow(("Ctrl+Space",), QT_TR_NOOP("add the focused card to the selection or remove it")),
)
"""What selects several cards from the keyboard, besides what the menu has."""


class Selection(QObject):
    """Several cards, or one card or player, the last selected of which is the one that is looked at.

    Signals:
        changed: something else is selected.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._all: tuple[RecipientId, ...] = ()

    @property
    def main(self) -> RecipientId | None:
        """What was selected last."""
        return self._all[-1] if self._all else None

    @property
    def everything(self) -> tuple[RecipientId, ...]:
        """All that is selected."""
        return self._all

    @property
    def cards(self) -> tuple[ObjectId, ...]:
        """The cards that are selected, on the battlefield and in hands."""
        return tuple(ObjectId(one) for one in self._all if one not in self._session.game.players)

    @property
    def permanents(self) -> tuple[ObjectId, ...]:
        """The cards that are selected on the battlefield, as it is set up or now."""
        specs, game = {spec.id for spec in self._session.scenario.battlefield}, self._session.game
        return tuple(one for one in self.cards if one in specs or game.on_battlefield(one) is not None)

    def take(self, subjects: Iterable[RecipientId]) -> None:
        """Select these and nothing else; a player is only ever selected alone."""
        players = self._session.game.players
        wanted = tuple(dict.fromkeys(subjects))
        if len(wanted) > 1:
            wanted = tuple(one for one in wanted if one not in players)
        if wanted != self._all:
            self._all = wanted
            self.changed.emit()

    def toggle(self, subject: RecipientId) -> None:
        """Select a card as well, or no longer; a player alone."""
        if subject in self._session.game.players:
            self.take((subject,))
        elif subject in self._all:
            self.take(one for one in self._all if one != subject)
        else:
            self.take((*self._all, subject))

    def take_all(self) -> None:
        """Select every permanent."""
        self.take(self._session.game.battlefield)

    def keep(self, there: Iterable[RecipientId]) -> None:
        """Select no longer what is not there."""
        known = set(there)
        self.take(one for one in self._all if one in known)
