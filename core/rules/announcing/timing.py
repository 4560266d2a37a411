"""When what takes a main phase may be done, as sorceries are cast (CR 117.1a, 307.1, 602.5d)."""

from __future__ import annotations

from core.model.game import Game
from core.terms.ids import PlayerId


def is_main_phase_of(game: Game, player: PlayerId) -> bool:
    """Whether a player may do what takes a main phase of their own and an empty stack (CR 117.1a).

    CR 307.1: that is when sorceries may be cast.
    """
    in_main_phase = game.step is not None and game.step.is_main_phase
    return in_main_phase and player == game.active_player and not game.stack
