"""What is told of a declaration or an order that isn't legal, and the way out."""

from __future__ import annotations

from typing import Any

from core.explain.violations import what_is_wrong
from tests.core.rules.combat.test_damage_order import NEST
from tests.support import AMY, NICOLE, creature, played

OX, ELK = creature("ox", "2/2"), creature("elk", "2/2")
WALL, GUARD = creature("wall", "0/4", by=NICOLE), creature("guard", "2/2", by=NICOLE)
ONE_EACH = {
    "id": "grounds",
    "name": "Dueling Grounds",
    "types": ["enchantment"],
    "controller": AMY,
    "text": "No more than one creature can attack each combat.\n"
    "No more than one creature can block each combat.",
}
NEEDS_TWO = {
    "attack": "This creature can't attack unless at least two other creatures attack.",
    "block": "This creature can't block unless at least two other creatures block.",
}
BOTH_ATTACK: dict[str, Any] = {"attack": {"ox": NICOLE, "elk": NICOLE}}
OX_ATTACKS: dict[str, Any] = {"attack": {"ox": NICOLE}}


def refused(*objects: dict[str, Any], script: list[dict[str, Any]], **fields: Any) -> list[str]:
    """Return what is told of the entry at which a script is refused."""
    playthrough = played(*objects, script=script, **fields)
    assert playthrough.refused is not None
    return [str(one) for one in what_is_wrong(playthrough.refused)]


def test_too_many_attackers() -> None:
    assert refused(OX, ELK, ONE_EACH, script=[BOTH_ATTACK]) == [
        "2 creatures can't attack: Dueling Grounds allows at most 1 (CR 508.1c). "
        "Take 1 creature out of the attack."
    ]


def test_too_many_blockers() -> None:
    blocks = {"block": {"wall": "ox", "guard": "ox"}}
    assert refused(OX, WALL, GUARD, ONE_EACH, script=[OX_ATTACKS, blocks]) == [
        "2 creatures can't block: Dueling Grounds allows at most 1 (CR 509.1b). Block with fewer creatures."
    ]


def test_an_attacker_that_needs_company() -> None:
    ox = creature("ox", "2/2", text=NEEDS_TWO["attack"])
    assert refused(ox, ELK, script=[BOTH_ATTACK]) == [
        "Ox can't attack unless at least 2 other creatures attack (CR 508.1c). "
        "Attack with at least 2 other creatures too, or leave it out."
    ]


def test_a_blocker_that_needs_company() -> None:
    guard = creature("guard", "2/2", by=NICOLE, text=NEEDS_TWO["block"])
    assert refused(OX, WALL, guard, script=[OX_ATTACKS, {"block": {"wall": "ox", "guard": "ox"}}]) == [
        "Guard can't block unless at least 2 other creatures block (CR 509.1b). "
        "Block with at least 2 other creatures too, or leave it out."
    ]


def test_a_blocker_that_can_t_block_alone() -> None:
    guard = creature("guard", "2/2", by=NICOLE, text="This creature can't block alone.")
    assert refused(OX, guard, script=[OX_ATTACKS, {"block": {"guard": "ox"}}]) == [
        "Guard can't block alone (CR 509.1b, 506.5). Block with another creature too, or leave it out."
    ]


def test_too_few_blockers_for_what_only_three_can_block() -> None:
    ox = creature("ox", "2/2", text="This creature can't be blocked except by three or more creatures.")
    assert refused(ox, WALL, GUARD, script=[OX_ATTACKS, {"block": {"wall": "ox", "guard": "ox"}}]) == [
        "Ox can't be blocked except by 3 or more creatures, and only 2 would block it (CR 509.1b). "
        "Block it with at least 3 creatures, or not at all."
    ]


def test_one_attacker_named_twice_by_a_blocker() -> None:
    assert refused(OX, WALL, script=[OX_ATTACKS, {"block": {"wall": ["ox", "ox"]}}]) == [
        "Wall can't block the same attacker twice (CR 509.1a). Name that attacker once."
    ]


def test_one_creature_enlisted_by_two_attackers() -> None:
    board = creature("ox", "2/2 enlist"), creature("elk", "2/2 enlist"), creature("calf", "1/1")
    script = [{**BOTH_ATTACK, "enlist": {"ox": "calf", "elk": "calf"}}]
    assert refused(*board, script=script) == [
        "Calf can't be enlisted twice: it can be tapped only once (CR 702.154a). Enlist it once."
    ]


def test_a_new_blocker_leaves_the_others_in_their_order() -> None:
    """CR 509.7 of July 2024: the attacker's controller places the new one and moves no other."""
    script: list[dict[str, Any]] = [
        OX_ATTACKS,
        {"block": {"wall": "ox", "guard": "ox"}},
        {"order": {"ox": ["wall", "guard"]}},
        {"by": NICOLE, "at": "declare_blockers", "activate": {"object": "nest"}, "targets": ["ox"]},
        {"order": {"ox": ["guard", "Snake Token", "wall"]}},
    ]
    assert refused(OX, WALL, GUARD, NEST, script=script, era="ordered") == [
        "Only Snake Token is placed in Ox's damage assignment order now (CR 509.7 of July 2024). "
        "Keep Wall and Guard in the order they had."
    ]
