"""With several cards selected, the inspector shows what they share, and changes all of them at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QListWidget, QSpinBox

from core.scenario.format import ObjectSpec
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import NICOLE, card, creature

_CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def herd(hands: Hands) -> Hands:
    """Two selected bears and a selected elk, which differ; a wall on the other side is not selected."""
    hands.lay(
        creature("bear", "2/2 trample", tapped=True),
        creature("bear-2", "2/2 trample", damage=1, counters={"+1/+1": 1}),
        creature("elk", "3/3 trample, reach", counters={"+1/+1": 2}),
        creature("wall", "0/4", by=NICOLE),
    )
    hands.press(Qt.Key.Key_A, _CTRL)
    QTest.mouseClick(hands.viewport, Qt.MouseButton.LeftButton, _CTRL, hands.at("wall"))
    return hands


def specs(window: MainWindow) -> tuple[ObjectSpec, ...]:
    """Return the three as the file says them."""
    return window.session.scenario.battlefield[:3]


def lines(listed: QListWidget) -> list[str]:
    """Return what stands in a list."""
    return [listed.item(row).text() for row in range(listed.count())]


@pytest.mark.usefixtures("herd")
def test_it_says_how_many_and_which(window: MainWindow) -> None:
    told = [one.text() for one in window.inspector.findChildren(QLabel, "now") if one.isVisible()]
    assert told == ["<b>3 cards selected</b>: Bear, Bear-2, Elk"]


def test_the_same_name_is_told_once(hands: Hands, window: MainWindow) -> None:
    hands.lay(card("Grizzly Bears", "one"), card("Grizzly Bears", "two"), card("Hill Giant", "giant"))
    hands.press(Qt.Key.Key_A, _CTRL)
    told = [one.text() for one in window.inspector.findChildren(QLabel, "now") if one.isVisible()]
    assert told == ["<b>3 cards selected</b>: Grizzly Bears \N{MULTIPLICATION SIGN}2, Hill Giant"]


def test_damage_differs_until_it_is_typed(herd: Hands, window: MainWindow) -> None:
    field = herd.widget(QSpinBox, "Marked damage")
    assert field.text() == "mixed"
    before = window.session.undo_stack.count()
    herd.type_into(field, "2")
    assert [spec.damage for spec in specs(window)] == [2, 2, 2]
    assert field.text() == "2"
    assert window.session.undo_stack.count() == before + 1
    herd.press(Qt.Key.Key_Z, _CTRL)
    assert [spec.damage for spec in specs(window)] == [0, 1, 0]
    assert field.text() == "mixed"


@pytest.mark.usefixtures("herd")
def test_half_a_tick_becomes_a_whole_one_for_all(window: MainWindow) -> None:
    boxes = window.inspector.findChildren(QCheckBox)
    box = next(one for one in boxes if one.text() == "Tapped" and one.isVisible())
    assert box.checkState() is Qt.CheckState.PartiallyChecked
    box.click()
    assert [spec.tapped for spec in specs(window)] == [True, True, True]
    assert box.checkState() is Qt.CheckState.Checked
    box.click()
    assert [spec.tapped for spec in specs(window)] == [False, False, False]


def test_shared_abilities_are_shown_given_and_taken(herd: Hands, window: MainWindow) -> None:
    listed = herd.widget(QListWidget, "Shared abilities")
    assert lines(listed) == ["trample"], "reach is the elk's alone"
    herd.type_into(herd.widget(QLineEdit, "Add trample, or a sentence"), "reach")
    assert sorted(lines(listed)) == ["reach", "trample"]
    assert specs(window)[2].keywords.count("reach") == 1
    assert window.session.undo_stack.undoText() == "Give 2 cards reach"
    listed.setCurrentRow(lines(listed).index("trample"))
    listed.setFocus()
    herd.press(Qt.Key.Key_Delete)
    assert [spec.keywords for spec in specs(window)] == [("reach",)] * 3


def test_a_sentence_is_given_to_all_or_refused(herd: Hands, window: MainWindow) -> None:
    field = herd.widget(QLineEdit, "Add trample, or a sentence")
    sentence = "Whenever this creature attacks, you gain 1 life."
    herd.type_into(field, sentence)
    assert [spec.text for spec in specs(window)] == [sentence] * 3
    assert sentence in lines(herd.widget(QListWidget, "Shared abilities"))
    herd.type_into(field, "Whenever this creature ponders, you gain 1 life.")
    assert [spec.text for spec in specs(window)] == [sentence] * 3
    assert window.message


def test_counters_that_all_have_are_shown_added_and_taken(herd: Hands, window: MainWindow) -> None:
    herd.type_into(herd.widget(QLineEdit, "Add a counter, such as +1/+1"), "+1/+1")
    listed = herd.widget(QListWidget, "Shared counters")
    assert lines(listed) == ["+1/+1 \N{MULTIPLICATION SIGN} 1\N{EN DASH}3"]
    listed.setCurrentRow(0)
    listed.setFocus()
    herd.press(Qt.Key.Key_Delete)
    assert [dict(spec.counters) for spec in specs(window)] == [{}, {"+1/+1": 1}, {"+1/+1": 2}]


def test_all_change_sides_together(herd: Hands, window: MainWindow) -> None:
    field = herd.widget(QComboBox, "Controller")
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert [spec.controller for spec in specs(window)] == [NICOLE] * 3
    herd.press(Qt.Key.Key_Z, _CTRL)
    herd.press(Qt.Key.Key_A, _CTRL)
    assert field.currentText() == "mixed", "the wall is selected as well"


def test_with_one_left_its_own_form_is_shown(herd: Hands) -> None:
    herd.click("elk")
    assert herd.widget(QLineEdit, "Name").isVisible()
    assert herd.widget(QLineEdit, "Name").text() == "Elk"
