"""What can't attack, block or assign damage is refused, with the rule that says so."""

from __future__ import annotations

from typing import Any

import pytest

from core.play.playthrough import Playthrough
from core.rules.combat.assignment_legality import AssignsNothing
from tests.support import AMY, NICOLE, RAJ, card, creature, played, rules_broken

ATTACK = {"attack": {"ox": NICOLE}}
BEHEMOTH: dict[str, Any] = {
    "name": "Behemoth",
    "types": ["creature", "battle"],
    "power": 3,
    "toughness": 3,
    "defense": 4,
}


def behemoth(controller: str) -> dict[str, Any]:
    """Return a creature that is a battle as well, without a battle type."""
    return {**BEHEMOTH, "id": "behemoth", "controller": controller, "protector": controller}


def test_a_creature_that_is_a_battle_never_attacks_or_blocks() -> None:
    """CR 506.3f, 506.3g, 508.1a, 509.1a."""
    attacks = played(behemoth(AMY), script=[{"attack": {"behemoth": NICOLE}}])
    assert rules_broken(attacks) == ["508.1a"]
    script: list[dict[str, Any]] = [ATTACK, {"block": {"behemoth": "ox"}}]
    assert rules_broken(played(creature("ox", "2/2"), behemoth(NICOLE), script=script)) == ["509.1a"]


def test_who_has_left_the_game_is_not_attacked() -> None:
    """CR 800.4a."""
    players = [{"id": AMY}, {"id": NICOLE}, {"id": RAJ, "life": 0}]
    script = [{"attack": {"ox": RAJ}}]
    ox = creature("ox", "2/2")
    playthrough = played(ox, players=players, script=script, start="beginning_of_combat")
    assert rules_broken(playthrough) == ["508.1b"]


def test_an_attacker_is_blocked_by_a_creature_once() -> None:
    """CR 509.1a."""
    hydra = creature("hydra", "2/2 can block any number of creatures", by=NICOLE)
    script: list[dict[str, Any]] = [ATTACK, {"block": {"hydra": ["ox", "ox"]}}]
    assert rules_broken(played(creature("ox", "2/2"), hydra, script=script)) == ["509.1a"]


@pytest.mark.parametrize(("colors", "rules"), [(["W"], ["509.1b"]), (["G", "W"], ["509.1b"]), (["G"], [])])
def test_what_white_creatures_cannot_block(colors: list[str], rules: list[str]) -> None:
    """CR 509.1b."""
    ox = creature("ox", "2/2 can't be blocked by white creatures")
    script: list[dict[str, Any]] = [ATTACK, {"block": {"elk": "ox"}}]
    assert rules_broken(played(ox, creature("elk", "1/1", by=NICOLE, colors=colors), script=script)) == rules


def test_a_creature_that_has_left_is_not_enlisted() -> None:
    bolt = {"by": AMY, "cast": "Lightning Bolt", "targets": ["elf"]}
    script: list[dict[str, Any]] = [bolt, {"attack": {"ox": NICOLE}, "enlist": {"ox": "elf"}}]
    board = creature("ox", "2/2 enlist"), creature("elf", "1/1")
    assert rules_broken(played(*board, script=script, start="beginning_of_combat")) == ["702.154a"]


def assigned(*objects: dict[str, Any], script: list[dict[str, Any]], **fields: Any) -> list[str]:
    """Return why creatures assign nothing, each with its rule."""
    playthrough: Playthrough = played(*objects, script=script, **fields)
    assert playthrough.refused is not None
    wrong = [one for one in playthrough.refused.violations if isinstance(one, AssignsNothing)]
    return [f"{one.why} {one.rule}" for one in wrong]


TRAMPLER = creature("ox", "5/5 trample")
ELK = creature("elk", "1/1", by=NICOLE)


