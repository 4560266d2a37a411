"""The end of combat (CR 511)."""

from __future__ import annotations

from core.events.flow import CombatEnded
from core.model.game import Game
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.zones.control import end_control


def end_combat(game: Game) -> Procedure[Game]:
    """Remove everything from combat, as the end of combat step ends (CR 511.3)."""
    before = game
    game = yield from happen(game, CombatEnded())
    return (yield from end_control(before, game))
