"""Films are written whole, the same every time, and are decoded to what was drawn."""

from __future__ import annotations

import base64
import json
import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

import av
import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat
from PySide6.QtCore import QRect, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from core.scenario.notes import AnchorSpec, NoteSpec
from core.terms.values import replace
from gui.film.exporting import Order, export
from gui.film.film import CHROMA, Film, Take
from gui.film.painting import Style, fitted
from gui.film.screenplay import Caption, Pace
from gui.film.writing.stills import svg
from gui.theme import DARK, LIGHT, Theme
from tests.support import NICOLE, creature, played

SCRIPT: list[dict[str, object]] = [{"attack": {"bear": NICOLE}}, {"block": {"wolf": "bear"}}]
TRADE = played(creature("bear", "2/2"), creature("wolf", "2/2", by=NICOLE), script=SCRIPT)
HIT = played(creature("bear", "2/2"), script=[{"attack": {"bear": NICOLE}}])
STYLE = Style(theme=LIGHT, width=320, height=180)
FAST = Pace(8.0)


def film(style: Style = STYLE, *takes: Take) -> Film:
    """Return a short film of two bears trading."""
    return Film(takes or (Take(TRADE, "Two bears"),), style, FAST)


def write(path: Path, made: Film | None = None, *, has_subtitles: bool = False) -> tuple[Path, ...]:
    """Write a film; nobody watches."""
    return export(
        made or film(),
        Order(path=path, title="Two bears", has_subtitles=has_subtitles),
        lambda _done, _count: None,
    )


def decoded(path: Path) -> list[Image.Image]:
    """Return the pictures of a film."""
    with av.open(str(path)) as container:
        return [frame.to_image() for frame in container.decode(video=0)]  # type: ignore[no-untyped-call]


