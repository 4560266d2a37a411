"""What a screen reader is given, asked for in the program itself; the bus has a test of its own."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from gui.table.payload import Payload
from gui.window.announcements import Announcements
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import AMY, NICOLE, card, creature

NAME, DESCRIPTION, VALUE = QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value
ROLE = QAccessible.Role


def everything(one: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield an object and all below it."""
    yield one
    for number in range(one.childCount()):
        yield from everything(one.child(number))


def told(thing: QObject) -> list[QAccessibleInterface]:
    """Return all that a screen reader finds in a widget."""
    return list(everything(QAccessible.queryAccessibleInterface(thing)))


def named(thing: QObject, beginning: str) -> QAccessibleInterface:
    """Return the object in a widget whose name begins so."""
    found = [one for one in told(thing) if one.text(NAME).startswith(beginning)]
    assert found, [one.text(NAME) for one in told(thing)]
    return found[0]


_STEP_MS = 20
"""Between two looks whether a button has come up again."""


def act(thing: QObject, beginning: str, action: str) -> None:
    """Do something with an object, as a screen reader asks for it."""
    interface = named(thing, beginning).actionInterface()
    assert action in interface.actionNames(), interface.actionNames()
    button = named(thing, beginning).object()
    interface.doAction(action)
    if isinstance(button, QAbstractButton):  # one of Qt's own is seen to go down first
        while isValid(button) and button.isDown():
            QTest.qWait(_STEP_MS)
    QApplication.processEvents()


def test_a_card_says_what_it_is_and_does(hands: Hands, window: MainWindow) -> None:
    redfang = creature("redfang", "6/6 double strike, trample", damage=4)
    knight = creature("knight", "2/2", by=NICOLE)
    script: list[dict[str, Any]] = [{"attack": {"redfang": NICOLE}}, {"block": {"knight": "redfang"}}]
    hands.lay(redfang, knight, script=script)
    window.player.go_to(window.session.cursor + 20)
    while window.session.game.step != "declare_blockers" or not window.session.game.combat.blockers:  # type: ignore[union-attr]
        window.player.go_to(window.session.cursor - 1)
    said = named(window.table, "Redfang").text(NAME)
    assert said.startswith(
        "Redfang, 6/6, double strike, trample, attacking Nicole, blocked by Knight, 4 damage"
    )
    assert named(window.table, "Knight,").text(NAME).startswith("Knight, 2/2, blocking Redfang")
    assert named(window.table, "Knight blocks Redfang").role() is ROLE.ListItem


def test_every_object_knows_its_place_above_and_below(hands: Hands, window: MainWindow) -> None:
    players = [{"id": AMY, "hand": ["Shock"]}, {"id": NICOLE}]
    hands.lay(creature("bear", "2/2"), card("Forest", "wood"), players=players)
    for widget in (window.table, window.timeline, window.ribbon, window.choice_bar, window.palette_panel):
        for one in told(widget):
            for number in range(one.childCount()):
                child = one.child(number)
                assert one.indexOfChild(child) == number
                assert child.parent() == one
                assert child.isValid()
    bear = named(window.table, "Bear")
    center = bear.rect().center()
    assert window.table.viewport().rect().contains(window.table.viewport().mapFromGlobal(center))
    assert window.table.mapFromGlobal(center) - hands.at("bear") in {
        QPoint(0, 0),
        QPoint(-1, -1),
        QPoint(0, -1),
        QPoint(-1, 0),
    }


def test_what_has_gone_is_not_valid_and_comes_back_as_the_same(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), creature("ox", "3/3"))
    bear = named(window.table, "Bear")
    act(window.table, "Bear", "Remove from the table")
    assert not bear.isValid()
    assert bear.text(NAME) == ""
    assert bear.childCount() == 0
    assert not bear.rect().isValid()
    window.session.undo_stack.undo()
    assert bear.isValid()
    assert named(window.table, "Bear") is bear


def test_a_combat_through_actions_alone(hands: Hands, window: MainWindow) -> None:
    hands.lay(
        creature("wurm", "6/4 trample"), creature("bear", "2/2", by=NICOLE), creature("elf", "1/1", by=NICOLE)
    )
    act(window.table, "Nicole", "Be attacked by Wurm")
    act(window.choice_bar, "Attack with 1", "Press")
    act(window.table, "Bear", "Block Wurm")
    act(window.table, "Elf", "Block Wurm")
    act(window.choice_bar, "Block with 2", "Press")
    number = named(window.table, "Wurm: 2 damage to Bear")
    assert number.role() is ROLE.SpinBox
    number.valueInterface().setCurrentValue(4)
    QApplication.processEvents()
    assert number.text(NAME) == "Wurm: 4 damage to Bear"
    act(window.table, "Wurm: 4 damage to Bear", "Increase")
    assert number.text(VALUE) == "5"
    act(window.choice_bar, "Assign damage", "Press")
    window.player.go_to(len(window.session.frames))
    assert {one.id for one in window.session.game.graveyard} >= {"bear#2"}


def test_a_pile_says_how_many_lie_there(hands: Hands, window: MainWindow) -> None:
    hands.lay(*({**creature(f"cat{n}", "1/1", token=True), "name": "Cat"} for n in range(3)))
    assert named(window.table, "Cat").text(DESCRIPTION).startswith("3 identical cards are here. ")


