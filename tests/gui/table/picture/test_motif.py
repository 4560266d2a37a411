"""What a card's picture is of."""

from __future__ import annotations

import pytest

from core.cards.library import built_in
from core.terms.card_types import CardType
from core.terms.creature_types import CREATURE_TYPES
from gui.table.picture.card_face import printed_face
from gui.table.picture.motif import known_subtypes, motif_of


@pytest.mark.parametrize(
    ("card", "motif"),
    [
        ("Grizzly Bears", "bear"),
        ("Silver Knight", "knight"),
        ("Serra Angel", "angel"),
        ("Air Elemental", "elemental"),
        ("Wall of Air", "wall"),
        ("Jace, the Mind Sculptor", "planeswalker"),
        ("Lightning Bolt", "bolt"),
        ("Giant Growth", "leaf"),
        ("Viridian Longbow", "bow"),
        ("Glorious Anthem", "enchantment"),
        ("Practice Mantle", "aura"),
        ("Invasion of Dominaria", "battle"),
        ("Forest", "forest"),
    ],
)
def test_a_card_shows_what_it_is(card: str, motif: str) -> None:
    assert printed_face(built_in()[card]).motif == motif


@pytest.mark.parametrize(
    ("name", "motif"),
    [
        ("Restless Ghost", "spirit"),
        ("Old Bones", "skeleton"),
        ("Spider", "spider"),
        ("First Wall", "wall"),
        ("Charging Ox", "rhino"),
        ("Three Scorpions", "scorpion"),
        ("Wolf Rider", "wolf"),
        ("Dragon Bat", "bat"),
        ("Stranger", "warrior"),
    ],
)
def test_a_creature_of_no_known_subtype_shows_what_its_name_says(name: str, motif: str) -> None:
    assert motif_of((CardType.CREATURE,), (), (), name) == motif


def test_what_somebody_is_counts_before_what_they_do() -> None:
    """A Goblin Soldier is seen to be a goblin, a Human Soldier to be a soldier."""
    assert printed_face(built_in()["Prodigal Pyromancer"]).motif == "wizard"
    assert printed_face(built_in()["Anaba Bodyguard"]).motif == "minotaur"


def test_every_creature_type_has_its_family() -> None:
    assert known_subtypes() == CREATURE_TYPES
