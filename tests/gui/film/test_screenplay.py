"""When what is shown: the same at the same time, each caption as long as it takes to read."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.explain.moments import moments
from core.play.playthrough import Asking
from core.scenario.notes import AnchorSpec, NoteSpec
from gui.film.painting import FramePainter, Style
from gui.film.screenplay import Caption, Pace, Screenplay, Told
from gui.presentation.slide_show import SlideShow
from gui.theme import LIGHT
from tests.support import NICOLE, creature, played

TRADE = played(
    creature("bear", "2/2"),
    creature("wolf", "2/2", by=NICOLE),
    script=[{"attack": {"bear": NICOLE}}, {"block": {"wolf": "bear"}}],
)


def screenplay(pace: Pace | None = None, part: tuple[int, int] | None = None) -> Screenplay:
    """Return the screenplay of two bears trading."""
    return Screenplay(TRADE, Told("Two bears"), pace or Pace(), part)


def test_it_begins_with_the_title_and_ends_with_how_it_ended() -> None:
    play = screenplay()
    first, last = play.at(0), play.at(play.length)
    assert (first.cursor, first.t, first.caption) == (0, None, Caption("Two bears"))
    assert (last.cursor, last.t) == (len(TRADE.frames), None)
    assert "Bear" in f"{last.caption.headline} {last.caption.because}"
    assert "Wolf" in f"{last.caption.headline} {last.caption.because}"


def test_play_that_waits_ends_with_what_it_waits_for() -> None:
    waiting = played(
        creature("ox", "4/4"),
        creature("bear", "2/2", by=NICOLE),
        creature("wolf", "2/2", by=NICOLE),
        script=[{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox", "wolf": "ox"}}],
        asking=Asking.DECISIONS,
    )
    play = Screenplay(waiting, Told("Two blockers"), Pace())
    last = play.at(play.length).caption
    assert last == Caption("Amy assigns combat damage", "Play waits for this decision.")


ILLEGAL = played(
    creature("wurm", "6/6 trample"),
    creature("bear", "4/4", by=NICOLE),
    creature("wolf", "1/1", by=NICOLE),
    script=[
        {"attack": {"wurm": NICOLE}},
        {"block": {"bear": "wurm", "wolf": "wurm"}},
        {"assign": {"wurm": {"bear": 3, "wolf": 1, NICOLE: 2}}},
    ],
)


def test_play_that_stops_at_an_illegal_division_ends_with_it_and_why_it_is_illegal() -> None:
    """CR 702.19b."""
    play = Screenplay(ILLEGAL, Told("Too little"), Pace())
    last = play.at(play.length).caption
    assert last.headline == "Wurm: 3 to Bear, 1 to Wolf, 2 to Nicole"
    assert last.because.startswith("Illegal: Wurm")
    assert "CR 702.19b" in last.because


def test_a_presentation_begun_where_an_illegal_answer_stopped_play_says_so() -> None:
    show = SlideShow(Screenplay(ILLEGAL, Told("Too little"), Pace()), goes_on=False)
    show.put(len(ILLEGAL.frames))
    assert show.slide.caption.because.startswith("Illegal: Wurm")
    show.put(1)
    assert not show.slide.caption.because.startswith("Illegal")


def test_an_illegal_division_is_drawn_as_in_the_window() -> None:
    """Its numbers stand at those who would receive them, as wrong."""
    play = Screenplay(ILLEGAL, Told("Too little"), Pace())
    painter = FramePainter(ILLEGAL, Style(theme=LIGHT))
    painter.draw(play.at(play.length))
    assert painter.picture is not None
    assert {(chip.recipient, chip.amount, chip.is_wrong) for chip in painter.picture.chips} == {
        ("bear", 3, True),
        ("wolf", 1, True),
        (NICOLE, 2, True),
    }
    painter.draw(play.at(0))
    assert painter.picture.chips == ()


def test_every_frame_moves_once_in_its_order() -> None:
    play = screenplay()
    moving = [shot.cursor for shot in play.shots if shot.to != shot.cursor]
    assert moving == list(range(len(TRADE.frames)))


@settings(max_examples=60, deadline=None)
@given(time=st.floats(-100, 200_000), speed=st.sampled_from([0.5, 1.0, 2.0]), is_still=st.booleans())
def test_a_time_always_shows_the_same(time: float, speed: float, is_still: bool) -> None:
    one, other = (screenplay(Pace(speed, is_still)).at(time) for _ in range(2))
    assert one == other
    assert 0 <= one.cursor <= len(TRADE.frames)


def test_time_does_not_go_back() -> None:
    play = screenplay()
    seen = [play.at(ms) for ms in range(0, int(play.length), 40)]
    places = [one.cursor + (0 if one.t is None else one.t / 100_000) for one in seen]
    assert places == sorted(places)


def test_twice_as_fast_is_half_as_long() -> None:
    assert screenplay(Pace(2.0)).length == pytest.approx(screenplay().length / 2)


def test_longer_captions_stay_longer() -> None:
    rests = {shot.caption: shot.rest for shot in screenplay().shots}
    by_letters = sorted(rests, key=lambda one: 36 * len(one.headline) + 22 * len(one.because))
    assert [rests[one] for one in by_letters] == sorted(rests.values())
    assert all(900 <= rest <= 8_000 for rest in rests.values())


def noted(*notes: NoteSpec) -> Screenplay:
    """Return the screenplay of two bears trading, with notes."""
    return Screenplay(TRADE, Told("Two bears", notes), Pace())


def test_a_note_is_a_rest_of_its_own_after_its_moment() -> None:
    note = NoteSpec(at=AnchorSpec(after=1), text="Now she has to think.", circles=("wolf",))
    play = noted(note)
    captions = [shot.caption.headline for shot in play.shots]
    place = captions.index("Now she has to think.")
    assert play.shots[place].cursor == play.shots[place].to == play.shots[place - 1].to
    assert "attacks Nicole" in captions[place - 1]
    assert play.at(play.starts[place] + 1).note == note
    assert play.at(play.starts[place] - 1).note is None


def test_a_note_without_words_leaves_the_caption() -> None:
    marked = NoteSpec(at=AnchorSpec(after=1), highlights=("bear",))
    shots = noted(marked).shots
    place = next(number for number, shot in enumerate(shots) if shot.note is not None)
    assert shots[place].caption == shots[place - 1].caption


def test_the_first_note_at_the_start_stands_below_the_title() -> None:
    one, other = NoteSpec(text="Two 2/2s meet.", circles=("bear",)), NoteSpec(text="Who survives?")
    first, second, third = noted(one, other).shots[:3]
    assert (first.caption, first.note) == (Caption("Two bears", "Two 2/2s meet."), one)
    assert (second.caption, second.note) == (Caption("Who survives?"), other)
    assert third.note is None


def test_a_note_stays_longer_at_a_pause() -> None:
    short, long = (noted(NoteSpec(text="Why?", pause=pause)).shots[0] for pause in (False, True))
    assert long.rest > short.rest + 2_000


def test_without_motion_each_moment_fades_in() -> None:
    play = screenplay(Pace(is_still=True))
    assert len(play.shots) == len(moments(TRADE.frames)) + 2
    second = play.at(play.starts[1] + 210)
    assert second.t is None
    assert second.fading_from is not None
    assert second.fading_from[0] == 0
    assert second.fading_from[1] == pytest.approx(0.5)


def test_a_part_has_neither_title_nor_end() -> None:
    last = moments(TRADE.frames)[1].last
    play = screenplay(part=(1, last))
    assert play.shots[0].cursor > 0 or play.shots[0].motion > 0
    assert play.shots[-1].to == last


def test_each_moment_is_a_slide_even_if_two_are_told_alike() -> None:
    after_attack = AnchorSpec(after=1)
    play = noted(NoteSpec(at=after_attack, text="Look."), NoteSpec(at=after_attack, text="Look."))
    told = [slide.caption.headline for slide in play.slides]
    assert told.count("Look.") == 2
    assert play.slides[0].start == 0
    assert play.slides[-1].end == play.length
    for slide, later in pairwise(play.slides):
        assert slide.start <= slide.rest < slide.end == later.start
        assert play.at(slide.rest).t is None
        assert play.at(slide.rest).caption == slide.caption


def test_the_rule_stands_in_a_caption_once() -> None:
    for shot in screenplay().shots:
        assert shot.caption.rule not in shot.caption.because or not shot.caption.rule
        assert shot.caption.why.endswith(f"({shot.caption.rule})") or not shot.caption.rule
