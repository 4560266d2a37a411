"""In which order a player's waiting abilities go on the stack (CR 603.3b)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import ClassVar

from core.model.game import Game
from core.model.stack import OnStack, StackObject
from core.model.waiting_effects import EffectId
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.violation import Violation
from core.terms.ids import PlayerId, id_on_stack, with_place
from core.terms.rule_numbers import RuleNumber


class StackOrder(Answer, tag="stack_order"):
    """Abilities in the order in which they are put on the stack. Answers `OrderTriggers`."""

    order: tuple[str, ...]


class NotEachOnce(Violation):
    """Not each of the waiting abilities, `among`, stands in the order once."""

    among: tuple[EffectId, ...]


class OrderTriggers(Choice[StackOrder], tag="order_triggers"):
    """In which order do a player's waiting abilities go on the stack? (CR 603.3b).

    An answer lists the ids of those `among` them, or of their sources.
    """

    answered_by: ClassVar[type[Answer]] = StackOrder
    ends_loops: ClassVar[bool] = False

    player: PlayerId
    among: tuple[StackObject, ...]
    rule: RuleNumber = RuleNumber("603.3b")

    @property
    def ids(self) -> tuple[EffectId, ...]:
        """What each of them is named by."""
        return tuple(map(own_id, self.among))

    def wrong_with(self, _game: Game, answer: StackOrder) -> Iterator[Violation]:
        """Yield that an ability is left out, or stands in it twice."""
        if not len(ordered(self.among, answer.order)) == len(answer.order) == len(self.among):
            yield NotEachOnce(about=(self.player,), rule=self.rule, among=self.ids)

    def default(self, _game: Game) -> StackOrder:
        """Return the order in which they triggered."""
        return StackOrder(order=self.ids)

    def is_forced(self, _game: Game) -> bool:
        """Never: nobody is asked where the order is all one."""
        return False

    def answers(self, _game: Game) -> Iterator[StackOrder]:
        """Yield each order."""
        yield from (StackOrder(order=order) for order in permutations(self.ids))

    def written(self, answer: StackOrder, by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"stack_order": ["hero", "cat"]}`."""
        return {"stack_order": _named_by_source(self.among, answer.order), "by": by}


def own_id(ability: StackObject) -> EffectId:
    """Return what an ability is named by; a Siege has no more than one of its own waiting."""
    return EffectId(ability.id if isinstance(ability, OnStack) else id_on_stack(ability.source, 0))


def ordered(among: tuple[StackObject, ...], order: tuple[str, ...]) -> tuple[EffectId, ...]:
    """Return the ids of those named, each once, in that order.

    A name is an id, or that of the object whose ability it is: `hero`, or `hero/2` for its second.
    """
    left, found = list(map(own_id, among)), []
    for name in order:
        source, number = with_place(name)
        mine = [own_id(one) for one in among if source == one.source]
        if number:
            mine = mine[int(number) - 1 : int(number)]
        meant = next((one for one in left if name == one or one in mine), None)
        if meant is not None:
            left.remove(meant)
            found.append(meant)
    return tuple(found)


def _named_by_source(among: tuple[StackObject, ...], order: tuple[str, ...]) -> tuple[str, ...]:
    """Return ids of abilities as a file names them: by their objects, numbered where one has several."""
    by_id = {own_id(one): one for one in among}
    in_order = [by_id[one] for one in ordered(among, order)]
    names = []
    for one in in_order:
        mine = sorted((other for other in in_order if other.source == one.source), key=_age)
        names.append(one.source if len(mine) == 1 else f"{one.source}/{mine.index(one) + 1}")
    return tuple(names)


def _age(ability: StackObject) -> int:
    return ability.made if isinstance(ability, OnStack) else 0
