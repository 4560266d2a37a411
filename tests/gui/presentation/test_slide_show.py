"""Where keys lead in a presentation, and where it waits."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from core.explain.moments import moments
from core.scenario.notes import AnchorSpec, NoteSpec
from gui.film.screenplay import Pace, Screenplay, Told
from gui.presentation.slide_show import SlideShow
from tests.support import NICOLE, creature, played

TRADE = played(
    creature("bear", "2/2"),
    creature("wolf", "2/2", by=NICOLE),
    script=[{"attack": {"bear": NICOLE}}, {"block": {"wolf": "bear"}}],
)
LONG = 60_000.0


def slide_show(*, goes_on: bool = False, speed: float = 1.0) -> SlideShow:
    """Return a presentation of two bears trading."""
    return SlideShow(Screenplay(TRADE, Told("Two bears"), Pace(speed)), goes_on=goes_on)


def test_each_key_plays_one_moment_and_waits() -> None:
    show = slide_show()
    seen = []
    for _ in range(20):
        seen.append(show.slide.caption.headline)
        show.next()
        show.advance(LONG)
        assert show.is_at_rest
        assert not show.is_running
    assert seen[0] == "Two bears"
    assert "attacks Nicole" in seen[1]
    assert len(dict.fromkeys(seen)) == len(moments(TRADE.frames)) + 2
    assert show.slide.cursor == len(TRADE.frames)


def test_a_key_in_the_middle_of_a_motion_ends_it() -> None:
    show = slide_show()
    show.next()
    show.advance(30)
    assert not show.is_at_rest
    show.next()
    assert show.is_at_rest
    assert "attacks Nicole" in show.slide.caption.headline


def test_back_leads_to_the_slide_before_at_rest() -> None:
    show = slide_show()
    for _ in range(2):
        show.next()
        show.advance(LONG)
    show.back()
    assert "attacks Nicole" in show.slide.caption.headline
    assert show.is_at_rest
    show.to_first()
    show.back()
    assert show.slide.caption.headline == "Two bears"
    show.to_last()
    assert show.slide.cursor == len(TRADE.frames)


def test_by_itself_it_takes_as_long_as_the_film() -> None:
    for speed in (0.5, 1.0, 2.0):
        show = slide_show(goes_on=True, speed=speed)
        first, passed = show.time, 0.0
        while show.is_running:
            show.advance(10)
            passed += 10
        assert abs(passed - (show.screenplay.length - first)) <= 10
    assert show.slide.cursor == len(TRADE.frames)


def test_it_waits_where_it_pauses_until_somebody_goes_on() -> None:
    stop = NoteSpec(at=AnchorSpec(after=1), text="What would you block?", pause=True)
    show = SlideShow(Screenplay(TRADE, Told("Two bears", (stop,)), Pace()), goes_on=True)
    for _ in range(2_000):
        show.advance(50)
    waits = show.slide
    assert waits.pauses
    assert waits.caption.headline == "What would you block?"
    show.next()
    assert show.is_running
    show.advance(50)
    assert show.slide != waits


def test_where_it_pauses_p_goes_on_to_the_next_slide() -> None:
    stop = NoteSpec(at=AnchorSpec(after=1), text="What would you block?", pause=True)
    show = SlideShow(Screenplay(TRADE, Told("Two bears", (stop,)), Pace()), goes_on=True)
    while show.is_running:
        show.advance(50)
    waits = show.slide
    assert waits.pauses
    show.toggle()
    assert show.is_running
    assert show.slide is not waits
    assert not show.is_at_rest, "the next one begins; it is not skipped"


def test_pausing_and_going_on_by_itself() -> None:
    show = slide_show()
    show.toggle()
    assert show.is_running
    show.advance(400)
    show.toggle()
    time = show.time
    show.advance(400)
    assert show.time == time
    show.set_pace(goes_on=False)
    show.next()
    show.advance(LONG)
    assert not show.is_running


def test_it_stands_where_the_table_stood() -> None:
    show, first = slide_show(), moments(TRADE.frames)[0]
    show.put(first.last)
    assert show.slide.cursor == first.last
    show.put(0)
    assert show.slide.caption.headline == "Two bears"
    show.put(first.first)
    assert show.slide.cursor <= first.last


def test_what_is_played_elsewhere_is_played_here() -> None:
    show = slide_show()
    first, second, *_ = moments(TRADE.frames)
    show.follow(first.last)
    assert show.is_running
    show.follow(second.first)
    show.follow(len(TRADE.frames))
    assert show.is_at_rest
    assert show.slide.cursor == len(TRADE.frames)


@given(keys=st.lists(st.sampled_from(["next", "back", "to_first", "to_last", "toggle"]), max_size=25))
def test_whatever_is_pressed_it_is_within_the_film(keys: list[str]) -> None:
    show = slide_show()
    for key in keys:
        getattr(show, key)()
        show.advance(700)
        assert 0 <= show.time <= show.screenplay.length
