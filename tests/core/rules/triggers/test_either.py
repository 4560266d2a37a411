"""Abilities that trigger on one event or another: once each time one of them occurs (CR 603.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from core.data.faults import DataError
from core.events.stack import AbilityTriggered
from core.explain.explain import explain
from core.play.playthrough import Playthrough
from core.terms.counters import PLUS_ONE
from tests.support import AMY, NICOLE, creature, happened, permanent, played, table

GROWS = [{"kind": "put_counters_now", "on": "this", "counter": "+1/+1"}]
MINE = {"objects": {"controller": "you", "types": ["creature"]}}
ANOTHER = {"objects": {"which": "other", "controller": "you", "types": ["creature"]}}


def watcher(*whens: dict[str, Any], size: str = "0/4", **fields: Any) -> dict[str, Any]:
    """Return a creature that gets a counter when any of that happens."""
    first, *others = whens
    ability = {"kind": "triggered", "when": first, "or_when": others, "does": GROWS, **fields}
    return creature("watcher", size, abilities=[ability])


def counters(playthrough: Playthrough) -> int:
    return permanent(playthrough, "watcher").counters.get(PLUS_ONE, 0)


ATTACK = {"attack": {"watcher": NICOLE}}


def test_it_triggers_on_each_of_its_events() -> None:
    """CR 603.2."""
    herald = watcher({"event": "attacks"}, {"event": "deals_damage", "to": {"players": "any"}}, size="1/4")
    assert counters(played(herald, script=[ATTACK])) == 2


def test_what_fits_two_subjects_happens_once() -> None:
    """CR 603.2c."""
    marshal = watcher({"event": "attacks"}, {"event": "attacks", "which": MINE})
    assert counters(played(marshal, creature("bear", "2/2"), script=[ATTACK])) == 1
    both = [{"attack": {"watcher": NICOLE, "bear": NICOLE}}]
    assert counters(played(marshal, creature("bear", "2/2"), script=both)) == 2


def test_to_be_sacrificed_and_to_die_is_to_go_once() -> None:
    """CR 603.2c, 701.21a."""
    fodder = creature("fodder", "1/1", abilities=[{"kind": "activated", "sacrifice_this": True, "does": []}])
    script = [{"by": AMY, "activate": {"object": "fodder"}}]
    once = watcher({"event": "dies", "which": ANOTHER}, {"event": "is_sacrificed", "which": ANOTHER})
    assert counters(played(once, fodder, script=script)) == 1


def test_the_object_itself_and_another_one_die_at_once() -> None:
    """CR 603.10a: it sees itself go, and what goes with it."""
    gain = [{"kind": "gain_life_now", "amount": 1}]
    pair = watcher({"event": "dies"}, {"event": "dies", "which": ANOTHER}, size="1/1", does=gain)
    wall = creature("wall", "0/6", by=NICOLE, abilities=[])
    sweep = {"kind": "deal_damage", "amount": 2, "each": {"objects": {"types": ["creature"]}}}
    sweeper = creature("sweeper", "0/5", abilities=[{"kind": "activated", "does": [sweep]}])
    script = [{"by": AMY, "activate": {"object": "sweeper"}}]
    playthrough = played(pair, creature("bear", "2/2"), wall, sweeper, script=script)
    assert playthrough.game.players[AMY].life == 22


def test_several_attackers_are_one_attack_beside_another_event() -> None:
    """CR 508.3d, 603.2c."""
    ability = watcher({"event": "attacks", "which": MINE, "at_least": 1}, {"event": "blocks"})
    both = [{"attack": {"watcher": NICOLE, "bear": NICOLE}}]
    assert counters(played(ability, creature("bear", "2/2"), script=both)) == 1


def test_which_of_its_events_made_it_trigger_is_told() -> None:
    herald = watcher({"event": "blocks"}, {"event": "attacks"})
    playthrough = played(herald, script=[ATTACK])
    told = [explain(frame) for frame in playthrough.frames if isinstance(frame.event, AbilityTriggered)]
    assert ["Watcher attacks" in one.headline for one in told] == [True]


@pytest.mark.parametrize(
    ("or_when", "why"),
    [
        ([{"event": "attacks"}], "'or_when' says the same as 'when'"),
        ([{"event": "state"}], "an ability that triggers on a state has no 'or_when'"),
    ],
)
def test_what_else_makes_it_trigger_is_something_else(or_when: list[dict[str, Any]], why: str) -> None:
    with pytest.raises(DataError, match=why):
        table(watcher({"event": "attacks"}, *or_when))


@pytest.mark.parametrize("to", [{}, {"players": "any"}])
def test_what_it_triggered_on_must_be_the_same_sort_of_thing(to: dict[str, str]) -> None:
    """Who enters is `it` for one event, and who is dealt the damage for the other."""
    loses = [{"kind": "lose_life_now", "who": "it", "amount": 1}]
    with pytest.raises(DataError, match="'it' is what a trigger was about"):
        table(watcher({"event": "enters"}, {"event": "deals_damage", "to": to}, does=loses))


def test_an_ability_that_did_trigger_is_no_near_miss() -> None:
    alone = watcher({"event": "attacks", "alone": True}, {"event": "attacks", "which": ANOTHER})
    both = [{"attack": {"watcher": NICOLE, "bear": NICOLE}}]
    playthrough = played(alone, creature("bear", "2/2"), script=both)
    assert len(happened(playthrough, "ability_triggered")) == 1
    assert not any(explain(frame).why_not for frame in playthrough.frames)
