"""Marks of notes: around what they are about, outside of it, and nowhere if it isn't there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from core.scenario.notes import NoteSpec
from gui.table.painting.note_mark_painting import mark_bounds, mark_shape, paint_mark
from gui.table.picture.note_mark import MarkKind, NoteMark, Outline
from gui.table.picture.note_marks import arrow_mark, outline_of, with_marks
from gui.table.picture.table_picture import Album, TablePicture
from gui.theme import DARK, LIGHT, Theme
from tests.support import NICOLE, creature, played

TRADE = played(
    creature("bear", "2/2"),
    creature("wolf", "2/2", by=NICOLE),
    script=[{"attack": {"bear": NICOLE}}, {"block": {"wolf": "bear"}}],
    players=[{"id": "amy", "hand": ["Shock"]}, {"id": "nicole"}],
)
SIZE = 800, 600


def picture(place: int = 0) -> TablePicture:
    return Album(TRADE, *SIZE).rests(place)


def note_marks(notes: list[NoteSpec], shown: TablePicture) -> tuple[NoteMark, ...]:
    return with_marks(shown, notes).marks


def outline(subject: str) -> Outline:
    found = outline_of(subject, picture())
    assert found is not None
    return found


def test_cards_players_and_cards_in_hands_are_marked() -> None:
    note = NoteSpec(circles=("bear", NICOLE), highlights=("amy.hand.1",), arrows=(("bear", "wolf"),))
    assert [(mark.kind, mark.ids) for mark in note_marks([note], picture())] == [
        (MarkKind.HIGHLIGHT, ("amy.hand.1",)),
        (MarkKind.CIRCLE, ("bear",)),
        (MarkKind.CIRCLE, (NICOLE,)),
        (MarkKind.ARROW, ("bear", "wolf")),
    ]


def test_what_is_not_there_is_not_marked() -> None:
    note = NoteSpec(circles=("bear", "ghost"), arrows=(("bear", "wolf"), ("bear", "bear")))
    assert note_marks([note], picture(len(TRADE.frames))) == ()


def test_two_notes_mark_a_thing_once() -> None:
    assert len(note_marks([NoteSpec(circles=("bear",))] * 2, picture())) == 1


def test_an_arrow_goes_from_edge_to_edge() -> None:
    bear, wolf = outline("bear"), outline("wolf")
    mark = arrow_mark(bear, wolf, ("bear", "wolf"))
    assert wolf.y + wolf.height / 2 < mark.end[1] < mark.start[1] < bear.y - bear.height / 2


def test_an_arrow_between_things_that_touch_can_be_seen() -> None:
    one, other = (Outline(x, 100, 100, 140) for x in (100, 201))
    mark = arrow_mark(one, other, ("a", "b"))
    assert mark.end[0] - mark.start[0] == pytest.approx(14)


def painted(mark: NoteMark, theme: Theme) -> QImage:
    """Return a mark alone, on nothing."""
    image = QImage(*SIZE, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_mark(painter, mark, theme)
    painter.end()
    return image


@pytest.mark.parametrize("kind", [MarkKind.CIRCLE, MarkKind.HIGHLIGHT])
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_rings_and_glows_cover_nothing_of_a_card(kind: MarkKind, theme: Theme) -> None:
    note = NoteSpec(circles=("bear",)) if kind is MarkKind.CIRCLE else NoteSpec(highlights=("bear",))
    (mark,) = note_marks([note], picture())
    image = painted(mark, theme)
    card = outline("bear")
    inside = QRectF(card.x - card.width / 2, card.y - card.height / 2, card.width, card.height)
    bounds = mark_bounds(mark)
    covered = [
        (x, y)
        for x in range(int(bounds.left()), int(bounds.right()))
        for y in range(int(bounds.top()), int(bounds.bottom()))
        if image.pixelColor(x, y).alpha()
    ]
    assert covered
    assert not [point for point in covered if inside.adjusted(3, 3, -3, -3).contains(*point)]


@pytest.mark.parametrize(
    ("note", "is_filled"), [(NoteSpec(highlights=("bear",)), True), (NoteSpec(circles=("bear",)), False)]
)
def test_a_glow_fills_the_space_between_a_card_and_its_line(note: NoteSpec, *, is_filled: bool) -> None:
    """A ring leaves it free."""
    (mark,) = note_marks([note], picture())
    card = outline("bear")
    beside = round(card.x + card.width / 2 + 2), round(card.y)
    assert bool(painted(mark, LIGHT).pixelColor(*beside).alpha()) is is_filled


def test_the_ring_of_a_player_at_the_edge_is_on_the_table() -> None:
    (mark,) = note_marks([NoteSpec(circles=(NICOLE,))], picture())
    assert mark_shape(mark).boundingRect().top() >= -2
