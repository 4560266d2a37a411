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


def inked(arrow: Arrow) -> int:
    """Return how many points of the middle of an arrow are not the white they are painted on."""
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    ArrowItem(arrow, LIGHT).paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return sum(image.pixelColor(100, y) != QColor(Qt.GlobalColor.white) for y in range(100))


def test_an_attack_that_is_blocked_is_a_thinner_arrow() -> None:
    """CR 509.1h: it still says who attacks what."""
    assert 0 < inked(replace(ATTACK, is_spent=True)) < inked(ATTACK)
