"""Abilities that trigger on how things are, not on what happens (CR 603.8)."""

from __future__ import annotations

from core.model.game import Game
from core.model.stack import OnStack
from core.rules.procedure import Procedure
from core.rules.triggers.watching import About, Found, is_watched, item_of, trigger, watching


def trigger_on_states(game: Game) -> Procedure[Game]:
    """Let abilities trigger whose state is there, unless they wait or are on the stack already."""
    if not is_watched(game, "state"):
        return game
    watchers = tuple(watching(game, "state"))
    there = {(one.source, one.does) for one in (*game.triggered, *game.stack) if isinstance(one, OnStack)}
    found = [
        Found(item_of(game, one.this, one.ability, About()))
        for one in watchers
        if (one.this, one.ability.does) not in there
    ]
    return (yield from trigger(game, found))
