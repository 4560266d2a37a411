"""How many may attack together (CR 508.1c)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.restrictions import AtMostAttackers
from core.characteristics.among_permanents import each_ability
from core.model.game import Game
from core.terms.ids import ObjectId


def limits_on_attackers(game: Game) -> Iterator[tuple[ObjectId, int]]:
    """Yield each permanent that limits how many may attack, and to how many."""
    return ((one, ability.count) for one, ability in each_ability(game, AtMostAttackers))
