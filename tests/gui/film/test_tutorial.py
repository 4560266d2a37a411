"""A tutorial: three notes, a ring and a line of its own, as a film, an animation and a page."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import av
import pytest
from PIL import Image, ImageSequence

from core.cards.library import built_in
from core.scenario.changes import changed
from core.scenario.entries import AssignSpec
from core.scenario.format import Scenario
from core.scenario.line_notes import with_note
from core.scenario.notes import AnchorSpec, NoteSpec
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.scenario.variations import MAIN, branched, line_scenario
from core.terms.values import FrozenMap
from gui.film.exporting import Order, export
from gui.film.film import Film, Take
from gui.film.painting import Style
from gui.film.screenplay import Pace
from gui.theme import LIGHT
from tests.gui.film.test_exporting import as_image, difference

FURNACE = (
    Path(__file__).parents[3]
    / "assets/scenarios/replacement-and-prevention/furnace-of-rath-and-a-trampler.scenario.json"
)
NOTES = (
    NoteSpec(text="Who is dealt how much?", circles=("furnace",), pause=True),
    NoteSpec(at=AnchorSpec(after=2), text="The Bears block.", arrows=(("bears", "ox"),)),
    NoteSpec(at=AnchorSpec(after=3), text="Lethal damage is counted first.", highlights=("bears",)),
)


def tutorial() -> Scenario:
    """Return the board with three notes, and a line in which the Bears are assigned everything."""
    scenario = changed(read_scenario(FURNACE), title="A furnace")
    for note in NOTES:
        scenario, _ = with_note(scenario, MAIN, note)
    *before, assign = scenario.script
    assert isinstance(assign, AssignSpec)
    all_to_bears = AssignSpec(assign=FrozenMap({"ox": FrozenMap({"bears": 4})}))
    other = changed(scenario, script=(*before, all_to_bears))
    scenario, line = branched(scenario, MAIN, other, "All to the Bears")
    return with_note(scenario, line, NoteSpec(at=AnchorSpec(after=3), text="Nothing tramples over."))[0]


@pytest.fixture(scope="module")
def both() -> Film:
    """The two lines of the tutorial side by side."""
    scenario = tutorial()
    lines = [line_scenario(scenario, line) for line in (MAIN, (0,))]
    takes = [
        Take(play_scenario(one, built_in()), title, one.notes)
        for one, title in zip(lines, ("As it is", "All to the Bears"), strict=True)
    ]
    return Film(takes, Style(theme=LIGHT, width=640, height=360), Pace(6.0))


def write(film: Film, path: Path) -> Path:
    export(film, Order(path=path, title="A furnace"), lambda _done, _count: None)
    return path


def rests(film: Film, words: str) -> list[float]:
    """Return a time in the middle of each rest with words as or below the headline, in milliseconds."""
    return [
        start + shot.motion + shot.rest / 2
        for play in film.screenplays
        for start, shot in zip(play.starts, play.shots, strict=True)
        if words in {shot.caption.headline, shot.caption.because}
    ]


def test_both_lines_say_what_they_share_and_each_its_own(both: Film) -> None:
    assert [len(rests(both, note.text)) for note in NOTES] == [2, 2, 1]
    assert len(rests(both, "Nothing tramples over.")) == 1


def test_the_film_shows_notes_as_they_were_drawn(both: Film, tmp_path: Path) -> None:
    path = write(both, tmp_path / "furnace.mp4")
    with av.open(str(path)) as container:
        pictures = [frame.to_image() for frame in container.decode(video=0)]  # type: ignore[no-untyped-call]
        assert container.duration == pytest.approx(both.length * 1000, abs=80_000)
    times = [0.0, *(time for note in NOTES for time in rests(both, note.text)), both.length - 1]
    for time in times:
        assert difference(pictures[int(time * 30 / 1000)], as_image(both.picture(time))) < 4


def test_the_animation_is_as_long_as_the_film(both: Film, tmp_path: Path) -> None:
    with Image.open(write(both, tmp_path / "furnace.gif")) as animation:
        length = sum(frame.info["duration"] for frame in ImageSequence.Iterator(animation))
    assert length == pytest.approx(both.length, abs=200)


def test_the_page_has_a_picture_with_the_words_of_each_note_in_order(both: Film, tmp_path: Path) -> None:
    page = write(both, tmp_path / "furnace.html").read_text(encoding="utf-8")
    places = [page.index(f"<b>As it is</b> {NOTES[0].text}")]
    places += [page.index(f"<b>{note.text}</b>") for note in NOTES[1:]]
    assert all(one < other for one, other in pairwise(places))
    assert "<b>Nothing tramples over.</b>" in page


def test_the_page_waits_where_a_note_pauses(both: Film, tmp_path: Path) -> None:
    page = write(both, tmp_path / "furnace.html").read_text(encoding="utf-8")
    waits = page.split("pauses = ")[1].split(";")[0]
    figures = page.split("<figure ")[1:]
    paused = [figure for figure, waits in zip(figures, json.loads(waits), strict=True) if waits]
    assert len(paused) == 1
    assert "Who is dealt how much?" in paused[0]
