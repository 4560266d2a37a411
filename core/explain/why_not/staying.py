"""Players who stay in the game although their life or poison counters say otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from core.abilities.effects.on_players import CantLose
from core.characteristics.active_effects import active_effects
from core.events.damage import DamageEventOccurred
from core.model.game import Game
from core.words.english import why_not as words
from core.words.english.names import called

_DEADLY_POISON = 10


def does_not_lose(before: Game, _event: DamageEventOccurred, game: Game) -> Iterator[str]:
    """Yield who is now at 0 life or less, or has ten poison counters, and can't lose (CR 101.2)."""
    for player, now in game.players.items():
        was = before.players[player]
        is_dying = now.life <= 0 < was.life or was.poison < _DEADLY_POISON <= now.poison
        keeping = [
            called(active.name) for active, _ in active_effects(game, CantLose) if active.you == player
        ]
        if is_dying and keeping:
            yield words.does_not_lose(now.name, keeping[0], "CR 101.2")
