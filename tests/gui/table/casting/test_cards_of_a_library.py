"""Cards are discarded, and put on top of a library or on the bottom, with buttons (CR 701.9a, 701.22a)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from core.play.playthrough import Asking
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.table.casting.test_casting import entries, to_the_end
from tests.support import creature

KNOWN = ["Forest", "Shock", "Hill Giant"]


def attack(hands: Hands, window: MainWindow, text: str, **amy: Any) -> None:
    """Attack with a creature that says this, and go to the first question."""
    bear = {**creature("bear", "2/2"), "text": f"Whenever this creature attacks, {text}"}
    players = [{"id": "amy", "name": "Amy", **amy}, {"id": "nicole", "name": "Nicole"}]
    hands.lay(bear, players=players, script=[{"attack": {"bear": "nicole"}}])
    window.session.ask(Asking.DECISIONS)
    to_the_end(window)


def button(window: MainWindow, words: str) -> QPushButton:
    return next(one for one in window.choice_bar.findChildren(QPushButton) if one.text() == words)


def test_the_card_to_discard_is_clicked(hands: Hands, window: MainWindow) -> None:
    """CR 701.9b."""
    attack(hands, window, "discard a card.", hand=KNOWN)
    assert window.choice_bar.question.title == "Amy chooses a card to discard"
    button(window, "Shock").click()
    assert entries(window)[1]["choose"] == "amy.hand.2"


def test_a_card_of_the_hand_is_clicked_where_it_is(hands: Hands, window: MainWindow) -> None:
    attack(hands, window, "discard a card.", hand=KNOWN)
    hands.click("amy.hand.3")
    assert entries(window)[1]["choose"] == "amy.hand.3"


def test_the_cards_for_the_bottom_are_clicked_then_the_order_of_the_others(
    hands: Hands, window: MainWindow
) -> None:
    """CR 701.22a."""
    attack(hands, window, "scry 3.", library=KNOWN)
    question = window.choice_bar.question
    assert question.title == "Amy scries: which cards go on the bottom of the library, if any?"
    assert question.proceed == "None"
    button(window, "Shock").click()
    window.table.setFocus()
    hands.press(Qt.Key.Key_Space)
    to_the_end(window)
    question = window.choice_bar.question
    assert (question.proceed, [one.words for one in question.options]) == (
        "Forest and Hill Giant",
        ["Forest", "Hill Giant"],
    )
    button(window, "Forest").click()
    assert [one["choose"] for one in entries(window)[1:]] == [
        ["amy.library.2"],
        ["amy.library.3", "amy.library.1"],
    ]
