"""Comparing with expectations: what differs is said, each time."""

import json
from typing import Any

import pytest

from core.cards.library import built_in
from core.scenario.errors import ScenarioError
from core.scenario.expect import differences
from core.scenario.playing import play_scenario
from core.scenario.reading import parse_scenario
from tests.support import AMY, NICOLE, creature, table

OX, BEAR = creature("ox", "3/3 reach, toxic 1"), creature("bear", "2/2", by=NICOLE)
SCRIPT: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox"}}]


def wrong(expect: dict[str, Any], script: list[dict[str, Any]] = SCRIPT) -> tuple[str, ...]:
    scenario = table(OX, BEAR, script=script, expect=expect)
    return differences(scenario, play_scenario(scenario, built_in()))


@pytest.mark.parametrize(
    "expect",
    [
        {},
        {"life": {"nicole": 20}, "damage": {"ox": 2}, "power_toughness": {"ox": "3/3"}},
        {
            "graveyard": {"nicole": ["Bear"]},
            "battlefield": {"amy": ["ox"]},
            "not_battlefield": {"nicole": ["bear"]},
        },
        {
            "events": [
                {"kind": "damage_marked", "object": "bear"},
                {"kind": "destroyed", "because": ["704.5g"]},
            ]
        },
        {"not_events": [{"kind": "damage_prevented"}, {"kind": "destroyed", "object": "ox"}]},
        {"lost": [], "won": [], "draw": False},
        {
            "tapped": {"ox": True},
            "keywords": {"ox": ["reach", "toxic 1"]},
            "not_keywords": {"ox": ["flying"], "bear": ["reach"]},
            "attached_to": {"ox": None},
            "controller": {"ox": "amy"},
            "count": {"battlefield": {"amy": 1, "nicole": 0}, "graveyard": {"nicole": 1}},
        },
        {
            "at": {
                "declare_attackers": {"tapped": {"ox": True, "bear": False}, "damage": {"ox": 0}},
                "declare_blockers": {"battlefield": {"nicole": ["bear"]}, "controller": {"bear": "nicole"}},
            }
        },
    ],
)
def test_what_came_out_is_not_told(expect: dict[str, Any]) -> None:
    assert wrong(expect) == ()


@pytest.mark.parametrize(
    ("expect", "difference"),
    [
        ({"life": {"nicole": 17}}, "life of nicole: expected 17, got 20"),
        ({"damage": {"bear": 3}}, "damage of bear: expected 3, but it's in the graveyard"),
        ({"power_toughness": {"ox": "2/2"}}, "power_toughness of ox: expected 2/2, got 3/3"),
        ({"counters": {"ox": {"+1/+1": 1}}}, "+1/+1 counters on ox: expected 1, got 0"),
        (
            {"graveyard": {"nicole": ["Bear", "Bear"]}},
            "graveyard of nicole: expected Bear and Bear, got Bear",
        ),
        ({"not_graveyard": {"nicole": ["bear"]}}, "graveyard of nicole: bear should not be there, but it is"),
        ({"lost": ["nicole"]}, "lost: expected nicole, got nobody"),
        ({"tapped": {"ox": False}}, "tapped of ox: expected false, got true"),
        ({"tapped": {"bear": True}}, "tapped of bear: expected true, but it's in the graveyard"),
        ({"loyalty": {"ox": 3}}, "loyalty of ox: expected 3, but it has none"),
        (
            {"keywords": {"ox": ["flying", "reach"]}},
            "keywords of ox: expected flying, got reach and toxic 1",
        ),
        ({"keywords": {"bear": ["reach"]}}, "keywords of bear: expected reach, but it's in the graveyard"),
        ({"not_keywords": {"ox": ["toxic 1"]}}, "keywords of ox: toxic 1 should not be there, but it is"),
        ({"attached_to": {"ox": "bear"}}, "attached_to of ox: expected bear, got nothing"),
        ({"controller": {"ox": "nicole"}}, "controller of ox: expected nicole, got amy"),
        ({"count": {"graveyard": {"nicole": 2}}}, "count in graveyard of nicole: expected 2, got 1 (Bear)"),
        ({"count": {"exile": {"nicole": 1}}}, "count in exile of nicole: expected 1, got 0"),
        (
            {"count": {"library": {"amy": 0}}},
            "count in library of amy: expected 0, but the library isn't known",
        ),
        ({"draw": True}, "the game should be a draw, but it goes on"),
        (
            {"at": {"declare_blockers": {"life": {"amy": 19}, "draw": False}}},
            "at declare_blockers, life of amy: expected 19, got 20",
        ),
        ({"at": {"untap": {"draw": False}}}, "at untap: play never reaches this step"),
        ({"illegal": "509.1b"}, "the last answer should be illegal by CR 509.1b, but it's legal"),
        (
            {"events": [{"kind": "destroyed"}, {"kind": "damage_marked"}]},
            "events: {'kind': 'damage_marked'} did not happen, or not in this order",
        ),
        (
            {"not_events": [{"kind": "damage_prevented"}, {"kind": "destroyed", "object": "bear"}]},
            "events: {'kind': 'destroyed', 'object': 'bear'} should not happen, but it did",
        ),
    ],
)
def test_what_came_out_otherwise_is_told(expect: dict[str, Any], difference: str) -> None:
    assert wrong(expect) == (difference,)


