"""Who stands behind a front or at its ends."""

from __future__ import annotations

from itertools import pairwise

from core.terms.ids import ObjectId, RecipientId
from core.terms.values import replace
from gui.layout.card_rows import GAP, Roster
from gui.layout.flank import Flank
from gui.layout.front import Front
from gui.layout.geometry import CARD_HEIGHT, CARD_WIDTH, Box, Place
from gui.layout.reserve import depth, reserve_places

SCALE = 0.5
BEHIND = (CARD_HEIGHT + GAP) * SCALE
"""How much height a row takes."""
FROM_MIDDLE = 46
"""Where a front begins."""


def flank(count: int, left: float = 10, worn: int = 0) -> Flank:
    """Return a near side of 1000 by 400 with so many creatures; the first may bear Auras."""
    cards = [ObjectId(f"c{n}") for n in range(count)]
    roster = Roster(cards, [], {cards[0]: worn} if worn else {})
    return Flank(Box(0, 400, 1000, 400), is_near=True, left=left, attacked=(), roster=roster)


def stand(side: Flank, front: Front) -> dict[ObjectId, Place]:
    """Return where they stand, at the ends if possible."""
    return dict(reserve_places(side, front, {}, SCALE, at_ends=True))


def test_half_of_them_stand_at_each_end() -> None:
    places = stand(flank(5), Front(400, 600, 160, FROM_MIDDLE))
    assert [place.x < 400 for place in places.values()] == [True, True, True, False, False]
    assert max(place.x for place in places.values() if place.x < 400) == 400 - 60 / 2
    assert min(place.x for place in places.values() if place.x > 600) == 600 + 60 / 2


def test_with_less_room_at_one_end_more_stand_at_the_other() -> None:
    """The stack lies over the left part of the table."""
    places = stand(flank(6, left=300), Front(400, 600, 160, FROM_MIDDLE))
    assert [place.x > 600 for place in places.values()] == [False, True, True, True, True, True]
    assert all(place.x - CARD_WIDTH * SCALE / 2 >= 300 for place in places.values())


def test_they_end_where_a_deep_front_ends() -> None:
    place = stand(flank(2), Front(400, 600, 300, FROM_MIDDLE))[ObjectId("c0")]
    assert place.y + CARD_HEIGHT * SCALE / 2 == 400 + 46 + 300 - GAP * SCALE


def test_they_are_set_back_from_a_front_as_deep_as_they_are() -> None:
    side, front = flank(2), Front(400, 600, BEHIND, FROM_MIDDLE)
    place = stand(side, front)[ObjectId("c0")]
    assert place.y - CARD_HEIGHT * SCALE / 2 > 400 + 46 + 10
    assert depth(side, front, SCALE, at_ends=True) > BEHIND + 10


def test_more_than_one_row_stands_at_the_ends_where_they_are_narrow() -> None:
    side, front = flank(8), Front(150, 850, 300, FROM_MIDDLE)
    places = stand(side, front)
    assert len({place.y for place in places.values()}) == 2
    assert depth(side, front, SCALE, at_ends=True) == 300


def test_they_stand_behind_where_that_takes_less_height() -> None:
    side, front = flank(16), Front(75, 925, 100, FROM_MIDDLE)
    assert depth(side, front, SCALE, at_ends=True) == depth(side, front, SCALE, at_ends=False)
    assert all(place.y > 400 + 46 + 100 for place in stand(side, front).values())


def test_without_a_front_they_stand_before_the_middle_line() -> None:
    places = stand(flank(3), Front(0, 0, 0, FROM_MIDDLE))
    assert {place.y for place in places.values()} == {400 + 46 + CARD_HEIGHT * SCALE / 2}
    assert sum(place.x for place in places.values()) / 3 == 500


def test_there_is_room_for_auras_at_the_ends() -> None:
    plain, worn = (
        depth(flank(2, worn=n), Front(400, 600, 50, FROM_MIDDLE), SCALE, at_ends=True) for n in (0, 2)
    )
    assert worn > plain + 20


def test_no_more_stand_at_an_end_than_there_is_room_for() -> None:
    """Half a gap parts the first of them from the front: beside three, 174 are one too few."""
    places = stand(flank(5, left=226), Front(400, 600, 160, FROM_MIDDLE))
    assert min(place.x - CARD_WIDTH * SCALE / 2 for place in places.values()) >= 226


def test_in_a_full_row_what_is_attacked_makes_room_for_the_others() -> None:
    """Opposite its attackers it would leave half a place unused on each side of it."""
    walker = ObjectId("walker")
    side = replace(flank(15), attacked=(walker,))
    centers: dict[RecipientId, list[float]] = {walker: [551.0]}
    places = reserve_places(side, Front(400, 600, 100, FROM_MIDDLE), centers, SCALE, at_ends=False)
    row = sorted(place.x for _, place in places)
    assert len(row) == 16
    assert min(b - a for a, b in pairwise(row)) >= CARD_WIDTH * SCALE


def test_where_none_of_theirs_is_in_the_front_what_is_attacked_stands_opposite_its_attackers() -> None:
    jace = ObjectId("jace")
    side = replace(flank(2), attacked=(jace,))
    nobody = Front(0.0, 0.0, 0.0, FROM_MIDDLE)
    centers: dict[RecipientId, list[float]] = {jace: [600.0, 700.0]}
    places = dict(reserve_places(side, nobody, centers, SCALE, at_ends=True))
    assert places[jace].x == 650
    assert all(one.y == places[jace].y for one in places.values())
