"""A card in a graveyard is chosen as a target with a button below the table (CR 115.2)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from core.play.playthrough import Asking
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.table.casting.test_casting import entries, to_the_end
from tests.support import NICOLE, creature

PLAYERS = [
    {"id": "amy", "name": "Amy", "graveyard": ["Hill Giant", "Shock", "Grizzly Bears"]},
    {"id": "nicole", "name": "Nicole", "graveyard": ["Serra Angel"]},
]
ATTACK = [{"attack": {"bear": "nicole"}}]


def laid(hands: Hands, text: str, **fields: Any) -> None:
    hands.lay({**creature("bear", "2/2"), "text": text}, creature("ox", "3/3", by=NICOLE), **fields)


def button(window: MainWindow, words: str) -> QPushButton:
    return next(one for one in window.choice_bar.findChildren(QPushButton) if one.text() == words)


def test_the_cards_that_a_trigger_may_target_are_offered_and_clicked(
    hands: Hands, window: MainWindow
) -> None:
    """CR 603.3d."""
    text = "Whenever this creature attacks, return target creature card from your graveyard to your hand."
    laid(hands, text, players=PLAYERS, script=ATTACK)
    window.session.ask(Asking.DECISIONS)
    to_the_end(window)
    question = window.choice_bar.question
    assert question.title == "Amy chooses a target for Bear's ability"
    assert (question.proceed, [one.words for one in question.options]) == ("Hill Giant", ["Grizzly Bears"])
    button(window, "Grizzly Bears").click()
    assert entries(window)[-1]["choose"] == ["amy.graveyard.3"]


def test_the_cards_that_an_activated_ability_may_target_are_offered(hands: Hands, window: MainWindow) -> None:
    """CR 602.2b."""
    laid(hands, "{2}: Exile target card from a graveyard.", players=PLAYERS, script=ATTACK)
    hands.click("bear")
    window.card_menu.fill()
    next(one for one in window.card_menu.actions() if one.text().startswith("Activate: {2}")).trigger()
    question = window.choice_bar.question
    offered = [question.proceed, *(one.words for one in (*question.options, *question.more))]
    assert offered == ["Hill Giant", "Shock", "Grizzly Bears", "Serra Angel"]
    hands.press(Qt.Key.Key_1)
    assert entries(window)[-1]["targets"] == ["amy.graveyard.2"]
