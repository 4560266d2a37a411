"""Pictures of the table: the same on every machine."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from core.cards.library import built_in
from core.play.playthrough import Playthrough
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.teaching.course import SCENARIOS
from core.terms.values import replace
from gui.export.table_image import draw_table, table_image
from gui.table.picture.table_picture import Album, TablePicture
from gui.theme import DARK, LIGHT, Theme
from tests.support import AMY, NICOLE, creature, played

GOLDEN = Path(__file__).parent / "golden"


def playthrough(name: str) -> Playthrough:
    """Return a scenario of the library, played."""
    return play_scenario(read_scenario(next(SCENARIOS.glob(f"*/{name}.scenario.json"))), built_in())


def place_of(played: Playthrough, kind: str) -> int:
    """Return how many frames there are up to the first event of a kind, that one included."""
    return next(number for number, frame in enumerate(played.frames, 1) if frame.event.kind == kind)


def assigned() -> TablePicture:
    """Return points on their arrows, past a planeswalker too."""
    played = playthrough("trample-over-planeswalkers-through-a-blocker")
    return Album(played, 760, 600).rests(place_of(played, "combat_damage_assigned"))


def in_flight() -> TablePicture:
    """Return damage on its way, in the first of two damage steps."""
    played = playthrough("double-strike-with-trample-over-two-blockers")
    return Album(played, 760, 600).moves(place_of(played, "damage_dealt") - 1, 300)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems draw text otherwise")
@pytest.mark.parametrize(
    ("name", "picture", "theme"),
    [("assigned", assigned(), LIGHT), ("in-flight", in_flight(), DARK)],
)
def test_the_table_looks_as_it_did(name: str, picture: TablePicture, theme: Theme, tmp_path: Path) -> None:
    """When a change of looks is meant, look at the new picture and put it in the place of the golden one."""
    drawn = tmp_path / f"{name}.png"
    draw_table(picture, theme, drawn)
    assert QImage(str(drawn)) == QImage(str(GOLDEN / drawn.name)), f"{drawn} differs from the golden picture"


def test_a_vector_picture_stays_a_vector_picture(tmp_path: Path) -> None:
    """A cached item would turn into a bitmap."""
    draw_table(assigned(), LIGHT, tmp_path / "table.svg")
    text = (tmp_path / "table.svg").read_text(encoding="utf-8")
    assert "<image" not in text
    assert "from Vaulting Behemoth" in text


def test_what_waits_stands_on_the_line_between_the_players(tmp_path: Path) -> None:
    """Both spells are on the stack, not in a hand any more; it is night."""
    combat = played(
        creature("bear", "2/2"),
        players=[{"id": AMY, "hand": ["Shock", "Lightning Bolt"]}, {"id": NICOLE}],
        script=[{"cast": name, "by": AMY, "targets": [NICOLE]} for name in ("Shock", "Lightning Bolt")],
        start="precombat_main",
        time="night",
    )
    full = next(number for number, frame in enumerate(combat.frames, 1) if len(frame.game.stack) > 1)
    draw_table(Album(combat, 760, 600).rests(full), LIGHT, tmp_path / "table.svg")
    text = (tmp_path / "table.svg").read_text(encoding="utf-8")
    assert [name for name in ("Shock", "Lightning Bolt", "Night") if name not in text] == []


@pytest.mark.parametrize("name", ["table.gif", "table"])
def test_another_ending_is_refused_by_name(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"A picture|a picture is saved as \.png or \.svg"):
        draw_table(assigned(), LIGHT, tmp_path / name)


@pytest.mark.parametrize("name", ["table.png", "table.svg"])
def test_a_file_that_cannot_be_written_is_an_error(name: str, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="could not be written"):
        draw_table(assigned(), LIGHT, tmp_path / "no folder" / name)


def test_how_to_begin_is_told_on_an_empty_table_and_not_where_all_have_died() -> None:
    played = playthrough("two-2-2s-trade")
    album = Album(played, 760, 600)
    dead = table_image(album.rests(len(played.frames)), LIGHT)
    below = range(round(album.rests(0).middle) + 30, round(album.rests(0).middle) + 60)
    assert len({dead.pixel(x, y) for y in below for x in range(250, 500)}) == 1
    begun = table_image(replace(album.rests(len(played.frames)), piles=()), LIGHT)
    assert len({begun.pixel(x, y) for y in below for x in range(250, 500)}) > 1
