"""Abilities that trigger as something becomes a target."""

from typing import Any

import pytest

from tests.support import AMY, NICOLE, creature, happened, played

BEGINNING = {"start": "beginning_of_combat", "until": "beginning_of_combat"}
BOLT = {"by": AMY, "cast": "Lightning Bolt", "targets": [NICOLE]}


def _triggers(script: list[dict[str, Any]], *others: dict[str, Any], **when: Any) -> int:
    """Return how often what watches for targets triggers, on an elk of Nicole's."""
    watches = {
        "kind": "triggered",
        "when": {"event": "becomes_target", **when},
        "does": [{"kind": "gain_life_now", "amount": 1}],
    }
    elk = creature("elk", "9/9", by=NICOLE, abilities=[watches])
    playthrough = played(elk, *others, script=script, **BEGINNING)
    assert playthrough.unused == ()
    sources = [one["ability"]["source"] for one in happened(playthrough, "ability_triggered")]
    return sources.count("elk")


@pytest.mark.parametrize(
    ("targets", "when", "times"),
    [
        ([NICOLE], {"which": {"players": "you"}}, 1),
        (["elk"], {"which": {"players": "you"}}, 0),
        (["elk"], {}, 1),
        ([NICOLE], {}, 0),
        (["elk"], {"by": {"what": "ability"}}, 0),
        (["elk"], {"by": {"colors": ["R"], "controller": "opponent"}}, 1),
        (["elk"], {"by": {"controller": "you"}}, 0),
    ],
)
def test_who_is_targeted_by_what(targets: list[str], when: dict[str, Any], times: int) -> None:
    assert _triggers([{**BOLT, "targets": targets}], **when) == times


def test_it_triggers_for_each_target() -> None:
    """CR 603.2c."""
    hammer = {"by": AMY, "cast": "Fall of the Hammer", "targets": ["ox", "elk"]}
    assert _triggers([hammer], creature("ox", "2/2"), which={"objects": {"types": ["creature"]}}) == 2


def test_what_is_targeted_twice_becomes_a_target_once() -> None:
    both = {"kind": "activated", "targets": [{}, {}], "does": [{"kind": "fight"}]}
    ox = creature("ox", "2/2", abilities=[both])
    assert _triggers([{"activate": {"object": "ox"}, "targets": ["elk", "elk"]}], ox) == 1


def test_an_ability_that_is_activated_targets_as_well() -> None:
    shoots = {"kind": "activated", "targets": [{}], "does": [{"kind": "deal_damage", "amount": 1}]}
    ox = creature("ox", "2/2", abilities=[shoots])
    script = [{"activate": {"object": "ox"}, "targets": ["elk"]}]
    assert _triggers(script, ox, by={"what": "ability", "controller": "opponent"}) == 1


def test_a_creature_given_up_as_a_cost_was_there_when_the_target_was_chosen() -> None:
    """CR 601.2c comes before costs are paid."""
    fling = {"by": NICOLE, "cast": "Fling", "targets": ["elk"], "sacrifice": "elk"}
    assert _triggers([fling]) == 1
