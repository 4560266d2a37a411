"""The moment that decides a question is where what it asks about changed last."""

from __future__ import annotations

from typing import Any

import pytest

from core.cards.library import built_in
from core.scenario.playing import play_scenario
from core.teaching.moment import moment_of
from core.teaching.verdict import verdict
from tests.support import NICOLE, creature, table

HAWK, OX, BEAR = (
    creature("hawk", "2/2 first strike"),
    creature("ox", "3/3"),
    creature("bear", "2/4", by=NICOLE),
)
SCRIPT: list[dict[str, Any]] = [{"attack": {"hawk": NICOLE, "ox": NICOLE}}, {"block": {"bear": "hawk"}}]


def kind_at(question: dict[str, Any], script: list[dict[str, Any]] = SCRIPT) -> str | None:
    """Return the kind of the event at the moment of a question."""
    scenario = table(HAWK, OX, BEAR, script=script, question=question)
    assert scenario.question is not None
    playthrough = play_scenario(scenario, built_in())
    moment = moment_of(scenario.question, playthrough)
    return None if moment is None else playthrough.frames[moment - 1].event.kind


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ({"life": "nicole"}, "damage_event_occurred"),
        ({"damage": "bear"}, "damage_event_occurred"),
        ({"dies": ["hawk", "bear"]}, "state_based_actions_performed"),
        ({"happens": {"kind": "attackers_declared"}}, "attackers_declared"),
        ({"life": "amy"}, "damage_event_occurred"),
        ({"happens": {"kind": "damage_prevented"}}, "damage_event_occurred"),
        ({"happens": {"kind": "attackers_declared", "tapped": ["hawk"]}}, "attackers_declared"),
    ],
)
def test_the_moment(question: dict[str, Any], kind: str | None) -> None:
    assert kind_at(question) == kind


def test_where_nothing_dies_it_is_the_last_damage_to_what_might() -> None:
    assert kind_at({"dies": ["bear"]}) == "damage_event_occurred"


def test_without_any_damage_there_may_be_no_moment() -> None:
    assert kind_at({"life": "amy"}, [{"attack": {}}]) is None


def test_whether_something_is_legal_is_decided_where_play_stops() -> None:
    scenario = table(HAWK, script=[{"attack": {"hawk": "amy"}}], question={"legal": True})
    assert scenario.question is not None
    playthrough = play_scenario(scenario, built_in())
    assert moment_of(scenario.question, playthrough) == len(playthrough.frames)


def test_what_was_predicted_wrongly_has_a_moment_of_its_own() -> None:
    """CR 702.16e: that a creature survives is decided where the damage to it is prevented."""
    guard = creature("bear", "3/2 protection from red", by=NICOLE)
    giant = creature("ox", "3/3", colors=["R"])
    script: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox"}}]
    scenario = table(giant, guard, script=script, question={"dies": ["ox", "bear"]})
    assert scenario.question is not None
    playthrough = play_scenario(scenario, built_in())
    both, none = frozenset({"ox", "bear"}), frozenset[str]()
    kinds = {
        said: playthrough.frames[(verdict(scenario.question, playthrough, said).moment or 0) - 1].event.kind
        for said in (both, none)
    }
    assert kinds == {both: "damage_prevented", none: "state_based_actions_performed"}
