"""Something from the palette over the table: what letting go of it would do, shown as it moves."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt

from core.terms.ids import RecipientId
from gui.layout.geometry import CARD_WIDTH
from gui.session import Session
from gui.table.casting.casting import pickable
from gui.table.gestures.drop_outcome import DropKind, DropOutcome, Spot, drop_outcome, drop_zones
from gui.table.items.card_item import Ring
from gui.table.payload import DRAGGED_SCALE, Payload
from gui.table.table_scene import TableScene


class PaletteDrop:
    """Lights up where something may be dropped, and says what that would do."""

    def __init__(self, session: Session, scene: TableScene) -> None:
        self._session, self._scene = session, scene

    def outcome(self, payload: Payload, at: QPointF, modifiers: Qt.KeyboardModifier) -> DropOutcome | None:
        """Return what letting go here would do; with Shift the other player casts."""
        picture = self._scene.picture
        if picture is None:
            return None
        spot = Spot(picture.layout, at.toTuple(), self._scene.subject_at(at), self._scene.waiting_at(at))
        is_other = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        return drop_outcome(self._session, payload, spot, is_other=is_other)

    def move(self, payload: Payload, at: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """Show what letting go here would do."""
        outcome, picture = self.outcome(payload, at, modifiers), self._scene.picture
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
