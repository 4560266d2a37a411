"""Players lose the game because an effect says so (CR 104.3e)."""

from __future__ import annotations

from core.abilities.effects.on_players import CantLose
from core.abilities.instructions.to_players import LoseGame
from core.characteristics.active_effects import active_effects
from core.events.flow import GameLost
from core.model.game import Game
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.zones.leaving import leave_game


@performs(LoseGame)
def lose_game(resolution: Resolution, part: LoseGame) -> Procedure[Game]:
    """Let players lose the game, unless an effect says that they can't (CR 614.17)."""
    game = resolution.game
    safe = {active.you for active, _ in active_effects(game, CantLose)}
    losers = tuple(player for player in resolution.players(part.who) if player not in safe)
    for player in losers:
        game = yield from happen(game, GameLost(player=player, name=resolution.item.name))
    return (yield from leave_game(game, losers))
