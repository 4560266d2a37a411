"""What can be wrong with an answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

from core.model.game import Game
from core.terms.ids import ObjectId, RecipientId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import Value


class Violation(Value):
    """Base of what can be wrong with an answer: a class for each way, its fields what there is to tell.

    `core.explain.violations` puts it into words.

    Attributes:
        about: the objects and players it is about.
    """

    about: tuple[RecipientId, ...]
    rule: RuleNumber


class Place(StrEnum):
    """Where in an answer an id stands."""

    DAMAGE = "damage"
    SHIELD = "shield"
    DIVISION = "division"
    SACRIFICE = "sacrifice"
    SOURCE = "source"


class UnknownId(Violation):
    """Nothing has the id that it is about and that stands in a `place` of the answer."""

    place: Place


class UnclearName(Violation):
    """Several have the name that it is about; `among` are the ids that can be meant."""

    among: tuple[ObjectId, ...]


def unknown_ids(
    game: Game, named: Iterable[RecipientId], place: Place, rule: RuleNumber
) -> Iterator[UnknownId]:
    """Yield the ids that no player and no object has or had."""
    for one in dict.fromkeys(named):
        if not game.knows(one):
            yield UnknownId(about=(one,), rule=rule, place=place)
