"""Casting face down and bestowed, as a person does it at the table (CR 702.37a, 702.103a)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from core.terms.ids import ObjectId
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.table.casting.test_casting import entries, to_the_end
from tests.support import AMY, NICOLE, creature


def test_a_card_with_morph_is_cast_face_down_by_a_click(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3", by=NICOLE), start="precombat_main")
    hands.drop(Payload("spell", "Battering Craghorn"), AMY)
    hands.press(Qt.Key.Key_Space)
    assert "way" not in entries(window)[0]
    window.session.undo_stack.undo()
    hands.drop(Payload("spell", "Battering Craghorn"), AMY)
    hands.widget(QPushButton, "Cast it face down").click()
    hands.widget(QPushButton, "Cast").click()
    assert entries(window)[0]["way"] == "face_down"
    to_the_end(window)
    assert window.session.game.battlefield[ObjectId("Battering Craghorn")].status.face_down


def test_a_bestowed_spell_wants_a_target_and_may_be_cast_as_printed_after_all(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("elk", "1/1"), start="precombat_main")
    hands.drop(Payload("spell", "Leafcrown Dryad"), AMY)
    hands.widget(QPushButton, "Cast it bestowed").click()
    hands.click("elk")
    hands.widget(QPushButton, "Cast it as printed").click()
    hands.widget(QPushButton, "Cast it bestowed").click()
    hands.click("elk")
    hands.widget(QPushButton, "Cast").click()
    assert (entries(window)[0]["way"], entries(window)[0]["targets"]) == ("bestow", ["elk"])
