"""Whether what an ability asks for is true (CR 603.4)."""

from __future__ import annotations

from collections.abc import Iterable

from core.abilities.conditions import Condition
from core.abilities.filters import Objects
from core.characteristics.filtering import is_among
from core.model.game import Game
from core.terms.ids import ObjectId, PlayerId


def holds(game: Game, condition: Condition | None, you: PlayerId, this: ObjectId) -> bool:
    """Whether a condition of an ability of `this` is true; no condition always is (CR 603.4)."""
    if condition is None:
        return True
    wanted = condition.objects
    count = sum(is_among(game, one, wanted, you, this) for one in _candidates(game, wanted, this))
    return condition.at_least <= count and (condition.at_most is None or count <= condition.at_most)


def _candidates(game: Game, wanted: Objects, this: ObjectId) -> Iterable[ObjectId]:
    """Return what may be counted; only what is spoken of by name still is once it has left."""
    match wanted.which:
        case "this":
            return (this,)
        case "bearer":
            bearer = game.permanent(this).attached_to
            return () if bearer is None or bearer in game.players else (ObjectId(bearer),)
        case _:
            return game.battlefield
