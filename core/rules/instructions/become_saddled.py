"""A permanent becomes saddled (CR 702.171b)."""

from __future__ import annotations

from core.abilities.instructions.to_permanents import BecomeSaddled
from core.events.causes import instruction_of
from core.events.status import BecameSaddled
from core.model.game import Game
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen


@performs(BecomeSaddled)
def become_saddled(resolution: Resolution, part: BecomeSaddled) -> Procedure[Game]:
    """Let what an instruction is about become saddled; once it is, nothing more."""
    game, cause = resolution.game, instruction_of(resolution.item)
    for one in resolution.each(part.on, None):
        if not game.battlefield[one].saddled:
            game = yield from happen(game, BecameSaddled(object=one, cause=cause))
    return game
