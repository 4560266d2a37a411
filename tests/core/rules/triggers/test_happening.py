"""Abilities that trigger: on what, and when they look."""

from typing import Any

import pytest

from core.explain.explain import explain
from core.terms.counters import PLUS_ONE
from tests.support import NICOLE, creature, happened, is_there, life, permanent, played


def _grows(**when: Any) -> list[dict[str, Any]]:
    """Return the abilities of something that gets a counter when that happens."""
    does = [{"kind": "put_counters_now", "on": "this", "counter": "+1/+1"}]
    return [{"kind": "triggered", "when": when, "does": does}]


@pytest.mark.parametrize(("other", "counters"), [("2/5", 1), ("1/5", 0), ("0/5", 0)])
def test_training_needs_company_of_greater_power(other: str, counters: int) -> None:
    """CR 702.149a."""
    playthrough = played(
        creature("pupil", "1/1 training"),
        creature("teacher", other),
        script=[{"attack": {"pupil": NICOLE, "teacher": NICOLE}}],
    )
    assert permanent(playthrough, "pupil").counters.get(PLUS_ONE, 0) == counters


def test_a_stronger_creature_that_stays_at_home_trains_nobody() -> None:
    playthrough = played(
        creature("pupil", "1/1 training"), creature("teacher", "5/5"), script=[{"attack": {"pupil": NICOLE}}]
    )
    assert life(playthrough) == 19


def test_company_in_a_block_counts_too() -> None:
    company = {"event": "blocks", "along_with": {"keyword": "flying"}}
    playthrough = played(
        creature("bear", "2/2"),
        creature("elk", "2/2"),
        creature("squire", "1/1", by=NICOLE, abilities=_grows(**company)),
        creature("bird", "1/1 flying", by=NICOLE),
        script=[{"attack": {"bear": NICOLE, "elk": NICOLE}}, {"block": {"squire": "bear", "bird": "elk"}}],
    )
    assert permanent(playthrough, "bear").damage == 2


def test_what_stands_after_if_must_be_so_as_it_triggers() -> None:
    """CR 603.4."""
    grows = _grows(event="attacks")
    grows[0]["only_if"] = {"objects": {"which": "this", "is_tapped": True}}
    eager = creature("bear", "2/2", abilities=grows)
    calm = creature("elk", "2/2 vigilance", abilities=grows)
    playthrough = played(eager, calm, script=[{"attack": {"bear": NICOLE, "elk": NICOLE}}])
    assert permanent(playthrough, "bear").counters == {PLUS_ONE: 1}
    assert permanent(playthrough, "elk").counters == {}


def test_what_stands_after_if_must_be_so_as_it_resolves() -> None:
    """CR 603.4."""
    grows = _grows(event="attacks")
    grows[0]["only_if"] = {"objects": {"which": "this", "is_tapped": True}}
    playthrough = played(
        creature("bear", "2/2", abilities=grows),
        script=[{"attack": {"bear": NICOLE}}, {"edit": {"object": "bear", "tapped": False}}],
    )
    assert permanent(playthrough, "bear").counters == {}
    unresolved = next(f for f in playthrough.frames if f.event.kind == "did_not_resolve")
    assert explain(unresolved).text == (
        "Bear's ability does nothing: its condition is no longer true (CR 603.4)."
    )


def test_a_delayed_ability_is_of_the_source_of_what_made_it() -> None:
    """CR 603.7e: not of what it does something to."""
    dooms = {
        "kind": "triggered",
        "when": {"event": "attacks"},
        "targets": [{"what": {"objects": {}}}],
        "does": [{"kind": "later", "does": "destroy", "on": "target"}],
    }
    playthrough = played(
        creature("imp", "2/2", abilities=[dooms]),
        creature("ox", "3/3", by=NICOLE),
        script=[{"attack": {"imp": NICOLE}}, {"choose": "ox"}],
        until="end",
    )
    now, later = (one["ability"] for one in happened(playthrough, "ability_triggered"))
    assert (now["source"], later["source"]) == ("imp", "imp")
    assert later["it"] == "ox"
    assert not is_there(playthrough, "ox")
