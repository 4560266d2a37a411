"""Abilities that trigger once for what several do together, or become, or how often in a turn (CR 603.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.triggers import When
from core.data.faults import DataError
from core.data.reading import read_as
from core.language.lines import UnreadableError, read_line
from core.terms.counters import PLUS_ONE
from tests.support import AMY, NICOLE, creature, happened, permanent, played

GROWS = [{"kind": "put_counters_now", "on": "this", "counter": "+1/+1"}]
MINE = {"objects": {"controller": "you", "types": ["creature"]}}


def watcher(by: str = AMY, **when: Any) -> dict[str, Any]:
    """Return an object that gets a counter when that happens."""
    ability = {"kind": "triggered", "when": when, "does": GROWS}
    return creature("watcher", "0/4", by=by, abilities=[ability])


def growth(*objects: dict[str, Any], script: list[dict[str, Any]], **when: Any) -> int:
    """Return how many counters the watcher gets in a script."""
    playthrough = played(watcher(**when), *objects, script=script)
    return permanent(playthrough, "watcher").counters.get(PLUS_ONE, 0)


@pytest.mark.parametrize(("at_least", "grown"), [(1, 1), (2, 1), (3, 0)])
def test_so_many_attackers_are_one_attack(at_least: int, grown: int) -> None:
    """CR 508.3d."""
    two = (creature("bear", "2/2"), creature("ox", "2/2"))
    attack = {"attack": {"bear": NICOLE, "ox": NICOLE}}
    assert growth(*two, script=[attack], event="attacks", which=MINE, at_least=at_least) == grown


@pytest.mark.parametrize(("companions", "grown"), [(1, 1), (2, 1), (3, 0)])
def test_so_many_others_attack_as_well(companions: int, grown: int) -> None:
    two = (creature("bear", "2/2"), creature("ox", "2/2"))
    attack = {"attack": {"watcher": NICOLE, "bear": NICOLE, "ox": NICOLE}}
    company = {"along_with": {"types": ["creature"]}, "companions": companions}
    assert growth(*two, script=[attack], event="attacks", **company) == grown


def test_several_that_die_at_once_trigger_once() -> None:
    """CR 603.2c."""
    two = (creature("bear", "2/2"), creature("ox", "2/2"))
    does = [{"kind": "deal_damage", "amount": 2, "each": {"objects": {"types": ["creature"]}}}]
    sweeper = creature("sweeper", "0/4", abilities=[{"kind": "activated", "does": does}])
    sweep = {"by": AMY, "activate": {"object": "sweeper"}}
    assert growth(*two, sweeper, script=[sweep], event="dies", which=MINE, at_least=1) == 1
    assert growth(*two, sweeper, script=[sweep], event="dies", which=MINE) == 2


def test_what_is_untapped_as_the_turn_begins_becomes_untapped() -> None:
    tapped = creature("bear", "2/2", tapped=True)
    playthrough = played(watcher(event="becomes_untapped", which=MINE), tapped, start="untap", until="upkeep")
    assert permanent(playthrough, "watcher").counters.get(PLUS_ONE, 0) == 1


def test_what_enters_tapped_does_not_become_tapped() -> None:
    """CR 603.2e."""
    soldier = {"kind": "create_tokens", "token": {"subtypes": ["Soldier"], "power": 1, "toughness": 1}}
    maker = creature("maker", "1/1", abilities=[{"kind": "activated", "does": [{**soldier, "tapped": True}]}])
    script = [{"by": AMY, "activate": {"object": "maker"}}]
    assert growth(maker, script=script, event="becomes_tapped", which=MINE) == 0


def test_a_card_from_an_empty_library_is_not_drawn() -> None:
    """CR 121.2."""
    draw = [{"kind": "activated", "does": [{"kind": "draw_now", "amount": 2}]}]
    playthrough = played(
        watcher(event="draws_card", which={"players": "you"}, nth=2),
        creature("sage", "1/1", abilities=draw),
        script=[{"by": AMY, "activate": {"object": "sage"}}],
        players=[{"id": AMY, "library": ["Shock"]}, {"id": NICOLE}],
    )
    assert happened(playthrough, "ability_triggered") == []


@pytest.mark.parametrize(
    ("when", "why"),
    [
        ({"event": "attacks", "at_least": 2}, "about several objects"),
        ({"event": "attacks", "which": MINE, "at_least": 1, "alone": True}, "counts all of them"),
        ({"event": "attacks", "companions": 2}, "does not say of which creatures"),
        ({"event": "phases_in", "which": MINE, "at_least": 1}, "means nothing with 'phases_in'"),
        ({"event": "draws_card"}, "about a player"),
    ],
)
def test_what_means_nothing_is_refused(when: dict[str, Any], why: str) -> None:
    with pytest.raises(DataError, match=why):
        read_as(When, when)


@pytest.mark.parametrize(
    "line",
    [
        "Whenever you attack, put a +1/+1 counter on it.",
        "Whenever one or more creatures you control die, put a +1/+1 counter on that creature.",
        "Whenever a creature you control enters, put a +1/+1 counter on them.",
    ],
)
def test_several_are_nobody_in_particular(line: str) -> None:
    with pytest.raises(UnreadableError, match="it is not clear what"):
        read_line(line)
