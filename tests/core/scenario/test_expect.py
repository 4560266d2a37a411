"""Comparing with expectations: what differs is said, each time."""

from typing import Any

import pytest

from core.cards.library import built_in
from core.scenario.expect import differences
from core.scenario.playing import play_scenario
from tests.support import NICOLE, creature, table

OX, BEAR = creature("ox", "3/3"), creature("bear", "2/2", by=NICOLE)
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
        {"lost": [], "won": []},
    ],
)
def test_what_came_out_is_not_told(expect: dict[str, Any]) -> None:
    assert wrong(expect) == ()


@pytest.mark.parametrize(
    ("expect", "difference"),
    [
        ({"life": {"nicole": 17}}, "life of nicole: expected 17, got 20"),
        ({"damage": {"bear": 3}}, "damage of bear: expected 3, but it is in the graveyard"),
        ({"power_toughness": {"ox": "2/2"}}, "power_toughness of ox: expected 2/2, got 3/3"),
        ({"counters": {"ox": {"+1/+1": 1}}}, "+1/+1 counters on ox: expected 1, got 0"),
        (
            {"graveyard": {"nicole": ["Bear", "Bear"]}},
            "graveyard of nicole: expected Bear and Bear, got Bear",
        ),
        ({"not_graveyard": {"nicole": ["bear"]}}, "graveyard of nicole: bear should not be there, but it is"),
        ({"lost": ["nicole"]}, "lost: expected nicole, got nobody"),
        ({"illegal": "509.1b"}, "the last answer should be illegal by CR 509.1b, but it is legal"),
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
    assert told.startswith("script, entry 1 is illegal: Bear is Nicole's")


def test_a_refusal_by_another_rule_is_told() -> None:
    assert wrong({"illegal": "702.3b"}, [{"attack": {"bear": NICOLE}}]) == (
        "the last answer is illegal by CR 508.1a, not by CR 702.3b",
    )


def test_an_entry_without_a_question_is_told() -> None:
    assert wrong({}, [*SCRIPT, {"choose": "ox"}]) == (
        "script, entry 3: no question of the rules was found for it",
    )
