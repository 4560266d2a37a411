"""Who goads which creature, by what was done to it or by what is said of it (CR 701.15b)."""

from __future__ import annotations

from core.abilities.restrictions import Goaded
from core.characteristics.current import characteristics
from core.model.game import Game
from core.terms.ids import ObjectId, PlayerId


def goaders(game: Game, creature: ObjectId) -> tuple[PlayerId, ...]:
    """Return each player who goads a creature, once (CR 701.15c, 701.15d)."""
    said = (one.by for one in characteristics(game, creature).each(Goaded) if one.by is not None)
    return tuple(dict.fromkeys((*game.battlefield[creature].goaded_by, *said)))
