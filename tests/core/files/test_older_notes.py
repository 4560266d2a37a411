"""Notes that stood in the script are read as notes beside it, in variations too."""

from __future__ import annotations

import json
from typing import Any

import pytest

from core.files.older_notes import beside_script
from core.scenario.errors import ScenarioError
from core.scenario.reading import parse_scenario

ATTACK: dict[str, Any] = {"attack": {}}
BLOCK: dict[str, Any] = {"block": {}}


def test_each_comes_to_stand_after_the_entry_before_it() -> None:
    then = {"script": [{"note": "One"}, ATTACK, {"note": "Two"}, BLOCK, {"note": "Three"}]}
    assert beside_script(then) == {
        "script": [ATTACK, BLOCK],
        "notes": [
            {"text": "One"},
            {"at": {"after": 1}, "text": "Two"},
            {"at": {"after": 2}, "text": "Three"},
        ],
    }


def test_variations_leave_where_they_left() -> None:
    then = {
        "script": [ATTACK, {"note": "Two"}, BLOCK],
        "variations": [
            {
                "after": 2,
                "script": [{"note": "Own"}, BLOCK],
                "variations": [{"after": 4, "script": [{"note": "Inner"}]}],
            }
        ],
    }
    assert beside_script(then) == {
        "script": [ATTACK, BLOCK],
        "notes": [{"at": {"after": 1}, "text": "Two"}],
        "variations": [
            {
                "after": 1,
                "script": [BLOCK],
                "notes": [{"at": {"after": 1}, "text": "Own"}],
                "variations": [{"after": 2, "script": [], "notes": [{"at": {"after": 2}, "text": "Inner"}]}],
            }
        ],
    }


@pytest.mark.parametrize("data", [{"script": [ATTACK]}, {"script": 5}, {"notes": []}, [], None])
def test_all_else_is_left(data: object) -> None:
    assert beside_script(data) is data


@pytest.mark.parametrize("wrong", [{"note": 5}, {"note": "x", "by": "amy"}])
def test_what_was_no_note_is_none_today(wrong: dict[str, object]) -> None:
    players = [{"id": "amy"}, {"id": "nicole"}]
    with pytest.raises(ScenarioError, match="script, entry 1: unknown entry 'note'"):
        parse_scenario(json.dumps({"format": "damage-step/1", "players": players, "script": [wrong]}))
