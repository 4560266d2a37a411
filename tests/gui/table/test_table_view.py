"""The table under a person's hands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import QDragLeaveEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.data.writing import written
from core.rules.combat.block_choice import DeclareBlockers
from core.scenario.saving import write_scenario
from core.terms.ids import ObjectId
from gui.table.items.arrow_item import ArrowItem
from gui.table.items.bubble_item import BubbleItem
from gui.table.items.card_item import CardItem, Ring
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.waiting import AN_HOUR_MS, run_out
from tests.support import AMY, NICOLE, RAJ, card, creature, table


def entries(window: MainWindow) -> list[dict[str, object]]:
    """Return the script as a file says it."""
    return [written(entry) for entry in window.session.scenario.script]


def bubble(window: MainWindow) -> str:
    """Return the words beside the mouse."""
    item = next(item for item in window.table.table.items() if isinstance(item, BubbleItem))
    return item.text


def ring(window: MainWindow, card: str) -> Ring | None:
    """Return the ring around a card."""
    items = window.table.table.items()
    return next(item.ring for item in items if isinstance(item, CardItem) and item.face.id == card)


def drag_arrows(window: MainWindow) -> int:
    """Return how many arrows are seen, where nothing attacks or blocks: the one of a drag, or none."""
    return sum(isinstance(item, ArrowItem) and item.isVisible() for item in window.table.table.items())


def test_dragging_a_creature_onto_a_player_attacks_that_player(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.drag("bear", NICOLE)
    assert entries(window) == [{"attack": {"bear": "nicole"}}]


def test_dragging_onto_a_planeswalker_attacks_the_planeswalker(hands: Hands, window: MainWindow) -> None:
    walker = {"id": "walker", "card": "Orrin, Twice Tested", "controller": NICOLE}
    hands.lay(creature("bear", "2/2"), walker)
    hands.drag("bear", "walker")
    assert entries(window) == [{"attack": {"bear": "walker"}}]


def test_dragging_a_blocker_onto_an_attacker_blocks_it(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE))
    hands.drag("bear", NICOLE)
    hands.press(Qt.Key.Key_Space)
    hands.drag("wall", "bear")
    assert entries(window) == [{"attack": {"bear": "nicole"}}, {"block": {"wall": "bear"}}]


def test_an_illegal_target_says_why_with_the_rule_and_nothing_happens(
    hands: Hands, window: MainWindow
) -> None:
    """CR 702.9b: only a creature with flying or reach can block one with flying."""
    hands.lay(creature("bird", "1/1 flying"), creature("wall", "0/4", by=NICOLE))
    hands.drag("bird", NICOLE)
    hands.press(Qt.Key.Key_Space)
    hands.hold("wall", "bird")
    assert "flying" in bubble(window)
    assert "CR 702.9b" in bubble(window)
    assert ring(window, "bird") is Ring.ILLEGAL
    hands.release("bird")
    assert entries(window) == [{"attack": {"bird": "nicole"}}]
    assert "CR 702.9b" in window.message, "the reason can still be read"
    assert bubble(window) == ""


def test_what_may_be_attacked_lights_up_while_dragging(hands: Hands, window: MainWindow) -> None:
    walker = {"id": "walker", "card": "Orrin, Twice Tested", "controller": NICOLE}
    own = {"id": "own", "card": "Orrin, Twice Tested", "controller": AMY, "name": "Own"}
    hands.lay(creature("bear", "2/2"), walker, own)
    hands.hold("bear", "walker")
    assert (ring(window, "walker"), ring(window, "own")) == (Ring.LEGAL, Ring.ILLEGAL)
    assert bubble(window) == "Attack Orrin, Twice Tested"
    hands.press(Qt.Key.Key_Escape)
    hands.release("walker")
    assert entries(window) == []


def test_dragging_an_attacker_back_takes_it_out_of_the_attack(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"))
    hands.drag("bear", NICOLE)
    hands.drag("ox", NICOLE)
    hands.drag("bear", AMY)
    assert entries(window) == [{"attack": {"ox": "nicole"}}]


def test_delete_takes_the_selected_blocker_out_and_then_off_the_table(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(
        creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE), script=[{"attack": {"bear": "nicole"}}]
    )
    hands.drag("wall", "bear")
    hands.click("wall")
    hands.press(Qt.Key.Key_Delete)
    assert [entry for entry in entries(window) if entry.get("block")] == []
    hands.press(Qt.Key.Key_Delete)
    assert set(window.session.game.battlefield) == {"bear"}
    assert window.session.undo_stack.undoText() == "Exile Wall"


def test_a_drag_to_the_other_side_gives_the_card_away(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE))
    hands.drag("ox", AMY)
    assert window.session.scenario.battlefield[1].controller == AMY
    assert window.session.undo_stack.undoText() == "Give Ox to Amy"


def test_a_creature_dragged_to_an_opponent_s_side_attacks_that_player(
    hands: Hands, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CR 508.1b. On its way to a card or player the mouse passes over bare cloth; no words come up then."""
    dwell = QTimer()
    monkeypatch.setattr("gui.table.gestures.card_drag.QTimer", lambda: dwell)
    monkeypatch.setattr("gui.table.gestures.card_drag._DWELL_MS", AN_HOUR_MS)
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE))
    beside = hands.at("ox") - QPoint(150, 0)
    offer = "Attack Nicole. Hold Shift to give Bear instead."
    hands.hold_at("bear", beside)
    assert bubble(window) == ""
    run_out(dwell)
    assert bubble(window) == offer
    QTest.mouseMove(hands.viewport, hands.at(NICOLE))
    assert bubble(window) == "Attack Nicole"
    QTest.mouseMove(hands.viewport, beside)
    assert bubble(window) == "", "each time anew"
    hands.let_go(beside)
    assert entries(window) == [{"attack": {"bear": "nicole"}}]
    assert window.session.scenario.battlefield[0].controller == AMY


