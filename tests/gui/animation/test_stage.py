"""Where everything stands at a moment: a pure function of cues, time and two layouts."""

from __future__ import annotations

import math
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from core.play.playthrough import Playthrough
from core.terms.ids import ObjectId
from gui.animation.choreography import choreograph
from gui.animation.cues import duration
from gui.animation.stage import Stage, stage
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
    frame = playthrough.frames[number]
    return (
        arrange(frame.before, playthrough.start, 700, 570),
        arrange(frame.game, playthrough.start, 700, 570),
    )


def staged(number: int, t: float) -> Stage:
    """Return the stage at a moment of a frame."""
    return stage(choreograph(COMBAT.frames[number]), t, *layouts(COMBAT, number))


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
    end = staged(number, duration(choreograph(COMBAT.frames[number])))
    assert end.shows_after
    assert {card: (pose.x, pose.y) for card, pose in end.poses.items()} == {
        card: (place.x, place.y) for card, place in after.cards.items()
    }


@settings(deadline=None)
@given(NUMBERS, st.floats(0.01, 0.99))
def test_cards_move_without_jumps(number: int, part: float) -> None:
    whole = duration(choreograph(COMBAT.frames[number]))
    now, soon = staged(number, part * whole), staged(number, part * whole + 1)
    for card, pose in now.poses.items():
        if card in soon.poses:
            assert math.dist((pose.x, pose.y), (soon.poses[card].x, soon.poses[card].y)) < 8


def test_a_number_flies_from_its_source_to_its_recipient() -> None:
    number = next(n for n, frame in enumerate(COMBAT.frames) if frame.event.kind == "damage_dealt")
    before, _ = layouts(COMBAT, number)
    source, target = before.cards[ObjectId("knight")], before.cards[ObjectId("bear")]
    whole = duration(choreograph(COMBAT.frames[number]))
    [start, middle, end] = [staged(number, part * whole).numbers[0] for part in (0, 0.5, 1)]
    assert math.dist((start.x, start.y), (source.x, source.y)) < math.dist(
        (start.x, start.y), (target.x, target.y)
    )
    assert math.dist((end.x, end.y), (target.x, target.y)) < 10
    assert min(source.y, target.y) < middle.y < max(source.y, target.y)


def test_a_picture_between_frames_shows_the_old_numbers_until_results_sink_in() -> None:
    number = next(n for n, frame in enumerate(COMBAT.frames) if frame.event.kind == "damage_event_occurred")
    whole = duration(choreograph(COMBAT.frames[number]))
    album = Album(COMBAT, 700, 570)
    bear = ObjectId("bear")
    assert [album.moves(number, part * whole).faces[bear].damage for part in (0, 0.3, 0.9)] == [0, 0, 3]


def test_a_card_that_leaves_grows_smaller_and_fainter_on_its_way() -> None:
    number = next(
        n for n, frame in enumerate(COMBAT.frames) if frame.event.kind == "state_based_actions_performed"
    )
    whole = duration(choreograph(COMBAT.frames[number]))
    leaving = [staged(number, part * whole).poses[ObjectId("bear")] for part in (0, 0.3, 0.6)]
    for earlier, later in pairwise(leaving):
        assert (later.scale < earlier.scale, later.opacity < earlier.opacity) == (True, True)
