"""Creatures are goaded (CR 701.15a)."""

from __future__ import annotations

from core.abilities.instructions.to_permanents import Goad
from core.events.causes import instruction_of
from core.events.status import BecameGoaded
from core.model.game import Game
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen


@performs(Goad)
def goad(resolution: Resolution, part: Goad) -> Procedure[Game]:
    """Goad what an instruction is about; what its player has goaded already isn't again (CR 701.15d)."""
    game, you = resolution.game, resolution.item.controller
    there = resolution.each(part.on, part.each)
    new = tuple(one for one in there if you not in game.battlefield[one].goaded_by)
    if not new:
        return game
    cause = instruction_of(resolution.item)
    return (yield from happen(game, BecameGoaded(objects=new, player=you, cause=cause)))
