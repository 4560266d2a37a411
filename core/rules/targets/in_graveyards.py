"""Cards in graveyards as targets: which may be one (CR 115.2, 404.1)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.filters import GraveyardCards
from core.characteristics.counting import is_card_like
from core.model.game import Game
from core.model.permanents import Origin, ZoneCard
from core.terms.ids import PlayerId, RecipientId


def found_in_graveyard(game: Game, target: RecipientId | None) -> ZoneCard | None:
    """Return the card with this id; None if it is in no graveyard (any more)."""
    return next((card for card in game.graveyard if card.id == target), None)


def is_wanted_in_graveyard(game: Game, wanted: GraveyardCards, card: ZoneCard, you: PlayerId) -> bool:
    """Whether a card in a graveyard is one of those that `you` speak of; a token is no card (CR 108.2b)."""
    if wanted.whose != "any" and (wanted.whose == "you") is not (card.owner == you):
        return False
    return card.origin is not Origin.TOKEN and is_card_like(game, card, wanted.what)


def wanted_in_graveyards(game: Game, wanted: GraveyardCards, you: PlayerId) -> Iterator[ZoneCard]:
    """Yield the cards that are wanted: those in your graveyard first."""
    yield from sorted(
        (card for card in game.graveyard if is_wanted_in_graveyard(game, wanted, card, you)),
        key=lambda card: card.owner != you,
    )
