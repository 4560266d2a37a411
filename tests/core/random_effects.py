"""Random effects out of the whole vocabulary, on random boards."""

from __future__ import annotations

from random import Random
from typing import Any

from core.data.writing import written
from core.language.phrases import ENGLISH
from core.scenario.format import Scenario
from core.scenario.reading import scenario_of
from tests.core.random_boards import random_board
from tests.core.random_parts import random_ability

CHANGES: tuple[dict[str, Any], ...] = (
    {"kind": "prevent"},
    {"kind": "prevent", "amount": 1},
    {"kind": "multiply", "by": 2},
    {"kind": "halve", "rounded": "up"},
    {"kind": "halve", "rounded": "down"},
    {"kind": "add", "amount": 2},
    {"kind": "add", "amount": -2},
    {"kind": "bound", "at_least": 3},
    {"kind": "bound", "at_most": 2},
    {"kind": "redirect", "to": "this"},
    {"kind": "redirect", "to": "you"},
    {"kind": "redirect", "to": "source_controller"},
    {"kind": "redirect", "to": "this", "amount": 1},
    {"kind": "instead"},
)
BESIDES: tuple[dict[str, Any], ...] = (
    {"kind": "gain_life"},
    {"kind": "gain_life", "who": "source_controller", "amount": 2},
    {"kind": "lose_life", "who": "recipient_controller", "amount": 1},
    {"kind": "put_counters", "counter": "+1/+1"},
    {"kind": "put_counters", "on": "recipient", "counter": "-1/-1", "amount": 1},
    {"kind": "remove_counters", "counter": "+1/+1", "amount": 1},
)
OBJECTS: tuple[dict[str, Any], ...] = (
    {},
    {"which": "this"},
    {"which": "other"},
    {"controller": "you"},
    {"controller": "opponent", "types": ["creature"]},
    {"colors": ["R", "G"]},
    {"is_attacking": True},
    {"keyword": "flying"},
)
OTHERS: tuple[dict[str, Any], ...] = (
    {"kind": "life", "event": "gain", "change": {"kind": "multiply"}},
    {"kind": "life", "event": "gain", "who": "any"},
    {"kind": "life", "event": "lose", "change": {"kind": "multiply"}},
    {"kind": "life", "event": "lose", "who": "opponent", "change": {"kind": "add", "amount": -1}},
    {"kind": "life_floor"},
    {"kind": "life_floor", "floor": 5, "while_you_control": {"types": ["creature"]}},
    {"kind": "counters"},
    {"kind": "counters", "on": {"players": "any", "objects": {}}, "change": {"kind": "multiply"}},
    {"kind": "cant_prevent", "combat": True},
    {"kind": "grants", "objects": {"controller": "you"}, "power": 1, "toughness": -1},
    {"kind": "grants", "objects": {"is_attacking": True}, "phrases": ["trample", "lifelink"]},
    {
        "kind": "triggered",
        "when": {"event": "deals_damage"},
        "does": [{"kind": "gain_life_now", "amount": "that_much"}],
    },
    {
        "kind": "triggered",
        "when": {"event": "is_dealt_damage"},
        "targets": [{}],
        "does": [{"kind": "deal_damage", "amount": 1}],
    },
    {
        "kind": "triggered",
        "when": {"event": "dies", "which": {"objects": {}}},
        "does": [{"kind": "put_counters_now", "on": "this", "counter": "+1/+1"}],
    },
    {
        "kind": "triggered",
        "when": {"event": "attacks", "which": {"objects": {"types": ["creature"]}}},
        "does": [{"kind": "give", "on": "it", "power": 1, "phrases": ["first strike"]}],
    },
    {"kind": "triggered", "when": {"event": "becomes_blocked"}, "does": [{"kind": "destroy", "on": "this"}]},
    {
        "kind": "triggered",
        "when": {"event": "attacks"},
        "targets": [{}, {"another": True}, {"another": True}],
        "least_targets": 0,
        "does": [{"kind": "deal_damage", "amount": 3, "is_divided": True}],
    },
    {
        "kind": "triggered",
        "when": {"event": "attacks"},
        "does": [
            {"kind": "deal_damage", "amount": "power", "by_each": {"is_attacking": True}, "to": "you"},
            {
                "kind": "make_effect",
                "on": "you",
                "effect": {"kind": "damage", "change": {"kind": "prevent"}},
                "points": 3,
                "if_prevented": [
                    {"does": [{"kind": "deal_damage", "amount": "that_much", "to": "its_controller"}]}
                ],
            },
        ],
    },
    {"kind": "destruction", "which": {"types": ["creature"], "controller": "you"}},
    {"kind": "dealt_as_though", "keyword": "wither"},
    {"kind": "dealt_as_though", "keyword": "infect", "recipient": {"players": "opponent"}},
    {
        "kind": "triggered",
        "when": {"event": "becomes_blocked"},
        "does": [{"kind": "phase_out", "on": "this"}],
    },
    {
        "kind": "triggered",
        "when": {"event": "dies", "which": {"objects": {}}},
        "does": [{"kind": "phase_out", "each": {"controller": "you", "is_attacking": True}}],
    },
    {
        "kind": "triggered",
        "when": {"event": "attacks", "along_with": {"power_than_this": "less"}},
        "is_optional": True,
        "targets": [{"what": {"objects": {"types": ["creature"], "controller": "defending_player"}}}],
        "does": [
            {"kind": "make_effect", "effect": {"kind": "must_block"}, "on": "target", "from_source": "this"}
        ],
    },
    {
        "kind": "triggered",
        "when": {"event": "reaches_chapter", "chapters": [1, 2]},
        "times_each_turn": 1,
        "does": [{"kind": "gain_life_now", "amount": 2}],
    },
    {
        "kind": "triggered",
        "when": {"event": "deals_damage", "to": {"players": "most_life"}},
        "only_if": {"objects": {"which": "this", "is_renowned": False}},
        "does": [
            {"kind": "sacrifice_of_choice", "who": "each_player"},
            {"kind": "become_renowned", "on": "this"},
        ],
    },
)


