"""Damage assignment order: where a creature that comes later is placed (CR 509.7 of July 2024)."""

from typing import Any

import pytest

from core.play.playthrough import Asking, Playthrough
from core.rules.combat.damage_order_choice import AnnounceDamageOrder, MovesOthers
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, card, creature, happened, played, rules_broken

SNAKE = "Snake Token"
NEST = {
    "id": "nest",
    "name": "Nest",
    "types": ["artifact"],
    "controller": NICOLE,
    "abilities": [
        {
            "kind": "activated",
            "targets": [{"what": {"objects": {"is_attacking": True}}}],
            "does": [
                {
                    "kind": "create_tokens",
                    "token": {"subtypes": ["Snake"], "power": 1, "toughness": 2},
                    "blocking": "target",
                }
            ],
        }
    ],
}


SNAKE_COMES = {"by": NICOLE, "activate": {"object": "nest"}, "targets": ["ox"]}
BLOCKS = {"block": {"elf": "ox", "guard": "ox"}}


def _fight(*script: dict[str, Any], **fields: Any) -> Playthrough:
    """Return what comes of an ox that attacks an elf, a guard and a nest of snakes, in the era `ordered`."""
    return played(
        creature("ox", "5/5"),
        creature("elf", "1/1", by=NICOLE),
        creature("guard", "0/4", by=NICOLE),
        NEST,
        script=[{"attack": {"ox": NICOLE}}, *script],
        **{"era": "ordered", **fields},
    )


def _orders(playthrough: Playthrough) -> list[list[str]]:
    return [one["orders"]["ox"] for one in happened(playthrough, "damage_order_announced")]


def test_by_default_it_stands_before_what_takes_more_and_the_others_stay() -> None:
    assert _orders(_fight(BLOCKS, SNAKE_COMES)) == [["elf", "guard"], ["elf", SNAKE, "guard"]]


def test_the_attacking_player_is_asked() -> None:
    first = {"order": {"ox": ["elf", "guard"]}}
    choice = _fight(BLOCKS, first, SNAKE_COMES, asking=Asking.DECISIONS).pending
    assert isinstance(choice, AnnounceDamageOrder)
    assert (choice.player, choice.placed, choice.rule) == (AMY, SNAKE, "2024-07-30:509.7")
    assert choice.among[ObjectId("ox")] == ("elf", "guard", SNAKE)


@pytest.mark.parametrize(
    ("order", "rules"),
    [
        ((SNAKE, "elf", "guard"), []),
        (("elf", "guard", SNAKE), []),
        (("guard", "elf", SNAKE), ["2024-07-30:509.7"]),
        (("elf", "guard"), ["2024-07-30:509.7"]),
    ],
)
def test_only_the_newcomer_is_placed(order: tuple[str, ...], rules: list[str]) -> None:
    first, then = {"order": {"ox": ["elf", "guard"]}}, {"order": {"ox": list(order)}}
    playthrough = _fight(BLOCKS, first, SNAKE_COMES, then)
    assert rules_broken(playthrough) == rules


def test_a_refused_order_says_who_stays() -> None:
    first, then = {"order": {"ox": ["elf", "guard"]}}, {"order": {"ox": ["guard", "elf", SNAKE]}}
    refused = _fight(BLOCKS, first, SNAKE_COMES, then).refused
    assert refused is not None
    (wrong,) = refused.violations
    assert isinstance(wrong, MovesOthers)
    assert (wrong.placed, wrong.others) == (SNAKE, ("elf", "guard"))


def test_what_comes_before_blocks_is_put_in_order_with_the_others() -> None:
    """CR 509.2 of July 2024: it is announced once for all that block by then."""
    assert _orders(_fight(SNAKE_COMES, BLOCKS)) == [["elf", SNAKE, "guard"]]


def test_today_nobody_is_asked() -> None:
    assert happened(_fight(BLOCKS, SNAKE_COMES, era="current"), "damage_order_announced") == []


def test_it_is_placed_before_each_of_a_band() -> None:
    """CR 702.22h: it blocks both of them."""
    playthrough = played(
        creature("ox", "5/5"),
        card("Benalish Hero", "hero"),
        creature("elf", "1/1", by=NICOLE),
        NEST,
        script=[
            {"attack": {"ox": NICOLE, "hero": NICOLE}, "bands": [["ox", "hero"]]},
            {"block": {"elf": "ox"}},
            SNAKE_COMES,
        ],
        era="ordered",
    )
    placed = happened(playthrough, "damage_order_announced")[-1]
    assert placed["orders"] == {"ox": ["elf", SNAKE], "hero": ["elf", SNAKE]}
