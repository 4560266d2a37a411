"""Players who lose the game (CR 704.5a, 704.5b, 704.5c, 704.6c)."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.effects.on_players import CantLose
from core.characteristics.active_effects import active_effects
from core.events.state_based import PlayerLost, StateBasedCondition
from core.model.game import Game
from core.model.players import Player
from core.rules.state_based.condition import Condition

LETHAL_POISON = 10
LETHAL_COMMANDER_DAMAGE = 21


def losing_players(game: Game) -> Iterator[Condition]:
    """Yield a condition for each reason for which each player loses."""
    safe = {active.you for active, _ in active_effects(game, CantLose)}  # CR 614.17
    for player_id in game.players_in_game:
        if player_id in safe:
            continue
        for kind in _reasons(game.players[player_id]):
            lost = PlayerLost(player=player_id, because=(kind,))
            yield Condition(kind=kind, about=(player_id,), leads_to=lost)


def _reasons(player: Player) -> Iterator[StateBasedCondition]:
    """Yield why a player loses.

    CR 704.5a: no life. CR 704.5b: drew from an empty library. CR 704.5c: ten poison counters.
    CR 704.6c: 21 combat damage from one commander (CR 903.10a).
    """
    if player.life <= 0:
        yield StateBasedCondition.NO_LIFE
    if player.drew_from_empty:
        yield StateBasedCondition.DREW_FROM_EMPTY
    if player.poison >= LETHAL_POISON:
        yield StateBasedCondition.POISONED
    if any(amount >= LETHAL_COMMANDER_DAMAGE for amount in player.commander_damage.values()):
        yield StateBasedCondition.COMMANDER_DAMAGE
