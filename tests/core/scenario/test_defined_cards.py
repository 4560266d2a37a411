"""A scenario defines a card where an entry is to name one that nothing defines."""

from __future__ import annotations

from core.cards.library import built_in
from core.data.writing import written
from core.scenario.defined_cards import with_card
from core.scenario.known_cards import known_cards
from core.scenario.quick import quick_creature
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from tests.support import table


def test_a_card_of_the_library_is_named_and_not_defined() -> None:
    board = table()
    assert with_card(board, built_in()["Grizzly Bears"], built_in()) == (board, "Grizzly Bears")


def test_another_card_is_defined_once() -> None:
    imp = quick_creature('2/2 red flying "Imp"').to_card()
    board, name = with_card(table(), imp, built_in())
    assert name == "Imp"
    assert known_cards(board, built_in())["Imp"] == imp
    assert with_card(board, imp, built_in()) == (board, "Imp")
    assert parse_scenario(scenario_text(board)) == board


def test_of_two_with_one_name_the_second_gets_a_number() -> None:
    bears = quick_creature('7/7 "Grizzly Bears"').to_card()
    board, name = with_card(table(), bears, built_in())
    assert name == "Grizzly Bears 2"
    assert with_card(board, bears, built_in()) == (board, name)


def test_the_back_of_a_card_goes_along() -> None:
    library = built_in()
    card = next(library[name] for name in library if library[name].back is not None)
    own, _ = with_card(table(), card, {})
    assert written(own)["cards"].keys() == {card.name}
    assert known_cards(own, {})[card.name] == card
