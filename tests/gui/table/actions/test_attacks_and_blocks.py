"""Attackers and blockers declared by keys and menus; each change is one step of undo."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from core.data.writing import written
from core.terms.ids import ObjectId
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.table.gestures.test_enlisting import BOARD, attacks
from tests.support import AMY, NICOLE, RAJ, creature

SHIFT = Qt.KeyboardModifier.ShiftModifier


def entries(window: MainWindow) -> list[dict[str, object]]:
    """Return the script as a file says it."""
    return [written(entry) for entry in window.session.scenario.script]


def choose(window: MainWindow, *words: str) -> None:
    """Choose an entry of the menu about what is selected, word by word."""
    window.card_menu.fill()
    menu: QMenu = window.card_menu
    for word in words:
        action = next(one for one in menu.actions() if one.text() == word)
        below = action.menu()
        if isinstance(below, QMenu):
            menu = below
        else:
            action.trigger()


def test_the_key_that_forms_a_band_breaks_it_up_again(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("hero", "1/1 banding"), creature("bear", "2/2"))
    hands.press(Qt.Key.Key_A, SHIFT)
    hands.press(Qt.Key.Key_B, SHIFT)
    assert window.session.undo_stack.undoText() == "Form a band"
    hands.press(Qt.Key.Key_B, SHIFT)
    assert window.session.undo_stack.undoText() == "Break up bands"
    assert entries(window) == [{"attack": {"hero": NICOLE, "bear": NICOLE}}]


def test_one_attacker_alone_forms_no_band(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("hero", "1/1 banding"))
    hands.press(Qt.Key.Key_A, SHIFT)
    hands.press(Qt.Key.Key_B, SHIFT)
    assert entries(window) == [{"attack": {"hero": NICOLE}}]


def test_who_stays_at_home_leaves_the_band_and_so_the_band_is_gone(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("hero", "1/1 banding"), creature("bear", "2/2"), creature("ox", "3/3"))
    hands.drag("hero", NICOLE)
    hands.drag("bear", NICOLE)
    hands.press(Qt.Key.Key_B, SHIFT)
    hands.drag("ox", NICOLE)
    assert entries(window)[0]["bands"] == [["hero", "bear"]]
    hands.click("bear")
    hands.press(Qt.Key.Key_Delete)
    assert entries(window) == [{"attack": {"hero": NICOLE, "ox": NICOLE}}]
    assert window.session.undo_stack.undoText() == "Don't attack with Bear"


def test_all_attack_the_first_opponent_but_who_attacks_already_goes_on(
    hands: Hands, window: MainWindow
) -> None:
    three = [{"id": name} for name in (AMY, NICOLE, RAJ)]
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"), players=three)
    hands.drag("ox", RAJ)
    hands.press(Qt.Key.Key_A, SHIFT)
    assert entries(window) == [{"attack": {"bear": NICOLE, "ox": RAJ}}]
    assert window.session.undo_stack.undoText() == "Attack with all"


def test_the_menu_of_the_player_whose_turn_it_is_has_all_attack(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"), creature("wall", "0/4", by=NICOLE))
    hands.click(AMY)
    choose(window, "Attack with all")
    assert entries(window) == [{"attack": {"bear": NICOLE, "ox": NICOLE}}]


def test_after_combat_the_menu_of_a_player_has_no_attacks(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE), start="postcombat_main")
    for player in (AMY, NICOLE):
        hands.click(player)
        window.card_menu.fill()
        assert [one.text() for one in window.card_menu.actions() if one.text()] == ["Edit…\tF2"]


def test_a_creature_is_enlisted_by_its_menu(hands: Hands, window: MainWindow) -> None:
    """CR 702.154a."""
    hands.lay(*BOARD)
    hands.drag("knight", NICOLE)
    hands.click("ox")
    choose(window, "Be enlisted by", "Knight")
    assert attacks(window).enlists == {"knight": ("ox",)}
    assert window.session.undo_stack.undoText() == "Enlist Ox with Knight"
    hands.click("ox")
    choose(window, "Don't enlist Ox")
    assert attacks(window).enlists == {}
    assert window.session.undo_stack.undoText() == "Don't enlist Ox"


def test_several_that_fight_are_taken_out_in_one_step(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"), creature("elk", "1/4"))
    hands.press(Qt.Key.Key_A, SHIFT)
    window.table.select(ObjectId("bear"), ObjectId("elk"))
    hands.press(Qt.Key.Key_Delete)
    assert window.session.undo_stack.undoText() == "Remove 2 creatures from combat"
    assert entries(window) == [{"attack": {"ox": NICOLE}}]
    window.session.undo_stack.undo()
    assert entries(window) == [{"attack": {"bear": NICOLE, "ox": NICOLE, "elk": NICOLE}}]


def test_a_creature_that_blocks_several_blocks_the_last_ones_it_was_told_to(
    hands: Hands, window: MainWindow
) -> None:
    """It can block two; a third takes the place of the first."""
    attackers = [creature(name, "1/1") for name in ("a", "b", "c")]
    hands.lay(
        *attackers,
        creature("wall", "0/4 can block an additional creature each combat", by=NICOLE),
        script=[{"attack": {"a": NICOLE, "b": NICOLE, "c": NICOLE}}],
    )
    hands.press(Qt.Key.Key_End)
    blocked = []
    for attacker in ("a", "b", "a", "c"):
        hands.drag("wall", attacker)
        blocked.append(entries(window)[1]["block"])
    assert blocked == [{"wall": "a"}, {"wall": ["a", "b"]}, {"wall": ["b", "a"]}, {"wall": ["a", "c"]}]
