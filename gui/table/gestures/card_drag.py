"""A card on the battlefield is dragged: onto what it attacks or blocks, to another side, or along its row."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QTimer

from core.terms.ids import ObjectId, PlayerId, RecipientId
from gui.layout.geometry import CARD_HEIGHT
from gui.session import Session
from gui.table.actions import attacks_and_blocks, set_up
from gui.table.actions.answers import branching_words
from gui.table.gestures.drag_verdicts import DragAction, Verdict, verdicts
from gui.table.gestures.gesture import Gesture
from gui.table.items.card_item import Ring
from gui.table.picture.arrows import Arrow, ArrowKind
from gui.table.table_scene import TableScene
from gui.translation import tr

_ARROWS = {
    DragAction.ATTACK: ArrowKind.ATTACK,
    DragAction.BLOCK: ArrowKind.BLOCK,
    DragAction.ENLIST: ArrowKind.ENLIST,
}
_BACK = 0.7
"""How far behind its line a creature is dragged to take it out of combat, as a part of a card's height."""
_DWELL_MS = 140
"""How long the mouse is over another side before that lights up: on its way to a card it just passes."""


class CardDrag(Gesture):
    """A card is dragged: onto what it attacks or blocks or is enlisted by, to the other side, or back.

    Others of its side may go with it; those that the rules keep from joining in stay.
    `refuse` is told why, when it is let go where the rules do not allow it.
    """

    def __init__(
        self,
        session: Session,
        scene: TableScene,
        cards: Sequence[ObjectId],
        start: QPointF,
        refuse: Callable[[str], None],
    ) -> None:
        self._session, self._scene, self._card, self._start = session, scene, cards[-1], start
        self._refuse = refuse
        self._cards = self._companions(cards)
        self._verdicts = verdicts(session, self._card)
        count = len(self._cards)
        several = count > 1
        those = tr("{count} cards", None, count).format(count=count)
        self._name = those if several else session.game.label(self._card)
        rings: dict[RecipientId, Ring] = {
            target: Ring.LEGAL if verdict.is_legal else Ring.ILLEGAL
            for target, verdict in self._verdicts.items()
        }
        rings.update(dict.fromkeys(self._cards, Ring.SELECTED))
        scene.set_rings(rings)
        self._at, self._is_offered = start, False
        self._dwell = QTimer()
        self._dwell.setSingleShot(True)
        self._dwell.setInterval(_DWELL_MS)
        self._dwell.timeout.connect(self._offer)

    def move(self, at: QPointF) -> None:
        self._at = at
        target = self._target(at)
        verdict = self._verdicts.get(target) if target is not None else None
        kind = self._kind(verdict)
        wrong = verdict is not None and not verdict.is_legal
        arrow = Arrow(
            kind,
            self._card,
            target or self._card,
            self._start.toTuple(),
            at.toTuple(),
            is_planned=True,
            is_wrong=wrong,
        )
        self._scene.show_drag(arrow)
        new_controller = self._new_controller(at) if target is None else None
        if new_controller is None:
            self._dwell.stop()
            self._is_offered = False
        elif not self._is_offered and not self._dwell.isActive():
            self._dwell.start()
        is_passing = new_controller is not None and not self._is_offered
        self._scene.light_side(None if is_passing else new_controller)
        words = "" if is_passing else self._words(at, target, verdict)
        self._scene.show_bubble(words, at, is_refusal=wrong)

    def release(self, at: QPointF) -> None:
        target = self._target(at)
        verdict = self._verdicts.get(target) if target is not None else None
        new_controller = self._new_controller(at) if target is None else None
        self.cancel()
        if verdict is not None and target is not None:
            if not verdict.is_legal:
                self._refuse(verdict.why_not)
            elif verdict.action is DragAction.ATTACK:
                attacks_and_blocks.attack(self._session, self._joining(target), target)
            elif verdict.action is DragAction.ENLIST:
                attacks_and_blocks.enlist(self._session, self._card, ObjectId(target))
            else:
                attacks_and_blocks.block(self._session, self._joining(target), ObjectId(target))
        elif new_controller is not None:
            self._give_to(new_controller)
        elif self._steps_back(at):
            attacks_and_blocks.withdraw_all(self._session, self._cards)
        else:
            self._rearrange(at, target)

    def _give_to(self, player: PlayerId) -> None:
        """Give the cards to a player; who could have attacked that player is told how."""
        verdict = self._verdicts.get(player)
        set_up.give_to(self._session, self._cards, player)
        if verdict is not None and verdict.is_legal and verdict.action is DragAction.ATTACK:
            words = tr("Given to {player}. To attack, drop a creature on the player's name.")
            self._refuse(words.format(player=self._session.game.label(player)))

    def cancel(self) -> None:
        self._dwell.stop()
        self._scene.set_rings({})
        self._scene.show_drag(None)
        self._scene.show_bubble("", self._start)
        self._scene.light_side(None)

    def _offer(self) -> None:
        """Offer the side the mouse has been over for a while."""
        self._is_offered = True
        self.move(self._at)

    def _companions(self, cards: Sequence[ObjectId]) -> tuple[ObjectId, ...]:
        """Return those of the cards that are on the same side as the one that is dragged, that one last."""
        battlefield = self._session.game.battlefield
        side = battlefield[self._card].controller
        return tuple(one for one in cards if one in battlefield and battlefield[one].controller == side)

    def _joining(self, target: RecipientId) -> tuple[ObjectId, ...]:
        """Return those of the cards that may do to a target what the dragged one does."""
        action = self._verdicts[target].action
        if action is DragAction.ENLIST:
            return (self._card,)
        found = ((one, verdicts(self._session, one).get(target)) for one in self._cards)
        return tuple(
            one for one, verdict in found if verdict and verdict.is_legal and verdict.action is action
        )

    def _target(self, at: QPointF) -> RecipientId | None:
        """Return what the card is held over; players count where something can be done to them."""
        subject = self._scene.subject_at(at)
        if subject == self._card or subject not in self._session.game.battlefield:
            return subject if subject in self._verdicts else None
        return subject

    def _kind(self, verdict: Verdict | None) -> ArrowKind:
        """Return the arrow for what is held over, or for what a drag of this card is most often about."""
        if verdict is not None:
            return _ARROWS[verdict.action]
        is_blocker = any(known.action is DragAction.BLOCK for known in self._verdicts.values())
        return ArrowKind.BLOCK if is_blocker else ArrowKind.ATTACK

    def _new_controller(self, at: QPointF) -> PlayerId | None:
        """Return whose side the point lies on, if the card was not there and they do not control it.

        An attachment may lie on another side than that of its controller.
        """
        picture = self._scene.picture
        if picture is None:
            return None
        side, before = (picture.layout.side_at(point.x(), point.y()) for point in (at, self._start))
        return side if side not in {before, self._session.game.permanent(self._card).controller} else None

    def _words(self, at: QPointF, target: RecipientId | None, verdict: Verdict | None) -> str:
        if verdict is not None and target is not None:
            if not verdict.is_legal:
                return verdict.why_not
            joining = len(self._joining(target))
            return _declaring(verdict.action, self._session.game.label(target), joining)
        if target is not None:
            return self._why_nothing(ObjectId(target))
        new_controller = self._new_controller(at)
        if new_controller:
            player = self._session.game.label(new_controller)
            return tr("Give {card} to {player}").format(card=self._name, player=player)
        if not self._steps_back(at):
            return ""
        lost = branching_words(self._session, attacks_and_blocks.withdrawal(self._session, self._card))
        return tr("{creature} stays out of combat").format(creature=self._name) + lost

    def _steps_back(self, at: QPointF) -> bool:
        """Whether a creature that attacks or blocks is dragged back behind its line."""
        picture = self._scene.picture
        place = picture.layout.cards.get(self._card) if picture is not None else None
        if picture is None or place is None:
            return False
        outward = 1.0 if place.y > picture.layout.middle else -1.0
        is_behind = (at.y() - place.y) * outward > CARD_HEIGHT * place.scale * _BACK
        return is_behind and attacks_and_blocks.withdrawal(self._session, self._card) is not None

    def _why_nothing(self, target: ObjectId) -> str:
        """Return why nothing can be done to an opponent's permanent, where that is for want of an answer."""
        theirs, mine = (self._session.game.on_battlefield(one) for one in (target, self._card))
        waits = self._session.playthrough.pending is not None and not self._verdicts
        if not waits or theirs is None or mine is None or theirs.controller == mine.controller:
            return ""
        return tr("Not yet: answer the question below the table first.")

    def _rearrange(self, at: QPointF, target: RecipientId | None) -> None:
        """Put the card before another of its own side that it was dropped on, or left of."""
        mine = self._session.game.permanent(self._card).controller
        if target is not None and target in self._session.game.battlefield:
            other = self._session.game.permanent(ObjectId(target))
            if other.controller == mine and other.id not in self._cards:
                set_up.place_before(self._session, self._cards, other.id)


def _declaring(action: DragAction, target: str, joining: int) -> str:
    """Return what letting go would declare; several creatures may join in."""
    match action:
        case DragAction.ATTACK:
            one, several = tr("Attack {target}"), tr("Attack {target} with {count} creatures", None, joining)
        case DragAction.BLOCK:
            one, several = tr("Block {target}"), tr("Block {target} with {count} creatures", None, joining)
        case DragAction.ENLIST:
            one, several = (
                tr("Enlist for {target}"),
                tr("Enlist {count} creatures for {target}", None, joining),
            )
    return (several if joining > 1 else one).format(target=target, count=joining)
