"""A card is dragged out of a hand: onto its target, the stack or the table, to be cast."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from core.model.permanents import ZoneCard
from core.terms.ids import RecipientId
from gui.session import Session
from gui.table.casting.cast_legality import attempt
from gui.table.casting.casting import Casting, pickable
from gui.table.gestures.drop_outcome import cast_words, cast_zone
from gui.table.gestures.gesture import Gesture
from gui.table.items.card_item import Ring
from gui.table.table_scene import TableScene

_BESIDE = 48.0
"""How far from the mouse the words are, so that the card that is held does not cover them."""


class HandDrag(Gesture):
    """A card out of a hand, until it is let go.

    `begin` is given the spell when it may be cast, `refuse` the reason when it may not.
    """

    def __init__(
        self,
        session: Session,
        scene: TableScene,
        card: ZoneCard,
        begin: Callable[[Casting], None],
        refuse: Callable[[str], None],
    ) -> None:
        self._session, self._scene, self._card = session, scene, card
        self._face = scene.hand_face(card.id)
        self._begin, self._refuse = begin, refuse
        self._tried = attempt(session, card.card, card.owner)
        casting = self._tried.casting
        self._legal = pickable(session, casting) if casting is not None else ()
        self._rings: dict[RecipientId, Ring] = dict.fromkeys(self._legal, Ring.LEGAL)
        self._rings[card.id] = Ring.SELECTED
        scene.raise_hand_card(None)

    def move(self, at: QPointF) -> None:
        self._scene.set_rings(self._rings)
        self._scene.show_held(self._face, at)
        if self._is_home(at):
            self._scene.show_bubble("", at)
            self._show_stack(at, refused=False)
            return
        on = self._target(at)
        why_not = self._tried.why_not_on(self._session, on)
        words = cast_words(self._session, self._tried, self._card.card.name, self._card.owner, on)
        self._scene.show_bubble(why_not or words, at, is_refusal=bool(why_not), distance=_BESIDE)
        self._show_stack(at, refused=bool(self._tried.why_not))

    def release(self, at: QPointF) -> None:
        self.cancel()
        if self._is_home(at):
            return
        on, casting = self._target(at), self._tried.casting
        why_not = self._tried.why_not_on(self._session, on)
        if why_not or casting is None:
            self._refuse(why_not)
        else:
            self._begin(casting.with_pick(on) if on in self._legal and on is not None else casting)

    def cancel(self) -> None:
        self._scene.set_rings({})
        self._scene.show_held(None, QPointF())
        self._scene.show_zones(())
        self._scene.show_bubble("", QPointF())

    def _is_home(self, at: QPointF) -> bool:
        """Whether the card is over the hand it came from, where letting go does nothing."""
        picture = self._scene.picture
        return picture is not None and picture.layout.hands[self._card.owner].contains(at.x(), at.y())

    def _target(self, at: QPointF) -> RecipientId | None:
        on_stack = next((one for one in self._scene.waiting_at(at) if one in self._legal), None)
        if on_stack is not None:
            return on_stack
        subject, game = self._scene.subject_at(at), self._session.game
        return subject if subject in game.battlefield or subject in game.players else None

    def _show_stack(self, at: QPointF, *, refused: bool) -> None:
        picture = self._scene.picture
        if picture is not None:
            self._scene.show_zones((cast_zone(picture.layout, at.toTuple(), refused=refused),))
