"""Permanents that enter: what they are called, what they enter as, and what sees them come."""

from __future__ import annotations

from typing import Any

import pytest

from core.model.combat import Blocking
from core.model.permanents import Origin
from core.rules.choices.one import ChooseOne
from core.rules.choices.purposes import WhatTokenAttacks
from core.terms.counters import DEFENSE, LOYALTY, PLUS_ONE
from core.terms.ids import ObjectId
from core.terms.steps import Step
from tests.support import (
    AMY,
    NICOLE,
    RAJ,
    card,
    creature,
    happened,
    is_there,
    life,
    permanent,
    played,
    rules_broken,
)

MAIN: dict[str, Any] = {"start": "precombat_main", "until": "precombat_main"}
SOLDIER = {"subtypes": ["Soldier"], "power": 1, "toughness": 1}
THREE = [{"id": player, "name": player.capitalize()} for player in (AMY, NICOLE, RAJ)]


def creates(event: str, **how: Any) -> list[dict[str, Any]]:
    """Return the abilities of something that creates a Soldier when that happens to it."""
    token = {"kind": "create_tokens", "token": SOLDIER, **how}
    return [{"kind": "triggered", "when": {"event": event}, "does": [token]}]


def cast(name: str, *targets: str) -> dict[str, Any]:
    """Return the entry by which Amy casts a card."""
    return {"by": AMY, "cast": name, "targets": list(targets)}


PASS = {"pass": AMY}


def test_permanents_of_one_name_are_numbered_and_a_script_can_name_them() -> None:
    playthrough = played(
        script=[cast("Young Wolf"), PASS, cast("Young Wolf"), PASS, cast("Young Wolf")], **MAIN
    )
    labels = {own: one.label for own, one in playthrough.game.battlefield.items()}
    assert labels == {
        "Young Wolf": "Young Wolf",
        "Young Wolf 2": "Young Wolf 2",
        "Young Wolf 3": "Young Wolf 3",
    }


def test_later_permanents_have_later_timestamps() -> None:
    """CR 613.7d."""
    playthrough = played(
        creature("bear", "2/2"), script=[cast("Young Wolf"), PASS, cast("Ambush Viper")], **MAIN
    )
    stamps = [one.timestamp for one in playthrough.game.battlefield.values()]
    assert stamps == sorted(stamps)
    assert len(set(stamps)) == 3


def test_a_planeswalker_and_a_battle_enter_with_their_counters() -> None:
    """CR 306.5b, 310.4b."""
    playthrough = played(script=[cast("Jace, the Mind Sculptor"), PASS, cast("Siege of the Ford")], **MAIN)
    assert permanent(playthrough, "Jace, the Mind Sculptor").counters == {LOYALTY: 3}
    assert permanent(playthrough, "Siege of the Ford").counters.get(DEFENSE, 0) > 0


def test_with_doubling_season_a_planeswalker_enters_with_twice_its_loyalty() -> None:
    """CR 122.6."""
    playthrough = played(card("Doubling Season", "season"), script=[cast("Jace, the Mind Sculptor")], **MAIN)
    assert permanent(playthrough, "Jace, the Mind Sculptor").counters == {LOYALTY: 6}


@pytest.mark.parametrize("original", [{"types": ["planeswalker"]}, {"types": ["artifact"], "defense": 3}])
def test_only_what_is_printed_on_a_planeswalker_or_battle_puts_counters_on_a_copy(
    original: dict[str, Any],
) -> None:
    """CR 306.5b, 310.4b: other counters are not copied (CR 707.2)."""
    copies = {"kind": "create_tokens", "copy_of": "target"}
    ability = {"kind": "activated", "targets": [{"what": {"objects": {}}}], "does": [copies]}
    shell = {"id": "shell", "name": "Shell", "controller": AMY, "counters": {"loyalty": 2}, **original}
    playthrough = played(
        creature("mirror", "1/1", abilities=[ability]),
        shell,
        script=[{"activate": {"object": "mirror"}, "targets": ["shell"]}],
        **MAIN,
    )
    assert permanent(playthrough, "Shell").counters == {}
    assert permanent(playthrough, "shell").counters == {LOYALTY: 2}


def test_two_seasons_make_four_tokens() -> None:
    """CR 614.5: each of them once."""
    mirror = [{"kind": "activated", "does": [{"kind": "create_tokens", "token": SOLDIER}]}]
    playthrough = played(
        card("Doubling Season", "one"),
        card("Doubling Season", "two"),
        creature("bear", "2/2", abilities=mirror),
        script=[{"by": AMY, "activate": {"object": "bear"}}],
        **MAIN,
    )
    assert [one["amount"] for one in happened(playthrough, "tokens_planned")] == [1, 2, 4]
    assert sum(one.origin is Origin.TOKEN for one in playthrough.game.battlefield.values()) == 4


@pytest.mark.parametrize(("types", "attacks"), [(["creature"], True), (["creature", "battle"], False)])
def test_a_creature_that_is_a_battle_enters_not_attacking(types: list[str], attacks: bool) -> None:
    """CR 506.3f."""
    copies = {"kind": "create_tokens", "copy_of": "target", "attacking": True}
    ability = {"kind": "activated", "targets": [{"what": {"objects": {}}}], "does": [copies]}
    idol = creature("idol", "2/2", types=types, defense=3)
    playthrough = played(
        creature("mirror", "1/1", abilities=[ability]),
        idol,
        script=[{"attack": {"mirror": NICOLE}}, {"activate": {"object": "mirror"}, "targets": ["idol"]}],
    )
    assert rules_broken(playthrough) == []
    (entered,) = happened(playthrough, "permanents_entered")
    assert ("Idol" in entered["attacking"]) == attacks


