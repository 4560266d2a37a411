"""Abilities as players write them."""

import re

import pytest

from core.abilities.costs import Cost
from core.abilities.filters import Objects
from core.abilities.keyword_abilities import HexproofFrom, Landwalk, Protection, Shorthand, Toxic, Ward
from core.abilities.keywords import Keyword
from core.abilities.qualities import Everything, OfColor, OfSubtype, OfType
from core.abilities.restrictions import AtLeastBlockedBy, AtMostBlockedBy, BlocksAdditional, CantBeBlockedBy
from core.language.phrases import UnknownPhraseError, known_phrases, parse, phrase
from core.terms.card_types import CardType, Supertype
from core.terms.colors import Color


@pytest.mark.parametrize("said", known_phrases())
def test_what_is_written_is_read_again(said: str) -> None:
    assert phrase(parse(said)) == said


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("First Strike", Keyword.FIRST_STRIKE),
        ("hexproof from Auras", HexproofFrom(quality=OfSubtype(subtype="Aura"))),
        ("Ward 2", Ward(pays=Cost(mana="{2}"))),
        ("ward {1}{w}", Ward(pays=Cost(mana="{1}{W}"))),
        ("Ward\N{EM DASH}{2}, Pay 2 life.", Ward(pays=Cost(mana="{2}", life=2))),
        ("ward - sacrifice 2 permanents", Ward(pays=Cost(sacrifice=Objects(), sacrifice_count=2))),
        ("toxic 12", Toxic(value=12)),
        ("protection from red", Protection(quality=OfColor(color=Color.RED))),
        ("Protection from artifacts", Protection(quality=OfType(type=CardType.ARTIFACT))),
        ("protection from Dragons", Protection(quality=OfSubtype(subtype="Dragon"))),
        ("protection from sorceries", Protection(quality=OfType(type=CardType.SORCERY))),
        ("equip {3}", Shorthand(word="equip", mana="{3}")),
        ("protection from Elves", Protection(quality=OfSubtype(subtype="Elf"))),
        ("protection from everything", Protection(quality=Everything())),
        ("snow swampwalk", Landwalk(subtype="Swamp", supertype=Supertype.SNOW)),
        ("nonbasic landwalk", Landwalk(without=Supertype.BASIC)),
        ("artifact landwalk", Landwalk(type=CardType.ARTIFACT)),
        ("can block an additional creature each combat", BlocksAdditional(count=1)),
        ("Can block 2 additional creatures", BlocksAdditional(count=2)),
        ("can block any number of creatures", BlocksAdditional()),
        ("can\N{RIGHT SINGLE QUOTATION MARK}t be blocked by more than one", AtMostBlockedBy(count=1)),
        ("can't be blocked except by three or more creatures", AtLeastBlockedBy(count=3)),
        ("can't be blocked by blue creatures", CantBeBlockedBy(quality=OfColor(color=Color.BLUE))),
        ("can't be blocked by Walls.", CantBeBlockedBy(quality=OfSubtype(subtype="Wall"))),
    ],
)
def test_phrases_mean_what_they_say(said: str, meant: object) -> None:
    assert parse(said) == meant


@pytest.mark.parametrize(
    ("said", "nearest"),
    [
        ("trampel", "trample"),
        ("prot", "protection from red"),
        ("equ", "equip {2}"),
        ("frist strike", "first strike"),
        ("protection from redd", "protection from red"),
        ("protection from Eldrazi Scions", "protection from Eldrazi"),
        ("hexproof from Goblns", "hexproof from Goblins"),
    ],
)
def test_a_misspelt_phrase_names_the_nearest_one(said: str, nearest: str) -> None:
    with pytest.raises(
        UnknownPhraseError, match=re.escape(f"unknown keyword '{said}'. Did you mean '{nearest}'")
    ):
        parse(said)


@pytest.mark.parametrize(
    "said",
    [
        "",
        "toxic",
        "toxic 0",
        "toxic -1",
        "protection from",
        "walk",
        "enchant soul",
        "ward",
        "ward\N{EM DASH}sacrifice a soul",
    ],
)
def test_what_says_nothing_is_refused(said: str) -> None:
    with pytest.raises(UnknownPhraseError):
        parse(said)


@pytest.mark.parametrize("subtype", ["Octopus", "Cyclops", "Ally", "Faerie", "Wolf", "Zombie", "Pegasus"])
def test_plurals_of_subtypes_come_back(subtype: str) -> None:
    protection = Protection(quality=OfSubtype(subtype=subtype))
    assert parse(phrase(protection)) == protection
