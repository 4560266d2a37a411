"""Where everything stands at a moment: a pure function of cues, time and two layouts."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.play.playthrough import Playthrough
from core.terms.ids import ObjectId
from gui.animation.choreography import choreograph
from gui.animation.cues import Look, duration
from gui.animation.stage import Stage, stage
from gui.layout.formation import onslaught
from gui.layout.geometry import CARD_HEIGHT
from gui.layout.table_layout import Layout, arrange
from gui.table.picture.table_picture import Album
from tests.support import NICOLE, creature, played

COMBAT = played(
    creature("knight", "3/3 double strike"),
    creature("cleric", "2/2 lifelink"),
    creature("bear", "2/2", by=NICOLE),
    creature("cub", "2/2", by=NICOLE),
    script=[
        {"attack": {"knight": "nicole", "cleric": "nicole"}},
        {"block": {"bear": "knight", "cub": "cleric"}},
    ],
)
NUMBERS = st.integers(0, len(COMBAT.frames) - 1)


def layouts(playthrough: Playthrough, number: int) -> tuple[Layout, Layout]:
    """Return the layouts before and after a frame."""
    start = playthrough.start
    return (
        arrange(playthrough.game_at(number), start, 700, 570, onslaught(playthrough, number)),
        arrange(playthrough.game_at(number + 1), start, 700, 570, onslaught(playthrough, number + 1)),
    )


def staged(number: int, t: float) -> Stage:
    """Return the stage at a moment of a frame."""
    return stage(choreograph(COMBAT, number), t, *layouts(COMBAT, number))


@settings(deadline=None)
@given(NUMBERS, st.floats(0, 2000))
def test_the_same_moment_always_looks_the_same(number: int, t: float) -> None:
    assert staged(number, t) == staged(number, t)


@settings(deadline=None)
@given(NUMBERS, st.floats(0, 2000))
def test_every_place_is_a_number_on_or_near_the_table(number: int, t: float) -> None:
    for pose in staged(number, t).poses.values():
        assert all(math.isfinite(value) for value in (pose.x, pose.y, pose.scale, pose.rotation))
        assert (0 <= pose.x <= 700, -1 <= pose.y <= 571, 0 <= pose.opacity <= 1) == (True, True, True)


@settings(deadline=None)
@given(NUMBERS)
def test_at_its_end_a_frame_stands_where_it_rests(number: int) -> None:
    """Animation carries no truth: when it is over the board is as the game says."""
    _, after = layouts(COMBAT, number)
    end = staged(number, duration(choreograph(COMBAT, number)))
    assert end.shows_after
    assert {card: (pose.x, pose.y) for card, pose in end.poses.items()} == {
        card: (place.x, place.y) for card, place in after.cards.items()
    }


@settings(deadline=None)
@given(NUMBERS, st.floats(0.01, 0.99))
def test_cards_move_without_jumps(number: int, part: float) -> None:
    whole = duration(choreograph(COMBAT, number))
    now, soon = staged(number, part * whole), staged(number, part * whole + 1)
    for card, pose in now.poses.items():
        if card in soon.poses:
            assert math.dist((pose.x, pose.y), (soon.poses[card].x, soon.poses[card].y)) < 8


def test_a_number_goes_from_where_it_is_received_onto_the_card() -> None:
    number = next(n for n, frame in enumerate(COMBAT.frames) if frame.event.kind == "damage_dealt")
    before, _ = layouts(COMBAT, number)
    target = before.cards[ObjectId("bear")]
    whole = duration(choreograph(COMBAT, number))
    [start, middle, end] = [staged(number, part * whole).numbers[0] for part in (0, 0.5, 1)]
    away = [math.dist((one.x, one.y), (target.x, target.y)) for one in (start, middle, end)]
    assert away[0] > CARD_HEIGHT * target.scale / 2
    assert away[0] > away[1] > away[2]
    assert away[2] < 10


def test_no_number_vanishes_between_frames_or_jumps() -> None:
    """From the division to the results each number stays in sight, and begins where it last stood."""
    album = Album(COMBAT, 700, 570)
    for number in range(len(COMBAT.frames) - 1):
        whole = duration(choreograph(COMBAT, number))
        ends = {one.way: one for one in album.moves(number, whole).numbers}
        begins = {one.way: one for one in album.moves(number + 1, 0).numbers}
        goes_on = COMBAT.frames[number + 1].event.kind not in {"damage_processed", "damage_event_occurred"}
        for way, one in ends.items():
            if way is not None and goes_on and one.look is not Look.PREVENTED:
                assert (begins[way].x, begins[way].y) == pytest.approx((one.x, one.y)), (number, way)


def test_a_picture_between_frames_shows_the_old_numbers_until_results_sink_in() -> None:
    number = next(n for n, frame in enumerate(COMBAT.frames) if frame.event.kind == "damage_event_occurred")
    whole = duration(choreograph(COMBAT, number))
    album = Album(COMBAT, 700, 570)
    bear = ObjectId("bear")
    assert [album.moves(number, part * whole).faces[bear].damage for part in (0, 0.3, 0.9)] == [0, 0, 3]


def test_a_card_that_leaves_grows_smaller_and_fainter_on_its_way() -> None:
    number = next(
        n for n, frame in enumerate(COMBAT.frames) if frame.event.kind == "state_based_actions_performed"
    )
    whole = duration(choreograph(COMBAT, number))
    leaving = [staged(number, part * whole).poses[ObjectId("bear")] for part in (0, 0.3, 0.6)]
    for earlier, later in pairwise(leaving):
        assert (later.scale < earlier.scale, later.opacity < earlier.opacity) == (True, True)
