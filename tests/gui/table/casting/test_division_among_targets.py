"""How damage is divided at first, and how points move (CR 601.2d)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from core.cards.library import built_in
from core.scenario.setup import set_up
from core.terms.ids import ObjectId, RecipientId
from gui.table.casting.division_among_targets import adding_up_to, shared_out, shifted
from tests.support import AMY, NICOLE, creature, table

A, B, C = ObjectId("a"), ObjectId("b"), ObjectId("c")
GAME = set_up(table(creature("a", "2/2", by=NICOLE), creature("b", "3/3", by=NICOLE, damage=1)), built_in())


def test_lethal_damage_comes_first_and_the_rest_goes_to_a_player() -> None:
    assert shared_out(GAME, 3, (A, B)) == {A: 2, B: 1}
    assert shared_out(GAME, 6, (A, B)) == {A: 4, B: 2}
    assert shared_out(GAME, 6, (A, B, AMY)) == {A: 2, B: 2, AMY: 2}


def test_one_more_comes_from_the_last_that_can_spare_one() -> None:
    assert shifted({A: 2, B: 1, C: 1}, C, 1) == {A: 1, B: 1, C: 2}
    assert shifted({A: 2, B: 2, C: 1}, C, 1) == {A: 2, B: 1, C: 2}


def test_one_less_goes_to_the_next() -> None:
    assert shifted({A: 1, B: 2, C: 1}, B, -1) == {A: 1, B: 1, C: 2}
    assert shifted({A: 1, B: 1, C: 2}, C, -1) == {A: 2, B: 1, C: 1}


@given(st.lists(st.integers(1, 5), min_size=1, max_size=4), st.integers(0, 3), st.sampled_from((-1, 1)))
def test_the_sum_is_kept_and_each_keeps_one(amounts: list[int], place: int, change: int) -> None:
    before: dict[RecipientId, int] = {ObjectId(str(n)): points for n, points in enumerate(amounts)}
    after = shifted(before, ObjectId(str(place % len(amounts))), change)
    assert sum(after.values()) == sum(amounts)
    assert min(after.values()) >= 1


@given(st.lists(st.integers(1, 5), min_size=1, max_size=4), st.integers(4, 30))
def test_another_total_is_reached_with_one_for_each(amounts: list[int], total: int) -> None:
    points: dict[RecipientId, int] = {ObjectId(str(n)): one for n, one in enumerate(amounts)}
    after = adding_up_to(points, total)
    assert sum(after.values()) == total
    assert min(after.values()) >= 1
