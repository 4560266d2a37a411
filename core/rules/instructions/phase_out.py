"""Permanents phase out (CR 702.26b)."""

from __future__ import annotations

from core.abilities.instructions.to_permanents import PhaseOut
from core.model.game import Game
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.zones.phasing import phase_out


@performs(PhaseOut)
def instructed_phasing(resolution: Resolution, part: PhaseOut) -> Procedure[Game]:
    """Let what an instruction is about phase out, all at the same time."""
    return (yield from phase_out(resolution.game, resolution.each(part.on, part.each)))