def as_image(picture: QImage) -> Image.Image:
    """Return what was drawn."""
    size = (picture.width(), picture.height())
    return Image.frombuffer("RGBX", size, bytes(picture.constBits()), "raw", "BGRX", 0, 1).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return how much two pictures differ, on average, of 255."""
    return max(ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean)


def test_what_a_note_marks_is_drawn_while_it_is_shown_and_not_before() -> None:
    note = NoteSpec(at=AnchorSpec(after=1), circles=("bear",))
    made = film(STYLE, Take(TRADE, "Two bears", (note,)))
    play = made.screenplays[0]
    place = next(number for number, shot in enumerate(play.shots) if shot.note == note)
    start = play.starts[place]
    before, at_note = (as_image(made.picture(time)) for time in (start - 1, start + 1))
    assert difference(before, as_image(film().picture(start - 1))) == 0
    assert difference(at_note, before) > 0.3  # the caption is the same


@pytest.mark.parametrize("suffix", [".mp4", ".webm"])
def test_a_film_shows_what_was_drawn(tmp_path: Path, suffix: str) -> None:
    made = film()
    path = tmp_path / f"trade{suffix}"
    assert write(path, made) == (path,)
    pictures = decoded(path)
    assert len(pictures) == made.count(30)
    with av.open(str(path)) as container:
        assert container.duration is not None
        assert container.duration / 1000 == pytest.approx(made.length, abs=60)
        assert (container.streams.video[0].width, container.streams.video[0].height) == (320, 180)
    keys = [round(key.time * 30 / 1000) + 1 for key in made.key_moments()]
    for number in {0, len(pictures) - 1, *(key for key in keys if key < len(pictures))}:
        assert difference(pictures[number], as_image(made.picture(number * 1000 / 30))) < 6
    assert difference(pictures[0], pictures[-1]) > 1


@pytest.mark.parametrize("suffix", [".mp4", ".gif", ".webp", ".html", ".srt", ".svg"])
def test_two_exports_are_identical(tmp_path: Path, suffix: str) -> None:
    one, other = tmp_path / f"one{suffix}", tmp_path / f"other{suffix}"
    for made, again in zip(write(one), write(other), strict=True):
        assert made.read_bytes() == again.read_bytes()


def test_an_animation_begins_again_and_shows_what_was_drawn(tmp_path: Path) -> None:
    for suffix in (".gif", ".webp"):
        path, made = tmp_path / f"trade{suffix}", film()
        write(path, made)
        with Image.open(path) as image:
            assert image.info["loop"] == 0
            pictures = [
                (one.convert("RGB"), one.info.get("duration")) for one in ImageSequence.Iterator(image)
            ]
        assert len(pictures) > 5
        assert difference(pictures[0][0], as_image(made.picture(0))) < 8
        assert difference(pictures[-1][0], as_image(made.picture(made.length))) < 8
        for key in made.key_moments():
            wanted = as_image(made.drawn(key.instants))
            assert min(difference(one, wanted) for one, _ in pictures) < 8
        times = [ms for _, ms in pictures if ms is not None]  # a WebP tells them as it is decoded
        assert sum(times) == pytest.approx(made.length, abs=100) or suffix == ".webp"


def test_each_moment_has_a_picture(tmp_path: Path) -> None:
    made = film()
    written = write(tmp_path / "trade.png", made)
    assert [path.name for path in written] == [
        f"trade-{n:02}.png" for n in range(1, len(made.key_moments()) + 1)
    ]
    for path, key in zip(written, made.key_moments(), strict=True):
        assert QImage(str(path)) == made.drawn(key.instants)


def drawn_by_qt(path: Path) -> Image.Image:
    """Return what Qt draws of an SVG file."""
    renderer = QSvgRenderer(str(path))
    image = QImage(renderer.defaultSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return as_image(image)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_a_drawing_looks_like_the_picture(tmp_path: Path, theme: Theme) -> None:
    made = film(Style(theme=theme, width=640, height=360, has_steps=True))
    written = write(tmp_path / "trade.svg", made)
    assert [path.name for path in written][:2] == ["trade-01.svg", "trade-02.svg"]
    keys = made.key_moments()
    assert len(written) == len(keys)
    blocked = next(n for n, key in enumerate(keys) if "blocks" in key.captions[0].headline)
    for number in (0, blocked, len(keys) - 1):
        drawn = drawn_by_qt(written[number])
        assert difference(drawn, as_image(made.drawn(keys[number].instants))) < 1.5
    other = as_image(made.drawn(keys[0].instants))
    assert difference(drawn_by_qt(written[blocked]), other) > 2.5


def test_a_drawing_needs_no_font_and_tells_what_it_shows() -> None:
    made = film()
    key = made.key_moments()[1]
    root = ET.fromstring(svg(made, key))  # noqa: S314 - it was written here
    names = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert names == {"svg", "title", "desc", "path", "clipPath", "g"}
    assert root[0].text == key.captions[0].headline
    assert root[1].text == key.captions[0].why
    clips = {element.get("id") for element in root.iter() if element.tag.endswith("clipPath")}
    used = {element.get("clip-path") for element in root.iter() if element.get("clip-path")}
    assert {f"url(#{one})" for one in clips} == used


def test_a_drawing_of_two_courses_has_both(tmp_path: Path) -> None:
    both = film(STYLE, Take(TRADE, "Blocked"), Take(HIT, "Not blocked"))
    (path,) = export(both, Order(path=tmp_path / "both.svg", frame=0), lambda _done, _count: None)
    assert difference(drawn_by_qt(path), as_image(both.picture(0))) < 2.5


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_one_moment_is_one_file(tmp_path: Path, suffix: str) -> None:
    made, path = film(), tmp_path / f"one{suffix}"
    for frame in (0, 3, len(TRADE.frames)):
        assert export(made, Order(path=path, frame=frame), lambda _done, _count: None) == (path,)
        key = made.resting(frame)
        assert key.instants[0].cursor == frame
        shown = as_image(QImage(str(path))) if suffix == ".png" else drawn_by_qt(path)
        assert difference(shown, as_image(made.drawn(key.instants))) < 1.5


def test_a_page_has_all_it_needs(tmp_path: Path) -> None:
    path = tmp_path / "trade.html"
    write(path)
    page = path.read_text(encoding="utf-8")
    assert page.count("<figure") == len(film().key_moments())
    assert not re.search(r"(src|href)=.(?!data:)", page)
    assert "<h1>Two bears</h1>" in page
    assert "CR 510.2" in page
    assert "All combat damage is dealt at the same time." in page


def test_a_page_shows_what_was_drawn_as_long_as_the_film_does(tmp_path: Path) -> None:
    path, made = tmp_path / "trade.html", film()
    write(path, made)
    page = path.read_text(encoding="utf-8")
    keys = made.key_moments()
    shown = re.findall(r"src='data:image/png;base64,([^']*)'", page)
    assert len(shown) == len(keys)
    for data, key in zip(shown, keys, strict=True):
        assert QImage.fromData(base64.b64decode(data)) == made.drawn(key.instants)
    stays = json.loads(re.search(r"stays = (\[[^]]*\])", page)[1])  # type: ignore[index]
    ends = (*(key.time for key in keys[1:]), made.length)
    for ms, key, end in zip(stays, keys, ends, strict=True):
        assert ms == max(600, round(end - key.time))


def test_text_names_its_pictures(tmp_path: Path) -> None:
    written = write(tmp_path / "trade.md")
    text = (tmp_path / "trade.md").read_text(encoding="utf-8")
    assert text.startswith("# Two bears\n")
    named = re.findall(r"!\[[^\]]*\]\(([^)]*)\)", text)
    assert [tmp_path / name for name in named] == list(written[:-1])


def test_subtitles_follow_each_other(tmp_path: Path) -> None:
    path = tmp_path / "trade.mp4"
    assert write(path, has_subtitles=True) == (path, tmp_path / "trade.srt")
    told = (tmp_path / "trade.srt").read_text(encoding="utf-8")
    times = re.findall(r"(\d\d:\d\d:\d\d,\d{3}) --> (\d\d:\d\d:\d\d,\d{3})", told)
    assert times[0][0] == "00:00:00,000"
    assert all(end == begin for (_, end), (begin, _) in pairwise(times))
    assert told.startswith("1\n")
    assert "Two bears" in told


def test_two_courses_stand_side_by_side() -> None:
    both = film(STYLE, Take(TRADE, "Blocked"), Take(HIT, "Not blocked"))
    alone = film(replace(STYLE, width=160), Take(TRADE, "Blocked"))
    left = both.picture(both.length).copy(0, 0, 160, 180)
    assert left == alone.picture(alone.length)
    assert both.length >= alone.length


def test_without_captions_the_table_has_all_the_room() -> None:
    bare_style = replace(STYLE, has_captions=False)
    assert bare_style.table == QRect(0, 0, STYLE.width, STYLE.height)
    bare = film(replace(STYLE, has_captions=False)).picture(0)
    bottom = bare.pixelColor(2, 178).name()
    assert bottom == LIGHT.table_near


def test_without_motion_everything_fades() -> None:
    still = Film((Take(TRADE, "Two bears"),), STYLE, Pace(is_still=True))
    table = still.style.table
    for slide in still.screenplays[0].slides[1:4]:
        begin, half, end = (
            as_image(still.picture(slide.start + (slide.rest - slide.start) * part).copy(table))
            for part in (0.0, 0.5, 1.0)
        )
        assert difference(half, Image.blend(begin, end, 0.5)) < 0.6
        assert difference(begin, as_image(still.picture(slide.start - 1).copy(table))) < 0.1


def test_a_wide_film_has_its_caption_beside_the_table() -> None:
    wide, square = (Style(theme=LIGHT, width=width, height=720) for width in (1280, 720))
    assert wide.table.height() == wide.caption.height() == 720
    assert wide.table.right() + 1 == wide.caption.left()
    assert square.table.width() == square.caption.width() == 720
    assert square.table.bottom() + 1 == square.caption.top()
    assert not wide.table.intersects(wide.caption)


@pytest.mark.parametrize("room", range(180, 700, 4))
def test_no_word_of_a_caption_is_broken_to_make_lines_alike(room: int) -> None:
    words = "Lethal with deathtouch is 1 each"
    lines = fitted(Caption(headline=words, because="", rule=""), QSizeF(room, 700), 1.0, is_column=True)
    assert " ".join(line.text for line in lines if line.text) == words


def test_parts_of_a_caption_in_a_column_are_apart() -> None:
    told = Caption("It dies.", "It has lethal damage.", "CR 704.5g")
    headline, because, rule = fitted(told, QSizeF(300, 700), 1.0, is_column=True)
    assert because.height / because.size > headline.height / headline.size
    assert rule.height / rule.size > headline.height / headline.size


def test_green_ground_can_be_keyed_out() -> None:
    style = replace(STYLE, ground="green")
    picture = film(style).picture(0)
    for y in range(style.table.top(), style.table.bottom()):  # the line in the middle, too
        assert picture.pixelColor(3, y).rgb() & 0xFCFCFC == QColor(CHROMA).rgb() & 0xFCFCFC


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("size", [(1280, 720), (1080, 1080), (720, 1280)])
def test_a_long_caption_has_room(theme: object, size: tuple[int, int]) -> None:
    style = Style(theme=theme, width=size[0], height=size[1])  # type: ignore[arg-type]
    long = Caption(
        "Wurm deals 12 damage to Wall, and 3 more to Nicole. " * 2, "Why it is so is told here. " * 14
    )
    room = QSizeF(style.caption.width() - 60, style.caption.height() - 16)
    lines = fitted(long, room, style.scale, is_column=style.is_wide)
    assert sum(line.height for line in lines) <= room.height()
    assert " ".join(line.text for line in lines if line.is_headline) == long.headline.strip()


def test_no_caption_is_ever_cut_off() -> None:
    endless = Caption(
        "Wurm deals 12 damage to Wall, and 3 more to Nicole. " * 6, "Told at length. " * 90, "CR 1"
    )
    lines = fitted(endless, QSizeF(580, 120), 1.0)
    assert sum(line.height for line in lines) <= 120
    assert " ".join(line.text for line in lines) == " ".join(
        one.strip() for one in (endless.headline, endless.because, endless.rule)
    )


def test_lines_of_a_caption_are_as_long_as_each_other() -> None:
    told = Caption("Amy assigns Colossal Dreadmaw's 6 damage: 1 to Trained Armodon and 5 to Nicole.")
    lines = [line.text for line in fitted(told, QSizeF(900, 200), 1.0)]
    assert len(lines) == 2
    assert min(map(len, lines)) > 0.7 * max(map(len, lines))


def test_the_rule_is_written_small() -> None:
    headline, because, rule = fitted(
        Caption("It dies.", "It has lethal damage.", "CR 704.5g"), QSizeF(900, 200), 1.0
    )
    assert headline.size > because.size > rule.size
    assert rule.text == "CR 704.5g"


def test_the_steps_of_the_turn_stand_above_the_table() -> None:
    style = replace(STYLE, width=640, height=360, has_steps=True)
    assert style.table.top() == style.steps_height > 0
    made = film(style)
    blocked = next(key for key in made.key_moments() if "blocks" in key.captions[0].headline)
    row = made.drawn(blocked.instants)
    now = [x for x in range(640) if row.pixelColor(x, style.steps_height // 2).name() == LIGHT.accent]
    assert now
    assert 640 / 5 - 8 <= min(now) < max(now) <= 2 * 640 / 5 + 8  # the second of five


def test_the_dashed_edge_of_a_token_is_dashed_in_a_drawing(tmp_path: Path) -> None:
    board = played(creature("soldier", "1/1", token=True), creature("wolf", "2/2", by=NICOLE))
    made = film(Style(theme=LIGHT, width=640, height=360), Take(board, "A token"))
    drawing, *_ = write(tmp_path / "token.svg", made)
    text = drawing.read_text(encoding="utf-8")
    [dashed] = re.findall(r'stroke-width="([\d.]+)"[^>]*stroke-dasharray="([\d.]+) ([\d.]+)"', text)
    width, *parts = map(float, dashed)
    assert parts == pytest.approx([4 * width, 2 * width], abs=0.05), "as Qt draws dashes"
    assert difference(drawn_by_qt(drawing), as_image(made.drawn(made.key_moments()[0].instants))) < 1.5


def test_one_frame_is_one_picture_the_first_as_well_as_any_other(tmp_path: Path) -> None:
    for frame in (0, 1):
        path = tmp_path / f"{frame}.png"
        assert export(film(), Order(path=path, title="Two bears", frame=frame), nobody_watches) == (path,)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["0.png", "1.png"]


def test_a_page_has_all_its_pictures_though_one_frame_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    order = Order(path=path, title="Two bears", frame=1)
    assert len(export(film(), order, nobody_watches)) == len(film().key_moments()) + 1
    assert path.read_text("utf-8").startswith("# Two bears")


def nobody_watches(_done: int, _count: int) -> None:
    """Hear how far it is, and say nothing."""
