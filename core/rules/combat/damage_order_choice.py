"""In which order creatures assign damage to others (era `ordered`; CR 509.2 of July 2024)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import ClassVar

from core.model.game import Game
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.listing import each_with_one
from core.rules.choices.violation import Violation
from core.rules.damage.lethal import lethal_damage
from core.rules.eras import has_damage_order
from core.terms.eras import Era
from core.terms.ids import ObjectId, PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.values import FrozenMap


class Orders(Answer, tag="orders"):
    """Damage assignment orders, first to last. Answers `AnnounceDamageOrder`."""

    orders: FrozenMap[ObjectId, tuple[ObjectId, ...]] = FrozenMap()

    def is_asked_for(self, era: Era) -> bool:
        """Only one era has a damage assignment order."""
        return has_damage_order(era)


class WrongOrder(Violation):
    """The order of a creature does not consist of just the creatures it fights, each once."""

    creature: ObjectId
    expected: tuple[ObjectId, ...]


class MovesOthers(Violation):
    """Something else than what has come later, `placed`, gets another place; `others` stay as they were."""

    creature: ObjectId
    placed: ObjectId | None
    others: tuple[ObjectId, ...]


class AnnounceDamageOrder(Choice[Orders], tag="announce_damage_order"):
    """In which order will each of these creatures assign damage to the others? (era `ordered`).

    `among` holds, for each creature, those that are to be put in order; `placed`, the one of them that
    has come later, where the others stay as they were.
    """

    answered_by: ClassVar[type[Answer]] = Orders

    player: PlayerId
    among: FrozenMap[ObjectId, tuple[ObjectId, ...]]
    placed: ObjectId | None = None
    rule: RuleNumber

    def wrong_with(self, _game: Game, answer: Orders) -> Iterator[Violation]:
        """Yield everything wrong with announced orders: each must hold just the creatures concerned."""
        for creature, order in answer.orders.items():
            expected = self.among.get(creature, ())
            if creature not in self.among or sorted(order) != sorted(expected):
                yield WrongOrder(about=(creature,), rule=self.rule, creature=creature, expected=expected)
            elif not _others_stay(expected, order, self.placed):
                others = tuple(other for other in expected if other != self.placed)
                yield MovesOthers(
                    about=(creature,), rule=self.rule, creature=creature, placed=self.placed, others=others
                )

    def default(self, game: Game) -> Orders:
        """Return orders that begin with the creature that takes least to kill.

        What has come later stands before the first that takes more, and the others stay as they were.
        """
        return Orders(
            orders=FrozenMap(
                (creature, _default_order(game, creature, others, self.placed))
                for creature, others in self.among.items()
            )
        )

    def is_forced(self, _game: Game) -> bool:
        """Never: nobody is asked where there is nothing to put in order."""
        return False

    def answers(self, _game: Game) -> Iterator[Orders]:
        """Yield each order for each of the creatures."""
        every = {creature: tuple(permutations(others)) for creature, others in self.among.items()}
        yield from (Orders(orders=orders) for orders in each_with_one(every))

    def written(self, answer: Orders, _by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"order": {"bear": ["wall", "elf"]}}`."""
        return {"order": dict(answer.orders)}

    def is_meant(self, _game: Game, answer: Answer, _by: PlayerId | None) -> bool:
        """Whether it orders what one of these creatures fights."""
        return self.takes(answer) and not self.among.keys().isdisjoint(answer.orders)


def _default_order(
    game: Game, creature: ObjectId, others: tuple[ObjectId, ...], placed: ObjectId | None
) -> tuple[ObjectId, ...]:
    need = {other: lethal_damage(game, other, creature, {}) for other in others}
    if placed is None:
        return tuple(sorted(others, key=lambda other: (need[other], other)))
    stay = [other for other in others if other != placed]
    place = next((at for at, other in enumerate(stay) if need[other] > need[placed]), len(stay))
    return (*stay[:place], placed, *stay[place:])


def _others_stay(before: tuple[ObjectId, ...], order: tuple[ObjectId, ...], placed: ObjectId | None) -> bool:
    """Whether all but the one that is placed are in the order in which they were."""
    if placed is None:
        return True
    was, now = ([other for other in some if other != placed] for some in (before, order))
    return was == now