def test_of_two_opponents_the_one_whose_side_it_is_is_attacked(hands: Hands, window: MainWindow) -> None:
    """CR 508.1b: the active player says which player each creature attacks."""
    three = [{"id": name} for name in (AMY, NICOLE, RAJ)]
    hands.lay(creature("bear", "2/2"), players=three)
    hands.drag_to("bear", hands.at(RAJ) + QPoint(0, 100))
    assert entries(window) == [{"attack": {"bear": "raj"}}]


def test_with_shift_a_drag_to_another_side_gives_the_card(
    hands: Hands, window: MainWindow, qtbot: QtBot
) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE))
    beside = hands.at("ox") - QPoint(150, 0)
    hands.hold_at("bear", beside)
    QTest.keyPress(hands.viewport, Qt.Key.Key_Shift)
    qtbot.waitUntil(lambda: bubble(window) == "Give Bear to Nicole")
    QTest.keyRelease(hands.viewport, Qt.Key.Key_Shift)
    assert bubble(window) == "Attack Nicole. Hold Shift to give Bear instead."
    hands.let_go(beside, Qt.KeyboardModifier.ShiftModifier)
    assert window.session.undo_stack.undoText() == "Give Bear to Nicole"
    assert window.session.scenario.battlefield[0].controller == NICOLE


def test_a_creature_that_cannot_attack_stays_whose_it_is(
    hands: Hands, window: MainWindow, qtbot: QtBot
) -> None:
    """CR 508.1a: attacking creatures are untapped."""
    hands.lay(creature("bear", "2/2", tapped=True), creature("ox", "3/3", by=NICOLE))
    beside, why = hands.at("ox") - QPoint(150, 0), "Bear can't attack: it's tapped (CR 508.1a)"
    hands.hold_at("bear", beside)
    qtbot.waitUntil(lambda: bubble(window).startswith(why))
    hands.let_go(beside)
    assert window.toast.message.startswith(why)
    assert window.session.undo_stack.count() == 0


def test_no_creature_attacks_another(hands: Hands, window: MainWindow) -> None:
    """CR 508.1b: what is attacked is a player, a planeswalker or a battle."""
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE))
    hands.drag("bear", "ox")
    assert window.toast.message == "To attack Nicole, drop Bear beside Ox (CR 508.1b)."
    assert window.session.undo_stack.count() == 0


def test_a_blocker_dropped_beside_the_attackers_stays_whose_it_is(hands: Hands, window: MainWindow) -> None:
    hands.lay(
        creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE), script=[{"attack": {"bear": NICOLE}}]
    )
    hands.press(Qt.Key.Key_End)
    hands.drag_to("wall", hands.at("bear") - QPoint(150, 0))
    assert window.toast.message == "To block, drop Wall on an attacker. Hold Shift to give it to Amy."
    assert [spec.controller for spec in window.session.scenario.battlefield] == [AMY, NICOLE]


