"""What is done right after an effect has prevented damage, as a part of that effect (CR 615.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.events.damage import Damage
from core.model.game import Game
from core.model.waiting_effects import Waiting
from core.rules.procedure import Procedure
from core.terms.values import Value


class Prevented(Value, kw_only=False):
    """What one effect has prevented of the damage that would have been dealt at once."""

    by: Waiting
    damage: tuple[Damage, ...]


Doer = Callable[[Game, Prevented], Procedure[Game]]
"""Does what an effect does because it has prevented damage; returns the game after that."""

_DOERS: list[Doer] = []


def done_after_prevention(doer: Doer) -> Doer:
    """Enter a function as what follows the instructions of such effects, which themselves deal damage."""
    _DOERS.append(doer)
    return doer


def do_afterwards(game: Game, prevented: Iterable[Prevented]) -> Procedure[Game]:
    """Do what effects do because they have prevented damage, one effect after the other; return the game."""
    for one in prevented:
        for doer in _DOERS:
            game = yield from doer(game, one)
    return game
