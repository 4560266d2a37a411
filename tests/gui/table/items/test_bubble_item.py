"""The words beside the mouse, in the window."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from gui.layout.beside_mouse import texts_of
from gui.table.items.bubble_item import BubbleItem
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature


def shown(window: MainWindow) -> QRectF:
    """Return where the words are on the table."""
    item = next(item for item in window.table.table.items() if isinstance(item, BubbleItem))
    assert item.isVisible()
    return item.mapRectToScene(item.boundingRect().adjusted(2, 2, -2, -2))


def lay_ten_a_side(hands: Hands) -> None:
    """Lay a table on which cards are close to each other; three creatures attack."""
    mine = [creature(f"m{n}", "1/1") for n in range(10)]
    theirs = [creature(f"t{n}", "1/1", by=NICOLE) for n in range(10)]
    hands.lay(*mine, *theirs, script=[{"attack": {f"m{n}": "nicole" for n in range(3)}}])
    hands.window.session.move_to(10_000)


def test_words_cover_no_name_while_a_card_is_held_over_another(hands: Hands, window: MainWindow) -> None:
    window.resize(1280, 800)
    lay_ten_a_side(hands)
    picture = window.table.table.picture
    assert picture is not None
    texts = [QRectF(text.x, text.y, text.width, text.height) for text in texts_of(picture.layout)]
    for attacker in ("m0", "m1"):
        hands.hold("t5", attacker)
        assert not [text for text in texts if text.intersects(shown(window))]
        hands.press(Qt.Key.Key_Escape)
        hands.release(attacker)


def test_words_are_in_sight_where_the_table_is_zoomed(hands: Hands, window: MainWindow) -> None:
    lay_ten_a_side(hands)
    table = window.table
    table.zoom.by(4, table.mapToScene(hands.at("m0")))
    seen = table.mapToScene(table.viewport().rect()).boundingRect()
    for corner in (seen.topLeft(), seen.topRight(), seen.bottomLeft(), seen.bottomRight()):
        table.table.show_bubble("Attack Nicole", corner)
        assert seen.contains(shown(window))
