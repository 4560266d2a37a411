"""Excess damage that is dealt elsewhere, and what is excess of several sources' damage."""

from collections.abc import Mapping
from typing import Any

import pytest

from core.events.damage import Damage
from core.rules.damage.excess import move_excess
from core.terms.ids import ObjectId
from tests.support import NICOLE, creature, permanent, played


def moved(*damage: Damage, **fields: Any) -> list[tuple[str, int]]:
    """Return whom damage to an ox of 3 toughness would be dealt to; `fields` are the ox's."""
    game = played(
        creature("imp", "9/9"),
        creature("viper", "9/9 deathtouch"),
        creature("ox", "3/3", by=NICOLE, **fields),
        start="beginning_of_combat",
        until="beginning_of_combat",
    ).game
    event = move_excess(game, damage)
    return [(one.recipient, one.amount) for one in (event.remaining if event is not None else damage)]


def hit(source: str, amount: int, **fields: Any) -> Damage:
    """Return damage to the ox."""
    return Damage(source=ObjectId(source), recipient=ObjectId("ox"), amount=amount, is_combat=False, **fields)


def test_what_is_more_than_lethal_goes() -> None:
    assert moved(hit("imp", 5, excess_to=NICOLE)) == [("ox", 3), (NICOLE, 2)]
    assert moved(hit("imp", 5, excess_to=NICOLE), damage=2) == [("ox", 1), (NICOLE, 4)]
    assert moved(hit("imp", 3, excess_to=NICOLE)) == [("ox", 3)]


def test_nothing_stays_with_a_creature_that_has_lethal_damage() -> None:
    assert moved(hit("imp", 2, excess_to=NICOLE), damage=3, keywords=["indestructible"]) == [(NICOLE, 2)]


def test_deathtouch_counts_if_the_source_itself_has_it() -> None:
    assert moved(hit("viper", 5, excess_to=NICOLE)) == [("ox", 1), (NICOLE, 4)]
    assert moved(hit("imp", 3, excess_to=NICOLE), hit("viper", 1)) == [("ox", 2), (NICOLE, 1), ("ox", 1)]


def test_what_other_sources_deal_at_the_same_time_counts() -> None:
    assert moved(hit("imp", 3, excess_to=NICOLE), hit("viper", 2)) == [("ox", 1), (NICOLE, 2), ("ox", 2)]


@pytest.mark.parametrize(
    "only", [{"types": ["planeswalker"], "loyalty": 3}, {"types": ["battle"], "defense": 3}]
)
def test_what_others_deal_counts_against_loyalty_and_defense(only: dict[str, Any]) -> None:
    """CR 120.4a: more than the loyalty or defense that is there is excess."""
    assert moved(hit("imp", 3, excess_to=NICOLE), hit("viper", 2), **only) == [
        ("ox", 1),
        (NICOLE, 2),
        ("ox", 2),
    ]


def test_of_several_types_the_greatest_excess_counts() -> None:
    """CR 120.4a: a creature of toughness 3 that is a planeswalker of loyalty 1."""
    both = {"types": ["creature", "planeswalker"], "loyalty": 1}
    assert moved(hit("imp", 3, excess_to=NICOLE), **both) == [("ox", 1), (NICOLE, 2)]


def test_each_of_several_has_its_own_controller() -> None:
    sweep: Mapping[str, Any] = {
        "kind": "deal_damage",
        "amount": 4,
        "each": {"objects": {"types": ["creature"]}},
        "excess_to": "recipient_controller",
    }
    playthrough = played(
        creature("imp", "1/9", abilities=[{"kind": "activated", "does": [sweep]}]),
        creature("bear", "2/2"),
        creature("ox", "3/3", by=NICOLE),
        start="beginning_of_combat",
        until="beginning_of_combat",
        script=[{"activate": {"object": "imp"}}],
    )
    assert [player.life for player in playthrough.game.players.values()] == [18, 19]
    assert permanent(playthrough, "imp").damage == 4
