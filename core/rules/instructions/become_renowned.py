"""A creature becomes renowned (CR 702.112b)."""

from __future__ import annotations

from core.abilities.instructions.to_permanents import BecomeRenowned
from core.events.causes import instruction_of
from core.events.status import BecameRenowned
from core.model.game import Game
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen


@performs(BecomeRenowned)
def become_renowned(resolution: Resolution, part: BecomeRenowned) -> Procedure[Game]:
    """Let what an instruction is about become renowned; once it is, nothing more (CR 702.112c)."""
    game, cause = resolution.game, instruction_of(resolution.item)
    for one in resolution.each(part.on, None):
        if not game.battlefield[one].renowned:
            game = yield from happen(game, BecameRenowned(object=one, cause=cause))
    return game