def test_a_refusal_nobody_expected_is_told_with_its_reason() -> None:
    (told,) = wrong({}, [{"attack": {"bear": NICOLE}}])
    assert told.startswith("script, entry 1 is illegal: Amy can't attack with Bear: Nicole controls it")


def test_a_refusal_by_another_rule_is_told() -> None:
    assert wrong({"illegal": "702.3b"}, [{"attack": {"bear": NICOLE}}]) == (
        "the last answer is illegal by CR 508.1a, not by CR 702.3b",
    )


def test_an_entry_without_a_question_is_told() -> None:
    (told,) = wrong({}, [*SCRIPT, {"choose": "ox"}])
    assert told == (
        "script, entry 3: nothing asked for it; "
        "where only one answer is legal, there is nothing to choose, so leave it out"
    )


EDICT = {"Edict": {"types": ["instant"], "text": "Target player sacrifices a creature."}}
TO_SACRIFICE = (
    "what was asked in the beginning of combat step: Nicole chooses a permanent to sacrifice; "
    'it takes {"choose": "elk"} or {"choose": "bear"}'
)


def with_edict(*script: dict[str, Any]) -> tuple[str, ...]:
    """Return what is wrong where Nicole sacrifices one of two creatures."""
    elk = creature("elk", "1/1", by=NICOLE)
    cast = {"by": AMY, "cast": "Edict", "targets": [NICOLE]}
    scenario = table(BEAR, elk, cards=EDICT, script=[cast, *script], start="beginning_of_combat")
    return differences(scenario, play_scenario(scenario, built_in()))


def test_an_answer_of_another_form_is_told_the_question_and_how_to_answer_it() -> None:
    """One thing is chosen, and the entry names a list."""
    assert with_edict({"choose": ["bear"]}) == (f"script, entry 2: nothing asked for it; {TO_SACRIFICE}",)
    assert with_edict({"choose": "bear"}) == ()


def test_an_answer_after_the_stack_has_resolved_is_told_where_it_belongs() -> None:
    assert with_edict({"resolve": "all"}, {"choose": ["bear"]}) == (
        f"script, entry 3: nothing asked for it; {TO_SACRIFICE}; "
        "it was asked while the stack resolved, so put the answer before entry 2",
    )
    (told,) = with_edict({"resolve": "all"}, {"choose": "elk"})
    assert told.endswith("before entry 2 (letting the stack resolve); move it before that")


def test_an_attack_of_a_player_whose_turn_it_is_not_is_told_whose_attack_was_asked_for() -> None:
    (told,) = wrong({}, [{"by": NICOLE, "attack": {"ox": NICOLE}}])
    assert told == (
        "script, entry 1: nothing asked for it; what was asked in the declare attackers step: "
        'Amy declares attackers; it takes {"attack": {"ox": "nicole"}}'
    )


def test_targets_for_another_ability_than_the_first_are_told_which_one_that_is() -> None:
    text = "{T}: Add {G}.\n{1}: This creature deals 1 damage to target creature."
    ox = creature("ox", "3/3", text=text)
    scenario = table(ox, BEAR, script=[{"activate": {"object": "ox"}, "targets": ["bear"]}])
    (told,) = differences(scenario, play_scenario(scenario, built_in()))
    assert "Ability 1 of Ox is “{T}: Add {G}.”; ability 2 is “{1}: This" in told


def test_a_draw_is_expected_or_not() -> None:
    players = [{"id": "amy", "life": 0}, {"id": "nicole", "life": 0}]
    for draw, told in ((True, ()), (False, ("the game should not be a draw, but it is",))):
        scenario = table(players=players, expect={"draw": draw})
        assert differences(scenario, play_scenario(scenario, built_in())) == told


def test_a_game_that_somebody_won_is_no_draw() -> None:
    scenario = table(players=[{"id": "amy"}, {"id": "nicole", "life": 0}], expect={"draw": True})
    told = ("the game should be a draw, but amy won",)
    assert differences(scenario, play_scenario(scenario, built_in())) == told


