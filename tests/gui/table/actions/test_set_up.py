"""Changing what is on the table before play begins."""

from __future__ import annotations

from PySide6.QtCore import Qt

from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, card, creature

CTRL = Qt.KeyboardModifier.ControlModifier


def choose(window: MainWindow, words: str) -> None:
    """Choose an entry of the menu about what is selected."""
    window.card_menu.fill()
    next(one for one in window.card_menu.actions() if one.text() == words).trigger()


def test_a_counter_is_dropped_on_a_card_beside_those_it_has(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2", counters={"+1/+1": 2, "charge": 1}))
    hands.drop(Payload("counter", "+1/+1"), "bear")
    (bear,) = window.session.scenario.battlefield
    assert bear.counters == {"+1/+1": 3, "charge": 1}
    assert window.session.undo_stack.undoText() == "Put a +1/+1 counter on Bear"


def test_a_card_leaves_the_hand_by_its_menu_and_the_others_stay(hands: Hands, window: MainWindow) -> None:
    hands.lay(players=[{"id": AMY, "hand": ["Shock", "Hill Giant", "Shock"]}, {"id": NICOLE}])
    hands.click("amy.hand.2")
    choose(window, "Remove from the hand")
    assert window.session.scenario.players[0].hand == ("Shock", "Shock")
    assert window.session.undo_stack.undoText() == "Remove Hill Giant from the hand"


def test_a_siege_is_put_down_with_an_opponent_as_its_protector(hands: Hands, window: MainWindow) -> None:
    """CR 310.11a."""
    hands.lay()
    hands.drop(Payload("card", "Siege of the Ford"), NICOLE)
    hands.drop(Payload("card", "Siege of the Ford"), AMY)
    theirs, mine = window.session.scenario.battlefield
    assert (theirs.controller, theirs.protector) == (NICOLE, AMY)
    assert (mine.controller, mine.protector) == (AMY, NICOLE)


def test_a_siege_put_onto_the_battlefield_from_a_hand_has_a_protector_too(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(players=[{"id": AMY, "hand": ["Shock", "Siege of the Ford"]}, {"id": NICOLE}])
    hands.click("amy.hand.2")
    choose(window, "Put onto the battlefield")
    (siege,) = window.session.scenario.battlefield
    assert (siege.controller, siege.protector) == (AMY, NICOLE)
    assert window.session.scenario.players[0].hand == ("Shock",)
    assert window.table.selected == siege.id


def test_a_second_one_by_the_menu_lies_beside_the_first_and_is_selected(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2", damage=1), creature("ox", "3/3"))
    hands.click("bear")
    choose(window, "Duplicate")
    first, second, ox = window.session.scenario.battlefield
    assert [one.name for one in (first, second, ox)] == ["Bear", "Bear", "Ox"]
    assert second.damage == 1
    assert window.table.selected == second.id
    assert window.session.undo_stack.undoText() == "Duplicate Bear"


def test_an_aura_dropped_on_a_creature_is_attached_and_beside_it_is_not(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.drop(Payload("card", "Curiosity"), "bear")
    hands.drop(Payload("card", "Curiosity"), NICOLE)
    _, on_bear, alone = window.session.scenario.battlefield
    assert (on_bear.attached_to, alone.attached_to) == ("bear", None)


def test_taking_cards_off_the_table_says_whether_they_were_cut(hands: Hands, window: MainWindow) -> None:
    players = [{"id": AMY, "hand": ["Shock", "Shock"]}, {"id": NICOLE}]
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"), players=players)
    undone = []
    for key, modifier, what in (
        (Qt.Key.Key_X, CTRL, "amy.hand.1"),
        (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier, "amy.hand.1"),
        (Qt.Key.Key_X, CTRL, "bear"),
        (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier, "ox"),
    ):
        hands.click(what)
        hands.press(key, modifier)
        undone.append(window.session.undo_stack.undoText())
    assert undone == ["Cut Shock from the hand", "Remove Shock from the hand", "Cut Bear", "Remove Ox"]
    assert window.session.scenario.battlefield == ()
    assert window.session.scenario.players[0].hand == ()


def test_a_counter_taken_off_leaves_the_others_and_no_kind_of_which_there_is_none(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2", counters={"charge": 1}), card("Furnace of Rath", "furnace"))
    hands.click("bear")
    choose(window, "Put a -1/-1 counter on it")
    assert window.session.scenario.battlefield[0].counters == {"charge": 1, "-1/-1": 1}
