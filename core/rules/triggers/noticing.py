"""How events happen: each is noticed by the abilities that trigger on it (CR 603.2)."""

from __future__ import annotations

from core.events import Event
from core.model.game import Game
from core.rules.procedure import Procedure, yield_event


def happen(game: Game, event: Event) -> Procedure[Game]:  # noqa: ARG001 - what triggers compares it with the game after
    """Let `event` happen to `game`; return the game after it."""
    return (yield from yield_event(event))
