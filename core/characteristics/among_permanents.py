"""What all permanents on the battlefield are, looked through once while they stay what they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.characteristics.remembering import of_objects
from core.model.characteristics import Characteristics
from core.model.game import Game
from core.terms.card_types import CardType
from core.terms.ids import ObjectId
from core.terms.values import Value

A = TypeVar("A", bound=Value)


@of_objects
def all_characteristics(game: Game) -> tuple[tuple[ObjectId, Characteristics], ...]:
    """Return what each permanent is, in the order of the battlefield."""
    known = game.notes.objects
    return tuple([(one, known.get(one) or characteristics(game, one)) for one in game.battlefield])


@of_objects
def creatures(game: Game) -> frozenset[ObjectId]:
    """Return the permanents that are creatures."""
    return frozenset(of_type(game, CardType.CREATURE))


def of_type(game: Game, kind: CardType) -> Sequence[ObjectId]:
    """Return the permanents of a type, in the order of the battlefield."""
    return _by_type(game).get(kind, ())


@of_objects
def _by_type(game: Game) -> Mapping[CardType, Sequence[ObjectId]]:
    found: dict[CardType, list[ObjectId]] = {}
    for one, what in all_characteristics(game):
        for kind in what.types:
            found.setdefault(kind, []).append(one)
    return found


def with_keyword(game: Game, *keywords: Keyword) -> frozenset[ObjectId]:
    """Return the permanents that have at least one of these keywords."""
    bearers = _by_keyword(game)
    return frozenset().union(*[bearers[keyword] for keyword in keywords if keyword in bearers])


@of_objects
def _by_keyword(game: Game) -> Mapping[Keyword, Sequence[ObjectId]]:
    found: dict[Keyword, list[ObjectId]] = {}
    for one, what in all_characteristics(game):
        for keyword in what.keywords:
            found.setdefault(keyword, []).append(one)
    return found


def each_ability(game: Game, kind: type[A]) -> Iterator[tuple[ObjectId, A]]:
    """Yield the abilities of a class that permanents have, in the order of the battlefield."""
    for one, what in _with_abilities(game):
        for ability in what.each(kind):
            yield one, ability


@of_objects
def _with_abilities(game: Game) -> tuple[tuple[ObjectId, Characteristics], ...]:
    return tuple([(one, what) for one, what in all_characteristics(game) if what.abilities])
