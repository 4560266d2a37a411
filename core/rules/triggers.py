"""Triggered abilities: noticed as soon as their event happens, put on the stack later (CR 603.2-3).

So far only the one that a Siege has by the rules (CR 310.11b).
"""

from __future__ import annotations

from collections.abc import Iterator

from core.events.stack import AbilityPutOnStack, AbilityTriggered
from core.model.game import Game
from core.model.stack import SiegeDefeated, StackObject
from core.rules.layers import characteristics
from core.rules.procedure import Procedure, happen
from core.terms.counters import DEFENSE

SIEGE = "Siege"


def notice_triggers(before: Game, game: Game) -> Procedure[Game]:
    """Let every ability trigger whose event took the game from `before` to `game`; return the game."""
    for ability in _triggered(before, game):
        game = yield from happen(AbilityTriggered(ability=ability))
    return game


def put_triggers_on_stack(game: Game) -> Procedure[Game]:
    """Put waiting abilities on the stack, the active player's first and so lowest (CR 603.3b)."""
    for player in game.apnap:
        for ability in game.triggered:
            if ability.controller == player:
                game = yield from happen(AbilityPutOnStack(ability=ability))
    return game


def _triggered(before: Game, game: Game) -> Iterator[StackObject]:
    for permanent in game.battlefield.values():
        was = before.battlefield.get(permanent.id)
        had_defense = was is not None and was.counters.get(DEFENSE, 0) > 0
        if had_defense and not permanent.counters.get(DEFENSE):
            what = characteristics(game, permanent.id)
            if what.is_battle and SIEGE in what.subtypes:
                yield SiegeDefeated(source=permanent.id, controller=permanent.controller)
