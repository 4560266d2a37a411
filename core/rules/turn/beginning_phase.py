"""What happens by itself in the beginning phase: phasing, untapping, a card drawn (CR 502, 504, 703.4)."""

from __future__ import annotations

from core.events.causes import ByTurn
from core.events.results import CardDrawn
from core.model.game import Game
from core.rules.damage.result_effects import let_happen
from core.rules.day_and_night import check_time
from core.rules.procedure import Procedure
from core.rules.untapping import untap_all
from core.rules.zones.phasing import phase_in_untap_step
from core.terms.rule_numbers import RuleNumber


def phase_and_untap(game: Game) -> Procedure[Game]:
    """Play the untap step: phasing, then day or night, then untapping (CR 502.1, 502.2, 502.3).

    Return the game.
    """
    game = yield from phase_in_untap_step(game)
    game = yield from check_time(game)
    return (yield from untap_all(game))


def draw_for_the_turn(game: Game) -> Procedure[Game]:
    """Let the active player draw a card, as effects change it (CR 504.1, 614.11); return the game.

    CR 800.4j: if that player has left the game, nobody does.
    """
    if game.active_player not in game.players_in_game:
        return game
    rule = RuleNumber("504.1")
    return (yield from let_happen(game, (CardDrawn(player=game.active_player, cause=ByTurn(), rule=rule),)))
