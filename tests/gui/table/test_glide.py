"""On the way between two pictures everything goes with the card it is at."""

from __future__ import annotations

import pytest

from core.play.playthrough import Playthrough
from core.terms.ids import ObjectId
from gui.layout.geometry import CARD_HEIGHT
from gui.table.glide import between
from gui.table.picture.table_picture import Album, TablePicture
from tests.support import NICOLE, creature, played


def fight(blocked: bool) -> Playthrough:
    """Return ten a side, three of which attack; one is blocked, or none."""
    mine = [creature(f"m{n}", "3/3") for n in range(10)]
    theirs = [creature(f"t{n}", "2/2", by=NICOLE) for n in range(10)]
    attack = {"attack": {f"m{n}": "nicole" for n in range(3)}}
    return played(*mine, *theirs, script=[attack, {"block": {"t7": "m0"} if blocked else {}}])


def after(kind: str, *, blocked: bool) -> TablePicture:
    """Return the table as it rests after the first event of a kind."""
    combat = fight(blocked)
    at = next(n for n, frame in enumerate(combat.frames, 1) if frame.event.kind == kind)
    return Album(combat, 708, 591).rests(at)


@pytest.mark.parametrize("part", [0.05, 0.5, 0.9])
def test_signs_arrows_and_numbers_go_with_their_cards(part: float) -> None:
    start, end = after("attackers_declared", blocked=False), after("damage_event_began", blocked=True)
    halfway = between(start, end, part)
    assert halfway.middle != end.middle or start.middle == end.middle
    for sign in halfway.facing:
        assert (sign.x, sign.y) == pytest.approx((halfway.poses[sign.attacker].x, halfway.middle))
    [block] = halfway.arrows
    for card, at, inward in ((block.source, block.start, 1), (ObjectId(block.target), block.end, -1)):
        pose = halfway.poses[card]
        assert at[0] == pytest.approx(pose.x)
        assert at[1] == pytest.approx(pose.y + inward * CARD_HEIGHT * pose.scale / 2, abs=6)
    way = ObjectId("m0"), ObjectId("t7")
    [distance, at_end] = [
        (one.y - picture.poses[way[1]].y) / picture.poses[way[1]].scale
        for picture in (halfway, end)
        for one in picture.numbers
        if one.way == way
    ]
    assert distance == pytest.approx(at_end)
    for tally in halfway.tallies:
        if tally.subject in halfway.poses:
            assert tally.x == pytest.approx(halfway.poses[ObjectId(tally.subject)].x)


def test_at_the_end_it_is_the_later_picture() -> None:
    start, end = after("attackers_declared", blocked=False), after("damage_event_began", blocked=True)
    there = between(start, end, 1.0)
    assert [sign.x for sign in there.facing] == pytest.approx([sign.x for sign in end.facing])
    assert there.arrows[0].end == pytest.approx(end.arrows[0].end)
