"""What cards say is read back as what they do."""

from collections.abc import Iterator

import pytest

from core.abilities.restrictions import CantBeCountered
from core.cards.library import built_in
from core.cards.rendering import rules_text, speaker_of
from core.cards.spec import CardSpec
from core.data.reading import read_as
from core.language.lines import read_line
from core.model.cards import Card

_EVENTS = ("enters", "attacks")
_ON_SEVERAL_LINES = (
    "Choose one",
    "Choose two",
    "As an additional cost",
    "As this creature enters, choose",
    "• ",
)
"""How the lines begin that are one ability together."""


def faces() -> Iterator[Card]:
    for card in built_in().values():
        yield card
        if card.back is not None:
            yield card.back


def told_in(lines: tuple[str, ...]) -> Iterator[str]:
    """Yield the lines, those that are one ability as one."""
    together: list[str] = []
    for line in lines:
        goes_on = line.startswith("• ") or (together and together[-1].startswith("As "))
        if together and not goes_on:
            yield "\n".join(together)
            together = []
        if together or line.startswith(_ON_SEVERAL_LINES):
            together.append(line)
        else:
            yield line
    if together:
        yield "\n".join(together)


@pytest.mark.parametrize("card", [pytest.param(one, id=one.name) for one in faces()])
def test_every_card_is_read_back_from_its_text(card: Card) -> None:
    speaker = speaker_of(card)
    read = [one for line in told_in(rules_text(card)) for one in read_line(line, speaker)]
    assert {repr(one) for one in read} == {
        repr(one) for one in (*card.keywords, *card.abilities, *card.effects)
    }
    assert len(read) == len(card.keywords) + len(card.abilities) + len(card.effects)


def test_an_object_is_called_as_cards_of_today_call_it() -> None:
    library = built_in()
    called = {name: speaker_of(library[name]).itself for name in ("Grizzly Bears", "Charisma", "Shock")}
    assert called == {"Grizzly Bears": "this creature", "Charisma": "this Aura", "Shock": "Shock"}
    assert speaker_of(library["Toralf, God of Fury"]).itself == "Toralf"
    assert speaker_of(library["Bonesplitter"])[:2] == ("this Equipment", "equipped creature")
    assert speaker_of(library["Charisma"]).bearer == "enchanted creature"


def test_lines_stand_in_the_order_of_printed_cards() -> None:
    library = built_in()
    assert rules_text(library["Great Sable Stag"]) == (
        "This spell can't be countered.",
        "Protection from blue and from black",
    )
    assert CantBeCountered() in library["Combust"].abilities
    assert rules_text(library["Deep-Slumber Titan"])[0] == "This creature enters tapped."
    assert rules_text(library["Robe of Stars"]) == (
        "Equipped creature gets +0/+3.",
        "Astral Projection \N{EM DASH} {1}{W}: Equipped creature phases out.",
        "Equip {1}",
    )
    assert rules_text(library["Abrade"]) == (
        "Choose one \N{EM DASH}",
        "• Abrade deals 3 damage to target creature.",
        "• Destroy target artifact.",
    )


def test_an_ability_that_triggers_on_two_events_is_one_line() -> None:
    does = [{"kind": "gain_life_now", "amount": 1}]
    ability = {
        "kind": "triggered",
        "when": {"event": "enters"},
        "or_when": [{"event": "attacks"}],
        "does": does,
    }
    card = read_as(
        CardSpec,
        {"name": "Herald", "types": ["creature"], "power": 1, "toughness": 1, "abilities": [ability]},
    ).to_card()
    assert rules_text(card) == ("Whenever this creature enters or attacks, you gain 1 life.",)
    assert read_line(rules_text(card)[0], speaker_of(card)) == card.effects


def test_no_card_says_that_there_are_no_words_for_it() -> None:
    assert not [one.name for one in faces() if any("no words" in line for line in rules_text(one))]
