"""Static abilities as data: what can't be said is refused."""

from typing import Any

import pytest

from core.abilities.effects.grants import Grants
from core.abilities.effects.on_entering import CopyExceptions
from core.data.faults import DataError
from core.data.reading import read_as
from core.data.writing import written


@pytest.mark.parametrize("part", ["objects", "for_each"])
def test_power_is_not_compared_in_the_middle_of_the_layers(part: str) -> None:
    parts = {"objects": {"which": "other"}, part: {"power_than_this": "less"}}
    with pytest.raises(DataError, match="can't compare power"):
        read_as(Grants, {"kind": "grants", "power": 1, **parts})


ITSELF: dict[str, Any] = {"kind": "grants", "objects": {"which": "this"}}


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"power": 1, "objects": {"which": "this", "is_tapped": True}}, "said by 'as_long_as'"),
        ({"defines": True, "base_power": 3, "as_long_as": {"turn": "you"}}, "604.3a"),
        (
            {"phrases": ["flying"], "as_long_as": {"objects": {"which": "this", "power_at_least": 4}}},
            "power and toughness, which only come after",
        ),
        (
            {"colors": ["R"], "as_long_as": {"objects": {"keyword": "flying"}}},
            "abilities, which only come after",
        ),
        ({"types": ["artifact"], "as_long_as": {"objects": {"colors": ["R"]}}}, "colors, which only come"),
        ({"power": 1, "as_long_as": {"objects": {"power_than_this": "less"}}}, "can't compare power"),
        ({"power": 1, "as_long_as": {"objects": {"dealt_damage_by": "this"}}}, "was dealt damage"),
        ({"power": 1, "as_long_as": {"turn": "you", "at_least": 2}}, "mean nothing with 'turn'"),
        ({"power": 1, "as_long_as": {"turn": "you", "life": "you"}}, "just one of"),
        ({"power": 1, "as_long_as": {}}, "just one of"),
    ],
)
def test_a_condition_that_means_nothing_is_refused(said: dict[str, Any], why: str) -> None:
    with pytest.raises(DataError, match=why):
        read_as(Grants, {**ITSELF, **said})


def test_a_rule_may_depend_on_what_all_layers_make_of_it() -> None:
    """CR 613.11."""
    strong = {"objects": {"which": "this", "power_at_least": 4}}
    read_as(Grants, {**ITSELF, "phrases": [{"kind": "cant_be_blocked"}], "as_long_as": strong})


@pytest.mark.parametrize(
    "ability",
    [
        {"kind": "spell", "does": [{"kind": "draw_now"}]},
        {"kind": "grants", "objects": {"which": "this"}, "defines": True, "base_power": 3},
    ],
)
def test_what_is_a_spell_s_or_an_object_s_own_is_not_given(ability: dict[str, Any]) -> None:
    """CR 113.3a, 604.3a."""
    with pytest.raises(DataError, match="can't be given"):
        read_as(Grants, {"kind": "grants", "objects": {}, "abilities": [ability]})


def test_what_is_given_does_not_give_without_end() -> None:
    """Each of many creatures giving to each of them, level upon level, would be too much to work out."""
    inner: dict[str, Any] = {"kind": "grants", "objects": {}, "power": 1}
    for _ in range(2):
        read_as(Grants, inner)
        inner = {"kind": "grants", "objects": {}, "abilities": [inner]}
    with pytest.raises(DataError, match="in turn"):
        read_as(Grants, inner)


def test_a_given_ability_that_cannot_be_read_says_where() -> None:
    unknown = {"kind": "activated", "does": [{"kind": "deal_damage", "amount": -1}]}
    with pytest.raises(DataError) as caught:
        read_as(Grants, {"kind": "grants", "objects": {}, "abilities": [unknown]})
    assert [fault.path for fault in caught.value.faults] == [("abilities", 0, "does", 0, "amount")]


def test_given_abilities_are_written_as_they_are_read() -> None:
    ability = {"kind": "activated", "tap": True, "does": [{"kind": "draw_now"}]}
    data = {"kind": "grants", "objects": {"which": "bearer"}, "abilities": [ability]}
    value = read_as(Grants, data)
    assert written(value) == data
    assert read_as(Grants, written(value)) == value


@pytest.mark.parametrize(
    ("exceptions", "differs"),
    [
        ({}, False),
        ({"types": ["artifact"]}, True),
        ({"subtypes": ["Spirit"]}, True),
        ({"phrases": ["haste"]}, True),
    ],
)
def test_a_copy_differs_by_whatever_it_is_or_has_besides(exceptions: dict[str, Any], differs: bool) -> None:
    """CR 707.9a, 707.9b."""
    assert read_as(CopyExceptions, exceptions).differs is differs