def test_what_does_not_fight_or_has_no_power_assigns_nothing() -> None:
    """CR 510.1, 510.1a."""
    board = TRAMPLER, creature("wall", "-2/4"), ELK, creature("bear", "2/2", by=NICOLE)
    script: list[dict[str, Any]] = [{"attack": {"ox": NICOLE, "wall": NICOLE}}, {"block": {"elk": "ox"}}]
    points: dict[str, Any] = {"ox": {"elk": 5}, "wall": {NICOLE: 1}, "bear": {"ox": 2}}
    script.append({"assign": points})
    assert assigned(*board, script=script) == ["no_points 510.1a", "not_fighting 510.1"]


def test_what_blocks_or_is_blocked_by_nothing_any_more_assigns_nothing() -> None:
    """CR 510.1c, 510.1d."""
    hydra = creature("hydra", "4/9 can block any number of creatures", by=NICOLE)
    board = TRAMPLER, creature("ram", "2/2"), creature("imp", "1/1"), ELK, creature("bear", "2/2", by=NICOLE)
    attack = {"attack": {"ox": NICOLE, "ram": NICOLE, "imp": NICOLE}}
    block = {"block": {"hydra": "ox", "elk": "ram", "bear": "imp"}}
    bolts: list[dict[str, Any]] = [
        {"by": AMY, "cast": "Lightning Bolt", "targets": ["elk"], "at": "declare_blockers"},
        {"by": AMY, "cast": "Lightning Bolt", "targets": ["imp"], "at": "declare_blockers"},
    ]
    ram = {"assign": {"ox": {"hydra": 5}, "ram": {NICOLE: 2}}}
    assert assigned(*board, hydra, script=[attack, block, *bolts, ram]) == ["nothing_blocks 510.1c"]
    bear = {"assign": {"hydra": {"ox": 4}, "bear": {"imp": 2}}}
    assert assigned(*board, hydra, script=[attack, block, *bolts, bear]) == ["blocks_nothing 510.1d"]


def test_what_attacks_nothing_any_more_assigns_nothing() -> None:
    """CR 506.4c, 510.1b."""
    walker = {"id": "walker", "name": "Walker", "types": ["planeswalker"], "loyalty": 3, "controller": NICOLE}
    script: list[dict[str, Any]] = [
        {"attack": {"ox": NICOLE, "ram": "walker"}},
        {"block": {"elk": "ox"}},
        {"by": AMY, "cast": "Lightning Bolt", "targets": ["walker"], "at": "declare_blockers"},
        {"assign": {"ox": {"elk": 5}, "ram": {NICOLE: 2}}},
    ]
    assert assigned(TRAMPLER, creature("ram", "2/2"), ELK, walker, script=script) == [
        "attacks_nothing 510.1b"
    ]


@pytest.mark.parametrize(("quick", "slow"), [("ox", "ram"), ("ram", "ox")])
def test_each_creature_assigns_its_damage_in_its_own_step(quick: str, slow: str) -> None:
    """CR 510.4."""
    lines = {quick: "5/5 trample, first strike", slow: "5/5 trample"}
    board = [creature(name, line) for name, line in lines.items()]
    blockers = creature("elk", "1/9", by=NICOLE), creature("bear", "1/9", by=NICOLE)
    script: list[dict[str, Any]] = [
        {"attack": {"ox": NICOLE, "ram": NICOLE}},
        {"block": {"elk": "ox", "bear": "ram"}},
        {"assign": {"ox": {"elk": 5}, "ram": {"bear": 5}}},
    ]
    assert assigned(*board, *blockers, script=script) == ["another_step 510.4"]


def test_a_battle_is_trampled_over_to_it_and_not_to_its_protector() -> None:
    """CR 702.19b."""
    siege = card("Siege of Highwall", "siege", protector=NICOLE)
    points = {"elk": 1, NICOLE: 4}
    script: list[dict[str, Any]] = [
        {"attack": {"ox": "siege"}},
        {"block": {"elk": "ox"}},
        {"assign": {"ox": points}},
    ]
    assert rules_broken(played(TRAMPLER, ELK, siege, script=script)) == ["702.19b"]
