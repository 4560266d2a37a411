"""What can be dealt damage at all (CR 120.1a)."""

from __future__ import annotations

from core.characteristics.current import characteristics
from core.model.game import Game
from core.terms.ids import ObjectId, PlayerId, RecipientId


def can_be_dealt_damage(game: Game, recipient: RecipientId) -> bool:
    """Whether it is a player in the game, or a battle, creature or planeswalker on the battlefield."""
    if recipient in game.players:
        return not game.players[PlayerId(recipient)].has_lost
    if recipient not in game.battlefield:
        return False
    what = characteristics(game, ObjectId(recipient))
    return what.is_creature or what.is_planeswalker or what.is_battle
