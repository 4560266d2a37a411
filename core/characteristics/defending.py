"""Who the defending player is that an ability refers to (CR 508.5)."""

from __future__ import annotations

from core.model.game import Game
from core.terms.ids import ObjectId, PlayerId, RecipientId


def defending_player(game: Game, *concerned: RecipientId | None) -> PlayerId | None:
    """Return whom the first attacking creature of those `concerned` attacks; None if none of them attacks.

    What is attached to a creature is concerned with that creature. A planeswalker or battle that is
    attacked stands for its controller or protector.
    """
    if game.combat is None:
        return None
    for one in concerned:
        if one is None or one in game.players:
            continue
        if (found := game.combat.defending_player(ObjectId(one))) is not None:
            return found
        there = game.battlefield.get(ObjectId(one)) or game.last_known.get(ObjectId(one))
        bearer = there.attached_to if there is not None else None
        if bearer is not None and (found := game.combat.defending_player(ObjectId(bearer))) is not None:
            return found
    return None