def test_what_cannot_attack_or_block_is_moved_to_the_other_side_before_play(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(card("Furnace of Rath", "furnace"), creature("ox", "3/3", by=NICOLE))
    hands.drag_to("furnace", hands.at("ox") - QPoint(150, 0))
    assert window.session.undo_stack.undoText() == "Give Furnace of Rath to Nicole"


def test_in_the_middle_of_play_only_shift_gives_a_card_away(hands: Hands, window: MainWindow) -> None:
    script: list[dict[str, Any]] = [{"attack": {"bear": NICOLE}}, {"block": {}}]
    furnace, ox = card("Furnace of Rath", "furnace"), creature("ox", "3/3", by=NICOLE)
    hands.lay(creature("bear", "2/2"), furnace, ox, script=script)
    hands.press(Qt.Key.Key_End)
    beside = hands.at("ox") - QPoint(150, 0)
    hands.drag_to("furnace", beside)
    assert window.toast.message == "Hold Shift to give Furnace of Rath to Nicole."
    assert window.session.undo_stack.count() == 0
    hands.hold_at("furnace", beside)
    hands.let_go(beside, Qt.KeyboardModifier.ShiftModifier)
    assert window.session.game.battlefield[ObjectId("furnace")].controller == NICOLE
    assert window.session.playthrough.start.battlefield[ObjectId("furnace")].controller == AMY


def test_the_hint_on_an_empty_table_makes_way_for_what_a_drag_says(hands: Hands, window: MainWindow) -> None:
    hands.lay()
    scene = window.table.table
    assert scene.shows_hint
    middle = hands.viewport.rect().center()
    hands.hold_data(Payload("card", "Grizzly Bears").to_mime(), middle)
    assert bubble(window).startswith("Grizzly Bears")
    assert not scene.shows_hint
    QApplication.sendEvent(hands.viewport, QDragLeaveEvent())
    assert scene.shows_hint


def test_the_arrow_of_a_drag_goes_with_the_drag(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    cloth = QPoint(5, 100)
    hands.hold("bear", "nicole")
    assert drag_arrows(window) == 1
    QTest.mouseMove(hands.viewport, cloth)
    hands.let_go(cloth)
    assert drag_arrows(window) == 0


def test_control_and_the_wheel_show_a_part_of_the_table_larger(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE))
    at, control = hands.at("bear"), Qt.KeyboardModifier.ControlModifier
    hands.send_wheel(hands.viewport, QPoint(0, 480), at, control)
    assert window.table.zoom.factor > 2
    assert (hands.at("bear") - at).manhattanLength() <= 2
    hands.drag("bear", "bear")
    hands.press(Qt.Key.Key_0, control)
    assert window.table.zoom.factor == 1
    assert hands.at("bear") == at


def test_keys_zoom_into_what_is_selected_or_the_side_that_decides(hands: Hands) -> None:
    attack = [{"attack": {"bear": "nicole"}}]
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE), script=attack)
    larger, control = Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier
    hands.press(Qt.Key.Key_End)
    for _ in range(4):
        hands.press(larger, control)
    seen = hands.viewport.rect()
    assert (seen.contains(hands.at(NICOLE)), seen.contains(hands.at(AMY))) == (True, False), (
        "Nicole may block"
    )
    hands.press(Qt.Key.Key_0, control)
    hands.click("bear")
    at = hands.at("bear")
    for _ in range(4):
        hands.press(larger, control)
    assert (hands.at("bear") - at).manhattanLength() <= 2


def test_a_page_further_down_is_seen_of_a_table_that_is_zoomed_into(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE))
    window.table.setFocus()
    window.table.zoom.to(3)
    bar = window.table.verticalScrollBar()
    bar.setValue(0)
    hands.press(Qt.Key.Key_PageDown)
    down = bar.value()
    assert down > 100
    hands.press(Qt.Key.Key_PageUp)
    assert bar.value() < down


def test_a_card_dropped_on_another_of_its_side_lies_before_it(hands: Hands, window: MainWindow) -> None:
    hands.lay(*(creature(name, "2/2") for name in "abc"))
    hands.drag("c", "a")
    assert [one.id for one in window.session.scenario.battlefield] == ["c", "a", "b"]
    hands.drag("c", "c")
    assert [one.id for one in window.session.scenario.battlefield] == ["c", "a", "b"]
    assert window.session.undo_stack.count() == 1


