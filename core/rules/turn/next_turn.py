"""The turn passes to the next player (CR 102.1, 500.1)."""

from __future__ import annotations

from core.events.flow import TurnBegan
from core.model.game import Game
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.zones.control import end_control


def begin_next_turn(game: Game) -> Procedure[Game]:
    """Let the next turn begin, that of the next player in turn order; return the game.

    CR 800.4k: a turn of a player who has left the game doesn't begin.
    CR 500.4: what lasts until that turn ends now.
    """
    order = tuple(game.players)
    here = order.index(game.active_player) + 1
    following = (player for player in order[here:] + order[:here] if not game.players[player].has_lost)
    before = game
    game = yield from happen(game, TurnBegan(player=next(following)))
    return (yield from end_control(before, game))
