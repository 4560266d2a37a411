"""Players who have lost leave the game, and the game ends (CR 104, 800.4a)."""

from __future__ import annotations

from collections.abc import Iterable

from core.events.flow import BecameMonarch, Ending, GameEnded, PlayerLeft
from core.model.game import Game
from core.rules.combat.removal_from_combat import keep_combat_true
from core.rules.procedure import Procedure
from core.rules.triggers.happening import happen
from core.rules.zones.control import rightful_controller
from core.terms.ids import PlayerId, next_incarnation
from core.terms.rule_numbers import RuleNumber


def leave_game(game: Game, losers: Iterable[PlayerId]) -> Procedure[Game]:
    """Have players who have just lost leave; end the game if at most one player is left in it.

    CR 104.4a: all remaining players lose at once: a draw. CR 104.2a: the last one wins.
    CR 800.4a: in a game that goes on, what the loser owns leaves, what was given to them goes
    back, and the rest they control is exiled; CR 702.26k, 702.26n: what is phased out as well.
    CR 603.6c: all of that leaves the battlefield.
    """
    losers = tuple(losers)
    if not losers:
        return game
    left = game.players_in_game
    if not left:
        return (yield from happen(game, GameEnded(how=Ending.NOBODY_LEFT)))
    if len(left) == 1:
        return (yield from happen(game, GameEnded(how=Ending.LAST_PLAYER, winner=left[0])))
    for player in losers:
        before, permanents = game, game.everything
        held = [p.id for p in permanents if p.controller == player and p.owner != player]
        heirs = {one: rightful_controller(game, one, left) for one in held}
        game = yield from happen(
            game,
            PlayerLeft(
                player=player,
                gone=tuple(p.id for p in permanents if p.owner == player),
                reverted=tuple((one, heir) for one, heir in heirs.items() if heir is not None),
                exiled=tuple((one, next_incarnation(one)) for one, heir in heirs.items() if heir is None),
            ),
        )
        game = yield from keep_combat_true(before, game)
    return (yield from _pass_crown(game))


def _pass_crown(game: Game) -> Procedure[Game]:
    """Make somebody else the monarch if who was has left: the active player, or the next one (CR 725.4)."""
    if game.monarch is None or not game.players[game.monarch].has_lost:
        return game
    return (yield from happen(game, BecameMonarch(player=game.apnap[0], rule=RuleNumber("725.4"))))
