"""What a file says of abilities is read whole, or refused with its place."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.effects.grants import Grants
from core.cards.spec import CardSpec
from core.data.faults import DataError, Fault
from core.data.reading import read_as
from core.data.writing import written
from core.language.phrases import ENGLISH


def spec(ability: dict[str, Any]) -> CardSpec:
    return read_as(CardSpec, {"name": "Ox", "types": ["creature"], "abilities": [ability]}, ENGLISH)


def refusal(ability: dict[str, Any]) -> tuple[Fault, ...]:
    with pytest.raises(DataError) as caught:
        spec(ability)
    return caught.value.faults


@pytest.mark.parametrize(
    ("ability", "place"),
    [
        ({"kind": "grants", "objects": {}, "phrases": ["flying", "hast"]}, ("phrases", 1)),
        ({"kind": "grants", "objects": {}, "loses": ["hast"]}, ("loses", 0)),
        ({"kind": "enters", "tapped": True, "phrases": ["hast"]}, ("phrases", 0)),
        ({"kind": "enters", "as_copy": {"phrases": ["hast"]}}, ("as_copy", "phrases", 0)),
        (
            {"kind": "activated", "does": [{"kind": "create_tokens", "token": {"phrases": ["hast"]}}]},
            ("does", 0, "token", "phrases", 0),
        ),
    ],
)
def test_an_unknown_phrase_is_told_with_its_place(
    ability: dict[str, Any], place: tuple[str | int, ...]
) -> None:
    told = Fault(("abilities", 0, *place), "unknown keyword 'hast'. Did you mean 'haste'?")
    assert refusal(ability) == (told,)


def test_a_phrase_within_an_ability_that_is_given_is_read_and_written() -> None:
    given = {
        "kind": "activated",
        "tap": True,
        "does": [{"kind": "give", "on": "this", "phrases": ["can't block"]}],
    }
    ability = {"kind": "grants", "objects": {}, "abilities": [given]}
    data = written(spec(ability), ENGLISH)["abilities"]
    assert data == [ability]


def test_a_file_has_one_name_for_each_key() -> None:
    (fault,) = refusal({"kind": "grants", "objects": {}, "gains": ["flying"]})
    assert fault.sentence == "unknown key 'gains'. Did you mean 'phrases'?"


def test_what_objects_lack_is_a_keyword_that_there_is() -> None:
    filtered = {"types": ["creature"], "lacks": "flanking"}
    (read,) = spec({"kind": "grants", "objects": filtered, "power": 1}).abilities
    assert isinstance(read, Grants)
    assert read.objects.lacks == "flanking"
    (fault,) = refusal({"kind": "grants", "objects": {**filtered, "lacks": "fliyng"}, "power": 1})
    assert fault.sentence == "unknown word 'fliyng'. Did you mean 'flying'?"
