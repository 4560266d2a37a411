"""Abilities trigger wherever their event happens: as a cost, by hand, in a step that comes again."""

from typing import Any

import pytest

from core.explain.explain import explain
from core.play.playthrough import Playthrough
from core.terms.counters import PLUS_ONE
from core.terms.steps import Step
from tests.support import AMY, NICOLE, creature, happened, life, permanent, played

GROWS = [{"kind": "put_counters_now", "on": "this", "counter": "+1/+1"}]
SOLDIER = {"subtypes": ["Soldier"], "power": 1, "toughness": 1}


def grows(event: str, only_if: dict[str, Any] | None = None, **when: Any) -> list[dict[str, Any]]:
    """Return the abilities of something that gets a counter when that happens."""
    condition = {"only_if": only_if} if only_if else {}
    return [{"kind": "triggered", "when": {"event": event, **when}, "does": GROWS, **condition}]


def counters(playthrough: Playthrough, one: str) -> int:
    return permanent(playthrough, one).counters.get(PLUS_ONE, 0)


@pytest.mark.parametrize(
    ("event", "total", "grown"), [("gains_life", 25, 1), ("loses_life", 15, 1), ("gains_life", 15, 0)]
)
def test_a_life_total_that_is_set_is_life_gained_or_lost(event: str, total: int, grown: int) -> None:
    """CR 119.5."""
    watcher = creature("bear", "2/2", abilities=grows(event, which={"players": "you"}))
    playthrough = played(watcher, script=[{"edit": {"player": AMY, "life": total}}])
    assert counters(playthrough, "bear") == grown


def test_counters_put_somewhere_by_hand_are_counters_put_there() -> None:
    """CR 122.1."""
    does = [{"kind": "gain_life_now", "amount": "that_much"}]
    when = {"event": "gets_counters", "counter": "+1/+1"}
    watcher = creature("bear", "2/2", abilities=[{"kind": "triggered", "when": when, "does": does}])
    playthrough = played(watcher, script=[{"edit": {"object": "bear", "counters": {"+1/+1": 3}}}])
    assert life(playthrough, AMY) == 23


def test_counters_taken_away_by_hand_are_none_put_there() -> None:
    watcher = creature("bear", "2/2", counters={"charge": 2}, abilities=grows("gets_counters"))
    playthrough = played(watcher, script=[{"edit": {"object": "bear", "counters": {"charge": -2}}}])
    assert counters(playthrough, "bear") == 0


def test_a_siege_is_defeated_by_what_its_own_ability_costs() -> None:
    """CR 310.11b: however the last defense counter is removed."""
    drain = {
        "kind": "activated",
        "remove_counter": "defense",
        "does": [{"kind": "gain_life_now", "amount": 1}],
    }
    siege = {
        "id": "siege",
        "name": "Siege",
        "controller": AMY,
        "protector": NICOLE,
        "types": ["battle"],
        "subtypes": ["Siege"],
        "counters": {"defense": 1},
        "abilities": [drain],
    }
    playthrough = played(siege, script=[{"activate": {"object": "siege"}}])
    [defeat] = [
        f for f in happened(playthrough, "ability_triggered") if f["ability"]["kind"] == "siege_defeated"
    ]
    assert defeat["ability"]["source"] == "siege"


def test_a_combat_damage_step_begins_like_any_other() -> None:
    """CR 603.2b, 510.4: and so does the first of two."""
    ability = grows("step_begins", which={"players": "any"}, step=Step.COMBAT_DAMAGE)
    attack = [{"attack": {"bear": NICOLE}}]
    assert counters(played(creature("bear", "2/2", abilities=ability), script=attack), "bear") == 1
    twice = creature("bear", "2/2 double strike", abilities=ability)
    assert counters(played(twice, script=attack), "bear") == 2


def test_only_one_step_is_the_first_combat_damage_step() -> None:
    ability = grows("step_begins", which={"players": "any"}, step=Step.FIRST_STRIKE_DAMAGE)
    twice = creature("bear", "2/2 double strike", abilities=ability)
    assert counters(played(twice, script=[{"attack": {"bear": NICOLE}}]), "bear") == 1