@pytest.mark.parametrize(
    "expect", [{"tapped": {"oxx": True}}, {"at": {"untap": {"controller": {"ox": "amyy"}}}}]
)
def test_an_unknown_id_in_what_is_expected_is_refused(expect: dict[str, Any]) -> None:
    with pytest.raises(ScenarioError, match=r"unknown (id|player)"):
        wrong(expect)


@pytest.mark.parametrize(
    ("expect", "nearest"),
    [
        ({"at": {"declare_blocker": {}}}, "declare_blockers"),
        ({"count": {"graveyrd": {"amy": 1}}}, "graveyard"),
    ],
)
def test_an_unknown_step_or_zone_is_told_with_the_nearest(expect: dict[str, Any], nearest: str) -> None:
    board = {"format": "damage-step/1", "players": [{"id": "amy"}, {"id": "nicole"}], "expect": expect}
    with pytest.raises(ScenarioError, match=f"Did you mean '{nearest}'"):
        parse_scenario(json.dumps(board))


@pytest.mark.parametrize("rule", ["702.9b", "702.9", "509.1b", "509.1"])
def test_a_refusal_is_expected_by_the_special_rule_or_by_a_general_one(rule: str) -> None:
    bird = creature("bird", "1/1 flying")
    script: list[dict[str, Any]] = [{"attack": {"bird": NICOLE}}, {"block": {"bear": "bird"}}]
    scenario = table(bird, BEAR, script=script, expect={"illegal": rule})
    assert differences(scenario, play_scenario(scenario, built_in())) == ()


def test_the_general_rule_of_another_question_is_not_what_was_expected() -> None:
    bear = creature("bear", "2/2", summoning_sick=True)
    scenario = table(bear, script=[{"attack": {"bear": NICOLE}}], expect={"illegal": "602.5a"})
    told = ("the last answer is illegal by CR 302.6, not by CR 602.5a",)
    assert differences(scenario, play_scenario(scenario, built_in())) == told


def test_a_damage_order_is_only_missed_in_the_era_that_has_one() -> None:
    """Current rules have no damage assignment order (CR 510.1c); a board can be meant for every era."""
    order = {"order": {"ox": ["bear"]}}
    assert wrong({}, [*SCRIPT, order]) == ()
    scenario = table(OX, BEAR, script=[*SCRIPT, order], era="ordered")
    assert differences(scenario, play_scenario(scenario, built_in())) == (
        "script, entry 3: nothing asked for it",
    )


def test_an_entry_that_comes_too_late_is_named_with_its_place() -> None:
    pump = {"edit": {"object": "ox", "power": 5}, "at": "end_of_combat"}
    (told,) = wrong({}, [SCRIPT[0], pump, SCRIPT[1]])
    assert told == (
        "script, entry 3 (the blocks): asked for in the declare blockers step, "
        "before entry 2 (a change by hand); move it before that"
    )


def test_an_entry_behind_one_that_nothing_asks_for_is_told_of_it() -> None:
    assert wrong({}, [SCRIPT[0], {"choose": "ox"}, SCRIPT[1]]) == (
        "script, entry 2: nothing asked for it; "
        "where only one answer is legal, there is nothing to choose, so leave it out",
        "script, entry 3 (the blocks): asked for in the declare blockers step, "
        "but entry 2 (the choice of Ox) comes first, and nothing asked for that",
    )


def test_an_answer_that_is_illegal_because_another_comes_too_late_is_told_of_it() -> None:
    illegal, late = wrong({}, [SCRIPT[0], {"assign": {"ox": {"bear": 3}}}, SCRIPT[1]])
    assert illegal.startswith("script, entry 2 is illegal")
    assert late == (
        "script, entry 3 (the blocks): asked for in the declare blockers step, "
        "before entry 2 (the assignment of combat damage); move it before that"
    )


def test_what_comes_after_an_illegal_answer_does_not_come_too_late() -> None:
    tapped = creature("bear", "2/2", by=NICOLE, tapped=True)
    script = [SCRIPT[0], SCRIPT[1], {"by": "amy", "cast": "Shock", "targets": ["bear"]}]
    scenario = table(OX, tapped, script=script)
    (told,) = differences(scenario, play_scenario(scenario, built_in()))
    assert told.startswith("script, entry 2 is illegal")


def test_an_effect_may_be_named_by_the_object_that_has_it() -> None:
    knight = creature("knight", "2/2 protection from red", by=NICOLE)
    red = creature("ox", "3/3", colors=["R"])
    script: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}, {"block": {"knight": "ox"}}]
    for by, is_missing in (("knight", False), ("knight/protection", False), ("ox", True)):
        expect = {"events": [{"kind": "damage_prevented", "by": by}]}
        scenario = table(red, knight, script=script, expect=expect)
        assert bool(differences(scenario, play_scenario(scenario, built_in()))) == is_missing
