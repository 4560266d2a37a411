"""Abilities of cards in a hand and in a graveyard are found where the cards are (CR 113.6m)."""

from __future__ import annotations

from core.terms.ids import ObjectId, PlayerId, RecipientId
from gui.table.deeds import Deeds
from gui.window.main_window import MainWindow
from tests.gui.hands import Hands
from tests.support import creature

CARDS = {
    "Skulker": {
        "types": ["creature"],
        "power": 2,
        "toughness": 2,
        "text": "{1}{B}: Return this card from your graveyard to the battlefield.\nCycling {2}",
    }
}
SEATS = [{"id": "amy", "hand": ["Skulker"], "graveyard": ["Skulker"]}, {"id": "nicole"}]


def deed(window: MainWindow, subject: RecipientId, words: str) -> None:
    """Do what a menu offers with a card or player."""
    offered = Deeds(window.session, window.table.announcer, window.table.select).of(subject)
    next(one for one in offered if words in one.words).do()


def test_a_card_in_a_graveyard_is_returned_from_the_menu_of_its_owner(
    hands: Hands, window: MainWindow
) -> None:
    hands.lay(creature("bear", "2/2"), players=SEATS, cards=CARDS, start="precombat_main")
    deed(window, PlayerId("amy"), "In the graveyard Skulker")
    entry = window.session.scenario.script[-1]
    assert getattr(entry, "activate").object == "amy.graveyard.1"  # noqa: B009 - any entry
    assert [one.card.name for one in window.session.playthrough.game.graveyard] == []


def test_a_card_in_hand_is_cycled_from_its_menu(hands: Hands, window: MainWindow) -> None:
    hands.lay(creature("bear", "2/2"), players=SEATS, cards=CARDS, start="precombat_main")
    deed(window, ObjectId("amy.hand.1"), "Draw a card")
    names = [one.card.name for one in window.session.playthrough.game.graveyard]
    assert names == ["Skulker", "Skulker"]
