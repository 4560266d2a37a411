"""Static abilities that apply only as long as something is true (CR 611.3a)."""

from typing import Any

import pytest

from core.abilities.keywords import Keyword
from core.characteristics.current import characteristics
from core.explain.characteristics import why_it_is
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, RAJ, card, creature, played

OX = ObjectId("ox")
PLAYERS = [{"id": AMY}, {"id": NICOLE}]
THREE = [*PLAYERS, {"id": RAJ}]


def power_of_ox(condition: dict[str, Any], *others: dict[str, Any], **fields: Any) -> int:
    """Return the power of a 2/2 that gets +1/+0 as long as a condition is true."""
    grants = {"kind": "grants", "objects": {"which": "this"}, "power": 1, "as_long_as": condition}
    ox = creature("ox", "2/2", abilities=[grants], **fields.pop("ox", {}))
    return characteristics(played(ox, *others, **fields).start, OX).power


@pytest.mark.parametrize(
    ("condition", "fields", "power"),
    [
        ({"turn": "you"}, {}, 3),
        ({"turn": "you"}, {"active": NICOLE}, 2),
        ({"turn": "other"}, {"active": NICOLE}, 3),
        ({"life": "you", "at_least": 0, "at_most": 5}, {"players": [{"id": AMY, "life": 5}, PLAYERS[1]]}, 3),
        ({"life": "you", "at_least": 0, "at_most": 5}, {"players": [{"id": AMY, "life": 6}, PLAYERS[1]]}, 2),
        ({"life": "opponent", "at_least": 30}, {"players": [*PLAYERS, {"id": RAJ, "life": 30}]}, 3),
        ({"life": "opponent", "at_least": 30}, {"players": [{"id": AMY, "life": 30}, PLAYERS[1]]}, 2),
        ({"poison": "opponent", "at_least": 3}, {"players": [{"id": AMY}, {"id": NICOLE, "poison": 3}]}, 3),
        ({"poison": "opponent", "at_least": 3}, {"players": [{"id": AMY, "poison": 3}, PLAYERS[1]]}, 2),
    ],
)
def test_whose_turn_it_is_and_how_much_life(
    condition: dict[str, Any], fields: dict[str, Any], power: int
) -> None:
    assert power_of_ox(condition, **fields) == power


BEARS, BOLT = "Grizzly Bears", "Lightning Bolt"


@pytest.mark.parametrize(
    ("condition", "mine", "theirs", "power"),
    [
        ({"cards": {"zone": "graveyard"}, "at_least": 2}, [BEARS, BOLT], [], 3),
        ({"cards": {"zone": "graveyard"}, "at_least": 2}, [BEARS], [BOLT], 2),
        ({"cards": {"zone": "graveyard", "whose": "opponent"}, "at_least": 2}, [], [BEARS, BOLT], 3),
        ({"cards": {"zone": "graveyard", "types": ["creature"]}, "at_least": 2}, [BEARS, BOLT], [], 2),
        ({"cards": {"zone": "graveyard", "types": ["creature"]}, "at_least": 2}, [BEARS, BEARS], [], 3),
        (
            {"cards": {"zone": "graveyard", "one_of_types": ["instant", "sorcery"]}},
            [BEARS],
            [BOLT],
            2,
        ),
        ({"cards": {"zone": "graveyard", "one_of_types": ["instant", "sorcery"]}}, [BOLT], [], 3),
        ({"card_types": {"zone": "graveyard"}, "at_least": 2}, [BEARS, BEARS], [], 2),
        ({"card_types": {"zone": "graveyard"}, "at_least": 2}, [BEARS, BOLT], [], 3),
    ],
)
def test_cards_in_graveyards(
    condition: dict[str, Any], mine: list[str], theirs: list[str], power: int
) -> None:
    players = [{"id": AMY, "graveyard": mine}, {"id": NICOLE, "graveyard": theirs}]
    assert power_of_ox(condition, players=players) == power


def test_no_cards_in_hand() -> None:
    empty = {"cards": {"zone": "hand"}, "at_least": 0, "at_most": 0}
    assert power_of_ox(empty) == 3
    assert power_of_ox(empty, players=[{"id": AMY, "hand": [BOLT]}, PLAYERS[1]]) == 2


