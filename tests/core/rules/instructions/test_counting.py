"""How often power and toughness count: "for each" of something."""

import pytest

from core.characteristics.current import characteristics
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, RAJ, creature, life, permanent, played

THREE = [{"id": player} for player in (AMY, NICOLE, RAJ)]


def test_melee_counts_each_opponent_once() -> None:
    """CR 702.121a: two creatures on one opponent are one opponent attacked."""
    attack = {"attack": {"pup": NICOLE, "bear": NICOLE}}
    playthrough = played(
        creature("pup", "1/1 melee"), creature("bear", "2/2"), script=[attack], players=THREE
    )
    assert life(playthrough, NICOLE) == 20 - 2 - 2


def test_each_instance_of_melee_counts() -> None:
    """CR 702.121b."""
    playthrough = played(creature("pup", "1/1 melee, melee"), script=[{"attack": {"pup": NICOLE}}])
    assert life(playthrough, NICOLE) == 20 - 3


def test_rampage_of_what_is_no_longer_attacking_counts_nothing() -> None:
    """CR 702.23b: blockers are counted as the ability resolves."""
    playthrough = played(
        creature("boar", "2/2 rampage 2"),
        creature("one", "1/1", by=NICOLE),
        creature("two", "1/1", by=NICOLE),
        script=[
            {"attack": {"boar": NICOLE}},
            {"block": {"one": "boar", "two": "boar"}},
            {"edit": {"object": "boar", "remove_from_combat": True}, "at": "declare_blockers"},
        ],
    )
    assert permanent(playthrough, "boar").damage == 0


@pytest.mark.parametrize(("blocks", "power"), [({}, 2), ({"ox": "bear"}, 5)])
def test_a_player_has_no_power_to_count(blocks: dict[str, str], power: int) -> None:
    grows = {"kind": "give", "on": "this", "power": 1, "times": "power_of_it"}
    hits = {"kind": "triggered", "when": {"event": "deals_damage", "to": {}}, "does": [grows]}
    playthrough = played(
        creature("bear", "2/5", abilities=[hits]),
        creature("ox", "3/5", by=NICOLE),
        script=[{"attack": {"bear": NICOLE}}, {"block": blocks}],
    )
    assert characteristics(playthrough.game, ObjectId("bear")).power == power
