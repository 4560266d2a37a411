"""Answers of every kind: yes and no, sizes, one thing, numbers that begin with what is there."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from core.scenario.changes import changed
from gui.prediction.answer_fields import NumberAnswer, SizeAnswer, YesNoAnswer
from gui.prediction.stage import Stage
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.prediction.test_predicting import (
    field,
    stage,
    type_keys,
    words,
)
from tests.support import NICOLE, creature, table


def test_yes_or_no_is_one_press(window: MainWindow, hands: Hands) -> None:
    legal = changed(table(creature("ox", "3/3"), question={"legal": True}), undecided="default")
    window.session.load(legal)
    window.learning.ask_about_board()
    assert isinstance(field(window), YesNoAnswer)
    hands.press(Qt.Key.Key_Y)
    assert "Right. It is legal." in words(window.learning.predicting.verdict_panel)


@pytest.mark.parametrize(("key", "told"), [(Qt.Key.Key_1, "Right."), (Qt.Key.Key_2, "Missed.")])
def test_yes_and_no_have_the_digits_of_any_answer(
    window: MainWindow, hands: Hands, key: Qt.Key, told: str
) -> None:
    legal = changed(table(creature("ox", "3/3"), question={"legal": True}), undecided="default")
    window.session.load(legal)
    window.learning.ask_about_board()
    hands.press(key)
    assert told in words(window.learning.predicting.verdict_panel)


def test_a_size_has_two_numbers(window: MainWindow, hands: Hands) -> None:
    asks: dict[str, Any] = {"power_toughness": "ox"}
    window.session.load(changed(table(creature("ox", "3/2"), question=asks), undecided="default"))
    window.learning.ask_about_board()
    size = field(window)
    assert isinstance(size, SizeAnswer)
    type_keys("4")
    hands.press(Qt.Key.Key_Return)
    assert (size.answer, stage(window)) == (None, Stage.ASKED)
    hands.press(Qt.Key.Key_Tab)
    type_keys("2")
    hands.press(Qt.Key.Key_Return)
    assert "Ox is 3/2. You said 4/2." in words(window.learning.predicting.verdict_panel)


@pytest.mark.parametrize(
    ("asks", "key", "told"),
    [
        ({"dies": ["bear"]}, Qt.Key.Key_Y, "Right."),
        ({"dies": ["bear"]}, Qt.Key.Key_N, "Missed."),
        ({"dies": ["ox"]}, Qt.Key.Key_N, "Right."),
        ({"lost": [NICOLE]}, Qt.Key.Key_N, "Right."),
        ({"lost": [NICOLE]}, Qt.Key.Key_Y, "Missed."),
    ],
)
def test_of_one_thing_it_is_asked_whether(
    window: MainWindow, hands: Hands, asks: dict[str, Any], key: Qt.Key, told: str
) -> None:
    board = creature("ox", "3/3"), creature("bear", "2/2", by=NICOLE)
    script: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox"}}]
    window.session.load(changed(table(*board, script=script, question=asks), undecided="default"))
    window.learning.ask_about_board()
    hands.press(key)
    assert told in words(window.learning.predicting.verdict_panel)


@pytest.mark.parametrize(
    ("asks", "now", "typed"),
    [
        ({"poison": NICOLE}, 3, "5"),
        ({"counters": {"ox": "+1/+1"}}, 2, "2"),
        ({"damage": "ox"}, 1, "1"),
    ],
)
def test_the_arrows_of_a_number_begin_with_what_it_is_now(
    window: MainWindow, hands: Hands, asks: dict[str, Any], now: int, typed: str
) -> None:
    ox = creature("ox", "3/3 toxic 2", counters={"+1/+1": 2}, damage=1)
    players = [{"id": "amy"}, {"id": NICOLE, "poison": 3}]
    attack: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}]
    board = table(ox, players=players, script=attack, question=asks)
    window.session.load(changed(board, undecided="default"))
    window.learning.ask_about_board()
    number = field(window)
    assert isinstance(number, NumberAnswer)
    assert number.answer is None
    hands.press(Qt.Key.Key_Up)
    assert number.answer == now
    hands.press(Qt.Key.Key_Down)
    assert number.answer == now - 1
    type_keys(typed)
    hands.press(Qt.Key.Key_Return)
    assert "Right." in words(window.learning.predicting.verdict_panel)
