"""Enlist: what may be tapped for it, and what comes of it."""

from typing import Any

import pytest

from core.explain.violations import told
from core.rules.combat.attack_choice import Attacks, DeclareAttackers
from core.terms.ids import ObjectId
from core.terms.values import FrozenMap
from tests.support import AMY, NICOLE, asked, creature, life, permanent, played, rules_broken

KNIGHT = creature("knight", "1/1 enlist")


def _attack(*attackers: str, **enlist: Any) -> dict[str, Any]:
    return {"attack": dict.fromkeys(attackers, NICOLE), "enlist": enlist}


@pytest.mark.parametrize(
    ("fields", "is_legal"),
    [
        ({}, True),
        ({"tapped": True}, False),
        ({"summoning_sick": True}, False),
        ({"summoning_sick": True, "keywords": ["haste"]}, True),
        ({"keywords": ["defender"]}, True),
        ({"controller": NICOLE}, False),
        ({"types": ["artifact"]}, False),
    ],
)
def test_what_may_be_enlisted(fields: dict[str, Any], is_legal: bool) -> None:
    """CR 702.154a."""
    playthrough = played(KNIGHT, creature("ox", "3/3", **fields), script=[_attack("knight", knight="ox")])
    assert rules_broken(playthrough) == ([] if is_legal else ["702.154a"])
    assert life(playthrough) == (16 if is_legal else 20)


@pytest.mark.parametrize(
    "attack",
    [
        _attack("knight", knight=["ox", "elk"]),
        _attack("knight", "ox", knight="ox"),
        _attack("knight", knight="knight"),
        _attack("knight", elk="ox"),
        _attack("ox", ox="elk"),
        _attack("ox", knight="elk"),
        _attack("knight", "other", knight="ox", other="ox"),
    ],
)
def test_what_may_not(attack: dict[str, Any]) -> None:
    """CR 702.154a, 702.154c: one creature each, that does not attack and is tapped only once."""
    board = (KNIGHT, creature("other", "1/1 enlist"), creature("ox", "3/3"), creature("elk", "2/2"))
    playthrough = played(*board, script=[attack])
    assert set(rules_broken(playthrough)) == {"702.154a"}


def test_what_is_not_there_enlists_nothing() -> None:
    game, choice = asked(DeclareAttackers, played(KNIGHT, creature("ox", "3/3"), script=[_attack("knight")]))
    ghost = Attacks(
        attacks=FrozenMap({ObjectId("knight"): NICOLE}),
        enlists=FrozenMap({ObjectId("ghost"): (ObjectId("ox"),)}),
    )
    (violation,) = choice.violations(game, ghost)
    assert told(game, violation).sentence.startswith("ghost can't enlist anything: it isn't attacking")


def test_each_of_two_abilities_triggers_for_its_own() -> None:
    """CR 702.154d."""
    double = creature("knight", "1/1", keywords=["enlist", "enlist"])
    board = (double, creature("ox", "3/3"), creature("elk", "2/2"))
    assert life(played(*board, script=[_attack("knight", knight="ox")])) == 20 - 1 - 3
    assert life(played(*board, script=[_attack("knight", knight=["ox", "elk"])])) == 20 - 1 - 3 - 2


def test_negative_power_is_taken_away() -> None:
    """CR 107.1b: a change of power may be below zero."""
    strong = creature("knight", "4/4 enlist")
    playthrough = played(strong, creature("ox", "-2/3"), script=[_attack("knight", knight="ox")])
    assert life(playthrough) == 18


@pytest.mark.parametrize(("keyword", "gained"), [(None, 2), ("reach", 2), ("flying", 0)])
def test_another_ability_may_watch_for_it(keyword: str | None, gained: int) -> None:
    does = [{"kind": "gain_life_now", "amount": 2}]
    when = {
        "event": "enlists",
        "which": {"objects": {"controller": "you"}},
        "to": {"objects": {"keyword": keyword}},
    }
    scribe = creature("scribe", "0/1", abilities=[{"kind": "triggered", "when": when, "does": does}])
    playthrough = played(KNIGHT, scribe, creature("ox", "3/3 reach"), script=[_attack("knight", knight="ox")])
    assert life(playthrough, AMY) == 20 + gained
    assert permanent(playthrough, "ox").status.tapped
