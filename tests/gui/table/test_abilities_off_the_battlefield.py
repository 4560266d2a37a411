"""Abilities of cards in a hand and in a graveyard are found where the cards are (CR 113.6m)."""

from __future__ import annotations

from core.scenario.action_entries import CastSpec
from core.terms.ids import ObjectId, PlayerId, RecipientId
from core.terms.zones import Zone
from gui.table.deed import Deed
from gui.table.deeds import Deeds
from gui.table.spoken import pile_words
from gui.table.table_scene import TableScene
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


AGAIN = {
    "Spark": {"types": ["sorcery"], "text": "~ deals 2 damage to any target.", "keywords": ["flashback {R}"]},
    "Moan": {"types": ["instant"], "text": "You gain 1 life.\nJump-start"},
}


def again(window: MainWindow, name: str) -> Deed:
    """Return that a card in Amy's graveyard is cast from there."""
    offered = Deeds(window.session, window.table.announcer, window.table.select).of(PlayerId("amy"))
    return next(one for one in offered if one.words == f"In the graveyard {name}: Cast")


def test_a_card_with_flashback_is_cast_from_the_menu_of_the_graveyard(
    hands: Hands, window: MainWindow
) -> None:
    players = [{"id": "amy", "graveyard": ["Spark"]}, {"id": "nicole"}]
    hands.lay(creature("bear", "2/2"), players=players, cards=AGAIN, start="precombat_main")
    again(window, "Spark").do()
    window.table.announcer.pick(PlayerId("nicole"))
    entry = window.session.scenario.script[-1]
    assert isinstance(entry, CastSpec)
    assert (entry.cast, entry.from_, entry.targets) == ("Spark", "graveyard", ("nicole",))
    assert not window.session.game.graveyard


def test_the_menu_says_why_a_card_cannot_be_cast_from_a_graveyard(hands: Hands, window: MainWindow) -> None:
    """CR 601.2h."""
    players = [{"id": "amy", "graveyard": ["Spark", "Moan"]}, {"id": "nicole"}]
    hands.lay(creature("bear", "2/2"), players=players, cards=AGAIN, start="precombat_main")
    assert not again(window, "Spark").why_not
    assert "discard a card" in again(window, "Moan").why_not


def test_a_graveyard_says_which_of_its_cards_can_be_used_there(hands: Hands, window: MainWindow) -> None:
    """Those that are cast or activated from there, and no others."""
    players = [{"id": "amy", "graveyard": ["Mountain", "Spark", "Skulker", "Spark"]}, {"id": "nicole"}]
    hands.lay(creature("bear", "2/2"), players=players, cards={**AGAIN, **CARDS}, start="precombat_main")
    scene = window.table.scene()
    assert isinstance(scene, TableScene)
    assert scene.picture is not None
    pile = next(one for one in scene.picture.piles if (one.owner, one.zone) == ("amy", Zone.GRAVEYARD))
    assert pile.able == ("Spark", "Skulker")
    assert "can be used from there: Spark, Skulker" in pile_words(pile, "Amy")
