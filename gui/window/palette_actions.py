"""What comes out of the palette, and what goes off the table: put down, kept, cast, removed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from core.scenario.quick import QuickCreatureError
from core.terms.ids import ObjectId, PlayerId
from core.terms.zones import Zone
from gui.session import Session
from gui.table.actions import attacks_and_blocks, by_hand, set_up
from gui.table.actions.abilities import UnreadableError
from gui.table.actions.at_this_moment import ChangeRefusedError
from gui.table.casting.cast_legality import attempt, caster
from gui.table.casting.casting import droppable
from gui.table.payload import Payload
from gui.table.table_view import TableView
from gui.translation import term, tr


class PaletteActions(QObject):
    """Does with an entry of the palette what a drop, a key or a menu means.

    Signals:
        refused: it can't be done; argument: why.
    """

    refused = Signal(str)

    def __init__(self, session: Session, table: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._table = session, table

    @property
    def selected(self) -> str:
        """The id of the permanent or player that is selected; empty if none is."""
        return self._table.selected or ""

    def choose(self, payload: Payload, *, for_other_side: bool) -> None:
        """Put an entry where it goes when it is chosen in the list: on a side, or on what is selected."""
        players = list(self._session.game.players)
        there = self._session.game.on_battlefield(ObjectId(self.selected))
        player = players[1 if for_other_side else 0]
        if payload.kind == "spell":
            player = caster(self._session, is_other=for_other_side)
        self.put(payload, player, there.id if there is not None else "")

    def put(self, payload: Payload, player: str, on: str = "") -> None:
        """Put something from the palette on a player's side, or on a card or player."""
        try:
            if payload.kind == "spell":
                self.cast(payload, PlayerId(player))
            elif not payload.needs_a_card:
                self._table.select(by_hand.put_down(self._session, payload, PlayerId(player), on))
            elif not on:
                what = term(payload.text).capitalize()
                self.refused.emit(tr("Drop {what} on a card, or select a card first.").format(what=what))
            elif payload.kind == "keyword":
                by_hand.give_ability(self._session, self._with_others(on), payload.text)
            else:
                by_hand.put_counter(self._session, self._with_others(on), payload.text)
        except KeyError:
            self.refused.emit(tr("{card} isn't in the card library.").format(card=payload.text))
        except (QuickCreatureError, UnreadableError, ChangeRefusedError) as error:
            self.refused.emit(str(error))

    def cast(self, payload: Payload, player: PlayerId | None = None) -> None:
        """Have a player cast a card of the library, or say why that can't be; by default who has priority."""
        if payload.kind not in {"card", "spell"}:
            self.refused.emit(tr("Only cards can be cast."))
            return
        by = player if player is not None else caster(self._session)
        tried = attempt(self._session, self._session.cards[payload.text], by)
        if tried.casting is None:
            self.refused.emit(tried.why_not)
        else:
            self._table.announcer.begin(tried.casting)

    def keep(self, payload: Payload, player: str, zone: Zone) -> None:
        """Put a card from the palette into a player's hand or graveyard on the starting board."""
        set_up.keep(self._session, payload.text, PlayerId(player), zone)

    def remove_selected(self) -> None:
        """Take what is selected out of the attack or block, else off the table or out of hands.

        In the middle of play a permanent is exiled.

        While something is cast, it is only taken out of the targets.
        """
        selected, announcer = self.selected, self._table.announcer
        if announcer.casting is not None:
            if selected in droppable(announcer.casting):
                announcer.pick(ObjectId(selected))
            else:
                self.refused.emit(
                    tr("Finish casting {card} first, or press Esc to cancel.").format(
                        card=announcer.casting.name
                    )
                )
            return
        cards = self._table.selection.cards
        if cards and not attacks_and_blocks.withdraw_all(self._session, cards):
            self._do(partial(by_hand.remove, self._session, cards))

    def duplicate_selected(self) -> None:
        """Put a second one of each selected permanent beside it, and select those."""
        cards = self._table.selection.permanents
        if cards:
            self._do(lambda: self._table.select(*by_hand.duplicate(self._session, cards)))

    def _do(self, change: Callable[[], object]) -> None:
        """Change the table, or say why that can't be done at this moment."""
        try:
            change()
        except ChangeRefusedError as error:
            self.refused.emit(str(error))

    def _with_others(self, card: str) -> tuple[ObjectId, ...]:
        """Return a card, with all that are selected if it is one of them."""
        selected = self._table.selection.permanents
        return selected if card in selected else (ObjectId(card),)
