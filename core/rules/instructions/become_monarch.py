"""Players become the monarch (CR 725)."""

from __future__ import annotations

from core.abilities.instructions.to_players import BecomeMonarch
from core.events.flow import BecameMonarch
from core.model.game import Game
from core.rules.instructions.performing import performs
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen


@performs(BecomeMonarch)
def become_monarch(resolution: Resolution, part: BecomeMonarch) -> Procedure[Game]:
    """Make a player the monarch, unless that player is already (CR 725.3)."""
    game = resolution.game
    for player in resolution.players(part.who):
        if not game.players[player].is_monarch:
            game = yield from happen(game, BecameMonarch(player=player))
    return game
