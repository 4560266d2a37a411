"""Cards in hands, graveyards and libraries: what a script says of them as one of them goes."""

from __future__ import annotations

from typing import Any

from core.data.writing import written
from core.scenario.changes import with_player_changed
from core.scenario.format import Scenario
from tests.support import AMY, NICOLE, creature, table

HAND = ["Shock", "Grizzly Bears", "Shock", "Healing Salve"]


def discarding(*cards: str, **player: Any) -> Scenario:
    """Return a table at which Amy discards some cards, one after the other."""
    players = [{"id": AMY, "hand": HAND, **player}, {"id": NICOLE}]
    return table(creature("bear", "2/2"), players=players, script=[{"choose": card} for card in cards])


def chosen(scenario: Scenario) -> list[str]:
    return [entry["choose"] for entry in written(scenario.script)]


def test_what_is_said_of_cards_behind_one_that_goes_is_still_said_of_them() -> None:
    board = discarding("amy.hand.4", "amy.hand.2", "amy.hand.1")
    after = with_player_changed(board, AMY, hand=("Shock", "Shock", "Healing Salve"))
    assert chosen(after) == ["amy.hand.3", "amy.hand.1"]


def test_a_card_at_the_end_changes_nothing() -> None:
    board = discarding("amy.hand.4", "amy.hand.1")
    assert chosen(with_player_changed(board, AMY, hand=(*HAND, "Shock"))) == ["amy.hand.4", "amy.hand.1"]


def test_what_a_card_becomes_goes_with_it() -> None:
    board = discarding("amy.hand.2#2")
    assert chosen(with_player_changed(board, AMY, hand=("Shock",))) == []


def test_a_library_that_is_known_from_now_on_has_no_other_cards() -> None:
    board = discarding("amy.library.1", "amy.library.3")
    assert chosen(with_player_changed(board, AMY, library=("Shock", "Shock"))) == ["amy.library.1"]


def test_in_a_library_that_nobody_knows_any_card_may_be() -> None:
    board = discarding("amy.library.2", library=["Shock", "Grizzly Bears"])
    assert chosen(with_player_changed(board, AMY, library=None)) == ["amy.library.2"]
