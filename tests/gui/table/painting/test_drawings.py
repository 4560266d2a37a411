"""Our own drawings: there is one for everything a card can be, and no two are alike."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from core.cards.library import built_in
from core.terms.values import replace
from gui.table.painting.card_painting import initials, paint_card
from gui.table.painting.drawings import Kind, drawing, names
from gui.table.picture.card_face import CardFace, printed_face
from gui.table.picture.motif import FACE_DOWN, all_motifs
from gui.theme import LIGHT

_KEYWORDS = (
    *("flying", "first strike", "double strike", "deathtouch", "lifelink", "trample", "vigilance", "reach"),
    *("menace", "haste", "defender", "indestructible", "infect", "wither", "toxic", "hexproof", "shroud"),
    *("protection", "ward", "prowess", "exalted", "flanking", "bushido", "banding", "persist", "undying"),
    *("flash", "fear", "intimidate", "shadow", "horsemanship", "skulk", "phasing", "landwalk", "rampage"),
)


def painted(face: CardFace, size: float = 1.0) -> QImage:
    """Return a card's pixels."""
    image = QImage(round(110 * size), round(150 * size), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(55 * size, 75 * size)
    painter.scale(size, size)
    paint_card(painter, face, LIGHT, size)
    painter.end()
    return image


def test_every_motif_has_a_silhouette() -> None:
    assert {*all_motifs(), FACE_DOWN} <= names("silhouettes")


@pytest.mark.parametrize("keyword", _KEYWORDS)
def test_a_keyword_of_combat_has_a_glyph(keyword: str) -> None:
    assert keyword in names("glyphs")


@pytest.mark.parametrize("kind", ["silhouettes", "glyphs"])
def test_no_two_drawings_are_alike_and_each_fills_its_square(kind: Kind) -> None:
    drawn = {
        name: [one.path.toFillPolygon().toPolygon().toList() for one in drawing(kind, name)]
        for name in names(kind)
    }
    points = {
        name: {(point.x(), point.y()) for path in paths for point in path} for name, paths in drawn.items()
    }
    assert len({frozenset(some) for some in points.values()}) == len(points)
    for name, some in points.items():
        across, down = ([point[side] for point in some] for side in (0, 1))
        assert max(max(across) - min(across), max(down) - min(down)) > 60, name
        assert all(-16 <= number <= 116 for point in some for number in point), name


def test_cards_with_other_names_have_other_pictures() -> None:
    bear = printed_face(built_in()["Grizzly Bears"])
    assert painted(bear) == painted(bear)
    other = replace(bear, name="Grizzled Bears")
    lower = QRectF(5, 40, 100, 40).toRect()
    assert painted(bear).copy(lower) != painted(other).copy(lower)


@pytest.mark.parametrize(
    "changes",
    [
        {"tapped": True},
        {"is_token": True},
        {"is_copy": True},
        {"stacked": 2},
        {"damage": 1},
        {"damage": 2, "is_lethal": True},
        {"change": 1},
        {"change": -1},
        {"sides": "front"},
        {"sides": "back"},
        {"is_phased_out": True},
        {"counters": (("+1/+1", 1),)},
        {"number": 2},
    ],
    ids=str,
)
@pytest.mark.parametrize("size", [0.35, 1.0])
def test_every_state_is_seen_at_every_size(changes: dict[str, Any], size: float) -> None:
    bear = replace(printed_face(built_in()["Grizzly Bears"]), lethal_at=2)
    assert painted(replace(bear, **changes), size) != painted(bear, size)


def test_a_keyword_without_a_glyph_has_initials() -> None:
    assert (initials("first strike"), initials("afflict")) == ("Fs", "Af")
