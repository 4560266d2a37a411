"""Creatures tapped for their power, as crews are, and abilities that are activated only once (CR 702.122)."""

from __future__ import annotations

from typing import Any

import pytest

from core.characteristics.current import characteristics
from core.explain.questions import asked as question
from core.explain.violations import what_is_wrong
from core.play.playthrough import Asking
from core.rules.choices.some import ChooseSome
from core.terms.ids import ObjectId
from tests.support import NICOLE, asked, card, creature, permanent, played, rules_broken

CREW: dict[str, Any] = {"activate": {"object": "ship", "ability": "crew"}}
ALL: dict[str, Any] = {"resolve": "all"}
MAIN = {"start": "precombat_main", "until": "precombat_main"}
SHIP = card("Demolition Stomper", "ship")


def test_a_crewed_vehicle_is_an_artifact_creature_until_end_of_turn() -> None:
    """CR 702.122a."""
    crew = creature("ox", "5/5")
    now = played(SHIP, crew, script=[CREW, ALL], start="precombat_main", until="precombat_main")
    assert characteristics(now.game, ObjectId("ship")).is_creature
    later = played(SHIP, crew, script=[CREW, ALL], start="precombat_main", until="cleanup")
    assert not characteristics(later.game, ObjectId("ship")).is_creature


def test_nobody_is_asked_where_all_have_to_be_tapped() -> None:
    playthrough = played(SHIP, creature("ox", "3/3"), creature("elk", "2/2"), script=[CREW, ALL], **MAIN)
    assert not [one for one in playthrough.decisions if isinstance(one.choice, ChooseSome)]
    assert permanent(playthrough, "ox").status.tapped
    assert permanent(playthrough, "elk").status.tapped


def test_by_default_no_more_are_tapped_than_need_be() -> None:
    crew = creature("elf", "1/1"), creature("ox", "3/3"), creature("elk", "4/4")
    playthrough = played(SHIP, *crew, script=[CREW], **MAIN)
    tapped = [one for one in ("elf", "ox", "elk") if permanent(playthrough, one).status.tapped]
    assert tapped == ["ox", "elk"]


def test_too_little_power_is_refused_with_what_is_wanted() -> None:
    crew = creature("elf", "1/1"), creature("ox", "3/3"), creature("elk", "4/4")
    playthrough = played(SHIP, *crew, script=[CREW, {"choose": ["elf", "ox"]}], **MAIN)
    assert rules_broken(playthrough) == ["602.2b"]
    assert playthrough.refused is not None
    (told,) = what_is_wrong(playthrough.refused)
    assert told.sentence == "These have total power 4 (CR 602.2b)."
    assert told.remedy == "Choose creatures with total power 5 or greater."


def test_it_is_asked_by_power() -> None:
    crew = creature("elf", "1/1"), creature("ox", "3/3"), creature("elk", "4/4")
    playthrough = played(SHIP, *crew, script=[CREW], asking=Asking.DECISIONS, **MAIN)
    game, choice = asked(ChooseSome, playthrough)
    assert question(game, choice) == "Amy chooses creatures with total power 5 or greater to tap"


@pytest.mark.parametrize("line", ["4/4", "6/6"])
def test_a_vehicle_is_not_crewed_by_others_creatures(line: str) -> None:
    """CR 702.122a: creatures you control."""
    playthrough = played(SHIP, creature("ox", line, by=NICOLE), script=[CREW], **MAIN)
    assert rules_broken(playthrough) == ["118.3"]


ONCE = {
    "kind": "activated",
    "name": "Exhaust",
    "once": True,
    "does": [{"kind": "gain_life_now", "amount": 1}],
}


def test_exhaust_is_used_up_in_later_turns_too() -> None:
    """CR 702.177a."""
    use: dict[str, Any] = {"activate": {"object": "imp"}}
    imp = creature("imp", "1/1", abilities=[ONCE])
    assert rules_broken(played(imp, script=[use, ALL, use], **MAIN)) == ["702.177a"]
    plain = creature("imp", "1/1", abilities=[{**ONCE, "name": "Warm up"}])
    assert rules_broken(played(plain, script=[use, ALL, use], **MAIN)) == ["602.5b"]
    assert permanent(played(imp, script=[use, ALL], start="precombat_main", until="cleanup"), "imp").used_up


def test_each_of_two_such_abilities_is_activated_once() -> None:
    """CR 602.5b."""
    use: dict[str, Any] = {"activate": {"object": "imp"}}
    imp = creature("imp", "1/1", abilities=[ONCE, ONCE])
    assert rules_broken(played(imp, script=[use, ALL, use, ALL], **MAIN)) == []
    assert rules_broken(played(imp, script=[use, ALL, use, ALL, use], **MAIN)) == ["702.177a"]
