"""Something is removed from combat by an effect."""

from __future__ import annotations

from core.abilities.instructions.in_combat import RemoveFromCombat
from core.events.combat import RemovedFromCombat
from core.model.game import Game
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen


@performs(RemoveFromCombat)
def remove_from_combat(resolution: Resolution, part: RemoveFromCombat) -> Procedure[Game]:
    """Remove what an instruction is about from combat, whatever it does there.

    CR 506.4: an effect that says so is one of the ways to leave it.
    """
    game = resolution.game
    for one in resolution.each(part.on, None):
        game = yield from happen(game, RemovedFromCombat(object=one, role="both", reason="effect"))
    return game
