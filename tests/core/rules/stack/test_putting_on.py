"""The order in which abilities go on the stack, and how a file names them."""

from __future__ import annotations

import pytest

from core.model.stack import OnStack
from core.rules.choices.trigger_order import OrderTriggers, StackOrder, ordered
from core.scenario.entries import StackOrderSpec
from core.scenario.entry_answers import to_entry
from core.terms.called import Called
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, card, life, played


def _ability(own: str) -> OnStack:
    source, _, made = own.partition("~")
    return OnStack(
        id=ObjectId(own), name=Called(""), controller=AMY, does=(), source=ObjectId(source), made=int(made)
    )


ASKED = OrderTriggers(player=AMY, among=tuple(map(_ability, ("hero~2", "hero~3", "cat~4"))))


@pytest.mark.parametrize(
    ("named", "ids"),
    [
        (("cat", "hero/2", "hero/1"), ("cat~4", "hero~3", "hero~2")),
        (("hero", "cat", "hero"), ("hero~2", "cat~4", "hero~3")),
        (("hero~3", "hero~2", "cat~4"), ("hero~3", "hero~2", "cat~4")),
        (("hero/3", "dog"), ()),
    ],
)
def test_abilities_are_named_by_their_objects(named: tuple[str, ...], ids: tuple[str, ...]) -> None:
    assert ordered(ASKED.among, named) == ids


def test_what_is_written_is_read_as_the_same_order() -> None:
    order = ("cat~4", "hero~3", "hero~2")
    written = to_entry(ASKED, StackOrder(order=order))
    assert written == StackOrderSpec(stack_order=("cat", "hero/2", "hero/1"))
    assert ordered(ASKED.among, written.stack_order) == order


def test_an_answer_is_saved_so_that_it_does_not_depend_on_what_came_before() -> None:
    later = OrderTriggers(player=AMY, among=tuple(map(_ability, ("hero~11", "hero~12"))))
    entry = to_entry(later, StackOrder(order=("hero~12", "hero~11")), AMY)
    assert entry == StackOrderSpec(stack_order=("hero/2", "hero/1"), by=AMY)


@pytest.mark.parametrize(("order", "left"), [(["hero/1", "hero/2"], 15), (["hero/2", "hero/1"], 13)])
def test_the_order_of_one_creatures_own_abilities_matters(order: list[str], left: int) -> None:
    playthrough = played(
        card("Hero of Bladehold", "hero"),
        script=[{"attack": {"hero": NICOLE}}, {"by": AMY, "stack_order": order}],
    )
    assert life(playthrough) == left