def test_another_cleanup_step_begins_as_well() -> None:
    """CR 514.3a, 603.2b."""
    lacks = {"objects": {"which": "this", "lacks_counter": "+1/+1"}}
    grown = {"objects": {"name": "Bear", "counters": {"+1/+1": 1}}}
    of_ox = grows("step_begins", only_if=grown, which={"players": "any"}, step=Step.CLEANUP)
    playthrough = played(
        creature(
            "bear", "2/2", abilities=grows("step_begins", lacks, which={"players": "any"}, step=Step.CLEANUP)
        ),
        creature("ox", "2/2", abilities=[{**of_ox[0], "does": [*GROWS, {"kind": "destroy", "on": "this"}]}]),
        until="cleanup",
    )
    assert "ox" not in playthrough.game.battlefield


def test_what_is_blocked_already_does_not_become_blocked() -> None:
    """CR 509.3c: a token entered blocking it, and then a creature was declared as a blocker for it."""
    does = [{"kind": "create_tokens", "token": SOLDIER, "blocking": "target"}]
    guard = [{"kind": "activated", "targets": [{"what": {"objects": {"is_attacking": True}}}], "does": does}]
    playthrough = played(
        creature("bear", "4/4", abilities=grows("becomes_blocked")),
        creature("guard", "1/1", by=NICOLE, abilities=guard),
        script=[
            {"attack": {"bear": NICOLE}},
            {"by": NICOLE, "activate": {"object": "guard"}, "targets": ["bear"]},
            {"block": {"guard": "bear"}},
        ],
    )
    assert counters(playthrough, "bear") == 1


def test_a_spell_becomes_cast_once_what_it_costs_is_paid() -> None:
    """CR 601.2i: what dies for it triggers before what its being cast triggers."""
    watcher = creature("monk", "1/1", abilities=grows("casts_spell", which={"players": "you"}))
    fling = {"by": AMY, "cast": "Fling", "targets": [NICOLE], "sacrifice": "bear"}
    dies = grows("dies")
    playthrough = played(watcher, creature("bear", "3/3", abilities=dies), script=[fling])
    kinds = [frame.event.kind for frame in playthrough.frames]
    start = kinds.index("spell_cast")
    paid = ["spell_cast", "permanents_left", "ability_triggered", "became_cast", "ability_triggered"]
    assert kinds[start : start + 5] == paid
    became = playthrough.frames[start + 3]
    assert explain(became).text == "Fling has been cast: its costs are paid (CR 601.2i)."
    assert counters(playthrough, "monk") == 1


def test_a_spell_that_costs_no_more_is_cast_at_once() -> None:
    watcher = creature("monk", "1/1", abilities=grows("casts_spell", which={"players": "you"}))
    playthrough = played(watcher, script=[{"by": AMY, "cast": "Lightning Bolt", "targets": [NICOLE]}])
    assert happened(playthrough, "became_cast") == []
    assert counters(playthrough, "monk") == 1


def test_who_looked_back_says_so() -> None:
    """CR 603.10a."""
    playthrough = played(
        creature(
            "bear", "2/2", abilities=[{**grows("dies")[0], "does": [{"kind": "gain_life_now", "amount": 1}]}]
        ),
        creature("ox", "3/3", by=NICOLE),
        script=[{"attack": {"bear": NICOLE}}, {"block": {"ox": "bear"}}],
    )
    [triggered] = [f for f in playthrough.frames if f.event.kind == "ability_triggered"]
    assert explain(triggered).because == (
        "Bear has left, but this ability looks back to the moment before (CR 603.10a)."
    )


def test_who_is_there_still_did_not_look_back() -> None:
    watcher = creature("elk", "1/1", abilities=grows("dies", which={"objects": {}}))
    playthrough = played(
        watcher,
        creature("bear", "2/2"),
        creature("ox", "3/3", by=NICOLE),
        script=[{"attack": {"bear": NICOLE}}, {"block": {"ox": "bear"}}],
    )
    [triggered] = [f for f in playthrough.frames if f.event.kind == "ability_triggered"]
    assert explain(triggered).because == ""


def test_one_trigger_for_several_things_at_once_says_so() -> None:
    """CR 603.2c."""
    playthrough = played(
        creature("wall", "0/9", abilities=grows("is_dealt_damage")),
        creature("ox", "3/3", by=NICOLE),
        creature("bear", "2/2", by=NICOLE),
        script=[{"attack": {"wall": NICOLE}}, {"block": {"ox": "wall", "bear": "wall"}}],
    )
    [triggered] = [f for f in playthrough.frames if f.event.kind == "ability_triggered"]
    assert explain(triggered).because == (
        "This happened 2 times at once, but the ability triggers only once (CR 603.2c)."
    )
