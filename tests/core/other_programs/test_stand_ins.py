"""An unknown card is what a person says it is, on the battlefield and in a hand."""

from __future__ import annotations

import pytest

from core.other_programs.stand_ins import DescriptionError
from core.terms.card_types import CardType
from tests.core.other_programs.reading import on_table, read

TEXT = (
    "humanhand=Odd Spell;Weird Beast\nhumanbattlefield=Weird Beast|Damage:1;Some Walker|Counters:LOYALTY=3\n"
)


def test_a_described_card_is_that_wherever_it_is() -> None:
    found = read(TEXT, descriptions={"weird beast": "4/4 red Beast trample", "Odd Spell": "instant"})
    beast = on_table(found.scenario)["weird-beast"]
    assert (beast.power, beast.colors, beast.subtypes, beast.keywords) == (
        4,
        ("R",),
        ("Beast",),
        ("trample",),
    )
    assert beast.damage == 1
    assert found.scenario.cards["Odd Spell"].types == (CardType.INSTANT,)
    assert found.scenario.cards["Weird Beast"].power == 4
    assert [one.name for one in found.unknown] == ["Some Walker"]


def test_the_description_says_which_cards_are_stand_ins() -> None:
    found = read(TEXT, descriptions={"Odd Spell": "instant"})
    said = found.scenario.description
    assert "Weird Beast (here 1/1)" in said
    assert "Odd Spell (here instant)" in said


def test_rules_text_and_loyalty_can_be_described() -> None:
    found = read(TEXT, descriptions={"Weird Beast": "2/2 [When this creature dies, draw a card.]"})
    assert on_table(found.scenario)["weird-beast"].text == "When this creature dies, draw a card."
    found = read(TEXT, descriptions={"Some Walker": "legendary planeswalker (5 loyalty)"})
    assert on_table(found.scenario)["some-walker"].loyalty == 5


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("4 menace", "Weird Beast: write a size and abilities, or a card type"),
        ("4/4 menacee", "Weird Beast: Unknown keyword 'menacee'. Did you mean 'menace'?"),
        ("instant", "Weird Beast is a spell, so it can't be on the battlefield."),
        ("planeswalker", "say its loyalty or defense, too: planeswalker (3 loyalty)"),
        ("2x 1/1", "Unknown keyword '2x'"),
        ("1/1 tapped", "nothing more was expected here"),
        ("land (on Forest)", "nothing more was expected here"),
    ],
)
def test_what_cannot_be_is_refused(line: str, told: str) -> None:
    with pytest.raises(DescriptionError) as refused:
        read(TEXT, descriptions={"Weird Beast": line})
    assert told in str(refused.value)
