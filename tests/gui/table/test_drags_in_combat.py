"""Drags in the middle of combat: along a row, off the table, back home."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.terms.ids import ObjectId
from gui.table.items.card_item import Ring
from gui.table.payload import Payload
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.table.test_table_view import bubble, drag_arrows, entries, ring
from tests.support import AMY, NICOLE, creature


def in_combat(hands: Hands) -> None:
    """Lay two attackers and two blockers, each blocked by one of them, up to the end."""
    hands.lay(
        creature("bear", "2/2"),
        creature("ox", "3/3"),
        creature("elk", "1/4", by=NICOLE),
        creature("wall", "0/4", by=NICOLE),
        script=[{"attack": {"bear": NICOLE, "ox": NICOLE}}, {"block": {"elk": "bear", "wall": "ox"}}],
    )
    hands.press(Qt.Key.Key_End)


def go_to(window: MainWindow, kind: str) -> None:
    """Go to the place after the first event of a kind."""
    frames = window.session.frames
    window.player.go_to(next(n for n, frame in enumerate(frames, 1) if frame.event.kind == kind))


def test_a_drag_that_ends_off_the_table_does_nothing(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3", by=NICOLE))
    before = window.session.scenario
    for end in (QPoint(300, -40), QPoint(-30, 300), QPoint(300, window.table.height() + 40)):
        hands.drag_to("bear", end)
        assert window.session.scenario == before
        assert bubble(window) == ""


@pytest.mark.parametrize(
    "off", [QPoint(300, -40), QPoint(300, 900), QPoint(-60, 200)], ids=["above", "below", "beside"]
)
def test_off_the_table_a_drag_promises_nothing_and_says_that_it_would_be_cancelled(
    hands: Hands, window: MainWindow, off: QPoint
) -> None:
    walker = {"id": "walker", "card": "Orrin, Twice Tested", "controller": NICOLE}
    hands.lay(creature("bear", "2/2"), walker)
    hands.hold("bear", "walker")
    before = (Ring.LEGAL, "Attack Orrin, Twice Tested", 1)
    assert (ring(window, "walker"), bubble(window), drag_arrows(window)) == before
    QTest.mouseMove(hands.viewport, off)
    cancelled = (None, "Release here to cancel", 0)
    assert (ring(window, "walker"), bubble(window), drag_arrows(window)) == cancelled
    QTest.keyPress(window.table, Qt.Key.Key_Shift)
    assert (ring(window, "walker"), bubble(window), drag_arrows(window)) == cancelled
    QTest.keyRelease(window.table, Qt.Key.Key_Shift)
    QTest.mouseMove(hands.viewport, hands.at("walker"))
    assert (ring(window, "walker"), bubble(window), drag_arrows(window)) == before
    QTest.mouseMove(hands.viewport, off)
    hands.let_go(off)
    assert (entries(window), bubble(window)) == ([], "")


def test_a_drag_that_overshoots_the_edge_a_little_means_what_lies_at_the_edge(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE))
    just_above = QPoint(hands.at(NICOLE).x(), -9)
    hands.drag_to("bear", just_above)
    assert entries(window) == [{"attack": {"bear": "nicole"}}]


def test_a_card_out_of_a_hand_is_put_back_when_the_mouse_leaves_the_table(
    hands: Hands, window: MainWindow
) -> None:
    players = [{"id": AMY, "hand": ["Lightning Bolt"]}, {"id": NICOLE}]
    hands.lay(creature("bear", "2/2"), players=players, start="precombat_main")
    hands.hold(window.session.game.hand[0].id, "bear")
    assert ring(window, "bear") is Ring.LEGAL
    QTest.mouseMove(hands.viewport, QPoint(300, -80))
    assert (ring(window, "bear"), bubble(window)) == (None, "Release here to cancel")
    hands.let_go(QPoint(300, -80))
    assert (window.table.announcer.casting, bubble(window)) == (None, "")


def test_a_rectangle_drawn_off_the_table_selects_nothing_and_says_so(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.hold_from(QPoint(5, window.table.height() - 5), QPoint(window.table.width() - 5, 5))
    assert window.table.selection.cards == ("bear",)
    QTest.mouseMove(hands.viewport, QPoint(300, -80))
    assert bubble(window) == "Release here to cancel"
    assert not window.table.selection.cards
    QTest.mouseMove(hands.viewport, QPoint(window.table.width() - 5, 5))
    assert (window.table.selection.cards, bubble(window)) == (("bear",), "")


def test_an_attacker_moved_along_its_line_goes_on_attacking(hands: Hands, window: MainWindow) -> None:
    in_combat(hands)
    go_to(window, "blockers_declared")
    decided = entries(window)
    hands.drag_to("bear", hands.at("bear") + QPoint(60, 10))
    hands.drag("bear", "ox")
    assert entries(window) == decided


def test_an_attacker_dragged_back_stays_at_home_and_says_what_that_costs(
    hands: Hands, window: MainWindow
) -> None:
    in_combat(hands)
    go_to(window, "blockers_declared")
    back = hands.at("bear") + QPoint(0, 170)
    hands.hold_at("bear", back)
    assert bubble(window) == "Bear stays out of combat: starts a new line; this one is kept"
    hands.let_go(back)
    assert entries(window) == [{"attack": {"ox": "nicole"}}, {"block": {"wall": "ox"}}]
    assert window.message == "The other play is kept as a line."
    QTest.mouseClick(window.toast.button, Qt.MouseButton.LeftButton)
    assert window.message == ""
    assert entries(window)[1] == {"block": {"elk": "bear", "wall": "ox"}}


def test_a_lone_attacker_dragged_back_takes_the_block_with_it(hands: Hands, window: MainWindow) -> None:
    hands.lay(
        creature("bear", "2/2"),
        creature("elk", "1/4", by=NICOLE),
        script=[{"attack": {"bear": NICOLE}}, {"block": {"elk": "bear"}}],
    )
    go_to(window, "blockers_declared")
    hands.drag_to("bear", hands.at("bear") + QPoint(0, 140))
    assert window.message == "The other play is kept as a line."
    assert [entry for entry in entries(window) if "block" in entry] == []


def test_a_blocker_that_is_gone_by_then_leaves_the_other_blocks(hands: Hands, window: MainWindow) -> None:
    hands.lay(
        creature("bear", "2/2"),
        creature("ox", "3/3"),
        creature("elf", "1/1", by=NICOLE),
        creature("wall", "0/4", by=NICOLE),
        script=[{"attack": {"bear": NICOLE, "ox": NICOLE}}, {"block": {"elf": "bear", "wall": "ox"}}],
    )
    go_to(window, "attackers_declared")
    hands.drop(Payload("spell", "Lightning Bolt"), "elf")
    assert [entry for entry in entries(window) if "block" in entry] == [{"block": {"wall": "ox"}}]


def test_an_attacker_that_stands_behind_others_is_dragged_back_too(hands: Hands, window: MainWindow) -> None:
    names = [f"m{number}" for number in range(24)]
    hands.lay(*(creature(name, "1/1") for name in names), script=[{"attack": dict.fromkeys(names, NICOLE)}])
    go_to(window, "attackers_declared")
    picture = window.table.table.picture
    assert picture is not None
    behind = next(name for name in names if ObjectId(name) not in picture.layout.front)
    hands.drag_to(behind, hands.at(behind) + QPoint(0, 80))
    attack = entries(window)[0]["attack"]
    assert isinstance(attack, dict)
    assert set(names) - set(attack) == {behind}
