"""Static abilities as data: what can't be said is refused."""

from typing import Any

import pytest
from pydantic import ValidationError

from core.abilities.effects.grants import Grants
from core.abilities.effects.on_entering import CopyExceptions


@pytest.mark.parametrize("part", ["objects", "for_each"])
def test_power_is_not_compared_in_the_middle_of_the_layers(part: str) -> None:
    parts = {"objects": {"which": "other"}, part: {"power_than_this": "less"}}
    with pytest.raises(ValidationError, match="can't compare power"):
        Grants.model_validate({"kind": "grants", "power": 1, **parts})


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
    with pytest.raises(ValidationError, match=why):
        Grants.model_validate({**ITSELF, **said})


def test_a_rule_may_depend_on_what_all_layers_make_of_it() -> None:
    """CR 613.11."""
    strong = {"objects": {"which": "this", "power_at_least": 4}}
    Grants.model_validate({**ITSELF, "phrases": [{"kind": "cant_be_blocked"}], "as_long_as": strong})


@pytest.mark.parametrize(
    "ability",
    [
        {"kind": "spell", "does": [{"kind": "draw_now"}]},
        {"kind": "grants", "objects": {"which": "this"}, "defines": True, "base_power": 3},
    ],
)
def test_what_is_a_spell_s_or_an_object_s_own_is_not_given(ability: dict[str, Any]) -> None:
    """CR 113.3a, 604.3a."""
    with pytest.raises(ValidationError, match="can't be given"):
        Grants.model_validate({"kind": "grants", "objects": {}, "abilities": [ability]})


def test_what_is_given_does_not_give_without_end() -> None:
    """Each of many creatures giving to each of them, level upon level, would be too much to work out."""
    inner: dict[str, Any] = {"kind": "grants", "objects": {}, "power": 1}
    for _ in range(2):
        Grants.model_validate(inner)
        inner = {"kind": "grants", "objects": {}, "abilities": [inner]}
    with pytest.raises(ValidationError, match="in turn"):
        Grants.model_validate(inner)


def test_a_given_ability_that_cannot_be_read_says_where() -> None:
    unknown = {"kind": "activated", "does": [{"kind": "deal_damage", "amount": -1}]}
    with pytest.raises(ValidationError, match=r"does\.0\.deal_damage\.amount"):
        Grants.model_validate({"kind": "grants", "objects": {}, "abilities": [unknown]})


def test_given_abilities_are_written_as_they_are_read() -> None:
    ability = {"kind": "activated", "tap": True, "does": [{"kind": "draw_now"}]}
    written = {"kind": "grants", "objects": {"which": "bearer"}, "abilities": [ability]}
    read = Grants.model_validate(written)
    assert read.model_dump(mode="json", exclude_defaults=True) == written
    assert Grants.model_validate(read.model_dump(mode="json")) == read


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
    assert CopyExceptions.model_validate(exceptions).differs is differs
