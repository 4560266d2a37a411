"""Names in a file that nobody and nothing has, and what an object lacks, each at its place."""

from __future__ import annotations

from typing import Any

import pytest

from core.data.faults import DataError
from core.scenario.errors import ScenarioError
from tests.support import AMY, NICOLE, creature, permanent, played

SHIELD = {
    "name": "Shield",
    "text": "The next time a source of your choice would deal damage to you this turn, prevent that damage.",
}


def problems(*objects: dict[str, Any], **fields: Any) -> list[str]:
    """Return what is wrong with a scenario, line by line."""
    with pytest.raises((ScenarioError, DataError)) as caught:
        played(*objects, **fields)
    return str(caught.value).splitlines()


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"attacking": "nicol"}, "attacking: unknown player or object 'nicol'. Did you mean 'nicole'?"),
        ({"attached_to": "oks"}, "attached_to: unknown player or object 'oks'. Known: amy, nicole, ox."),
        ({"controller": "aimee"}, "controller: unknown player 'aimee'. Known: amy, nicole."),
        ({"goaded_by": ["nicol"]}, "goaded_by: unknown player 'nicol'. Did you mean 'nicole'?"),
        ({"blocking": ["oks"]}, "blocking: unknown object 'oks'. Known: ox."),
    ],
)
def test_an_object_that_names_nobody(fields: dict[str, Any], problem: str) -> None:
    assert problems(creature("ox", "3/3", **fields)) == [f"battlefield, object 1 (ox), {problem}"]


def test_a_turn_of_nobody() -> None:
    assert problems(active="aimee") == ["active: unknown player 'aimee'. Known: amy, nicole."]


@pytest.mark.parametrize(
    ("effect", "problem"),
    [
        ({"controller": "aimee"}, "controller: unknown player 'aimee'. Known: amy, nicole."),
        (
            {"controller": AMY, "from_source": "oks"},
            "from_source: unknown object 'oks'. Known: ox.",
        ),
    ],
)
def test_an_effect_of_nobody_or_against_nothing(effect: dict[str, Any], problem: str) -> None:
    effects = [{**SHIELD, "from_source": "ox", **effect}]
    assert problems(creature("ox", "3/3"), effects=effects) == [f"effects, effect 1, {problem}"]


def test_a_spell_whose_card_nobody_knows() -> None:
    cast = {"by": AMY, "cast": "Lightnig Bolt", "targets": [NICOLE]}
    assert problems(script=[cast]) == [
        "script, entry 1, cast: unknown card 'Lightnig Bolt'. Did you mean 'Lightning Bolt'?"
    ]


def test_an_entry_that_answers_two_questions() -> None:
    assert problems(script=[{"attack": {}, "block": {}}]) == [
        "an entry answers one question, but this one has 'attack' and 'block'."
    ]


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({}, ["name: an object needs a 'card' from the library, or its own 'name' and 'types'."]),
        (
            {"types": ["artifact"]},
            ["name: an object needs a 'card' from the library, or its own 'name' and 'types'."],
        ),
        ({"name": "It"}, ["types: an object without a 'card' needs 'types', such as [\"creature\"]."]),
        (
            {"name": "It", "types": ["sorcery"]},
            ["types: instants and sorceries can't be on the battlefield (CR 304.4, 307.4)."],
        ),
        (
            {"name": "It", "types": ["creature"]},
            ["power: a creature needs 'power'.", "toughness: a creature needs 'toughness'."],
        ),
        ({"name": "It", "types": ["planeswalker"]}, ["loyalty: a planeswalker needs 'loyalty'."]),
        ({"name": "It", "types": ["battle"]}, ["defense: a battle needs 'defense'."]),
    ],
)
def test_what_an_object_lacks(fields: dict[str, Any], found: list[str]) -> None:
    told = problems({"id": "it", "controller": AMY, **fields})
    assert told == [f"battlefield, object 1 (it), {one}" for one in found]


@pytest.mark.parametrize("where", ["battlefield", "hand", "effects"])
def test_a_token_with_a_name_of_its_own_may_be_named(where: str) -> None:
    """CR 111.4: it is not called after its subtypes."""
    creates = "create a 1/1 black Demon creature token named Minor Demon"
    script: list[dict[str, Any]] = [
        {"resolve": "all"},
        {"edit": {"object": "Minor Demon", "counters": {"+1/+1": 2}}},
    ]
    objects: list[dict[str, Any]] = []
    fields: dict[str, Any] = {"start": "upkeep", "until": "upkeep"}
    if where == "battlefield":
        objects = [creature("altar", "0/4", text=f"At the beginning of your upkeep, {creates}.")]
    elif where == "hand":
        fields["cards"] = {"Pact": {"types": ["instant"], "text": f"C{creates[1:]}."}}
        script = [{"by": AMY, "cast": "Pact"}, *script]
    else:
        text = f"You get an emblem with “At the beginning of your upkeep, {creates}.”"
        fields["effects"] = [{"name": "Oath", "controller": AMY, "text": text}]
    playthrough = played(*objects, script=script, **fields)
    demon = permanent(playthrough, "Minor Demon")
    assert demon.counters == {"+1/+1": 2}


def test_a_token_that_nothing_creates_may_not_be_named() -> None:
    edit = {"edit": {"object": "Minor Demon", "tapped": True}}
    assert "unknown id 'Minor Demon'" in problems(creature("ox", "3/3"), script=[edit])[0]
