"""Players who lose the game (CR 704.5a, 704.5b, 704.5c, 704.6c)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.abilities.effects.on_players import CantLose
from core.characteristics.active_effects import active_effects
from core.characteristics.remembering import remembered
from core.events.state_based import PlayerLost, StateBasedCondition
from core.model.game import Game
from core.model.players import Player
from core.rules.state_based.condition import Condition
from core.terms.ids import PlayerId

LETHAL_POISON = 10
LETHAL_COMMANDER_DAMAGE = 21


@remembered(lambda game: (game.players, game.effects))
def losing_players(game: Game) -> tuple[Condition, ...]:
    """Return a condition for each reason for which each player loses."""
    return tuple(_losing_players(game))


def _losing_players(game: Game) -> Iterator[Condition]:
    for player in game.players.values():
        reasons = () if player.has_lost else _reasons(player)
        if reasons and not _cant_lose(game, player.id):
            for kind in reasons:
                lost = PlayerLost(player=player.id, because=(kind,))
                yield Condition(kind=kind, about=(player.id,), leads_to=lost)


def _cant_lose(game: Game, player: PlayerId) -> bool:
    """Whether an effect says that a player can't lose the game (CR 614.17)."""
    return any(active.you == player for active, _ in active_effects(game, CantLose))


def _reasons(player: Player) -> Sequence[StateBasedCondition]:
    """Return why a player loses.

    CR 704.5a: no life. CR 704.5b: drew from an empty library. CR 704.5c, 122.1f: ten poison counters.
    CR 704.6c: 21 combat damage from one commander (CR 903.10a).
    """
    found: list[StateBasedCondition] = []
    if player.life <= 0:
        found.append(StateBasedCondition.NO_LIFE)
    if player.drew_from_empty:
        found.append(StateBasedCondition.DREW_FROM_EMPTY)
    if player.poison >= LETHAL_POISON:
        found.append(StateBasedCondition.POISONED)
    by_commanders = player.commander_damage
    if by_commanders and max(by_commanders.values()) >= LETHAL_COMMANDER_DAMAGE:
        found.append(StateBasedCondition.COMMANDER_DAMAGE)
    return found
