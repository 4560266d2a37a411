"""How arrows look."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from core.terms.ids import ObjectId
from core.terms.values import replace
from gui.table.items.arrow_item import ArrowItem
from gui.table.picture.arrows import Arrow, ArrowKind
from gui.theme import LIGHT
from tests.support import NICOLE

ATTACK = Arrow(ArrowKind.ATTACK, ObjectId("ox"), NICOLE, (20, 50), (180, 50))


def inked(arrow: Arrow, *, rows: range = range(100), down: bool = True) -> int:
    """Return how many points across the middle of an arrow, or along it, are not white."""
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    ArrowItem(arrow, LIGHT).paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    white = QColor(Qt.GlobalColor.white)
    if down:
        return sum(image.pixelColor(100, y) != white for y in rows)
    middle = [image.pixelColor(x, y) for x in range(40, 150) for y in (48, 50, 52)]
    return sum(color != white for color in middle)


def test_a_line_that_is_planned_is_dashed() -> None:
    """What has been declared is a whole line."""
    assert 0 < inked(replace(ATTACK, is_planned=True), down=False) < inked(ATTACK, down=False)


def test_a_line_goes_by_the_points_of_its_way() -> None:
    around = replace(ATTACK, way=((20, 90), (180, 90)))
    assert inked(ATTACK) > 0
    assert [inked(around, rows=range(40, 60)), inked(around, rows=range(80, 100)) > 0] == [0, True]
