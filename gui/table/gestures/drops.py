"""What comes over the table from elsewhere, the palette or a file: what letting go would do, and does."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from core.terms.ids import RecipientId
from gui.layout.geometry import CARD_WIDTH
from gui.session import Session
from gui.table.casting.announcer import Announcer
from gui.table.casting.casting import pickable
from gui.table.gestures.drop_outcome import DropKind, DropOutcome, Spot, drop_outcome, drop_zones
from gui.table.items.card_item import Ring
from gui.table.payload import DRAGGED_SCALE, Payload, from_mime
from gui.table.table_scene import TableScene


class Drops(QObject):
    """Lights up where something may be dropped, says what that would do, and has it done.

    Signals:
        dropped: something from the palette was let go; arguments: payload, player, and the id of the card
            it fell on (empty if none).
        kept: a card from the palette goes to a hand or graveyard; arguments: payload, player, zone.
        file_dropped: a file was let go; argument: its path.
        refused: it may not be cast; argument: why.
    """

    dropped = Signal(object, str, str)
    kept = Signal(object, str, object)
    file_dropped = Signal(str)
    refused = Signal(str)

    def __init__(self, session: Session, scene: TableScene, announcer: Announcer, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._scene, self._announcer = session, scene, announcer

    def enter(self, event: QDragEnterEvent) -> None:
        """Take what can be dropped here; not this window's own board, dragged out by its handle."""
        if from_mime(event.mimeData()) is not None or (
            event.mimeData().hasUrls() and not self._is_own(event)
        ):
            event.acceptProposedAction()

    def _is_own(self, event: QDropEvent) -> bool:
        source, table = event.source(), self.parent()
        return (
            isinstance(source, QWidget) and isinstance(table, QWidget) and source.window() is table.window()
        )

    def move(self, event: QDragMoveEvent, at: QPointF) -> None:
        """Show what letting go at a point of the table would do."""
        payload = from_mime(event.mimeData())
        if payload is not None:
            self._show(payload, at, event.modifiers())
        event.acceptProposedAction()

    def drop(self, event: QDropEvent, at: QPointF) -> None:
        """Do what letting go at a point of the table means."""
        payload = from_mime(event.mimeData())
        if payload is not None:
            self._finish(payload, self._outcome(payload, at, event.modifiers()))
        elif event.mimeData().hasUrls():
            self.file_dropped.emit(event.mimeData().urls()[0].toLocalFile())
        event.acceptProposedAction()

    def _outcome(self, payload: Payload, at: QPointF, modifiers: Qt.KeyboardModifier) -> DropOutcome | None:
        """Return what letting go here would do; with Shift the other player casts."""
        picture = self._scene.picture
        if picture is None:
            return None
        spot = Spot(picture.layout, at.toTuple(), self._scene.subject_at(at), self._scene.waiting_at(at))
        is_other = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        return drop_outcome(self._session, payload, spot, is_other=is_other)

    def _show(self, payload: Payload, at: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """Show what letting go here would do."""
        outcome, picture = self._outcome(payload, at, modifiers), self._scene.picture
        if outcome is None or picture is None:
            return
        legal: tuple[RecipientId, ...] = (outcome.on,) if outcome.on is not None else ()
        if outcome.attempt is not None and outcome.attempt.casting is not None:
            legal = pickable(self._session, outcome.attempt.casting)
        self._scene.set_rings(dict.fromkeys(legal, Ring.LEGAL))
        self._scene.show_zones(drop_zones(self._session, picture.layout, payload, at.toTuple()))
        self._scene.light_side(
            outcome.player if outcome.kind is DropKind.PUT and outcome.on is None else None
        )
        far = CARD_WIDTH * DRAGGED_SCALE / 2 + 8 if outcome.kind is not DropKind.GIVE else 18.0
        self._scene.show_bubble(outcome.words, at, is_refusal=outcome.is_refused, distance=far)

    def leave(self) -> None:
        """Show nothing any more."""
        self._scene.light_side(None)
        self._scene.show_zones(())
        self._scene.show_bubble("", QPointF())

    def _finish(self, payload: Payload, outcome: DropOutcome | None) -> None:
        if outcome is None:
            return
        if outcome.kind is DropKind.KEEP:
            self.kept.emit(payload, outcome.player, outcome.zone)
        elif outcome.kind is not DropKind.CAST:
            self.dropped.emit(payload, outcome.player, outcome.on or "")
        elif outcome.is_refused or outcome.attempt is None or outcome.attempt.casting is None:
            self.refused.emit(outcome.words)
        else:
            casting = outcome.attempt.casting
            self._announcer.begin(casting.with_pick(outcome.on) if outcome.on is not None else casting)
