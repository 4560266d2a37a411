"""Assigning combat damage: what is legal, and the default (CR 510.1)."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.explain.violations import what_is_wrong
from core.rules.combat.assignment_choice import AssignCombatDamage
from core.rules.combat.assignment_recipients import divisions
from core.rules.combat.default_assignment import lethal_first
from core.rules.combat.enough_damage import Tally, enough
from core.rules.damage.lethal import lethal_damage
from core.terms.ids import ObjectId
from tests.support import AMY, NICOLE, asked, creature, happened, played, rules_broken

B1, B2 = ObjectId("b1"), ObjectId("b2")


def blocked_by_two(attacker: str, first: str, second: str, **fields: Any) -> list[dict[str, Any]]:
    return [
        creature("ox", attacker),
        creature("b1", first, by=NICOLE, **fields),
        creature("b2", second, by=NICOLE),
    ]


BLOCKS: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}, {"block": {"b1": "ox", "b2": "ox"}}]


@pytest.mark.parametrize("split", [(4, 0), (3, 1), (2, 2), (1, 3), (0, 4)])
def test_a_blocked_creature_divides_freely(split: tuple[int, int]) -> None:
    """CR 510.1c, the example."""
    script: list[dict[str, Any]] = [*BLOCKS, {"assign": {"ox": {"b1": split[0], "b2": split[1]}}}]
    assert rules_broken(played(*blocked_by_two("4/3", "2/3", "1/1"), script=script)) == []


@pytest.mark.parametrize(
    ("split", "rule"),
    [
        ({"b1": 2, "b2": 2, "nicole": 2}, None),
        ({"b1": 6}, None),
        ({"b1": 3, "b2": 1, "nicole": 2}, "702.19b"),
        ({"nicole": 6}, "702.19b"),
        ({"b1": 2, "b2": 2, "nicole": 1}, "510.1a"),
        ({"b1": 4, "b2": 4}, "510.1a"),
        ({"b1": 2, "b2": 2, "amy": 2}, "510.1c"),
    ],
)
def test_trample_gives_lethal_to_every_blocker_before_the_player(
    split: dict[str, int], rule: str | None
) -> None:
    """CR 702.19b: the sum being enough is not enough."""
    script: list[dict[str, Any]] = [*BLOCKS, {"assign": {"ox": split}}]
    broken = rules_broken(played(*blocked_by_two("6/6 trample", "2/2", "2/2"), script=script))
    assert broken == ([rule] if rule else []) or rule in broken


@pytest.mark.parametrize(
    ("points", "remedy"), [(1, "Assign that 1 damage to "), (2, "Assign that 2 damage to ")]
)
def test_points_where_they_cannot_go_are_told_where_to(points: int, remedy: str) -> None:
    script: list[dict[str, Any]] = [*BLOCKS, {"assign": {"ox": {"b1": 4 - points, AMY: points}}}]
    refused = played(*blocked_by_two("4/4", "2/2", "2/2"), script=script).refused
    assert refused is not None
    assert what_is_wrong(refused)[0].remedy.startswith(remedy)


def test_marked_damage_counts_toward_lethal() -> None:
    script: list[dict[str, Any]] = [*BLOCKS, {"assign": {"ox": {"b1": 1, "b2": 2, "nicole": 3}}}]
    assert rules_broken(played(*blocked_by_two("6/6 trample", "2/2", "2/2", damage=1), script=script)) == []


def test_every_fault_is_reported_at_once() -> None:
    """CR 510.1e: the whole assignment is judged."""
    playthrough = played(
        creature("ox", "6/6 trample"),
        creature("elk", "3/3"),
        creature("b1", "2/2", by=NICOLE),
        creature("b2", "2/2", by=NICOLE),
        script=[
            {"attack": {"ox": NICOLE, "elk": NICOLE}},
            {"block": {"b1": "ox", "b2": "elk"}},
            {"assign": {"ox": {"b1": 1, "nicole": 5}, "elk": {"nicole": 2}}},
        ],
    )
    assert sorted(rules_broken(playthrough)) == ["510.1a", "510.1c", "702.19b"]


def test_the_verdict_says_who_is_short_and_the_way_out() -> None:
    script: list[dict[str, Any]] = [*BLOCKS, {"assign": {"ox": {"b1": 2, "b2": 1, "nicole": 3}}}]
    refused = played(*blocked_by_two("6/6 trample", "2/2", "2/2"), script=script).refused
    assert refused is not None
    assert str(what_is_wrong(refused)[0]) == (
        "Ox can't assign damage to Nicole yet: B2 still needs 1 (CR 702.19b). Assign 1 more to B2."
    )


def test_in_order_each_needs_lethal_before_the_next() -> None:
    """CR 510.1c of July 2024."""
    objects = blocked_by_two("5/6", "0/3", "1/1")
    order: list[dict[str, Any]] = [*BLOCKS, {"order": {"ox": ["b1", "b2"]}}]
    short = played(*objects, script=[*order, {"assign": {"ox": {"b1": 2, "b2": 3}}}], era="ordered")
    assert rules_broken(short) == ["2024-07-30:510.1c"]
    fine = played(*objects, script=[*order, {"assign": {"ox": {"b1": 3, "b2": 2}}}], era="ordered")
    assert rules_broken(fine) == []


def test_an_order_must_hold_just_the_blockers() -> None:
    objects = blocked_by_two("5/6", "0/3", "1/1")
    playthrough = played(*objects, script=[*BLOCKS, {"order": {"ox": ["b1", "b1"]}}], era="ordered")
    assert rules_broken(playthrough) == ["2024-07-30:509.2"]


def test_sources_left_out_get_the_default() -> None:
    playthrough = played(
        creature("ox", "6/6 trample"),
        creature("elk", "3/3"),
        creature("b1", "2/2", by=NICOLE),
        script=[
            {"attack": {"ox": NICOLE, "elk": NICOLE}},
            {"block": {"b1": "ox"}},
            {"assign": {"ox": {"b1": 6}}},
        ],
    )
    assert playthrough.game.players[NICOLE].life == 17


@given(
    power=st.integers(1, 12),
    toughnesses=st.tuples(st.integers(1, 5), st.integers(1, 5)),
    marked=st.integers(0, 3),
    words=st.sampled_from(["", "trample", "deathtouch", "trample, deathtouch", "banding"]),
    era=st.sampled_from(["current", "ordered"]),
)
def test_the_default_assigns_all_power_and_breaks_no_rule(
    power: int, toughnesses: tuple[int, int], marked: int, words: str, era: str
) -> None:
    first, second = f"1/{toughnesses[0] + marked}", f"1/{toughnesses[1]}"
    playthrough = played(
        *blocked_by_two(f"{power}/9 {words}", first, second, damage=marked), script=BLOCKS, era=era
    )
    for decision in playthrough.decisions:
        assert decision.answer is not None
        assert decision.choice.violations(decision.game, decision.answer) == ()
    game, choice = asked(AssignCombatDamage, playthrough)
    assert isinstance(choice, AssignCombatDamage)
    division = divisions(game, choice.sources)[ObjectId("ox")]
    assert sum(lethal_first(game, division, Tally({})).values()) == power


@given(toughness=st.integers(1, 9), marked=st.integers(0, 8), words=st.sampled_from(["", "deathtouch"]))
def test_after_lethal_damage_no_more_is_needed(toughness: int, marked: int, words: str) -> None:
    playthrough = played(
        creature("ox", f"9/9 {words}"),
        creature("elk", "3/9"),
        creature("b1", f"0/{toughness + marked} can block an additional creature", by=NICOLE, damage=marked),
        script=[{"attack": {"ox": NICOLE, "elk": NICOLE}}, {"block": {"b1": ["ox", "elk"]}}],
    )
    game, _ = asked(AssignCombatDamage, playthrough)
    needed = lethal_damage(game, B1, ObjectId("ox"), {})
    assert needed == (1 if words else toughness)
    assert lethal_damage(game, B1, ObjectId("elk"), {ObjectId("ox"): needed}) == 0


def test_a_planeswalker_attacked_with_trample_over_it_needs_its_loyalty() -> None:
    """CR 702.19c: what others assign to it counts."""
    walker = {"id": "ilse", "card": "Ilse, the Patient", "controller": NICOLE}
    playthrough = played(
        creature("ox", "7/7 trample over planeswalkers"),
        creature("elk", "1/1"),
        walker,
        script=[{"attack": {"ox": "ilse", "elk": "ilse"}}],
    )
    game, choice = asked(AssignCombatDamage, playthrough)
    assert isinstance(choice, AssignCombatDamage)
    ox = divisions(game, choice.sources)[ObjectId("ox")]
    alone = Tally({})
    with_elk = Tally({ObjectId("elk"): {ObjectId("ilse"): 1}})
    assert (
        enough(game, ox, 0, ObjectId("ilse"), alone),
        enough(game, ox, 0, ObjectId("ilse"), with_elk),
    ) == (4, 3)
    assert lethal_first(game, ox, with_elk) == {"ilse": 3, NICOLE: 4}


def test_the_defending_player_divides_what_hits_their_band() -> None:
    """CR 702.22j."""
    playthrough = played(
        creature("ox", "4/4"),
        creature("b1", "1/1 banding", by=NICOLE),
        creature("b2", "1/1", by=NICOLE),
        script=BLOCKS,
    )
    choices = [d.choice for d in playthrough.decisions if isinstance(d.choice, AssignCombatDamage)]
    assert [(choice.player, choice.sources) for choice in choices] == [(NICOLE, ("ox", "b1", "b2"))]


def test_the_attacking_player_divides_what_hits_their_band() -> None:
    """CR 702.22k."""
    playthrough = played(
        creature("hero", "1/1 banding"),
        creature("ox", "4/4"),
        creature("b1", "3/3", by=NICOLE),
        script=[
            {"attack": {"hero": NICOLE, "ox": NICOLE}, "bands": [["hero", "ox"]]},
            {"block": {"b1": "ox"}},
        ],
    )
    choices = [d.choice for d in playthrough.decisions if isinstance(d.choice, AssignCombatDamage)]
    assert [(choice.player, choice.sources) for choice in choices] == [(AMY, ("hero", "ox", "b1"))]


def test_with_trample_the_other_side_of_a_band_cannot_reach_the_player() -> None:
    """CR 702.22j: divided among the creatures blocking it."""
    script: list[dict[str, Any]] = [*BLOCKS, {"assign": {"ox": {"b1": 1, "b2": 1, "nicole": 4}}}]
    broken = rules_broken(played(*blocked_by_two("6/6 trample", "1/1 banding", "1/1"), script=script))
    assert broken == ["702.22j"]


def test_a_trampler_too_weak_for_the_planeswalker_that_blocks_it_breaks_no_rule() -> None:
    """CR 702.19b: what it assigns to the blocker has not gone past it to what it attacks."""
    walker = {"types": ["planeswalker", "creature"], "loyalty": 5}
    playthrough = played(
        creature("wurm", "1/1 trample"),
        creature("gideon", "2/2", by=NICOLE, **walker),
        script=[
            {"attack": {"wurm": "gideon"}},
            {"block": {"gideon": "wurm"}},
            {"assign": {"wurm": {"gideon": 1}}},
        ],
    )
    assert rules_broken(playthrough) == []


SIZES = st.tuples(st.integers(0, 6), st.integers(1, 6))


@given(power=st.integers(1, 14), blockers=st.lists(SIZES, min_size=2, max_size=5))
def test_the_default_kills_as_many_as_possible_and_of_those_the_largest(
    power: int, blockers: list[tuple[int, int]]
) -> None:
    assigned = default_among(power, blockers)
    killed = [size for size, got in zip(blockers, assigned, strict=True) if got >= size[1]]
    could_die = [
        those
        for count in range(len(blockers) + 1)
        for those in combinations(blockers, count)
        if sum(toughness for _, toughness in those) <= power
    ]
    best = max((len(those), sum(map(sum, those))) for those in could_die)
    assert sum(assigned) == power
    assert (len(killed), sum(map(sum, killed))) == best


@pytest.mark.parametrize("power", [300, 999, 5_000])
def test_a_hundred_blockers_are_weighed(power: int) -> None:
    blockers = [(number % 17, 1 + number * 7 % 23) for number in range(100)]
    assigned = default_among(power, blockers)
    assert sum(assigned) == power


def default_among(power: int, blockers: list[tuple[int, int]]) -> list[int]:
    """Return what a creature assigns by default to each of those that block it."""
    names = [f"b{number}" for number in range(len(blockers))]
    script: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}, {"block": dict.fromkeys(names, "ox")}]
    there = [creature(name, f"{p}/{t}", by=NICOLE) for name, (p, t) in zip(names, blockers, strict=True)]
    playthrough = played(creature("ox", f"{power}/{power}"), *there, script=script)
    (assigned,) = happened(playthrough, "combat_damage_assigned")[:1]
    points = {one["recipient"]: one["amount"] for one in assigned["assigned"] if one["source"] == "ox"}
    return [points.get(name, 0) for name in names]
