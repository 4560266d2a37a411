"""The card library."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from core.abilities.ability import Ability, rules_among
from core.abilities.card_texts.stack_abilities import Activated, Spell, Triggered
from core.abilities.effects.object_changes import Changes
from core.abilities.keywords import Keyword
from core.cards.library import LibraryError, built_in, read_library
from core.cards.rendering import rules_text, type_line
from core.cards.spec import ability_phrases, back_spec
from core.data.shapes import kinds_of
from core.language.phrases import read_abilities


def test_the_library_carries_every_keyword_and_ability_there_is() -> None:
    keywords = {keyword for card in built_in().values() for keyword in card.keywords}
    assert keywords == set(Keyword)
    own = {ability.kind for card in built_in().values() for ability in card.abilities}
    kinds = own | {rule.kind for changes in changing() for rule in rules_among(changes.gains)}
    every = {kind for model in get_args(Ability) for kind in kinds_of(model)}
    assert kinds == every - {"attacks_player_if_able"}  # it names a player, so no card has it by itself


def changing() -> Iterator[Changes]:
    for card in built_in().values():
        for effect in card.effects:
            does = effect.does if isinstance(effect, Spell | Activated | Triggered) else (effect,)
            yield from (part for part in does if isinstance(part, Changes))


def test_case_does_not_matter() -> None:
    assert built_in()["grizzly bears"].name == "Grizzly Bears"
    assert "GRIZZLY BEARS" in built_in()


def test_rules_text_is_made_from_the_abilities() -> None:
    library = built_in()
    assert rules_text(library["Baneslayer Angel"]) == (
        "Flying, first strike, lifelink, protection from Demons and from Dragons",
    )
    assert rules_text(library["Foriysian Brigade"]) == (
        "This creature can block an additional creature each combat.",
    )
    assert rules_text(library["Silent Arbiter"]) == (
        "No more than one creature can attack each combat.",
        "No more than one creature can block each combat.",
    )
    assert rules_text(library["Grizzly Bears"]) == ()


def test_what_counts_for_damage_is_told_as_players_say_it() -> None:
    library = built_in()
    assert rules_text(library["Doran, the Siege Tower"]) == (
        "Each creature assigns combat damage equal to its toughness rather than its power.",
    )
    assert rules_text(library["Zilortha, Strength Incarnate"]) == (
        "Trample",
        "Creatures you control have lethal damage dealt to them determined by their power rather than "
        "their toughness.",
    )
    assert rules_text(library["Thorn Elemental"]) == (
        "You may have this creature assign its combat damage as though it weren't blocked.",
    )


def test_abilities_and_rules_that_effects_give_are_told_apart() -> None:
    library = built_in()
    assert rules_text(library["Pacifism"]) == (
        "Enchant creature",
        "Enchanted creature can't attack or block.",
    )
    assert rules_text(library["Kinsbaile Cavalier"]) == ("Knight creatures you control have double strike.",)
    assert rules_text(library["Glorious Anthem"]) == ("Creatures you control get +1/+1.",)


def test_type_lines() -> None:
    library = built_in()
    assert type_line(library["Grizzly Bears"]) == "Creature — Bear"
    assert type_line(library["Juggernaut"]) == "Artifact Creature — Juggernaut"
    assert type_line(library["Ilse, the Patient"]) == "Legendary Planeswalker — Ilse"
    assert type_line(library["Snow-Covered Forest"]) == "Basic Snow Land — Forest"


def test_phrases_of_a_card_write_the_card_again() -> None:
    for card in built_in().values():
        assert read_abilities(ability_phrases(card)) == (card.keywords, card.abilities)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            '[{"name": "A", "types": ["creature"]}, {"name": "A", "types": ["land"]}]',
            "already a card named 'A'",
        ),
        ('[{"name": "A", "types": ["creatur"]}]', "unknown card type 'creatur'. Did you mean 'creature'"),
        ("[", "a.json"),
        ('[{"types": ["creature"]}]', "a.json: it must be a list of cards"),
    ],
)
def test_a_wrong_library_file_is_named(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "a.json").write_text(text, encoding="utf-8")
    with pytest.raises(LibraryError, match=message):
        dict(read_library(tmp_path))


def test_a_back_face_is_read_and_written_again() -> None:
    """CR 712.8."""
    backs = [card.back for card in built_in().values() if card.back is not None]
    assert "Serra Faithkeeper" in {back.name for back in backs}
    assert [back_spec(back).to_card() for back in backs] == backs


def test_a_back_face_that_divides_damage_is_refused(tmp_path: Path) -> None:
    divided = {"kind": "deal_damage", "amount": 3, "is_divided": True}
    back = {"name": "B", "types": ["sorcery"], "abilities": [{"kind": "spell", "does": [divided]}]}
    card = {"name": "A", "types": ["battle"], "defense": 3, "back": back}
    (tmp_path / "a.json").write_text(json.dumps([card]), encoding="utf-8")
    with pytest.raises(LibraryError, match="cast as an ability resolves"):
        dict(read_library(tmp_path))
