"""Changing the table where we are: the starting board before play, and this moment once play is under way."""

from __future__ import annotations

from core.terms.ids import ObjectId, PlayerId
from core.terms.zones import Zone
from gui.session import Session
from gui.table.actions import abilities, at_this_moment, set_up
from gui.table.actions.at_this_moment import ChangeRefusedError
from gui.table.actions.set_up import Cards
from gui.table.payload import Payload
from gui.translation import tr


def put_down(session: Session, payload: Payload, player: PlayerId, on: str = "") -> ObjectId | None:
    """Put a card or a written creature on a player's side, perhaps on a card or player; return its id.

    Raises:
        ChangeRefusedError: it can't be put there at this moment.
        QuickCreatureError: the line writes no creature.
        KeyError: the library has no such card.
    """
    put = at_this_moment.put_down if _is_now(session) else set_up.put_down
    return put(session, payload, player, on)


def duplicate(session: Session, cards: Cards) -> tuple[ObjectId, ...]:
    """Put a second one of each of some permanents on the table; return their ids.

    Raises:
        ChangeRefusedError: they can't be put there at this moment.
    """
    put = at_this_moment.duplicate if _is_now(session) else set_up.duplicate
    return put(session, cards)


def put_counter(session: Session, cards: Cards, kind: str) -> None:
    """Put a counter on each of some permanents.

    Raises:
        ChangeRefusedError: that can't be done at this moment.
    """
    put = at_this_moment.put_counter if _is_now(session) else set_up.put_counter
    put(session, cards, kind)


def give_ability(session: Session, cards: Cards, words: str) -> None:
    """Give some permanents an ability.

    Raises:
        ChangeRefusedError: that can't be done at this moment.
        UnreadableError: the words are no ability; or a sentence that one of the cards can't have.
    """
    give = at_this_moment.give_ability if _is_now(session) else abilities.give_ability
    give(session, cards, words)


def give_to(session: Session, cards: Cards, player: PlayerId) -> None:
    """Give permanents to another player.

    Raises:
        ChangeRefusedError: that can't be done at this moment.
    """
    give = at_this_moment.give_to if _is_now(session) else set_up.give_to
    give(session, cards, player)


def remove(session: Session, cards: Cards) -> None:
    """Take permanents off the table, by exiling them in the middle of play, or else cards out of hands.

    Raises:
        ChangeRefusedError: that can't be done at this moment.
    """
    if not _is_now(session):
        set_up.remove(session, cards)
        return
    there = [one.id for one in at_this_moment.permanents_of(session, cards)]
    if not there:
        raise ChangeRefusedError(
            tr("A card in a hand can be removed only on the starting board: use its menu.")
        )
    at_this_moment.move(session, there, Zone.EXILE)


def _is_now(session: Session) -> bool:
    return session.moment_of_change is not None
