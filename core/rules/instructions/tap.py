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
    """Tap what an instruction is about, unless it is tapped already (CR 701.26a)."""
    game, cause = resolution.game, instruction_of(resolution.item)
    for one in resolution.each(part.on, None):
        if not game.battlefield[one].status.tapped:
            game = yield from happen(game, Tapped(objects=(one,), cause=cause))
    return game


@performs(Untap)
def instructed_untapping(resolution: Resolution, part: Untap) -> Procedure[Game]:
    """Untap what an instruction is about, if it is tapped (CR 701.26b)."""
    game, cause = resolution.game, instruction_of(resolution.item)
    for one in resolution.each(part.on, None):
        if game.battlefield[one].status.tapped:
            game = yield from untap(game, one, cause)
    return game
