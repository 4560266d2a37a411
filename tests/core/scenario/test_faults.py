"""What is wrong in a file is said in our words, wherever it stands, and never in a library's."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.scenario.errors import ScenarioError
from core.scenario.reading import parse_scenario

SCENARIOS = Path(__file__).parents[3] / "assets" / "scenarios"

BOARD: dict[str, Any] = {
    "format": "damage-step/1",
    "players": [{"id": "amy"}, {"id": "nicole"}],
}


def refusal(ability: object) -> str:
    """Return what is said of a file with a wrong ability, without the file's name and the object's."""
    ox = {"id": "ox", "name": "Ox", "types": ["creature"], "power": 2, "toughness": 2, "controller": "amy"}
    with pytest.raises(ScenarioError) as caught:
        parse_scenario(json.dumps({**BOARD, "battlefield": [{**ox, "abilities": [ability]}]}))
    return str(caught.value).replace("battlefield, object 1 (ox), abilities, ability 1", "here")


def activated(*does: object, **fields: object) -> dict[str, object]:
    return {"kind": "activated", "does": does, **fields}


@pytest.mark.parametrize(
    ("ability", "message"),
    [
        (
            {"kind": "damge", "change": {"kind": "prevent"}},
            "here: unknown kind 'damge'. Did you mean 'damage'?",
        ),
        (
            activated({"kind": "deal_damage", "amount": 1, "too": "it"}),
            "here, does, instruction 1: unknown key 'too'. Did you mean 'to'?",
        ),
        (
            activated({"kind": "deal_damage"}),
            "here, does, instruction 1: 'amount' is missing: a whole number of at least 1, 'power', "
            "'that_much', 'x', 'sacrificed_power', 'sacrificed_toughness', 'sacrificed_mana_value' or an "
            "object with the 'kind' 'counted'.",
        ),
        (
            activated({"kind": "deal_damage", "amount": "power_"}),
            "here, does, instruction 1, amount: unknown word 'power_'. Did you mean 'power'?",
        ),
        (
            activated({"kind": "deal_damage", "amount": -1}),
            "here, does, instruction 1, amount: -1 isn't allowed here; it must be a whole number of at least "
            "1, 'power', 'that_much', 'x', 'sacrificed_power', 'sacrificed_toughness', "
            "'sacrificed_mana_value' or an object with the 'kind' 'counted'.",
        ),
        (
            activated({"kind": "deal_damage", "amount": {"kind": "counted", "of": {"tipes": ["creature"]}}}),
            "here, does, instruction 1, amount, of: unknown key 'tipes'. Did you mean 'types'?",
        ),
        (
            activated({"kind": "tap"}, {"kind": "give", "phrases": ["fliying"]}),
            "here, does, instruction 2, phrases, item 1: unknown keyword 'fliying'. Did you mean 'flying'?",
        ),
        (
            activated({"kind": "tap"}, targets=[{}, {"what": {"objects": {"colors": ["white"]}}}]),
            'here, targets, target 2, what, objects, colors, item 1: "white" isn\'t allowed here; '
            "it must be 'W', 'U', 'B', 'R' or 'G'.",
        ),
        (
            activated({"amount": 1}),
            "here, does, instruction 1: it needs a 'kind'. Known: ",
        ),
        (
            activated({"kind": "tap"}, tap="maybe"),
            'here, tap: "maybe" isn\'t allowed here; it must be true or false.',
        ),
        (
            7,
            "here: 7 isn't allowed here; it must be a phrase such as 'flying' or 'protection from red' or an "
            "object with a 'kind' among ",
        ),
        ("flyng", "here: unknown keyword 'flyng'. Did you mean 'flying'?"),
        (
            {"kind": "spell"},
            "here: a spell says what it 'does', or has 'modes'.",
        ),
    ],
)
def test_a_fault_inside_an_ability_is_told_like_any_other(ability: object, message: str) -> None:
    assert refusal(ability).startswith(message)


def test_all_faults_of_an_ability_are_told_at_once() -> None:
    wrong = activated({"kind": "tapp"}, {"kind": "give", "powr": 1}, tap=3)
    assert refusal(wrong).count("\n") == 2


def test_power_and_toughness_are_asked_for_with_an_example() -> None:
    expect = {"power_toughness": {"ox": [2, 2]}}
    with pytest.raises(ScenarioError) as caught:
        parse_scenario(json.dumps({**BOARD, "expect": expect}))
    assert str(caught.value) == (
        'expect, power_toughness, ox: [2, 2] isn\'t allowed here; it must be text such as "2/2".'
    )


OF_LIBRARIES = re.compile(
    r"[Ii]nput should|[Ee]xtra inputs|[Ff]ield required|[Uu]nable to|expected tags|using 'kind'|"
    r"valid (integer|string|boolean|dict|tuple|list|number)|constrained|function-|str-enum|literal\[|"
    r"[Vv]alue error|instance of|unhashable|at least \d+ (items|characters)|at most \d+ items|Traceback"
)


@cache
def valid() -> tuple[str, ...]:
    """Return the texts of scenarios that have abilities or effects."""
    texts = (path.read_text(encoding="utf-8") for path in sorted(SCENARIOS.rglob("*.scenario.json")))
    return tuple(text for text in texts if '"abilities"' in text or '"effects"' in text)


ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 10**9, 1.5, "", "x", "creature", "target", [], [2, 2], {}, {"kind": "tap"}, ["x"]),
    *({"kind": "nothing"}, {"x": 1}, [None], [[]], [{}], {"kind": ["tap"]}, {"kind": None}),
)


def _inside(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield each list and object with each of its numbers or keys."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        yield value, key
        yield from _inside(inner)


@settings(max_examples=300)
@given(data=st.data())
def test_whatever_is_wrong_in_a_file_is_not_told_in_a_librarys_words(data: st.DataObject) -> None:
    board = json.loads(data.draw(st.sampled_from(valid())))
    for _ in range(data.draw(st.integers(1, 3))):
        parent, key = data.draw(st.sampled_from([one for one in _inside(board) if one[1] != "format"]))
        match data.draw(st.sampled_from(["replace", "rename", "remove", "add"])):
            case "replace":
                parent[key] = deepcopy(data.draw(st.sampled_from(ODD)))
            case "rename" if isinstance(parent, dict):
                parent[data.draw(st.sampled_from([f"{key}s", key[1:], "kind", "objects"]))] = parent.pop(key)
            case "add" if isinstance(parent, dict):
                parent[data.draw(st.sampled_from(["objects", "kind", "amount", "x", "on"]))] = 1
            case _:
                del parent[key]
    try:
        parse_scenario(json.dumps(board))
    except ScenarioError as error:
        assert not OF_LIBRARIES.search(str(error)), str(error)  # noqa: PT017 - any other must fail the test
        assert "something else" not in str(error)  # noqa: PT017
