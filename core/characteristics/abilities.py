"""Abilities of some class among all permanents; most permanents have none, and are passed over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from core.characteristics.current import characteristics
from core.characteristics.remembering import remembered, what_objects_are
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.terms.ids import ObjectId
from core.terms.values import Frozen

A = TypeVar("A", bound=Frozen)


def each_ability(game: Game, kind: type[A]) -> Iterator[tuple[ObjectId, A]]:
    """Yield the abilities of a class that permanents have, in the order of the battlefield."""
    for one, what in _with_abilities(game):
        for ability in what.each(kind):
            yield one, ability


@remembered(what_objects_are)
def _with_abilities(game: Game) -> tuple[tuple[ObjectId, Characteristics], ...]:
    every = ((one, characteristics(game, one)) for one in game.battlefield)
    return tuple((one, what) for one, what in every if what.abilities)
