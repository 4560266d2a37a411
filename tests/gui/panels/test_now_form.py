"""While play is under way the inspector changes the table at that moment, or the starting board if asked."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QSpinBox, QToolButton

from core.characteristics.current import characteristics
from core.data.writing import written
from core.terms.ids import ObjectId
from gui.panels.now_view import NowView
from gui.panels.when_switch import WhenSwitch
from gui.session import Session
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, card, creature

BEAR = ObjectId("bear")


@pytest.fixture
def attacked(hands: Hands) -> Hands:
    """A selected bear that attacks, a wall that may block it, and an Equipment."""
    hands.lay(
        creature("bear", "2/2"),
        creature("wall", "0/4", by=NICOLE),
        card("Bonesplitter", "axe"),
        script=[{"attack": {"bear": NICOLE}}],
    )
    hands.window.session.move_to(len(hands.window.session.frames))
    hands.click("bear")
    return hands


def last_edit(session: Session) -> dict[str, object]:
    """Return what the last entry of the script changes."""
    edit: dict[str, object] = written(session.scenario.script[-1])["edit"]
    return edit


def press(window: MainWindow, words: str) -> None:
    """Press a button of the switch."""
    buttons = window.inspector.findChildren(QToolButton)
    next(one for one in buttons if one.text() == words and one.isVisible()).click()


@pytest.mark.parametrize(
    ("field", "typed", "edit"),
    [
        ("Base power", "7", {"object": "bear", "power": 7}),
        ("Base toughness", "9", {"object": "bear", "toughness": 9}),
        ("Marked damage", "1", {"object": "bear", "damage": 1}),
    ],
)
def test_a_number_is_changed_at_this_moment(
    attacked: Hands, window: MainWindow, field: str, typed: str, edit: dict[str, object]
) -> None:
    before = window.session.scenario.battlefield
    attacked.type_into(attacked.widget(QSpinBox, field), typed)
    assert last_edit(window.session) == edit
    assert window.session.scenario.battlefield == before


def test_abilities_and_counters_are_those_of_now(attacked: Hands, window: MainWindow) -> None:
    attacked.type_into(attacked.widget(QLineEdit, "Add trample"), "trample")
    attacked.type_into(attacked.widget(QLineEdit, "Add a counter, such as +1/+1"), "+1/+1")
    now = characteristics(window.session.game, BEAR)
    assert now.keywords == {"trample"}
    assert now.power == 3
    assert window.session.scenario.battlefield[0].keywords == ()


def test_boxes_and_lists_change_this_moment(attacked: Hands, window: MainWindow) -> None:
    box(window, "Tapped").click()
    assert last_edit(window.session) == {"object": "bear", "tapped": False}
    box(window, "Phased out").click()
    assert BEAR in window.session.game.phased_out
    window.session.undo_stack.undo()
    attacked.click("axe")
    attached = attacked.widget(QComboBox, "Attached to")
    attached.setCurrentIndex(attached.findText("Wall"))
    attached.activated.emit(attached.currentIndex())
    assert last_edit(window.session) == {"object": "axe", "attached_to": "wall"}


def test_the_switch_leads_to_the_starting_board_and_back(attacked: Hands, window: MainWindow) -> None:
    press(window, "Starting board")
    attacked.type_into(attacked.widget(QSpinBox, "Power"), "5")
    assert window.session.scenario.battlefield[0].power == 5
    press(window, "Now")
    assert attacked.widget(QSpinBox, "Base power").value() == 5


def test_before_play_there_is_no_switch(attacked: Hands, window: MainWindow) -> None:
    window.session.move_to(0)
    assert not window.inspector.findChildren(WhenSwitch)[0].isVisible()
    attacked.type_into(attacked.widget(QSpinBox, "Power"), "5")
    assert window.session.scenario.battlefield[0].power == 5


def test_life_and_poison_are_changed_at_this_moment(attacked: Hands, window: MainWindow) -> None:
    attacked.click(AMY)
    attacked.type_into(attacked.widget(QSpinBox, "Life"), "3")
    attacked.type_into(attacked.widget(QSpinBox, "Poison counters"), "2")
    now = window.session.game.players[AMY]
    assert (now.life, now.poison) == (3, 2)
    assert (window.session.scenario.players[0].life, window.session.scenario.players[0].poison) == (20, 0)


def test_several_share_a_form(attacked: Hands, window: MainWindow) -> None:
    window.table.select(BEAR, ObjectId("wall"))
    attacked.type_into(attacked.widget(QSpinBox, "Marked damage"), "1")
    assert [window.session.game.battlefield[ObjectId(one)].damage for one in ("bear", "wall")] == [1, 1]
    assert "2 cards selected" in attacked.widget(NowView, "").text()


def test_what_has_left_says_so(attacked: Hands, window: MainWindow) -> None:
    attacked.click("wall")
    window.palette_actions.remove_selected()
    said = window.inspector.findChildren(NowView)
    assert any("no longer on the battlefield" in one.text() for one in said if one.isVisible())


def box(window: MainWindow, words: str) -> QCheckBox:
    """Return the box that is seen with these words."""
    return next(
        one for one in window.inspector.findChildren(QCheckBox) if one.text() == words and one.isVisible()
    )
