"""Dividing combat damage with the mouse: freely, or all or nothing, and by which number it is counted."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, creature

THORNS = "may assign combat damage as though it weren't blocked"


def amounts(hands: Hands) -> dict[str, int]:
    """Return the points on the table by recipient, where there are any."""
    return {chip.recipient: chip.amount for chip in hands.chips if chip.source == "ox" and chip.amount}


@pytest.fixture
def division(hands: Hands) -> Hands:
    """Lay a 5/5 that may ignore its two blockers, up to the division of its damage."""
    hands.lay(
        creature("ox", f"5/5 {THORNS}"),
        creature("bear", "2/2", by=NICOLE),
        creature("elf", "1/1", by=NICOLE),
        script=[{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox", "elf": "ox"}}],
    )
    hands.press(Qt.Key.Key_End)
    return hands


def test_at_first_all_goes_past_the_blockers(division: Hands, window: MainWindow) -> None:
    assert amounts(division) == {NICOLE: 5}
    hint = window.choice_bar.question.hint
    assert "Ox may assign all of its damage as though not blocked, or none of it." in hint


def test_a_click_on_a_blocker_brings_all_of_it_back(division: Hands, window: MainWindow) -> None:
    """CR 510.1c: among blockers it is divided freely again."""
    division.click_chip("ox", "bear")
    assert amounts(division) == {"bear": 5}
    division.click_chip("ox", "elf")
    assert amounts(division) == {"bear": 4, "elf": 1}
    assert window.session.decision is not None
    assert window.session.decision.violations == ()


def test_a_click_on_the_player_takes_all_of_it_there(division: Hands, window: MainWindow) -> None:
    division.click_chip("ox", "bear")
    division.click_chip("ox", "elf")
    division.click_chip("ox", NICOLE)
    assert amounts(division) == {NICOLE: 5}
    assert window.session.decision is not None
    assert window.session.decision.violations == ()


def test_a_right_click_on_the_player_gives_all_of_it_to_a_blocker(division: Hands) -> None:
    division.click_chip("ox", NICOLE, Qt.MouseButton.RightButton)
    assert amounts(division) == {"bear": 5}


def test_with_trample_points_move_one_by_one(hands: Hands, window: MainWindow) -> None:
    """CR 702.19b: either the blocker has lethal damage, or the player gets everything."""
    hands.lay(
        creature("ox", f"5/5 trample, {THORNS}"),
        creature("bear", "2/2", by=NICOLE),
        script=[{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox"}}],
    )
    hands.press(Qt.Key.Key_End)
    hands.click_chip("ox", "bear")
    assert amounts(hands) == {"bear": 1, NICOLE: 4}
    assert window.session.decision is not None
    assert [violation.rule for violation in window.session.decision.violations] == ["702.19b"]
    hands.click_chip("ox", "bear")
    assert window.session.decision is not None
    assert window.session.decision.violations == ()


def test_the_number_on_the_table_is_the_toughness_if_that_counts(hands: Hands) -> None:
    """CR 510.1a, as an effect changes it."""
    hands.lay(
        creature("ox", "1/4 assigns combat damage equal to its toughness"),
        creature("bear", "2/2", by=NICOLE),
        creature("elf", "1/1", by=NICOLE),
        script=[{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox", "elf": "ox"}}],
    )
    hands.press(Qt.Key.Key_End)
    assert sum(amounts(hands).values()) == 4


def test_a_point_taken_from_one_of_two_goes_to_the_other(hands: Hands) -> None:
    hands.lay(
        creature("ox", "5/5"),
        creature("bear", "2/2", by=NICOLE),
        creature("elf", "1/1", by=NICOLE),
        script=[{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox", "elf": "ox"}}],
    )
    hands.press(Qt.Key.Key_End)
    assert amounts(hands) == {"bear": 4, "elf": 1}
    hands.click_chip("ox", "bear", Qt.MouseButton.RightButton)
    assert amounts(hands) == {"bear": 3, "elf": 2}


def blocked_by_three(hands: Hands, line: str = "6/6") -> None:
    """Lay a creature blocked by three, up to the division of its damage."""
    blockers = [creature(name, "2/2", by=NICOLE) for name in ("bear", "elf", "cub")]
    script: list[dict[str, Any]] = [
        {"attack": {"ox": NICOLE}},
        {"block": {"bear": "ox", "elf": "ox", "cub": "ox"}},
    ]
    hands.lay(creature("ox", line), *blockers, script=script)
    hands.press(Qt.Key.Key_End)


def test_a_point_taken_from_one_of_three_is_left_until_it_is_given(hands: Hands, window: MainWindow) -> None:
    blocked_by_three(hands)
    before = amounts(hands)
    hands.click_chip("ox", "bear", Qt.MouseButton.RightButton)
    assert amounts(hands) == {**before, "bear": before["bear"] - 1}
    hands.click_chip("ox", "cub")
    assert amounts(hands) == {**before, "bear": before["bear"] - 1, "cub": before["cub"] + 1}
    assert window.session.decision is not None
    assert window.session.decision.violations == ()


def test_nothing_is_taken_where_nothing_is_and_given_where_all_is(hands: Hands, window: MainWindow) -> None:
    blocked_by_three(hands, "2/2")
    for _ in range(2):
        hands.click_chip("ox", "bear")
    assert amounts(hands) == {"bear": 2}
    steps = window.session.undo_stack.count()
    hands.click_chip("ox", "elf", Qt.MouseButton.RightButton)
    hands.click_chip("ox", "bear")
    assert amounts(hands) == {"bear": 2}
    assert window.session.undo_stack.count() == steps


def test_a_point_more_comes_from_the_one_furthest_back(hands: Hands) -> None:
    blocked_by_three(hands)
    assert amounts(hands) == {"bear": 2, "elf": 2, "cub": 2}
    hands.click_chip("ox", "bear")
    assert amounts(hands) == {"bear": 3, "elf": 2, "cub": 1}


def test_an_empty_number_that_is_dragged_gives_nothing(hands: Hands, window: MainWindow) -> None:
    blocked_by_three(hands, "2/2")
    for _ in range(2):
        hands.click_chip("ox", "bear")
    steps = window.session.undo_stack.count()
    hands.drag_chip("ox", "elf", hands.chip_place("ox", "cub"))
    assert amounts(hands) == {"bear": 2}
    assert window.session.undo_stack.count() == steps


def test_past_or_against_blockers_nothing_moves_that_is_there_already(
    division: Hands, window: MainWindow
) -> None:
    """All of it goes past them; a click or right-click that asks for the same changes nothing."""
    division.click_chip("ox", NICOLE)
    division.click_chip("ox", "bear", Qt.MouseButton.RightButton)
    assert amounts(division) == {NICOLE: 5}
    assert window.session.undo_stack.count() == 0


def test_among_blockers_a_right_click_does_not_send_it_past_them(division: Hands) -> None:
    division.click_chip("ox", "bear")
    division.click_chip("ox", "bear", Qt.MouseButton.RightButton)
    assert amounts(division) == {"bear": 4}
