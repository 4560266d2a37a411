"""A player's plate, and the piles beside it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem

from core.terms.values import replace
from core.terms.zones import Zone
from gui.layout.geometry import Box
from gui.table.items.player_item import PileItem
from gui.table.picture.table_picture import PileFace
from gui.theme import LIGHT
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, creature

GRAVEYARD = PileFace(owner=AMY, zone=Zone.GRAVEYARD, names=("Bear",), box=Box(-20, -25, 40, 50))


def test_a_pile_that_has_grown_is_found_where_it_is_now() -> None:
    scene = QGraphicsScene()
    scene.setSceneRect(-400, -400, 800, 800)
    item = PileItem(GRAVEYARD, LIGHT)
    scene.addItem(item)
    assert scene.items(QPointF(0, 0)) == [item]
    assert scene.items(QPointF(200, 0)) == []
    item.show_face(replace(GRAVEYARD, box=Box(-250, -250, 500, 500)), LIGHT)
    assert scene.items(QPointF(200, 0)) == [item]


def test_a_small_graveyard_is_a_headstone_and_small_exile_is_dashed() -> None:
    """There is no room for a word beside their number."""
    box = Box(-13, -12, 26, 24)
    grave, exile = (drawn(replace(GRAVEYARD, box=box, zone=zone)) for zone in (Zone.GRAVEYARD, Zone.EXILE))
    corner, foot = (28, 29), (28, 51)
    assert grave.pixelColor(*corner) == WHITE != grave.pixelColor(*foot)
    ground = [grave.pixelColor(x, 52).lightness() for x in range(30, 50)]
    assert max(ground) < grave.pixelColor(31, 46).lightness() - 40, "a line all along its foot"
    edge = [exile.pixelColor(27, y).lightness() for y in range(34, 46)]
    assert max(edge) - min(edge) > 40, "dashes and gaps"


WHITE = QColor(Qt.GlobalColor.white)


def drawn(pile: PileFace) -> QImage:
    """Return a picture of 80 by 80 with a pile in the middle."""
    image = QImage(80, 80, QImage.Format.Format_RGB32)
    image.fill(WHITE)
    painter = QPainter(image)
    painter.translate(40, 40)
    PileItem(pile, LIGHT).paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def test_the_word_under_the_number_of_a_pile_is_in_soft_ink() -> None:
    theme = replace(LIGHT, ink="#0000ff", ink_soft="#ff0000")
    image = QImage(80, 80, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.translate(40, 40)
    PileItem(GRAVEYARD, theme).paint(painter, QStyleOptionGraphicsItem())
    painter.end()

    def is_seen(hue: QColor, rows: range) -> bool:
        points = [image.pixelColor(x, y) for x in range(25, 55) for y in rows]
        return any(one.hue() == hue.hue() and one.saturation() > 100 for one in points)

    number, word = range(20, 44), range(48, 60)
    assert is_seen(QColor(theme.ink), number)
    assert is_seen(QColor(theme.ink_soft), word)


def test_the_ring_of_a_player_and_its_sign_are_whole_at_the_edge_of_the_table(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.hold("bear", NICOLE)
    picture = window.table.grab().toImage()
    hands.release(NICOLE)
    green = QColor(window.theme.legal).name()
    rows = [{picture.pixelColor(x, y).name() for x in range(picture.width())} for y in range(4)]
    assert [green in row for row in rows] == [False, True, True, True]