def test_a_myriad_token_attacks_no_battle_that_its_opponent_controls() -> None:
    """CR 702.116a: that player or a planeswalker they control."""
    playthrough = played(
        creature("giant", "5/5 myriad"),
        card("Siege of Highwall", "siege", by=RAJ, protector=NICOLE),
        card("Jace, the Mind Sculptor", "jace", by=RAJ),
        players=THREE,
        script=[{"attack": {"giant": NICOLE}}],
    )
    offered = [
        {one.id for one in decision.choice.among}
        for decision in playthrough.decisions
        if isinstance(decision.choice, ChooseOne) and isinstance(decision.choice.purpose, WhatTokenAttacks)
    ]
    assert offered == [{RAJ, "jace"}]


def test_a_token_of_a_dead_attacker_attacks_what_its_controller_chooses() -> None:
    """CR 508.4."""
    playthrough = played(
        creature("bear", "2/2", abilities=creates("dies", attacking=True)),
        creature("wolf", "3/3 first strike", by=NICOLE),
        script=[{"attack": {"bear": NICOLE}}, {"block": {"wolf": "bear"}}, {"by": AMY, "choose": RAJ}],
        players=THREE,
    )
    assert life(playthrough, RAJ) == 19


def test_what_enters_attacking_after_blocks_is_unblocked() -> None:
    """CR 508.4, 509.1h."""
    playthrough = played(
        creature("bear", "2/2", abilities=creates("becomes_blocked", attacking=True)),
        creature("wolf", "3/3", by=NICOLE),
        script=[{"attack": {"bear": NICOLE}}, {"block": {"wolf": "bear"}}],
        until="declare_blockers",
    )
    combat = playthrough.game.combat
    assert combat is not None
    assert combat.attackers[ObjectId("Soldier Token")].blocking is Blocking.UNBLOCKED


@pytest.mark.parametrize("event", ["attacks", "blocks"])
def test_outside_its_own_attack_nothing_enters_attacking(event: str) -> None:
    """CR 508.4a: only the active player's creatures attack."""
    playthrough = played(
        creature("bear", "2/2"),
        creature("wolf", "1/4", by=NICOLE, abilities=creates(event, attacking=True)),
        script=[{"attack": {"bear": NICOLE}}, {"block": {"wolf": "bear"}}],
    )
    assert is_there(playthrough, "Soldier Token") is (event == "blocks")
    assert life(playthrough, AMY) == 20


def test_a_token_may_block_what_nobody_blocked() -> None:
    """CR 509.1h, 509.4: an unblocked attacker becomes blocked."""
    guard = [
        {
            "kind": "activated",
            "targets": [{"what": {"objects": {"is_attacking": True}}}],
            "does": [{"kind": "create_tokens", "token": SOLDIER, "blocking": "target"}],
        }
    ]
    playthrough = played(
        creature("bear", "2/2"),
        creature("guard", "1/1", by=NICOLE, abilities=guard),
        script=[
            {"attack": {"bear": NICOLE}},
            {"at": Step.DECLARE_BLOCKERS, "by": NICOLE, "activate": {"object": "guard"}, "targets": ["bear"]},
        ],
    )
    assert life(playthrough, NICOLE) == 20
    assert permanent(playthrough, "bear").damage == 1


def test_what_entered_this_turn_cannot_tap_for_a_cost() -> None:
    """CR 302.6."""
    playthrough = played(
        script=[
            cast("Prodigal Pyromancer"),
            {"by": AMY, "activate": {"object": "Prodigal Pyromancer"}, "targets": [NICOLE]},
        ],
        **MAIN,
    )
    assert rules_broken(playthrough) == ["302.6"]


def test_a_stolen_creature_returns_to_its_owner() -> None:
    """CR 702.79a."""
    playthrough = played(
        card("Kitchen Finks", "finks", owner=NICOLE),
        creature("wolf", "5/5", by=NICOLE),
        script=[{"attack": {"finks": NICOLE}}, {"block": {"wolf": "finks"}}],
    )
    returned = playthrough.game.battlefield[ObjectId("finks#3")]
    assert returned.controller == NICOLE
    assert life(playthrough, NICOLE) == 22


def test_counters_it_enters_with_are_seen_by_what_watches_for_counters() -> None:
    """CR 122.6."""
    grows = {"kind": "put_counters_now", "on": "this", "counter": "+1/+1"}
    when = {"event": "gets_counters", "which": {"objects": {"which": "other"}}, "counter": "+1/+1"}
    playthrough = played(
        creature("fan", "1/1", abilities=[{"kind": "triggered", "when": when, "does": [grows]}]),
        script=[cast("Phantom Nomad")],
        **MAIN,
    )
    assert permanent(playthrough, "fan").counters == {PLUS_ONE: 1}


def test_a_shield_against_a_spell_goes_on_against_the_permanent_it_becomes() -> None:
    """CR 400.7c."""
    harms_way = {"by": NICOLE, "cast": "Harm's Way", "targets": ["bear"], "source": "Murderous Redcap"}
    playthrough = played(
        creature("bear", "2/3"),
        script=[cast("Murderous Redcap"), harms_way, {"by": AMY, "choose": NICOLE}],
        **MAIN,
    )
    assert life(playthrough, NICOLE) == 20
    assert permanent(playthrough, "bear").damage == 2