def random_effect(random: Random) -> dict[str, Any]:
    """Return an effect: whatever can be said, or one that is likely to matter, mostly on damage."""
    if random.random() < 0.5:
        return random_ability(random)
    if random.randint(0, 2) == 0:
        return random.choice(OTHERS)
    effect: dict[str, Any] = {"kind": "damage", "change": random.choice(CHANGES)}
    if random.random() < 0.5:
        effect["source"] = random.choice(OBJECTS)
    if random.random() < 0.5:
        effect["recipient"] = {"players": random.choice(("you", "opponent", "any"))}
    if random.random() < 0.4:
        effect["besides"] = [random.choice(BESIDES)]
    if random.random() < 0.2:
        effect["combat"] = random.choice((True, False))
    return effect


def random_board_with_effects(random: Random) -> Scenario:
    """Return a random board whose objects have effects, and on which some wait."""
    board = random_board(random)
    data = written(board, ENGLISH)
    for spec in data.get("battlefield", []):
        spec["abilities"] = [random_effect(random) for _ in range(random.choice((0, 0, 1, 2)))]
    players = [player["id"] for player in data["players"]]
    data["effects"] = [_waiting(random, number, players) for number in range(random.randint(0, 3))]
    return scenario_of({"format": "damage-step/1", **data})


def _waiting(random: Random, number: int, players: list[str]) -> dict[str, Any]:
    change = random.choice(({"kind": "prevent"}, {"kind": "redirect", "to": "source_controller"}))
    waiting: dict[str, Any] = {
        "id": f"e{number}",
        "name": f"Effect {number}",
        "controller": random.choice(players),
        "effect": {
            "kind": "damage",
            "change": change,
            "besides": random.sample(BESIDES, random.randint(0, 1)),
        },
        "protects": random.choice((*players, None)),
    }
    if random.random() < 0.5:
        waiting["points"] = random.randint(1, 4)
    else:
        waiting["next_time"] = random.random() < 0.5
    return {key: value for key, value in waiting.items() if value is not None}
