"""Unknown cards are looked up in a file of printed cards that the user has."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from core.other_programs.printed_cards import cards_of_file, own_card
from core.scenario.format import OwnCardSpec
from core.terms.card_types import CardType
from tests.core.other_programs.reading import losses, on_table, read

BEAST = {
    "name": "Weird Beast",
    "type": "Legendary Creature — Beast",
    "power": "3",
    "toughness": "4",
    "text": "Trample\nBlub.",
    "colors": ["G"],
}
WOLF = {
    "name": "Night Wolf // Day Wolf",
    "card_faces": [
        {"name": "Night Wolf", "type_line": "Creature — Wolf", "power": "2", "toughness": "2"},
        {
            "name": "Day Wolf",
            "type_line": "Creature — Wolf",
            "power": "5",
            "toughness": "5",
            "oracle_text": "Trample",
        },
    ],
}
SPELL = {"name": "Big Bang", "type_line": "Sorcery", "oracle_text": "Big Bang deals 3 damage to any target."}
WALKER = {"name": "Walker", "type_line": "Planeswalker — Jace", "loyalty": "4"}


def written(path: Path, *cards: dict[str, Any]) -> Path:
    """Write cards to a file, one a line."""
    path.write_text("\n".join(map(json.dumps, cards)), encoding="utf-8")
    return path


def test_a_card_of_the_users_file_is_defined_by_the_scenario(tmp_path: Path) -> None:
    cards = tuple(
        cards_of_file(written(tmp_path / "c.jsonl", BEAST, WOLF, SPELL), ["weird beast", "Night Wolf"])
    )
    assert [one.name for one in cards] == ["Weird Beast", "Night Wolf"]
    found = read("humanbattlefield=Weird Beast;Night Wolf|Transformed;Third\n", more_cards=cards)
    assert found.scenario.cards["Weird Beast"].text == "Trample"
    assert on_table(found.scenario)["night-wolf"].transformed
    assert [one.name for one in found.unknown] == ["Third"]
    assert losses(found) == ["Weird Beast: this line of its text can't be read yet: “Blub.”"]


def test_a_line_that_is_not_played_here_comes_along() -> None:
    """It is no loss: the window shows it in gray."""
    elf = own_card({**BEAST, "name": "Mana Elf", "text": "Trample\n{T}: Add {G}."})
    assert elf is not None
    assert elf.fields["text"] == "Trample\n{T}: Add {G}."
    assert elf.left_out == ()


def test_a_card_of_the_library_is_not_hidden_by_the_users_file() -> None:
    bears = own_card({**BEAST, "name": "Grizzly Bears"})
    assert bears is not None
    assert read("humanbattlefield=Grizzly Bears\n", more_cards=(bears,)).scenario.cards == {}


@pytest.mark.parametrize("printed", [SPELL, WALKER], ids=lambda one: one["name"])
def test_other_kinds_of_cards_are_read(printed: dict[str, Any]) -> None:
    card = own_card(printed)
    assert card is not None
    assert card.left_out == ()
    assert set(card.fields["types"]) <= {CardType.SORCERY, CardType.PLANESWALKER}
    assert card.fields.keys() <= set(OwnCardSpec.__struct_fields__)


@pytest.mark.parametrize(
    "printed", [{}, {"name": "X"}, {"name": "", "type_line": "Land"}, {"name": 3, "type": []}]
)
def test_what_is_no_card_is_passed_over(printed: dict[str, Any]) -> None:
    assert own_card(printed) is None


def test_the_mana_cost_comes_along_and_no_colors_are_still_none() -> None:
    """CR 702.114a: what is devoid is colorless, though its cost has colors."""
    elf = own_card({**BEAST, "manaCost": "{1}{G/W}", "colors": ["G", "W"]})
    drone = own_card({**BEAST, "mana_cost": "{2}{B}", "colors": []})
    assert elf is not None
    assert drone is not None
    assert (elf.fields["mana_cost"], elf.fields["colors"]) == ("{1}{G/W}", ["G", "W"])
    assert (drone.fields["mana_cost"], drone.fields["colors"]) == ("{2}{B}", [])


def test_a_mana_cost_that_is_unknown_is_left_out_and_told() -> None:
    """Half mana is on no card that can be played here."""
    beast = own_card({**BEAST, "text": "Trample", "mana_cost": "{HW}"})
    assert beast is not None
    assert "mana_cost" not in beast.fields
    assert [(one.what, one.about) for one in beast.left_out] == [("Weird Beast", "mana_cost")]


def test_a_later_line_of_a_spell_may_speak_of_the_first() -> None:
    """CR 608.2c: by itself it would mean nothing."""
    text = (
        "Target creature gets -1/-1 until end of turn.\n"
        "Morbid — That creature gains flying until end of turn."
    )
    own = own_card({"name": "Slip", "type_line": "Instant", "oracle_text": f"{text}\nThat creature sings."})
    assert own is not None
    assert own.fields["text"] == text
    assert [one.about for one in own.left_out] == ["That creature sings."]
