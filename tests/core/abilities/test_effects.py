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
