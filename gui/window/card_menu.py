"""The menu about the selected card or player: everything a drag can do, and more, from the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from core.language.speaker import Speaker
from core.language.wording import text_words
from core.model.permanents import ZoneCard
from core.scenario.changes import with_object_changed
from core.terms.card_types import PERMANENT_TYPES
from core.terms.ids import ObjectId, PlayerId, RecipientId
from gui.session import Session
from gui.slots import without_arguments
from gui.table.actions import attacks_and_blocks, set_up
from gui.table.actions.manual_phasing import is_phased_out, phase, phasing_moment
from gui.table.casting.cast_legality import abilities, attempt
from gui.table.gestures.drag_verdicts import DragAction, Verdict, verdicts
from gui.table.table_view import TableView

_ACTIONS = (("Attack", DragAction.ATTACK), ("Block", DragAction.BLOCK), ("Be enlisted by", DragAction.ENLIST))


class CardMenu(QMenu):
    """Filled anew each time; what the rules forbid is there with its reason, and cannot be chosen."""

    def __init__(self, session: Session, table: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._table = session, table
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Show what can be done with the selected thing."""
        self.clear()
        selected = self._table.selected
        in_hand = next((card for card in self._session.game.hand if card.id == selected), None)
        if in_hand is not None:
            self._fill_for_hand(in_hand)
            return
        start = self._session.playthrough.start
        if selected is None or start.on_battlefield(ObjectId(selected)) is None:
            self.addAction("Select a card first").setEnabled(False)
            return
        card = ObjectId(selected)
        found = verdicts(self._session, card)
        for words, action in _ACTIONS:
            targets = {target: verdict for target, verdict in found.items() if verdict.action is action}
            if targets:
                self._add_targets(self.addMenu(words), card, targets)
        for casting in abilities(self._session, card):
            words = text_words(casting.text, Speaker(itself=casting.name))
            self._add(f"Activate: {words}", partial(self._table.announcer.begin, casting))
        self._add_phasing(card)
        self._add("Take out of the attack or block", lambda: attacks_and_blocks.withdraw(self._session, card))
        self.addSeparator()
        spec = next(spec for spec in self._session.scenario.battlefield if spec.id == card)
        self._add(
            "Untap" if spec.tapped else "Tap", lambda: self._set(card, "Tap or untap", tapped=not spec.tapped)
        )
        self._add("Put a +1/+1 counter on it", lambda: set_up.put_counter(self._session, card, "+1/+1"))
        self._add("Put a -1/-1 counter on it", lambda: set_up.put_counter(self._session, card, "-1/-1"))
        self.addSeparator()
        for player in self._session.scenario.players:
            if player.id != spec.controller:
                self._add(f"Give to {player.name or player.id}", self._giver(card, PlayerId(player.id)))
        self._add("Duplicate", lambda: self._duplicate(card))
        self._add("Remove from the table", lambda: set_up.remove(self._session, (card,)))

    def _fill_for_hand(self, card: ZoneCard) -> None:
        """Show what can be done with a card in a hand."""
        tried = attempt(self._session, card.card, card.owner)
        words = f"Cast: {tried.why_not}" if tried.why_not else "Cast"
        action = self.addAction(words)
        action.setEnabled(tried.casting is not None)
        if tried.casting is not None:
            action.triggered.connect(without_arguments(partial(self._table.announcer.begin, tried.casting)))
        if card in self._session.playthrough.start.hand:
            self.addSeparator()
            if card.card.types & PERMANENT_TYPES:
                self._add("Put onto the battlefield", lambda: self._put(card.id))
            self._add("Take out of the hand", lambda: set_up.discard(self._session, card.id))

    def _put(self, card: ObjectId) -> None:
        self._table.select(set_up.put_from_hand(self._session, card))

    def _add_targets(self, menu: QMenu, card: ObjectId, targets: Mapping[RecipientId, Verdict]) -> None:
        for target, verdict in targets.items():
            name = self._session.playthrough.game.label(target)
            action = menu.addAction(name if verdict.is_legal else f"{name}: {verdict.why_not}")
            action.setEnabled(verdict.is_legal)
            action.triggered.connect(self._doer(verdict.action, card, target))

    def _add_phasing(self, card: ObjectId) -> None:
        moment = phasing_moment(self._session, card)
        if moment is not None:
            words = "Phase in" if is_phased_out(moment, card) else "Phase out"
            self._add(words, lambda: phase(self._session, moment, card))

    def _doer(self, action: DragAction, card: ObjectId, target: RecipientId) -> Callable[[], None]:
        if action is DragAction.ATTACK:
            return lambda: attacks_and_blocks.attack(self._session, card, target)
        if action is DragAction.ENLIST:
            return lambda: attacks_and_blocks.enlist(self._session, card, ObjectId(target))
        return lambda: attacks_and_blocks.block(self._session, card, ObjectId(target))

    def _giver(self, card: ObjectId, player: PlayerId) -> Callable[[], None]:
        return lambda: set_up.give_to(self._session, card, player)

    def _add(self, words: str, do: Callable[[], object]) -> None:
        self.addAction(words).triggered.connect(without_arguments(do))

    def _set(self, card: ObjectId, text: str, **fields: object) -> None:
        self._session.edit(with_object_changed(self._session.scenario, card, **fields), text)

    def duplicate_selected(self) -> None:
        """Put a second one of the selected card beside it."""
        if self._table.selected is not None:
            self._duplicate(ObjectId(self._table.selected))

    def _duplicate(self, card: ObjectId) -> None:
        self._table.select(set_up.duplicate(self._session, card))
