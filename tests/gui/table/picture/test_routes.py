"""Arrows keep clear of cards that they are not about."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from core.terms.ids import ObjectId, RecipientId
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Place
from gui.layout.table_layout import Layout, arrange
from gui.table.picture.routes import route
from tests.support import AMY, NICOLE, creature, played


def board(mine: int, theirs: int) -> Layout:
    """Return where so many creatures on each side stand."""
    objects = [creature(f"m{n}", "1/1") for n in range(mine)]
    objects += [creature(f"t{n}", "1/1", by=NICOLE) for n in range(theirs)]
    start = played(*objects).start
    return arrange(start, start, 900, 640)


def crosses(one: tuple[float, float], other: tuple[float, float], place: Place) -> bool:
    """Whether an upright or level line passes over a card."""
    wide, high = CARD_WIDTH * place.scale / 2 - 1, CARD_HEIGHT * place.scale / 2 - 1
    return (
        min(one[0], other[0]) < place.x + wide
        and max(one[0], other[0]) > place.x - wide
        and min(one[1], other[1]) < place.y + high
        and max(one[1], other[1]) > place.y - high
    )


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 30), st.integers(0, 30), st.data())
def test_a_way_from_the_stack_crosses_no_card(mine: int, theirs: int, data: st.DataObject) -> None:
    layout = board(mine, theirs)
    targets: list[RecipientId] = [*layout.cards, AMY, NICOLE]
    target = data.draw(st.sampled_from(targets))
    points = route((6, layout.middle), target, layout)
    assert points[0] == (6, layout.middle)
    for card, place in layout.cards.items():
        if card != target:
            assert not any(crosses(one, other, place) for one, other in pairwise(points)), (card, points)
    end, (half_width, half_height) = layout.center_of(target), layout.half_size(target)
    assert end is not None
    assert abs(points[-1][0] - end[0]) <= half_width
    assert abs(abs(points[-1][1] - end[1]) - half_height) < 0.01


def test_nothing_leads_to_what_is_not_there() -> None:
    assert route((6, 320), ObjectId("nobody"), board(1, 1)) == ()