def test_a_touchpad_zooms_in_small_parts(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    for _ in range(20):
        hands.send_wheel(hands.viewport, QPoint(0, 24), hands.at("bear"), Qt.KeyboardModifier.ControlModifier)
    assert window.table.zoom.factor == pytest.approx(1.2**4, abs=0.01)


def test_a_larger_table_still_takes_what_is_dragged_on_it(hands: Hands, window: MainWindow) -> None:
    objects = creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE)
    hands.lay(*objects, script=[{"attack": {"bear": NICOLE}}])
    hands.press(Qt.Key.Key_End)
    hands.press(Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    hands.drag("wall", "bear")
    assert entries(window)[1:] == [{"block": {"wall": "bear"}}]


def test_an_edit_lets_cards_glide_to_their_places(hands: Hands, window: MainWindow) -> None:
    window.player.reduces_motion = window.player.is_instant = False
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"))
    pose = window.table.table.picture.poses[ObjectId("bear")]  # type: ignore[union-attr]
    hands.drag("ox", NICOLE)
    begun = window.table.table.picture.poses[ObjectId("bear")]  # type: ignore[union-attr]
    end = window.table.resting_picture().poses[ObjectId("bear")]
    assert begun != end
    assert abs(begun.y - pose.y) < abs(end.y - pose.y)
    hands.click("ox")
    assert window.table.table.picture.poses[ObjectId("bear")] == end  # type: ignore[union-attr]


def test_a_whole_combat_by_hand_from_an_empty_table(hands: Hands, window: MainWindow) -> None:
    hands.drop(Payload("creature", "3/3 first strike, lifelink"), AMY)
    hands.drop(Payload("card", "Grizzly Bears"), NICOLE)
    mine, bears = (spec.id for spec in window.session.scenario.battlefield)
    hands.drag(mine, NICOLE)
    hands.press(Qt.Key.Key_Space)
    assert isinstance(window.session.decision and window.session.decision.choice, DeclareBlockers)
    hands.drag(bears, mine)
    hands.press(Qt.Key.Key_Space)
    game = window.session.game
    assert window.session.cursor == len(window.session.frames)
    assert (list(game.battlefield), game.players[AMY].life) == ([mine], 23)


def test_a_keyword_and_a_counter_are_dropped_on_a_card(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.drop(Payload("keyword", "trample"), "bear")
    hands.drop(Payload("counter", "+1/+1"), "bear")
    [spec] = window.session.scenario.battlefield
    assert (spec.keywords, spec.counters) == (("trample",), {"+1/+1": 1})
    hands.drop(Payload("keyword", "flying"), NICOLE)
    assert window.session.scenario.battlefield == (spec,)


def test_a_file_dropped_on_the_table_is_opened(hands: Hands, window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "two bears.scenario.json"
    write_scenario(table(creature("bear", "2/2"), creature("cub", "1/1")), file)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    hands.drop_data(data, hands.at(AMY))
    assert list(window.session.game.battlefield) == ["bear", "cub"]
    assert window.documents.path == file


def test_foreign_data_is_not_taken(hands: Hands, window: MainWindow) -> None:
    data = QMimeData()
    data.setData("application/x-damage-step", b'{"kind": "planet", "text": "Mars"}')
    hands.drop_data(data, hands.at(AMY))
    assert window.session.scenario.battlefield == ()


def test_the_selection_moves_with_the_keyboard(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"), creature("wall", "0/4", by=NICOLE))
    window.table.setFocus()
    hands.click("bear")
    hands.press(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert window.table.selected == "ox"
    hands.press(Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert window.table.selected == "wall"
    hands.press(Qt.Key.Key_Escape)
    assert window.table.selected is None


def test_a_legend_is_chosen_by_clicking_it(hands: Hands, window: MainWindow) -> None:
    """CR 704.5j: the player chooses which one stays."""
    hands.lay(
        {"id": "one", "card": "Zhang Fei, Fierce Warrior", "controller": AMY},
        {"id": "two", "card": "Zhang Fei, Fierce Warrior", "controller": AMY},
        script=[{"attack": {}}],
    )
    hands.press(Qt.Key.Key_End)
    assert (ring(window, "one"), ring(window, "two")) == (Ring.LEGAL, Ring.LEGAL)
    hands.click("two")
    assert list(window.session.playthrough.game.battlefield) == ["two"]


def test_a_curse_is_dropped_on_the_player_it_is_attached_to(hands: Hands, window: MainWindow) -> None:
    """CR 303.4: it lies beside them, and a drag along their side does not give it to them."""
    hands.lay(creature("bear", "2/2"))
    hands.drop(Payload("card", "Curse of Bloodletting"), NICOLE)
    curse = window.session.scenario.battlefield[-1]
    assert (curse.controller, curse.attached_to) == (AMY, NICOLE)
    hands.drag_to(curse.id, hands.at(curse.id) + QPoint(80, 60))
    assert window.session.scenario.battlefield[-1].controller == AMY


def test_a_block_before_there_is_anything_to_block_says_what_comes_first(
    hands: Hands, window: MainWindow
) -> None:
    shield = {"kind": "damage", "change": {"kind": "prevent"}}
    hands.lay(
        creature("ox", "3/3"),
        creature("bear", "2/2", by=NICOLE),
        card("Furnace of Rath", "furnace"),
        script=[{"attack": {"ox": NICOLE}}, {"cast": "Shock", "by": AMY, "targets": [NICOLE]}],
        effects=[{"name": "Salve", "controller": NICOLE, "protects": NICOLE, "points": 1, "effect": shield}],
    )
    hands.press(Qt.Key.Key_End)
    hands.hold("bear", "ox")
    assert hands.bubble == "Not yet: answer the question below the table first."
    hands.release("ox")
    assert len(entries(window)) == 2
