"""Casting face down and bestowed: what is cast like this, and what becomes of it (CR 702.37, 702.103)."""

from typing import Any

import pytest

from core.characteristics.current import characteristics
from core.terms.card_types import CardType
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, creature, happened, is_there, permanent, played, rules_broken

DOWN: dict[str, Any] = {"cast": "Battering Craghorn", "by": AMY, "way": "face_down"}
BESTOWED: dict[str, Any] = {"cast": "Leafcrown Dryad", "by": AMY, "way": "bestow", "targets": ["elk"]}
RESOLVE: dict[str, Any] = {"resolve": "all"}
MAIN: dict[str, Any] = {"start": "precombat_main", "until": "precombat_main"}
DRYAD = ObjectId("Leafcrown Dryad")


def test_what_is_cast_face_down_is_a_creature_spell_without_color() -> None:
    """CR 708.4: abilities about spells see only that."""
    watching = {
        **creature("wizard", "1/1"),
        "text": "Whenever you cast a red spell, you gain 5 life.\n"
        "Whenever you cast a creature spell, you gain 1 life.",
    }
    playthrough = played(watching, script=[DOWN, RESOLVE], **MAIN)
    assert playthrough.game.players[AMY].life == 21
    assert permanent(playthrough, "Battering Craghorn").status.face_down


@pytest.mark.parametrize(
    ("cast", "rules"),
    [
        ({"cast": "Grizzly Bears", "way": "face_down"}, ["702.37d"]),
        ({"cast": "Grizzly Bears", "way": "bestow", "targets": ["elk"]}, ["702.103a"]),
        ({**BESTOWED, "targets": []}, ["601.2c"]),
        ({**BESTOWED, "targets": [NICOLE]}, ["115.1"]),
        (BESTOWED, []),
    ],
)
def test_only_what_says_so_is_cast_like_this(cast: dict[str, Any], rules: list[str]) -> None:
    """CR 702.37d, 702.103b: a bestowed spell has a target."""
    assert rules_broken(played(creature("elk", "1/1"), script=[{"by": AMY, **cast}], **MAIN)) == rules


def test_a_countered_face_down_spell_is_the_card_in_the_graveyard() -> None:
    """CR 708.9."""
    script = [DOWN, {"cast": "Mystic Denial", "by": NICOLE, "targets": ["Battering Craghorn"]}, RESOLVE]
    playthrough = played(
        script=script,
        cards={
            "Mystic Denial": {
                "types": ["instant"],
                "abilities": [
                    {
                        "kind": "spell",
                        "targets": [{"on_stack": {"types": ["creature"]}}],
                        "does": [{"kind": "counter"}],
                    }
                ],
            }
        },
        **MAIN,
    )
    assert [one.card.name for one in playthrough.game.graveyard if one.owner == AMY] == ["Battering Craghorn"]


def test_while_bestowed_it_is_an_aura_and_after_that_a_creature_that_may_attack() -> None:
    """CR 702.103b, 702.103f: it stays the same object, which has been there since it resolved."""
    playthrough = played(creature("elk", "1/1"), script=[BESTOWED, RESOLVE], **MAIN)
    what = characteristics(playthrough.game, DRYAD)
    assert (what.types, what.subtypes) == (frozenset({CardType.ENCHANTMENT}), ("Aura",))
    assert characteristics(playthrough.game, ObjectId("elk")).power == 3
    shock = {"cast": "Shock", "by": NICOLE, "targets": ["elk"]}
    giant = {"cast": "Shock", "by": AMY, "targets": ["elk"]}
    playthrough = played(creature("elk", "1/1"), script=[BESTOWED, RESOLVE, shock, giant], **MAIN)
    assert not is_there(playthrough, "elk")
    assert characteristics(playthrough.game, DRYAD).is_creature
    assert permanent(playthrough, DRYAD).attached_to is None


def test_it_comes_off_what_is_no_creature_any_more() -> None:
    """CR 702.103f: an Aura that can't enchant what it is on is bestowed no more, and 704.5m passes it by."""
    wall = {"edit": {"object": "elk", "types": ["artifact"]}}
    playthrough = played(creature("elk", "1/1"), script=[BESTOWED, RESOLVE, wall], **MAIN)
    assert characteristics(playthrough.game, DRYAD).is_creature
    assert happened(playthrough, "unattached")[0]["because"] == ["702.103f"]


def test_cast_as_printed_it_is_a_creature() -> None:
    printed = {"cast": "Leafcrown Dryad", "by": AMY}
    playthrough = played(creature("elk", "1/1"), script=[printed, RESOLVE], **MAIN)
    assert characteristics(playthrough.game, DRYAD).power == 2
    assert characteristics(playthrough.game, ObjectId("elk")).power == 1
