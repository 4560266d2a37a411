"""Performing one instruction: the module that is about it says how (CR 608.2c)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from core.abilities.instructions.one_shot import OneShot
from core.abilities.part import Part
from core.model.game import Game
from core.rules.instructions.resolution import Resolution
from core.rules.procedure import Procedure

P = TypeVar("P", bound=Part)
Performer = Callable[[Resolution, P], Procedure[Game]]
"""Performs instructions of one kind; its procedure returns the game after that."""

PERFORMERS: dict[type[Part], Performer[Any]] = {}
"""What performs each kind of instruction; filled as the modules of this package are loaded."""


def performs(kind: type[P]) -> Callable[[Performer[P]], Performer[P]]:
    """Return a decorator that enters a function as what performs instructions of a kind."""

    def entered(performer: Performer[P]) -> Performer[P]:
        PERFORMERS[kind] = performer
        return performer

    return entered


def perform(resolution: Resolution, part: OneShot) -> Procedure[Game]:
    """Perform one instruction; return the game after it."""
    return PERFORMERS[type(part)](resolution, part)
