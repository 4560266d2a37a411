"""Abilities that files write as phrases: read with a phrasebook, or part by part without one."""

from typing import Any

import pytest

from core.abilities.ability import Ability
from core.abilities.chosen_color import OfChosenColor
from core.abilities.effects.grants import Grants
from core.abilities.effects.on_entering import EntersEffect
from core.abilities.filters import Objects
from core.abilities.keyword_abilities import HexproofFrom, Protection
from core.abilities.keywords import Keyword
from core.abilities.qualities import OfColor
from core.abilities.restrictions import CantBeBlockedBy, CantBlock
from core.data.faults import DataError
from core.data.reading import read_as
from core.data.writing import written
from core.language.phrases import ENGLISH
from core.terms.colors import Color

WRITTEN: dict[str, Any] = {
    "kind": "grants",
    "phrases": ["flying", "protection from red", "can't block"],
    "objects": {"which": "this"},
    "loses": ["trample"],
}
RED = OfColor(color=Color.RED)
GRANTS = Grants(
    objects=Objects(which="this"),
    gains=(Keyword.FLYING, Protection(quality=RED), CantBlock()),
    loses=(Keyword.TRAMPLE,),
)


def test_phrases_become_abilities_and_phrases_again() -> None:
    value = read_as(Grants, WRITTEN, ENGLISH)
    assert value == GRANTS
    assert written(value, ENGLISH) == WRITTEN


def test_without_a_phrasebook_abilities_are_read_and_written_part_by_part() -> None:
    data = written(GRANTS)
    assert data["phrases"][1] == {"kind": "protection", "quality": {"kind": "color", "color": "R"}}
    assert read_as(Grants, data) == GRANTS
    with pytest.raises(DataError):
        read_as(Grants, WRITTEN)


@pytest.mark.parametrize("unreadable", [3, None, {"kind": "cant_block"}])
def test_a_file_writes_abilities_as_phrases_alone(unreadable: object) -> None:
    with pytest.raises(DataError, match="must be a phrase such as"):
        read_as(Grants, {**WRITTEN, "phrases": [unreadable]}, ENGLISH)


@pytest.mark.parametrize(
    ("phrase", "ability"),
    [
        ("protection from {color}", Protection(quality=RED)),
        ("hexproof from {color}", HexproofFrom(quality=RED)),
        ("can't be blocked by {color} creatures", CantBeBlockedBy(quality=RED)),
    ],
)
def test_what_is_about_a_chosen_color_waits_for_it(phrase: str, ability: Ability) -> None:
    data = {"kind": "enters", "chooses_color": True, "phrases": ["flying", phrase]}
    value = read_as(EntersEffect, data, ENGLISH)
    flying, waiting = value.gains
    assert flying == Keyword.FLYING
    assert isinstance(waiting, OfChosenColor)
    assert waiting.about(Color.RED) == ability
    assert written(value, ENGLISH) == data


def test_an_ability_about_a_chosen_color_may_leave_out_whom_it_is_about() -> None:
    data = {"kind": "enters", "chooses_color": True, "phrases": ["Can't be blocked by {color}."]}
    value = read_as(EntersEffect, data, ENGLISH)
    assert value.gains == (OfChosenColor(ability="cant_be_blocked_by"),)


def test_no_color_is_chosen_elsewhere() -> None:
    with pytest.raises(DataError, match=r"unknown keyword 'protection from \{color\}'"):
        read_as(Grants, {**WRITTEN, "phrases": ["protection from {color}"]}, ENGLISH)
