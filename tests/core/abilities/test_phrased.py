"""Abilities that files write as phrases: read with a phrasebook, or part by part without one."""

from typing import Any

import pytest
from pydantic import ValidationError

from core.abilities.ability import Ability
from core.abilities.chosen_color import OfChosenColor
from core.abilities.effects.grants import Grants
from core.abilities.effects.on_entering import EntersEffect
from core.abilities.filters import Objects
from core.abilities.keyword_abilities import HexproofFrom, Protection
from core.abilities.keywords import Keyword
from core.abilities.qualities import OfColor
from core.abilities.restrictions import CantBeBlockedBy, CantBlock
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
    read = Grants.model_validate(WRITTEN, context=ENGLISH)
    assert read == GRANTS
    assert read.model_dump(mode="json", exclude_defaults=True, context=ENGLISH) == WRITTEN


def test_without_a_phrasebook_abilities_are_read_and_written_part_by_part() -> None:
    written = GRANTS.model_dump(mode="json", exclude_defaults=True)
    assert written["phrases"][1] == {"kind": "protection", "quality": {"kind": "color", "color": "R"}}
    assert Grants.model_validate(written) == GRANTS
    with pytest.raises(ValidationError):
        Grants.model_validate(WRITTEN)


@pytest.mark.parametrize("unreadable", [3, None, {"kind": "cant_block"}])
def test_a_file_writes_abilities_as_phrases_alone(unreadable: object) -> None:
    with pytest.raises(ValidationError, match="valid string"):
        Grants.model_validate({**WRITTEN, "phrases": [unreadable]}, context=ENGLISH)


@pytest.mark.parametrize(
    ("phrase", "ability"),
    [
        ("protection from {color}", Protection(quality=RED)),
        ("hexproof from {color}", HexproofFrom(quality=RED)),
        ("can't be blocked by {color} creatures", CantBeBlockedBy(quality=RED)),
    ],
)
def test_what_is_about_a_chosen_color_waits_for_it(phrase: str, ability: Ability) -> None:
    written = {"kind": "enters", "chooses_color": True, "phrases": ["flying", phrase]}
    read = EntersEffect.model_validate(written, context=ENGLISH)
    flying, waiting = read.gains
    assert flying == Keyword.FLYING
    assert isinstance(waiting, OfChosenColor)
    assert waiting.about(Color.RED) == ability
    assert read.model_dump(mode="json", exclude_defaults=True, context=ENGLISH) == written


def test_an_ability_about_a_chosen_color_may_leave_out_whom_it_is_about() -> None:
    written = {"kind": "enters", "chooses_color": True, "phrases": ["Can't be blocked by {color}."]}
    read = EntersEffect.model_validate(written, context=ENGLISH)
    assert read.gains == (OfChosenColor(ability="cant_be_blocked_by"),)


def test_no_color_is_chosen_elsewhere() -> None:
    with pytest.raises(ValidationError, match=r"unknown keyword 'protection from \{color\}'"):
        Grants.model_validate({**WRITTEN, "phrases": ["protection from {color}"]}, context=ENGLISH)
