"""A name is typed where it stands: a small field over the card or player."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGraphicsView, QLineEdit

from core.data.faults import DataError
from core.files.limits import NAME_LENGTH
from core.scenario.errors import ScenarioError
from core.terms.ids import ObjectId, PlayerId, RecipientId
from gui.layout.geometry import Box
from gui.session import Session
from gui.table.actions.set_up import rename
from gui.table.picture.spots import Spot, SpotKind, spot_of, spots
from gui.table.table_scene import TableScene
from gui.translation import tr

_LEAST_WIDE = 130
_NAME_PART = 0.17
"""How much of a card's height its name takes, from the top."""


class RenameField(QLineEdit):
    """Lies over one thing on the table until Enter takes what it says, or Escape leaves it.

    Signals:
        named: a name is taken; arguments: the thing's id, the name.
        closed: the field has gone.
    """

    named = Signal(str, str)
    closed = Signal()

    def __init__(self, view: QGraphicsView, subject: RecipientId, name: str, box: Box) -> None:
        super().__init__(name, view.viewport())
        self._subject, self._before, self._is_done = subject, name, False
        self.setMaxLength(NAME_LENGTH)
        self.setAccessibleName(tr("New name for {name}").format(name=name))
        at = view.mapFromScene(QRectF(box.x, box.y, box.width, box.height)).boundingRect()
        width = max(at.width(), _LEAST_WIDE)
        left = min(max(0, at.center().x() - width // 2), view.viewport().width() - width)
        self.setGeometry(left, max(0, at.y()), width, self.sizeHint().height())
        self.selectAll()
        self.show()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close(self._before)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._close(self.text())
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:  # its own menu may be open
            self._close(self.text())

    def _close(self, name: str) -> None:
        """Go away; a name that is empty or the same as before changes nothing."""
        if self._is_done:
            return
        self._is_done = True
        self.hide()
        self.deleteLater()
        self.closed.emit()
        if name.strip() and name.strip() != self._before:
            self.named.emit(self._subject, name.strip())


class Renaming(QObject):
    """Opens the field over what is to be called otherwise, and calls it so.

    Signals:
        refused: nothing that has a name is selected, or it can't be called that; argument: why.
    """

    refused = Signal(str)

    def __init__(self, session: Session, view: QGraphicsView, scene: TableScene) -> None:
        super().__init__(view)
        self._session, self._view, self._scene = session, view, scene

    def begin(self, subject: RecipientId | None) -> None:
        """Open the field over a permanent or player."""
        place = self._place(subject)
        if subject is None or place is None or place[0].kind is SpotKind.HAND:
            self.refused.emit(tr("Select a card on the battlefield or a player to rename."))
            return
        field = RenameField(self._view, subject, self._session.playthrough.start.label(subject), place[1])
        field.named.connect(self._rename)
        field.closed.connect(self._view.setFocus)

    def named_at(self, at: QPointF) -> ObjectId | None:
        """Return the permanent whose name is at a point of the table."""
        subject = self._scene.subject_at(at)
        place = self._place(subject)
        if place is None or place[0].kind is not SpotKind.CARD:
            return None
        box = place[1]
        return ObjectId(place[0].id) if box.y <= at.y() <= box.y + box.height * _NAME_PART else None

    def _place(self, subject: RecipientId | None) -> tuple[Spot, Box] | None:
        picture = self._scene.picture
        spot = spot_of(picture, subject) if picture is not None and subject is not None else None
        box = spots(picture).get(spot) if picture is not None and spot is not None else None
        return (spot, box) if spot is not None and box is not None else None

    def _rename(self, subject: str, name: str) -> None:
        is_player = subject in self._session.game.players
        try:
            rename(self._session, PlayerId(subject) if is_player else ObjectId(subject), name)
        except (DataError, ScenarioError) as error:
            self.refused.emit(str(error))