def test_the_timeline_is_a_slider_and_the_ribbon_a_list_with_the_present_step(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2"), script=[{"attack": {"bear": NICOLE}}, {"block": {}}])
    (slider,) = told(window.timeline)
    slider.valueInterface().setCurrentValue(2)
    QApplication.processEvents()
    assert window.session.cursor == slider.valueInterface().currentValue() == 2
    assert slider.valueInterface().maximumValue() == len(window.session.frames)
    assert slider.text(DESCRIPTION).startswith(
        f"1 of {len(window.session.moments)}: declare attackers step: "
    )
    act(window.ribbon, "End of combat", "Press")
    assert [one.text(NAME) for one in told(window.ribbon) if one.state().selected] == [
        "End of combat, current"
    ]


def test_a_spell_is_cast_from_the_hand_and_lies_on_the_stack(hands: Hands, window: MainWindow) -> None:
    players = [{"id": AMY, "name": "Amy", "hand": ["Shock"]}, {"id": NICOLE, "name": "Nicole"}]
    hands.lay(creature("ox", "2/2", by=NICOLE), start="precombat_main", players=players)
    assert named(window.table, "Shock").text(DESCRIPTION) == "Shock deals 2 damage to any target."
    act(window.table, "Shock", "Cast")
    assert "Shock, Amy, being announced" in [one.text(NAME) for one in told(window.table)]
    act(window.table, "Ox", "Press")
    assert named(window.table, "Stack, top first: 1").role() is ROLE.List
    assert named(window.table, "Shock, ").text(NAME) == "Shock, Amy, on top of the stack, targets Ox"


def test_a_question_is_a_group_with_its_buttons(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    group = QAccessible.queryAccessibleInterface(window.choice_bar)
    assert group.role() is ROLE.Grouping
    assert group.text(NAME).startswith("Amy declares attackers")
    buttons = [one.text(NAME) for one in told(window.choice_bar) if one.role() is ROLE.Button]
    assert set(buttons) == {"Attack with all", "Don't attack", "All answers…", "Decide for me from here"}


def test_entries_of_the_palette_are_put_down_by_name(hands: Hands, window: MainWindow) -> None:
    hands.lay()
    act(window.palette_panel, "Air Elemental", "Put on Nicole's side")
    assert [(one.card, one.controller) for one in window.session.scenario.battlefield] == [
        ("Air Elemental", NICOLE)
    ]
    assert "Flying" in named(window.palette_panel, "Air Elemental").text(DESCRIPTION)


def test_nodes_outlive_garbage_collection_and_their_window_does_not_leave_them(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2"))
    for number in range(30):
        hands.drop(Payload("creature", f"{number + 1}/1"), AMY)
        assert named(window.table, f"Creature, {number + 1}/1").isValid()
        gc.collect()
        window.session.undo_stack.undo()
    assert named(window.table, "Bear").isValid()


def test_each_step_is_said_with_what_is_asked_then(hands: Hands, window: MainWindow) -> None:
    hands.lay(
        creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE), script=[{"attack": {"bear": NICOLE}}]
    )
    announcements = window.findChild(Announcements)
    assert isinstance(announcements, Announcements)
    window.player.go_to(len(window.session.frames))
    words = announcements.words()
    assert words.startswith("Amy attacks Nicole with Bear (CR 508.1k).")
    assert words.endswith("Nicole declares blockers")


def test_a_form_that_is_not_shown_does_nothing(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"))
    hands.click("bear")
    hands.press(Qt.Key.Key_Escape)
    before = window.session.scenario
    fields = (one for one in told(window.inspector) if one.role() is QAccessible.Role.SpinBox)
    damage = next(one for one in fields if one.text(NAME) == "Marked damage")
    damage.valueInterface().setCurrentValue(3)
    assert window.session.scenario == before


def test_a_planned_block_is_said_of_both(hands: Hands, window: MainWindow) -> None:
    attack = [{"attack": {"bear": NICOLE, "elk": NICOLE}}]
    hands.lay(
        creature("bear", "2/2"), creature("elk", "3/3"), creature("ox", "4/4", by=NICOLE), script=attack
    )
    hands.drag("ox", "bear")
    names = [one.text(NAME) for one in told(window.table)]
    assert any(name.startswith("Ox") and "block Bear" in name for name in names), names
    assert any(name.startswith("Bear") and "blocked by Ox" in name for name in names), names
    assert not any(name.startswith("Elk") and "blocked by Ox" in name for name in names), names


@pytest.fixture
def listening() -> Iterator[None]:
    """A screen reader listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("listening")
def test_what_is_said_of_a_step_is_said_once_and_only_where_play_comes_to_rest(
    hands: Hands, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("gui.window.announcements.announce", lambda _, words: said.append(words))
    hands.lay(
        creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE), script=[{"attack": {"bear": NICOLE}}]
    )
    for frame in (1, 0, len(window.session.frames)):
        window.player.go_to(frame)
    qtbot.waitUntil(lambda: bool(said))
    assert [words.partition(" (")[0] for words in said] == ["Amy attacks Nicole with Bear"]
    window.player.state_changed.emit()
    window.player.go_to(1)
    qtbot.waitUntil(lambda: len(said) == 2)
    assert said[1] != said[0]
