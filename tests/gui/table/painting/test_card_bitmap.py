"""A card that comes back to a size and turn is not drawn again, unless too many others were meanwhile."""

from __future__ import annotations

from PySide6.QtGui import QTransform

from core.cards.library import built_in
from gui.table.painting.card_bitmap import CardBitmaps
from gui.table.picture.card_face import printed_face
from gui.theme import DARK, LIGHT

BEARS, GIANT = printed_face(built_in()["Grizzly Bears"]), printed_face(built_in()["Hill Giant"])
ONCE, TWICE = QTransform(), QTransform.fromScale(2, 2)


def test_a_card_is_drawn_once_for_each_size_theme_and_face() -> None:
    bitmaps = CardBitmaps()
    first = bitmaps.bitmap(BEARS, LIGHT, ONCE, 1.0)
    others = [
        bitmaps.bitmap(BEARS, LIGHT, TWICE, 1.0),
        bitmaps.bitmap(BEARS, DARK, ONCE, 1.0),
        bitmaps.bitmap(GIANT, LIGHT, ONCE, 1.0),
        bitmaps.bitmap(BEARS, LIGHT, ONCE, 2.0),
    ]
    assert first not in others
    moved = QTransform.fromTranslate(100, 50)
    assert bitmaps.bitmap(BEARS, LIGHT, moved, 1.0) is first


def test_what_was_used_longest_ago_is_given_up() -> None:
    bitmaps = CardBitmaps()
    first, second = (bitmaps.bitmap(face, LIGHT, ONCE, 1.0) for face in (BEARS, GIANT))
    bitmaps.bitmap(BEARS, LIGHT, ONCE, 1.0)
    size = (4_000_000 / first.pixels - 1.5) ** 0.5  # so large that there is room for one of the others
    bitmaps.bitmap(GIANT, LIGHT, QTransform.fromScale(size, size), 1.0)
    assert bitmaps.bitmap(BEARS, LIGHT, ONCE, 1.0) is first
    assert bitmaps.bitmap(GIANT, LIGHT, ONCE, 1.0) is not second
