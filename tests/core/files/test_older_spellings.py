"""Files that say something as it was said in the past still load, and mean the same."""

import json
from typing import Any

import pytest

from core.files.older_spellings import in_todays_words
from core.scenario.reading import parse_scenario

BOARD: dict[str, Any] = {"format": "damage-step/1", "players": [{"id": "amy"}, {"id": "nicole"}]}
GAIN = {"kind": "gain_life_now", "amount": 1}


def activated(*does: object, **fields: object) -> dict[str, object]:
    return {"kind": "activated", "does": list(does), **fields}


@pytest.mark.parametrize(
    ("then", "today"),
    [
        (
            {"kind": "spell", "sacrifice": {"types": ["creature"]}, "does": []},
            {"kind": "spell", "pays": {"sacrifice": {"types": ["creature"]}}, "does": []},
        ),
        (
            activated(before_attackers=True),
            activated(within={"last": "beginning_of_combat"}),
        ),
        (
            activated({"kind": "deal_damage", "amount": 1, "to": "you", "each": {"players": "any"}}),
            activated({"kind": "deal_damage", "amount": 1, "each": {"players": "any"}}),
        ),
        (
            activated({"kind": "destroy", "on": "this", "each": {"types": ["artifact"]}}),
            activated({"kind": "destroy", "each": {"types": ["artifact"]}}),
        ),
        (
            activated({"kind": "make_effect", "on": "this", "effect": {"kind": "destruction", "which": {}}}),
            activated({"kind": "make_effect", "on": "this", "effect": {"kind": "destruction"}}),
        ),
        (
            activated({**GAIN, "amount": "x"}, mana="{R}"),
            activated({**GAIN, "amount": "x"}, mana="{X}{R}"),
        ),
        (
            activated(
                {
                    "kind": "make_effect",
                    "on": "you",
                    "next_time": True,
                    "effect": {"kind": "damage", "change": {"kind": "redirect"}},
                }
            ),
            activated(
                {
                    "kind": "make_effect",
                    "on": "you",
                    "next_time": True,
                    "effect": {"kind": "damage", "change": {"kind": "redirect"}},
                    "redirect_to": "this",
                }
            ),
        ),
        (
            activated({"kind": "deal_damage", "amount": 1, "to": "opponents"}),
            activated({"kind": "deal_damage", "amount": 1, "each": {"players": "opponent"}}),
        ),
        (
            {
                "kind": "triggered",
                "when": {"event": "becomes_target", "by": {"what": "either"}},
                "does": [GAIN],
            },
            {"kind": "triggered", "when": {"event": "becomes_target"}, "does": [GAIN]},
        ),
        (
            {
                "kind": "triggered",
                "when": {"event": "casts_noncreature", "which": {"players": "any"}},
                "does": [{**GAIN, "who": "it"}],
            },
            {
                "kind": "triggered",
                "when": {
                    "event": "casts_spell",
                    "which": {"players": "any"},
                    "spell": {"not_types": ["creature"]},
                },
                "does": [{**GAIN, "who": "its_controller"}],
            },
        ),
        (
            activated(
                {"kind": "destroy"},
                targets=[{"what": {"objects": {"types": ["creature"]}}, "other": True}],
            ),
            activated(
                {"kind": "destroy"},
                targets=[{"what": {"objects": {"which": "other", "types": ["creature"]}}}],
            ),
        ),
        (
            {"kind": "grants", "objects": {"one_of_types": ["creature"]}, "power": 1},
            {"kind": "grants", "objects": {"types": ["creature"]}, "power": 1},
        ),
        (
            {"kind": "grants", "objects": {"types": ["artifact"], "one_of_types": ["creature"]}, "power": 1},
            {"kind": "grants", "objects": {"types": ["artifact", "creature"]}, "power": 1},
        ),
        (
            activated({"kind": "deal_damage", "each": {}, "amount": {"kind": "counted", "of": "power"}}),
            activated({"kind": "deal_damage", "each": {}, "amount": "power"}),
        ),
        (
            activated({"kind": "gain_life_now", "amount": "power"}),
            activated({"kind": "gain_life_now", "amount": {"kind": "counted", "of": {"kind": "size"}}}),
        ),
        (
            activated({"kind": "draw_now", "amount": {"kind": "counted", "of": "power", "half": "up"}}),
            activated(
                {"kind": "draw_now", "amount": {"kind": "counted", "of": {"kind": "size"}, "half": "up"}}
            ),
        ),
        (
            {"kind": "grants", "objects": {"which": "this", "is_tapped": True}, "power": 1},
            {
                "kind": "grants",
                "objects": {"which": "this"},
                "power": 1,
                "as_long_as": {"objects": {"which": "this", "is_tapped": True}},
            },
        ),
    ],
)
def test_an_older_spelling_is_read_as_it_is_said_today(then: object, today: object) -> None:
    assert in_todays_words(then) == today
    assert in_todays_words(today) == today
    ox = {"id": "ox", "name": "Ox", "types": ["creature"], "power": 2, "toughness": 2, "controller": "amy"}
    one, other = (
        parse_scenario(json.dumps({**BOARD, "battlefield": [{**ox, "abilities": [ability]}]}))
        for ability in (then, today)
    )
    assert one == other


@pytest.mark.parametrize(
    "said",
    [
        {"kind": "deal_damage", "amount": {"kind": "counted", "of": "power", "times": 2}},
        {"kind": "lose_life_now", "who": "opponents", "amount": 1},
        {"on_stack": {"what": "either"}},
        {"one_of_types": ["artifact", "creature"]},
        {"one_of_types": "creature"},
    ],
)
def test_all_else_is_left(said: object) -> None:
    assert in_todays_words(said) == said


@pytest.mark.parametrize(
    ("then", "today"),
    [
        ({"kind": "counted", "of": "that_much", "times": 1}, "that_much"),
        ({"kind": "counted", "of": "power"}, "power"),
        (
            {"kind": "counted", "of": "that_much", "plus": 3},
            {"kind": "counted", "of": "that_much", "plus": 3},
        ),
    ],
)
def test_an_amount_that_says_more_stays_as_it_is(then: dict[str, Any], today: object) -> None:
    assert in_todays_words({"amount": then}) == {"amount": today}
