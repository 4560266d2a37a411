"""It becomes day or night (CR 731.1)."""

from __future__ import annotations

from core.abilities.instructions.to_players import BecomeTime
from core.model.game import Game
from core.rules.day_and_night import become
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.terms.rule_numbers import RuleNumber


@performs(BecomeTime)
def become_time(resolution: Resolution, part: BecomeTime) -> Procedure[Game]:
    """Make it day or night; what is bound to the other transforms at once."""
    return (yield from become(resolution.game, part.time, RuleNumber("731.1")))
