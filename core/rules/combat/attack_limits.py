"""How many may attack together, and who only in company (CR 508.1c)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.restrictions import (
    AtMostAttackers,
    CantAttackAlone,
)
from core.characteristics.among_permanents import each_ability
from core.characteristics.current import characteristics
from core.model.game import Game
from core.terms.ids import ObjectId


def limits_on_attackers(game: Game) -> Iterator[tuple[ObjectId, int]]:
    """Yield each permanent that limits how many may attack, and to how many."""
    return ((one, ability.count) for one, ability in each_ability(game, AtMostAttackers))


def company_to_attack(game: Game, creature: ObjectId) -> int:
    """Return how many others have to attack so that a creature can."""
    return max((one.others for one in characteristics(game, creature).each(CantAttackAlone)), default=0)
