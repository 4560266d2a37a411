"""Which subtypes matter on a board: those that a card or an effect there asks for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from core.abilities.filters import Objects, StackObjects
from core.abilities.parts_of import parts_of
from core.abilities.qualities import OfSubtype
from core.model.cards import Card
from core.model.game import Game
from core.terms.values import Value


def subtypes_asked_for(game: Game, cast: Iterable[Card] = ()) -> frozenset[str]:
    """Return the subtypes that anything on the board, or a card that will be `cast`, asks for."""
    cards = (one.card for one in game.battlefield.values())
    effects = (one.effect for one in game.effects)
    return frozenset[str]().union(*map(_asked_by, (*cards, *cast, *effects)))


@lru_cache(maxsize=2048)
def _asked_by(of: Value) -> frozenset[str]:
    return frozenset(subtype for part in parts_of(of) for subtype in _asked_by_itself(part))


def _asked_by_itself(part: Value) -> Iterator[str]:
    match part:
        case Objects():
            yield from (*part.subtypes, *part.not_subtypes)
        case StackObjects():
            yield from part.subtypes
        case OfSubtype():
            yield part.subtype
        case _:
            pass
