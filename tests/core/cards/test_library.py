"""The card library."""

from pathlib import Path
from typing import get_args

import pytest

from core.abilities.keywords import Keyword
from core.abilities.phrases import split_abilities
from core.abilities.vocabulary import Ability
from core.cards.library import LibraryError, built_in, read_library
from core.cards.rendering import rules_text, type_line
from core.cards.spec import ability_phrases


def test_the_library_carries_every_keyword_and_ability_there_is() -> None:
    keywords = {keyword for card in built_in().values() for keyword in card.keywords}
    assert keywords == set(Keyword)
    kinds = {ability.kind for card in built_in().values() for ability in card.abilities}
    every = {model.model_fields["kind"].default for model in get_args(get_args(Ability)[0])}
    assert kinds == every


def test_case_does_not_matter() -> None:
    assert built_in()["grizzly bears"].name == "Grizzly Bears"
    assert "GRIZZLY BEARS" in built_in()


def test_rules_text_is_made_from_the_abilities() -> None:
    library = built_in()
    assert rules_text(library["Baneslayer Angel"]) == (
        "First strike, flying, lifelink, protection from Demons, protection from Dragons",
    )
    assert rules_text(library["Foriysian Brigade"]) == ("This creature can block an additional creature.",)
    assert rules_text(library["Silent Arbiter"]) == (
        "No more than one creature can attack each combat.",
        "No more than one creature can block each combat.",
    )
    assert rules_text(library["Grizzly Bears"]) == ()


def test_type_lines() -> None:
    library = built_in()
    assert type_line(library["Grizzly Bears"]) == "Creature — Bear"
    assert type_line(library["Juggernaut"]) == "Artifact Creature — Juggernaut"
    assert type_line(library["Ilse, the Patient"]) == "Legendary Planeswalker — Ilse"
    assert type_line(library["Snow-Covered Forest"]) == "Basic Snow Land — Forest"


def test_phrases_of_a_card_write_the_card_again() -> None:
    for card in built_in().values():
        assert split_abilities(ability_phrases(card)) == (card.keywords, card.abilities)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            '[{"name": "A", "types": ["creature"]}, {"name": "A", "types": ["land"]}]',
            "already a card named 'A'",
        ),
        ('[{"name": "A", "types": ["creatur"]}]', "unknown card type 'creatur'. Did you mean 'creature'"),
        ("[", "a.json"),
    ],
)
def test_a_wrong_library_file_is_named(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "a.json").write_text(text, encoding="utf-8")
    with pytest.raises(LibraryError, match=message):
        read_library(tmp_path)
