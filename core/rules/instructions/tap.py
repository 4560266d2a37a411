"""Permanents are tapped or untapped (CR 701.26a, 701.26b)."""

from __future__ import annotations

from core.abilities.instructions.to_permanents import Tap, Untap
from core.events.causes import instruction_of
from core.events.status import Tapped
from core.model.game import Game
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.noticing import happen
from core.rules.untapping import untap


@performs(Tap)
def tap(resolution: Resolution, part: Tap) -> Procedure[Game]:
    """Tap what an instruction is about, all at once, but for what is tapped already (CR 701.26a)."""
    game, cause = resolution.game, instruction_of(resolution.item)
    there = resolution.each(part.on, part.each)
    untapped = tuple(one for one in there if not game.battlefield[one].status.tapped)
    if not untapped:
        return game
    return (yield from happen(game, Tapped(objects=untapped, cause=cause)))


@performs(Untap)
def instructed_untapping(resolution: Resolution, part: Untap) -> Procedure[Game]:
    """Untap what an instruction is about, all of it that is tapped at once (CR 701.26b)."""
    game = resolution.game
    there = resolution.each(part.on, part.each)
    tapped = tuple(one for one in there if game.battlefield[one].status.tapped)
    return (yield from untap(game, tapped, instruction_of(resolution.item)))
