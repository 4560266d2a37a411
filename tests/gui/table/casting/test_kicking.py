"""Kicker and other additional costs, as a person pays them at the table (CR 601.2b, 702.33)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from core.terms.ids import ObjectId
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.table.casting.test_casting import entries, to_the_end
from tests.support import AMY, NICOLE, creature


def test_a_spell_is_kicked_by_a_click_and_not_by_default(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("ox", "3/3", by=NICOLE), start="precombat_main")
    hands.drop(Payload("spell", "Ardent Soldier"), AMY)
    assert window.choice_bar.question.title == "Ardent Soldier: kick it?"
    hands.press(Qt.Key.Key_Space)
    assert "kicked" not in entries(window)[0]
    window.session.undo_stack.undo()
    hands.drop(Payload("spell", "Ardent Soldier"), AMY)
    hands.widget(QPushButton, "Kick it: pay {2}").click()
    assert window.choice_bar.question.title == "Ardent Soldier, kicked: ready?"
    hands.widget(QPushButton, "Cast").click()
    assert entries(window)[0]["kicked"] == 1
    to_the_end(window)
    assert window.session.game.battlefield[ObjectId("Ardent Soldier")].kicked == 1


def test_multikicker_is_paid_again_and_again_and_taken_back(hands: Hands, window: MainWindow) -> None:
    """CR 702.33c."""
    hands.lay(creature("ox", "3/3", by=NICOLE), start="precombat_main")
    hands.drop(Payload("spell", "Quag Vampires"), AMY)
    hands.widget(QPushButton, "Kick it: pay {1}{B}").click()
    hands.widget(QPushButton, "Kick it again: pay {1}{B}").click()
    hands.widget(QPushButton, "Don't kick it").click()
    hands.widget(QPushButton, "Kick it: pay {1}{B}").click()
    hands.press(Qt.Key.Key_Space)
    assert entries(window)[0]["kicked"] == 1


def test_what_pays_for_a_spell_is_clicked_or_asked_for(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("elf", "1/1"), creature("ox", "3/3", by=NICOLE), start="precombat_main")
    hands.drop(Payload("spell", "Artillerize"), "ox")
    assert window.choice_bar.question.title == "Artillerize: click what to sacrifice"
    hands.click("elf")
    assert entries(window)[0]["sacrifice"] == "elf"


def test_cards_that_pay_for_a_spell_are_chosen_below_the_table(hands: Hands, window: MainWindow) -> None:
    graveyard = ["Hill Giant", "Trained Armodon", "Grizzly Bears"]
    players = [{"id": AMY, "name": "Amy", "graveyard": graveyard}, {"id": NICOLE, "name": "Nicole"}]
    hands.lay(creature("ox", "3/3", by=NICOLE), players=players, start="precombat_main")
    hands.drop(Payload("spell", "Skaab Goliath"), AMY)
    assert window.choice_bar.question.title == "Amy chooses two cards to exile"
    hands.press(Qt.Key.Key_Space)
    to_the_end(window)
    assert [one.card.name for one in window.session.game.exile] == ["Hill Giant", "Trained Armodon"]


def test_a_target_only_if_kicked_is_asked_for_then(hands: Hands, window: MainWindow) -> None:
    """CR 702.33g."""
    foes = creature("ox", "3/3", by=NICOLE), creature("elf", "1/1", by=NICOLE)
    hands.lay(*foes, start="precombat_main")
    hands.drop(Payload("spell", "Jilt"), "ox")
    hands.widget(QPushButton, "Kick it: pay {1}{R}").click()
    assert window.choice_bar.question.title == "Jilt: click target 2 of 2"
    hands.click("elf")
    assert window.choice_bar.question.title == "Jilt, kicked: ready?"
    hands.widget(QPushButton, "Don't kick it").click()
    assert window.choice_bar.question.title == "Jilt: kick it?"
    hands.widget(QPushButton, "Kick it: pay {1}{R}").click()
    hands.click("elf")
    hands.press(Qt.Key.Key_Space)
    assert (entries(window)[0]["targets"], entries(window)[0]["kicked"]) == (["ox", "elf"], 1)
