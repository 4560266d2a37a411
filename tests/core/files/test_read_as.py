"""What a file says of abilities is read whole, or refused with its place."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.effects.grants import Grants
from core.cards.spec import CardSpec


def spec(ability: dict[str, Any]) -> CardSpec:
    return CardSpec.model_validate({"name": "Ox", "types": ["creature"], "abilities": [ability]})


@pytest.mark.parametrize(
    ("ability", "place"),
    [
        ({"kind": "grants", "objects": {}, "phrases": ["flying", "hast"]}, "grants, phrases, 1"),
        ({"kind": "grants", "objects": {}, "loses": ["hast"]}, "grants, loses, 0"),
        ({"kind": "enters", "tapped": True, "phrases": ["hast"]}, "enters, phrases, 0"),
        ({"kind": "enters", "as_copy": {"phrases": ["hast"]}}, "enters, as_copy, phrases, 0"),
        (
            {"kind": "activated", "does": [{"kind": "create_tokens", "token": {"phrases": ["hast"]}}]},
            "activated, does, 0, create_tokens, token, phrases, 0",
        ),
    ],
)
def test_an_unknown_phrase_is_told_with_its_place(ability: dict[str, Any], place: str) -> None:
    with pytest.raises(ValueError, match=f"{place}: unknown keyword 'hast'. Did you mean 'haste'?"):
        spec(ability)


def test_a_phrase_within_an_ability_that_is_given_is_read_and_written() -> None:
    given = {"kind": "activated", "tap": True, "does": [{"kind": "give", "phrases": ["can't block"]}]}
    ability = {"kind": "grants", "objects": {}, "abilities": [given]}
    written = spec(ability).model_dump(mode="json", exclude_defaults=True)["abilities"]
    assert written == [ability]


def test_a_file_has_one_name_for_each_key() -> None:
    with pytest.raises(ValueError, match="gains: Extra inputs"):
        spec({"kind": "grants", "objects": {}, "gains": ["flying"]})


def test_what_objects_lack_is_a_keyword_that_there_is() -> None:
    filtered = {"types": ["creature"], "lacks": "flanking"}
    (read,) = spec({"kind": "grants", "objects": filtered, "power": 1}).abilities
    assert isinstance(read, Grants)
    assert read.objects.lacks == "flanking"
    with pytest.raises(ValueError, match="objects, lacks"):
        spec({"kind": "grants", "objects": {**filtered, "lacks": "fliyng"}, "power": 1})
