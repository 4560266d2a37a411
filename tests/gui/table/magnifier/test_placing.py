"""Where the magnifier is: on the table, and never over the card."""

from __future__ import annotations

from itertools import product

import pytest

from gui.layout.geometry import Box
from gui.table.magnifier.placing import place_beside


def overlap(one: Box, other: Box) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


@pytest.mark.parametrize("high", [180.0, 360.0, 900.0])
@pytest.mark.parametrize("table", [Box(0, 0, 360, 320), Box(0, 0, 669, 557), Box(0, 0, 1300, 800)])
def test_it_is_on_the_table_and_not_over_the_card(table: Box, high: float) -> None:
    for x, y, size in product(range(0, 1300, 90), range(0, 800, 70), (0.35, 1.0, 1.6)):
        card = Box(x, y, 100 * size, 140 * size)
        if card.x + card.width > table.width or card.y + card.height > table.height:
            continue
        place = place_beside(card, table, lambda _: high)
        if place is None:
            assert table.width < 400
            continue
        assert not overlap(place, card)
        assert place.x >= 0
        assert place.y >= 0
        assert place.x + place.width <= table.width
        assert place.y + place.height <= table.height


def test_where_there_is_room_it_is_whole_and_level_with_the_card() -> None:
    card = Box(200, 300, 100, 140)
    place = place_beside(card, Box(0, 0, 1000, 800), lambda _: 400.0)
    assert place == Box(314, 170, 300, 400)


def test_it_is_left_of_a_card_at_the_right_edge_and_narrower_where_it_must_be() -> None:
    place = place_beside(Box(560, 100, 100, 140), Box(0, 0, 669, 557), lambda _: 300.0)
    assert place is not None
    assert place.x + place.width == 546
    narrow = place_beside(Box(300, 200, 100, 140), Box(0, 0, 669, 557), lambda _: 300.0)
    assert narrow is not None
    assert narrow.width == 270
