"""Clicks, right clicks, the wheel and the look of the mouse, where nothing is dragged."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from core.data.writing import written
from core.terms.ids import ObjectId
from gui.table.items.arrow_item import ArrowItem
from gui.table.payload import Payload
from gui.table.picture.spots import spot_of
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, creature

Shape = Qt.CursorShape
CTRL = Qt.KeyboardModifier.ControlModifier
CLOTH = QPoint(5, 100)


def blocked(hands: Hands) -> None:
    """Lay an attacker and its blocker, up to the damage, with two cards in the graveyard."""
    players = [{"id": AMY, "name": "Amy", "graveyard": ["Shock", "Shock"]}, {"id": NICOLE, "name": "Nicole"}]
    script: list[dict[str, Any]] = [{"attack": {"bear": NICOLE}}, {"block": {"wall": "bear"}}]
    hands.lay(
        creature("bear", "2/2"),
        creature("ox", "3/3"),
        creature("wall", "0/4", by=NICOLE),
        players=players,
        script=script,
    )
    window = hands.window
    declared = [frame.event.kind for frame in window.session.frames].index("blockers_declared")
    window.player.go_to(declared + 1)


def middle_of_arrow(window: MainWindow) -> QPoint:
    """Return the pixel at the middle of the arrow of a block."""
    arrows = [one for one in window.table.table.items() if isinstance(one, ArrowItem)]
    start, end = (QPointF(*point) for point in (arrows[0].arrow.start, arrows[0].arrow.end))
    return window.table.mapFromScene((start + end) / 2)


def click(hands: Hands, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """Click a pixel of the table."""
    QTest.mouseClick(hands.viewport, button, Qt.KeyboardModifier.NoModifier, at)


def point(hands: Hands, at: QPoint) -> Shape:
    """Move the mouse to a pixel of the table; return what it looks like there."""
    QTest.mouseMove(hands.viewport, at + QPoint(2, 0))
    QTest.mouseMove(hands.viewport, at)
    return hands.viewport.cursor().shape()


def menu(window: MainWindow) -> list[str]:
    """Return the entries of the menu that has been opened; it is closed again."""
    assert window.card_menu.isVisible()
    words = [one.text() for one in window.card_menu.actions() if one.text()]
    window.card_menu.close()
    return words


def test_a_click_on_an_arrow_selects_who_it_is_from_and_on_the_cloth_nobody(
    hands: Hands, window: MainWindow
) -> None:
    blocked(hands)
    click(hands, middle_of_arrow(window) + QPoint(3, 0))
    assert window.table.selected == "wall"
    click(hands, CLOTH)
    assert window.table.selected is None


def test_a_right_click_on_a_card_selects_it_and_opens_its_menu(hands: Hands, window: MainWindow) -> None:
    blocked(hands)
    hands.click("bear")
    hands.right_click(hands.viewport, hands.at("wall"))
    assert window.table.selected == "wall"
    assert "Remove from combat" in menu(window)


def test_a_right_click_among_several_selected_cards_leaves_them_selected(
    hands: Hands, window: MainWindow
) -> None:
    blocked(hands)
    hands.click("bear")
    QTest.mouseClick(hands.viewport, Qt.MouseButton.LeftButton, CTRL, hands.at("ox"))
    hands.right_click(hands.viewport, hands.at("bear"))
    assert window.table.selection.cards == ("bear", "ox")
    assert "Tap 2 cards" in menu(window)


def test_a_right_click_on_a_graveyard_opens_the_menu_of_whose_it_is(hands: Hands, window: MainWindow) -> None:
    blocked(hands)
    picture = window.table.table.picture
    assert picture is not None
    pile = next(one for one in picture.piles if one.names)
    hands.right_click(hands.viewport, window.table.mapFromScene(QPointF(*pile.box.center)))
    assert window.table.selected == AMY
    assert "Edit…\tF2" in menu(window)


def test_a_right_click_on_the_cloth_opens_no_menu(hands: Hands, window: MainWindow) -> None:
    blocked(hands)
    hands.click("bear")
    hands.right_click(hands.viewport, CLOTH)
    assert not window.card_menu.isVisible()
    assert window.table.selected == "bear"


def test_the_menu_key_opens_the_menu_of_what_is_selected(hands: Hands, window: MainWindow) -> None:
    blocked(hands)
    hands.click("ox")
    reason = QContextMenuEvent.Reason.Keyboard
    at = hands.viewport.rect().center()
    QApplication.sendEvent(hands.viewport, QContextMenuEvent(reason, at, hands.viewport.mapToGlobal(at)))
    assert window.table.selected == "ox"
    assert "Untap" not in menu(window)


def test_a_right_click_on_a_number_takes_a_point_and_opens_no_menu(hands: Hands, window: MainWindow) -> None:
    script: list[dict[str, Any]] = [{"attack": {"wurm": NICOLE}}, {"block": {"wall": "wurm"}}]
    hands.lay(creature("wurm", "5/5 trample"), creature("wall", "0/4", by=NICOLE), script=script)
    hands.press(Qt.Key.Key_End)
    at = hands.chip_place("wurm", "wall")
    click(hands, at, Qt.MouseButton.RightButton)
    hands.right_click(hands.viewport, at)
    assert not window.card_menu.isVisible()
    assert hands.chip("wurm", "wall").amount == 3  # type: ignore[union-attr]


def test_the_mouse_looks_like_what_it_can_do(hands: Hands, window: MainWindow) -> None:
    players = [{"id": AMY, "hand": ["Shock"]}, {"id": NICOLE}]
    script: list[dict[str, Any]] = [{"attack": {"wurm": NICOLE}}, {"block": {"wall": "wurm"}}]
    attacker, blocker = creature("wurm", "5/5 trample"), creature("wall", "0/4", by=NICOLE)
    hands.lay(attacker, blocker, creature("ox", "1/1"), players=players, script=script)
    hands.press(Qt.Key.Key_End)
    assert point(hands, CLOTH) is Shape.ArrowCursor
    assert point(hands, hands.at("ox")) is Shape.OpenHandCursor
    assert point(hands, hands.at("amy.hand.1")) is Shape.OpenHandCursor
    assert point(hands, hands.chip_place("wurm", "wall")) is Shape.PointingHandCursor
    assert point(hands, hands.at(NICOLE)) is Shape.ArrowCursor
    hands.press(Qt.Key.Key_N)
    circle = next(
        one for one in window.note_editing.strip.findChildren(QToolButton) if one.text() == "Circle"
    )
    circle.click()
    assert point(hands, hands.at("ox")) is Shape.CrossCursor


def test_a_number_that_nobody_can_change_takes_no_clicks(hands: Hands, window: MainWindow) -> None:
    """CR 510.1c: with one blocker and no trample there is nothing to divide; the card lies below it."""
    attack = {"attack": {"ox": NICOLE, "wurm": NICOLE}}
    hands.lay(
        creature("wurm", "5/5 trample"),
        creature("ox", "3/3"),
        creature("elk", "0/4", by=NICOLE),
        creature("wall", "0/4", by=NICOLE),
        script=[attack, {"block": {"wall": "wurm", "elk": "ox"}}],
    )
    hands.press(Qt.Key.Key_End)
    chip = hands.chip("ox", "elk")
    assert chip is not None
    assert (chip.amount, chip.is_editable) == (3, False)
    assert point(hands, hands.chip_place("ox", "elk")) is not Shape.PointingHandCursor
    hands.click_chip("ox", "elk")
    hands.turn_wheel("ox", "elk", 1)
    assert window.session.undo_stack.count() == 0


def test_the_wheel_scrolls_a_table_that_is_zoomed_into_and_only_that(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2"))
    bar = window.table.verticalScrollBar()
    hands.wheel_over(hands.viewport, -1, CLOTH)
    assert (bar.value(), window.table.zoom.factor) == (0, 1)
    for _ in range(5):
        hands.press(Qt.Key.Key_Plus, CTRL)
    before = bar.value()
    hands.wheel_over(hands.viewport, -1, CLOTH)
    assert bar.value() > before


def test_the_table_grows_no_larger_than_six_times_and_no_smaller_than_it_fits(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.press(Qt.Key.Key_Minus, CTRL)
    assert window.table.zoom.factor == 1
    for _ in range(15):
        hands.press(Qt.Key.Key_Plus, CTRL)
    assert window.table.zoom.factor == 6
    at = hands.at("bear")
    hands.press(Qt.Key.Key_Plus, CTRL)
    assert hands.at("bear") == at
    hands.press(Qt.Key.Key_Minus, CTRL)
    assert window.table.zoom.factor == 5


def test_enter_on_a_target_that_is_picked_casts_the_spell(hands: Hands, window: MainWindow) -> None:
    """A click would take the target out again (CR 601.2c); Enter goes on."""
    hands.lay(creature("ox", "3/3", by=NICOLE), creature("elf", "1/1", by=NICOLE), start="precombat_main")
    hands.drop(Payload("spell", "Electrolyze"), "ox")
    assert window.announcer.casting is not None
    picture = window.table.table.picture
    assert picture is not None
    window.table.keyboard.put(spot_of(picture, ObjectId("ox")), is_shown=True)
    hands.press(Qt.Key.Key_Return)
    assert window.announcer.casting is None
    assert written(window.session.scenario.script[0])["targets"] == ["ox"]
