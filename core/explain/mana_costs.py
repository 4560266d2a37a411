"""Whether mana costs matter on a board: whether anything there asks for mana values or devotion."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from core.abilities.amounts import Devotion, Different, Size, SizeAmong
from core.abilities.filters import Objects, StackObjects
from core.abilities.parts_of import parts_of
from core.model.cards import Card
from core.model.game import Game
from core.terms.values import Value

_MANA_VALUE = "mana_value"
_OF_SACRIFICED = "sacrificed_mana_value"


def mana_costs_matter(game: Game, cast: Iterable[Card] = ()) -> bool:
    """Whether anything on the board, or a card that will be `cast`, asks what something costs."""
    there = (one.card for one in game.battlefield.values())
    return any(map(_asks, (*there, *cast))) or any(_asks(one.effect) for one in game.effects)


@lru_cache(maxsize=2048)
def _asks(of: Value) -> bool:
    return any(map(_asks_itself, parts_of(of)))


def _asks_itself(part: Value) -> bool:
    match part:
        case Objects() | StackObjects():
            return part.mana_value_at_least is not None or part.mana_value_at_most is not None
        case Size(side=asked) | SizeAmong(side=asked) | Different(what=asked):
            return asked == _MANA_VALUE
        case Devotion():
            return True
        case _:
            return any(getattr(part, name, None) == _OF_SACRIFICED for name in ("amount", "times"))
