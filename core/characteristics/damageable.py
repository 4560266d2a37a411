"""What can be dealt damage at all (CR 120.1a)."""

from __future__ import annotations

from core.characteristics.current import characteristics
from core.model.game import Game
from core.terms.card_types import CardType
from core.terms.ids import ObjectId, PlayerId, RecipientId

_DAMAGEABLE = frozenset({CardType.BATTLE, CardType.CREATURE, CardType.PLANESWALKER})


def can_be_dealt_damage(game: Game, recipient: RecipientId) -> bool:
    """Whether it is a player in the game, or a battle, creature or planeswalker on the battlefield."""
    if recipient in game.players:
        return not game.players[PlayerId(recipient)].has_lost
    if recipient not in game.battlefield:
        return False
    return not _DAMAGEABLE.isdisjoint(characteristics(game, ObjectId(recipient)).types)
