"""Damage divided and blockers ordered by hand: clicks, wheel, keys and drags of numbers."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt

from core.rules.combat.assignment_choice import AssignCombatDamage
from core.rules.combat.damage_order_choice import AnnounceDamageOrder
from core.scenario.entries import AssignSpec, BlockSpec
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature


def at_the_division(hands: Hands, era: str = "current") -> None:
    """Lay a 5/5 trampler blocked by two creatures, up to the division of its damage."""
    hands.lay(
        creature("wurm", "5/5 trample"),
        creature("bear", "2/2", by=NICOLE),
        creature("elf", "1/1", by=NICOLE),
        script=[{"attack": {"wurm": "nicole"}}, {"block": {"bear": "wurm", "elf": "wurm"}}],
        era=era,
    )
    hands.press(Qt.Key.Key_End)


def amounts(hands: Hands) -> dict[str, int]:
    """Return the points on the table by recipient."""
    return {chip.recipient: chip.amount for chip in hands.chips if chip.source == "wurm"}


def test_the_default_division_stands_at_who_receives_it(hands: Hands, window: MainWindow) -> None:
    at_the_division(hands)
    assert isinstance(window.session.playthrough.pending, AssignCombatDamage)
    assert amounts(hands) == {"bear": 2, "elf": 1, "nicole": 2}


def test_a_number_dragged_onto_another_gives_it_all_its_points(hands: Hands, window: MainWindow) -> None:
    at_the_division(hands)
    hands.drag_chip("wurm", "bear", hands.chip_place("wurm", "nicole"))
    assert amounts(hands) == {"bear": 0, "elf": 1, "nicole": 4}
    assert hands.chip("wurm", "nicole").is_wrong  # type: ignore[union-attr]  # CR 702.19b
    hands.drag_chip("wurm", "nicole", hands.at("elf"))
    assert amounts(hands) == {"bear": 0, "elf": 5, "nicole": 0}
    assert window.session.undo_stack.undoText() == "Divide Wurm's damage"


def test_a_number_dropped_on_the_cloth_stays_where_it_was(hands: Hands) -> None:
    at_the_division(hands)
    hands.drag_chip("wurm", "bear", QPoint(5, 100))
    assert amounts(hands) == {"bear": 2, "elf": 1, "nicole": 2}


def test_a_click_gives_a_point_and_a_right_click_takes_one(hands: Hands, window: MainWindow) -> None:
    at_the_division(hands)
    hands.click_chip("wurm", "bear")
    assert amounts(hands) == {"bear": 3, "elf": 1, "nicole": 1}
    hands.click_chip("wurm", "bear", Qt.MouseButton.RightButton)
    assert amounts(hands) == {"bear": 2, "elf": 1, "nicole": 1}
    assert window.session.decision is not None
    assert [violation.rule for violation in window.session.decision.violations] == ["510.1a"]


def test_the_wheel_moves_points_and_an_illegal_division_is_marked(hands: Hands, window: MainWindow) -> None:
    """CR 702.19b: the player gets nothing before every blocker has lethal damage."""
    at_the_division(hands)
    hands.turn_wheel("wurm", "nicole", 1)
    assert amounts(hands) == {"bear": 2, "elf": 0, "nicole": 3}
    chip = hands.chip("wurm", "elf")
    assert chip is not None
    assert chip.is_wrong
    assert "CR 702.19b" in window.choice_bar.question.hint
    assert "Assign 1 more to Elf" in window.choice_bar.question.hint


def test_a_sideways_or_tiny_wheel_moves_nothing(hands: Hands) -> None:
    at_the_division(hands)
    before = amounts(hands)
    for delta in (QPoint(120, 0), QPoint(0, 0), QPoint(0, 15)):
        hands.send_wheel(hands.viewport, delta, hands.chip_place("wurm", "bear"))
    assert amounts(hands) == before
    for _ in range(7):
        hands.send_wheel(hands.viewport, QPoint(0, 15), hands.chip_place("wurm", "bear"))
    assert amounts(hands)["bear"] == before["bear"] + 1, "eight small parts make a notch"


def test_points_can_be_moved_from_the_keyboard_and_all_lethal_first_is_one_key(
    hands: Hands, window: MainWindow
) -> None:
    at_the_division(hands)
    window.table.setFocus()
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Plus)
    hands.press(Qt.Key.Key_Plus)
    assert max(amounts(hands).values()) > 2
    hands.press(Qt.Key.Key_L)
    assert amounts(hands) == {"bear": 2, "elf": 1, "nicole": 2}


def test_the_order_of_blockers_is_changed_by_clicking_it(hands: Hands, window: MainWindow) -> None:
    """CR 509.2 of July 2024: the attacking player announces the damage assignment order."""
    hands.lay(
        creature("wurm", "5/5"),
        creature("bear", "2/2", by=NICOLE),
        creature("elf", "1/1", by=NICOLE),
        script=[{"attack": {"wurm": "nicole"}}, {"block": {"bear": "wurm", "elf": "wurm"}}],
        era="ordered",
    )
    hands.press(Qt.Key.Key_End)
    assert isinstance(window.session.decision and window.session.decision.choice, AnnounceDamageOrder)
    assert {chip.recipient: chip.text for chip in hands.chips} == {"elf": "1st", "bear": "2nd"}
    hands.click_chip("wurm", "bear")
    assert {chip.recipient: chip.text for chip in hands.chips} == {"elf": "2nd", "bear": "1st"}


def test_what_comes_to_block_is_placed_in_the_order_and_the_others_stay(
    hands: Hands, window: MainWindow
) -> None:
    """CR 509.7 of July 2024."""
    brings = {"kind": "create_tokens", "token": {"subtypes": ["Snake"], "power": 1, "toughness": 3}}
    target = {"what": {"objects": {"is_attacking": True}}}
    nest = {"kind": "activated", "targets": [target], "does": [{**brings, "blocking": "target"}]}
    hands.lay(
        creature("wurm", "5/5"),
        creature("bear", "2/2", by=NICOLE),
        creature("elf", "1/1", by=NICOLE, abilities=[nest]),
        script=[
            {"attack": {"wurm": "nicole"}},
            {"block": {"bear": "wurm", "elf": "wurm"}},
            {"order": {"wurm": ["bear", "elf"]}},
            {"activate": {"object": "elf"}, "targets": ["wurm"]},
        ],
        era="ordered",
    )
    hands.press(Qt.Key.Key_End)
    assert {chip.recipient: chip.text for chip in hands.chips} == {
        "bear": "1st",
        "elf": "2nd",
        "Snake Token": "3rd",
    }
    hands.click_chip("wurm", "Snake Token")
    assert not window.choice_bar.question.is_wrong
    hands.click_chip("wurm", "bear")
    assert window.choice_bar.question.is_wrong
    assert "Only Snake Token is placed" in window.choice_bar.question.hint


def test_the_assignment_is_kept_as_a_script_entry(hands: Hands, window: MainWindow) -> None:
    at_the_division(hands)
    hands.click_chip("wurm", "elf")
    [_, _, assign] = window.session.scenario.script
    assert isinstance(assign, AssignSpec)
    assert isinstance(window.session.scenario.script[1], BlockSpec)
