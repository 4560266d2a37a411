"""Playing, pausing, stepping, scrubbing: one clock along the timeline."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gui.animation.choreography import choreograph
from gui.animation.cues import duration
from gui.animation.timeline_player import Player
from gui.session import Session
from tests.support import NICOLE, creature, table

ATTACK = ({"attack": {"bear": "nicole"}},)


@pytest.fixture
def player(session: Session) -> Player:
    """A quick player of an unblocked attack."""
    session.load(table(creature("bear", "2/2"), script=ATTACK, undecided="default"))
    player = Player(session, session)
    player.speed = 400.0
    return player


def test_playing_goes_through_every_frame_to_the_end(player: Player, session: Session, qtbot: QtBot) -> None:
    seen: list[int] = []
    session.cursor_moved.connect(lambda: seen.append(session.cursor))
    player.play()
    assert player.is_playing
    qtbot.waitUntil(lambda: not player.is_playing)
    assert seen == list(range(1, len(session.frames) + 1))
    assert player.t is None


def test_playing_at_the_end_begins_anew(player: Player, session: Session, qtbot: QtBot) -> None:
    session.move_to(len(session.frames))
    player.play()
    assert session.cursor == 0
    qtbot.waitUntil(lambda: session.cursor == len(session.frames))


def test_a_step_on_and_a_step_back_end_where_they_began(
    player: Player, session: Session, qtbot: QtBot
) -> None:
    end = session.moments[0].last
    assert end > 1
    player.step()
    qtbot.waitUntil(lambda: session.cursor == end and player.t is None)
    player.back()
    qtbot.waitUntil(lambda: session.cursor == 0 and player.t is None)


def test_a_step_back_begins_with_what_is_seen(player: Player, session: Session) -> None:
    """What rests before the frame is not shown for a moment first."""
    session.move_to(2)
    drawn: list[float | None] = []
    player.moved.connect(lambda: drawn.append(player.t))
    player.back_frame()
    assert session.cursor == 1
    assert drawn[-1] == duration(choreograph(session.playthrough, 1))


def test_a_step_by_frames_and_one_back(player: Player, session: Session, qtbot: QtBot) -> None:
    player.step_frame()
    qtbot.waitUntil(lambda: session.cursor == 1 and player.t is None)
    player.back_frame()
    qtbot.waitUntil(lambda: session.cursor == 0 and player.t is None)


def test_stepping_twice_finishes_the_first_moment_at_once(player: Player, session: Session) -> None:
    player.step()
    player.step()
    assert session.cursor == session.moments[0].last
    assert player.t is not None


def test_stepping_back_twice_finishes_the_first_moment_at_once(player: Player, session: Session) -> None:
    session.move_to(session.moments[1].last)
    player.back()
    assert player.is_going_back
    player.back()
    assert session.cursor == session.moments[0].last - 1
    assert player.t is not None


def test_a_step_while_playing_ends_the_moment_and_stops(player: Player, session: Session) -> None:
    player.play()
    player.step()
    assert (session.cursor, player.t) == (session.moments[0].last, None)
    assert not player.is_playing


def test_pausing_lets_the_frame_in_motion_end(player: Player, session: Session, qtbot: QtBot) -> None:
    player.speed = 4.0
    player.play()
    player.pause()
    assert not player.is_playing
    qtbot.waitUntil(lambda: session.cursor == 1 and player.t is None)


def test_scrubbing_shows_the_moment_between_two_frames(player: Player, session: Session) -> None:
    player.scrub(2.5)
    assert session.cursor == 2
    assert player.position == pytest.approx(2.5)
    player.scrub(10_000)
    assert (session.cursor, player.t) == (len(session.frames), None)


def test_with_reduced_motion_a_step_is_there_at_once(player: Player, session: Session) -> None:
    player.reduces_motion = True
    player.step()
    assert (session.cursor, player.t) == (session.moments[0].last, None)
    player.back()
    assert (session.cursor, player.t) == (0, None)


def test_with_reduced_motion_playing_still_goes_frame_by_frame(
    player: Player, session: Session, qtbot: QtBot
) -> None:
    player.reduces_motion = True
    seen: list[int] = []
    session.cursor_moved.connect(lambda: seen.append(session.cursor))
    player.play()
    qtbot.waitUntil(lambda: not player.is_playing)
    assert seen == list(range(1, len(session.frames) + 1))


def test_instant_is_at_the_end_at_once(player: Player, session: Session) -> None:
    player.is_instant = True
    player.play()
    assert session.cursor == len(session.frames)


def test_an_edit_in_the_middle_of_motion_stops_it(player: Player, session: Session) -> None:
    player.play()
    session.load(table(creature("wall", "0/4", by=NICOLE), undecided="default"))
    assert (player.is_playing, player.t) == (False, None)


def test_a_step_back_while_playing_stops_where_the_frame_began(player: Player, session: Session) -> None:
    session.move_to(2)
    player.speed = 0.001
    player.play()
    player.back()
    assert (session.cursor, player.t, player.is_moving) == (2, None, False)


def test_at_either_end_a_step_goes_nowhere(player: Player, session: Session) -> None:
    for go in (player.back, player.back_frame):
        session.move_to(0)
        go()
        assert (session.cursor, player.is_moving) == (0, False)
    for go in (player.step, player.step_frame):
        session.move_to(len(session.frames))
        go()
        assert (session.cursor, player.is_moving) == (len(session.frames), False)


def test_playing_where_somebody_must_decide_first_stays_there(player: Player, session: Session) -> None:
    session.load(table(creature("bear", "2/2")))
    session.move_to(len(session.frames))
    assert session.playthrough.pending is not None
    here = session.cursor
    player.play()
    assert (session.cursor, player.is_moving) == (here, False)


def test_pausing_tells_that_play_has_stopped(player: Player) -> None:
    told: list[bool] = []
    player.state_changed.connect(lambda: told.append(player.is_playing))
    player.pause()
    assert told == []
    player.play()
    player.pause()
    assert told == [True, False]


def test_a_place_in_motion_is_never_quite_the_next(player: Player, session: Session) -> None:
    session.move_to(4)
    player.back_frame()
    assert 3.99 < player.position < 4
    player.scrub(len(session.frames) + 2.0)
    assert (player.position, player.t) == (len(session.frames), None)


def test_the_step_that_is_shown_is_the_one_that_motion_leads_to(player: Player, session: Session) -> None:
    assert player.shown_step is None
    begins = next(n for n, frame in enumerate(session.frames) if frame.event.kind == "step_began" and n)
    session.move_to(begins)
    before = player.shown_step
    player.scrub(begins + 0.5)
    assert player.shown_step == session.playthrough.game_at(begins + 1).turn_step != before
