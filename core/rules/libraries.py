"""The cards on top of a library, and what they are (CR 401.1)."""

from __future__ import annotations

from core.model.game import Game
from core.model.permanents import ZoneCard
from core.terms.card_types import CardType
from core.terms.ids import PlayerId


def is_land_card(card: ZoneCard) -> bool:
    """Whether a card is a land card."""
    return CardType.LAND in card.card.types


def top_cards(game: Game, player: PlayerId, count: int) -> tuple[ZoneCard, ...]:
    """Return so many cards on top of a player's library, the topmost first, or all there are."""
    return tuple(card for card in game.library if card.owner == player)[:count]
