"""Players who have lost leave the game, and the game ends (CR 104, 800.4a)."""

from __future__ import annotations

from collections.abc import Iterable

from core.events.flow import GameEnded, PlayerLeft
from core.model.game import Game
from core.rules.procedure import Procedure, happen
from core.terms.ids import PlayerId, next_incarnation
from core.terms.rule_numbers import RuleNumber


def leave_game(game: Game, losers: Iterable[PlayerId]) -> Procedure[Game]:
    """Have players who have just lost leave; end the game if at most one player is left in it.

    CR 104.4a: all remaining players lose at once: a draw. CR 104.2a: the last one wins.
    CR 800.4a: in a game that goes on, what the loser owns leaves, the rest they control is exiled.
    """
    losers = tuple(losers)
    if not losers:
        return game
    left = game.players_in_game
    if not left:
        return (yield from happen(GameEnded(winner=None, rule=RuleNumber("104.4a"))))
    if len(left) == 1:
        return (yield from happen(GameEnded(winner=left[0], rule=RuleNumber("104.2a"))))
    for player in losers:
        permanents = game.battlefield.values()
        gone = tuple(p.id for p in permanents if p.owner == player)
        controlled = (p.id for p in permanents if p.controller == player and p.owner != player)
        exiled = tuple((object_id, next_incarnation(object_id)) for object_id in controlled)
        game = yield from happen(PlayerLeft(player=player, gone=gone, exiled=exiled))
    return game
