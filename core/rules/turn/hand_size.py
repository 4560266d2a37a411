"""Discarding down to the maximum hand size in the cleanup step (CR 402.2, 514.1)."""

from __future__ import annotations

from typing import Final

from core.events.causes import ByTurn
from core.model.game import Game
from core.rules.giving_up_cards import choose_cards, give_up_cards
from core.rules.procedure import Procedure

MOST_CARDS: Final = 7
"""The maximum hand size of every player (CR 402.2)."""


def discard_to_hand_size(game: Game) -> Procedure[Game]:
    """Have the active player discard what is more than a hand may hold; return the game (CR 514.1)."""
    hand = tuple(card for card in game.hand if card.owner == game.active_player)
    if len(hand) <= MOST_CARDS:
        return game
    gone = yield from choose_cards(game.active_player, hand, len(hand) - MOST_CARDS, "discard")
    return (yield from give_up_cards(game, gone, None, ByTurn(), "discard"))
