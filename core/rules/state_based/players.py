"""Players who lose the game (CR 704.5a, 704.5c, 704.6c)."""

from __future__ import annotations

from collections.abc import Iterator

from core.events.state_based import PlayerLost
from core.model.game import Game
from core.model.players import Player
from core.rules.state_based.condition import Condition
from core.terms.rule_numbers import RuleNumber

LETHAL_POISON = 10
LETHAL_COMMANDER_DAMAGE = 21


def losing_players(game: Game) -> Iterator[Condition]:
    """Yield a condition for each reason for which each player loses."""
    for player_id in game.players_in_game:
        for rule in _reasons(game.players[player_id]):
            lost = PlayerLost(player=player_id, rules=(rule,))
            yield Condition(rule=rule, about=(player_id,), leads_to=lost)


def _reasons(player: Player) -> Iterator[RuleNumber]:
    if player.life <= 0:
        yield RuleNumber("704.5a")
    if player.poison >= LETHAL_POISON:
        yield RuleNumber("704.5c")
    if any(amount >= LETHAL_COMMANDER_DAMAGE for amount in player.commander_damage.values()):
        yield RuleNumber("704.6c")
