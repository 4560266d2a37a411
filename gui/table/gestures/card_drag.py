"""A card on the battlefield is dragged: onto what it attacks or blocks, to another side, or along its row.

A creature dragged to the side of somebody it could attack attacks that player: only with Shift, or where
a card can do nothing else, is it given to them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QTimer

from core.characteristics.current import characteristics
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.values import Value
from gui.layout.geometry import CARD_HEIGHT
from gui.session import Session
from gui.table.actions import attacks_and_blocks, by_hand, set_up
from gui.table.actions.answers import branching_words
from gui.table.actions.at_this_moment import ChangeRefusedError
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
"""How long the mouse is over another side or a card before words come up: on its way it just passes."""


class _Held(Value, kw_only=False):
    """What a card is held over.

    Attributes:
        target: what would be attacked, blocked or enlisted for; a player also by their side of the table.
        verdict: what letting go there would declare, if anything.
        side: whose side it is, if not its own, and nothing else lies there.
        is_given: whether letting go would give the card to that player.
    """

    target: RecipientId | None = None
    verdict: Verdict | None = None
    side: PlayerId | None = None
    is_given: bool = False


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
        self._rings: dict[RecipientId, Ring] = {
            target: Ring.LEGAL if verdict.is_legal else Ring.ILLEGAL
            for target, verdict in self._verdicts.items()
        }
        self._rings.update(dict.fromkeys(self._cards, Ring.SELECTED))
        self._at: QPointF | None = None
        self._is_offered, self._is_giving = False, False
        self._dwell = QTimer()
        self._dwell.setSingleShot(True)
        self._dwell.setInterval(_DWELL_MS)
        self._dwell.timeout.connect(self._offer)

    def hold_shift(self, *, is_held: bool) -> None:
        """Mean another side as the one that gets the cards, or no longer: Shift is held or let go."""
        if is_held is not self._is_giving:
            self._is_giving = is_held
            self._move_on()

    def move(self, at: QPointF) -> None:
        if self._at is None:
            self._scene.set_rings(self._rings)
        self._at = at
        held = self._held_over(at)
        wrong = held.verdict is not None and not held.verdict.is_legal
        is_other_card = held.target is not None and held.verdict is None and bool(self._verdicts)
        may_pass = held.side is not None or is_other_card
        if not may_pass:
            self._dwell.stop()
            self._is_offered = False
        elif not self._is_offered and not self._dwell.isActive():
            self._dwell.start()
        is_passing = may_pass and not self._is_offered
        arrow = Arrow(
            self._kind(held.verdict),
            self._card,
            held.target or self._card,
            self._start.toTuple(),
            at.toTuple(),
            is_planned=True,
            is_wrong=wrong and not is_passing,
        )
        self._scene.show_drag(None if held.is_given else arrow)
        self._scene.light_side(held.side if held.is_given and not is_passing else None)
        words = "" if is_passing else self._words(at, held)
        self._scene.show_bubble(words, at, is_refusal=wrong)

    def release(self, at: QPointF) -> None:
        held = self._held_over(at)
        self.cancel()
        target, verdict = held.target, held.verdict
        if held.is_given and held.side is not None:
            self._give_to(held.side)
        elif verdict is not None and target is not None:
            if not verdict.is_legal:
                self._refuse(verdict.why_not)
            elif verdict.action is DragAction.ATTACK:
                attacks_and_blocks.attack(self._session, self._joining(target), target)
            elif verdict.action is DragAction.ENLIST:
                attacks_and_blocks.enlist(self._session, self._card, ObjectId(target))
            else:
                attacks_and_blocks.block(self._session, self._joining(target), ObjectId(target))
        elif held.side is not None:
            self._refuse(self._why_not_given(held.side))
        elif self._steps_back(at):
            attacks_and_blocks.withdraw_all(self._session, self._cards)
        elif not self._rearranges(target) and (why := self._why_nothing(target)):
            self._refuse(why)

    def _give_to(self, player: PlayerId) -> None:
        try:
            by_hand.give_to(self._session, self._cards, player)
        except ChangeRefusedError as error:
            self._refuse(str(error))

    def cancel(self) -> None:
        self._dwell.stop()
        self._at, self._is_offered = None, False
        self._scene.set_rings({})
        self._scene.show_drag(None)
        self._scene.show_bubble("", self._start)
        self._scene.light_side(None)

    def _offer(self) -> None:
        """Say what the mouse has been over for a while."""
        self._is_offered = True
        self._move_on()

    def _move_on(self) -> None:
        """Show anew what letting go would do where the mouse is, unless it has left the table."""
        if self._at is not None:
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

    def _held_over(self, at: QPointF) -> _Held:
        """Return what the card is held over, and so what letting go would do."""
        side = self._other_side(at)
        if side is not None and self._is_giving:
            return _Held(side=side, is_given=True)
        target = self._target(at)
        if target is not None:
            return _Held(target, self._verdicts.get(target))
        if side is None:
            return _Held()
        is_creature = characteristics(self._session.game, self._card).is_creature
        if is_creature and side in self._verdicts:
            return _Held(side, self._verdicts[side], side)
        fights = is_creature and bool(self._verdicts)
        return _Held(side=side, is_given=not fights and not self._session.is_under_way)

    def _other_side(self, at: QPointF) -> PlayerId | None:
        """Return whose side the point lies on, if the card was not there and they do not control it.

        An attachment may lie on another side than that of its controller.
        """
        picture = self._scene.picture
        if picture is None:
            return None
        side, before = (picture.layout.side_at(point.x(), point.y()) for point in (at, self._start))
        return side if side not in {before, self._session.game.permanent(self._card).controller} else None

    def _words(self, at: QPointF, held: _Held) -> str:
        label, target = self._session.game.label, held.target
        if held.is_given and held.side is not None:
            words = tr("Give {card} to {player}").format(card=self._name, player=label(held.side))
            return words + branching_words(begins_line=self._session.change_would_branch)
        if held.verdict is not None and target is not None:
            verdict, joining = held.verdict, len(self._joining(target))
            words = (
                _declaring(verdict.action, label(target), joining) if verdict.is_legal else verdict.why_not
            )
            if held.side is None:
                return words
            instead = tr("Hold Shift to give {card} instead.").format(card=self._name)
            return f"{words.removesuffix('.')}. {instead}"
        if held.side is not None:
            return self._why_not_given(held.side)
        if target is not None:
            return self._why_nothing(target)
        if not self._steps_back(at):
            return ""
        change = attacks_and_blocks.withdrawal(self._session, self._card)
        lost = branching_words(begins_line=change is not None and self._session.would_branch(change[0]))
        return tr("{creature} stays out of combat").format(creature=self._name) + lost

    def _why_not_given(self, player: PlayerId) -> str:
        """Return how a card is given to a player, where just dragging it there may mean something else."""
        give = tr("Hold Shift to give {card} to {player}.")
        if any(verdict.action is DragAction.BLOCK for verdict in self._verdicts.values()):
            give = tr("To block, drop {card} on an attacker. Hold Shift to give it to {player}.")
        return give.format(card=self._name, player=self._session.game.label(player))

    def _steps_back(self, at: QPointF) -> bool:
        """Whether a creature that attacks or blocks is dragged back behind its line."""
        picture = self._scene.picture
        place = picture.layout.cards.get(self._card) if picture is not None else None
        if picture is None or place is None:
            return False
        outward = 1.0 if place.y > picture.layout.middle else -1.0
        is_behind = (at.y() - place.y) * outward > CARD_HEIGHT * place.scale * _BACK
        return is_behind and attacks_and_blocks.withdrawal(self._session, self._card) is not None

    def _why_nothing(self, target: RecipientId | None) -> str:
        """Return why nothing can be done to an opponent's permanent: it is no target, or not yet asked."""
        game = self._session.game
        theirs, mine = (game.on_battlefield(ObjectId(one)) for one in (target or "", self._card))
        if theirs is None or mine is None or theirs.controller == mine.controller:
            return ""
        attack = self._verdicts.get(theirs.controller)
        if attack is not None and attack.action is DragAction.ATTACK:
            words = tr("To attack {player}, drop {card} beside {other} (CR 508.1b).")
            names = {"card": self._name, "other": game.label(theirs.id)}
            return attack.why_not or words.format(player=game.label(theirs.controller), **names)
        if self._session.playthrough.pending is None or self._verdicts:
            return ""
        return tr("Not yet: answer the question below the table first.")

    def _rearranges(self, target: RecipientId | None) -> bool:
        """Put the card before another of its own side that it was dropped on, or left of, if it was."""
        mine = self._session.game.permanent(self._card).controller
        other = self._session.game.on_battlefield(ObjectId(target)) if target is not None else None
        if other is None or other.controller != mine or other.id in self._cards:
            return False
        set_up.place_before(self._session, self._cards, other.id)
        return True


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
