"""Mana is added, which this table doesn't count (CR 106.4)."""

from __future__ import annotations

from core.abilities.instructions.to_players import AddMana
from core.events.spells_and_abilities import ManaAdded
from core.model.game import Game
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen


@performs(AddMana)
def add_mana(resolution: Resolution, part: AddMana) -> Procedure[Game]:
    """Let the controller of a spell or ability add mana; there is none of an amount of 0 (CR 107.1b)."""
    item, amount = resolution.item, resolution.how_much(part.amount)
    if amount <= 0:
        return resolution.game
    added = ManaAdded(player=item.controller, ability=item, added=part, amount=amount)
    return (yield from happen(resolution.game, added))