def test_of_opponents_one_has_to_have_so_many() -> None:
    """Two opponents with a creature each are not one with two."""
    two = {"objects": {"controller": "opponent", "types": ["creature"]}, "at_least": 2}
    elf, cat = creature("elf", "1/1", by=NICOLE), creature("cat", "1/1", by=RAJ)
    assert power_of_ox(two, elf, cat, players=THREE) == 2
    assert power_of_ox(two, elf, {**cat, "controller": NICOLE}, players=THREE) == 3


def test_equipped_and_enchanted() -> None:
    equipped = {"objects": {"which": "this", "is_equipped": True}}
    enchanted = {"objects": {"which": "this", "is_enchanted": True}}
    blade = card("Leonin Scimitar", "blade")
    assert power_of_ox(equipped, blade) == 2
    assert power_of_ox(equipped, {**blade, "attached_to": "ox"}) == 4
    assert power_of_ox(enchanted, {**blade, "attached_to": "ox"}) == 3


def test_a_condition_on_an_ability_waits_for_what_gives_it() -> None:
    """CR 613.8a: applying the other effect changes whether this one applies at all, so it goes first."""
    vigilant = {"objects": {"controller": "you", "keyword": "vigilance"}}
    flies = {
        "kind": "grants",
        "objects": {"which": "this"},
        "phrases": ["flying"],
        "as_long_as": vigilant,
    }
    watch = {"kind": "grants", "objects": {"subtypes": ["Elf"]}, "phrases": ["vigilance"]}
    board = (
        creature("ox", "2/2", abilities=[flies]),
        creature("elf", "1/1", subtypes=["Elf"]),
        {"id": "watch", "name": "Watch", "types": ["enchantment"], "controller": AMY, "abilities": [watch]},
    )
    assert characteristics(played(*board).start, OX).has(Keyword.FLYING)
    assert not characteristics(played(*board[:2]).start, OX).has(Keyword.FLYING)


def test_a_condition_true_in_an_earlier_layer_goes_on_being_so() -> None:
    """CR 613.6: it began to apply to a land that was no creature yet, in the layer of types."""
    land = {"objects": {"which": "this", "not_types": ["creature"]}}
    wakes = {
        "kind": "grants",
        "objects": {"which": "this"},
        "types": ["creature"],
        "base_power": 3,
        "base_toughness": 3,
        "as_long_as": land,
    }
    ox = {"id": "ox", "name": "Ox", "types": ["land"], "controller": AMY, "abilities": [wakes]}
    what = characteristics(played(ox).start, OX)
    assert (what.is_creature, what.power) == (True, 3)


def test_spells_have_what_they_are_given_only_as_long_as_it_is_so() -> None:
    """CR 611.3a."""
    gives = {
        "kind": "grants",
        "objects": {"one_of_types": ["instant", "sorcery"], "controller": "you"},
        "phrases": ["lifelink"],
    }
    for turn, life in (("you", 23), ("other", 20)):
        chalice = {"id": "chalice", "name": "Chalice", "types": ["artifact"], "controller": AMY}
        playthrough = played(
            {**chalice, "abilities": [{**gives, "as_long_as": {"turn": turn}}]},
            script=[{"by": AMY, "cast": BOLT, "targets": [NICOLE]}],
            players=[{"id": AMY, "hand": [BOLT]}, PLAYERS[1]],
            start="precombat_main",
        )
        assert playthrough.game.players[AMY].life == life


def test_the_condition_is_told_with_the_change() -> None:
    artifact = {"objects": {"controller": "you", "types": ["artifact"]}}
    grants = {"kind": "grants", "objects": {"which": "this"}, "power": 1, "as_long_as": artifact}
    gem = {"id": "gem", "name": "Gem", "types": ["artifact"], "controller": AMY}
    told = why_it_is(played(creature("ox", "2/2", abilities=[grants]), gem).start, OX)
    assert told[1] == "Ox: gets +1/+0 as long as you control an artifact (CR 613.4c)"
