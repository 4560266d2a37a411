"""Costs of abilities: loyalty."""

from typing import Any

import pytest

from tests.support import AMY, NICOLE, card, creature, life, permanent, played, rules_broken

MAIN = {"start": "precombat_main", "until": "beginning_of_combat"}
UP: dict[str, Any] = {"activate": {"object": "jace", "ability": 1}, "targets": [NICOLE]}
JACE = card("Jace, the Mind Sculptor", "jace")


def test_loyalty_counters_are_put_on_as_a_cost() -> None:
    """CR 606.4."""
    playthrough = played(JACE, script=[UP], **MAIN)
    assert permanent(playthrough, "jace").counters == {"loyalty": 5}


@pytest.mark.parametrize(("ability", "gained"), [(1, 2), (2, 0)])
def test_counters_that_are_put_on_as_a_cost_trigger_what_watches_for_counters(
    ability: int, gained: int
) -> None:
    """CR 606.4: those of +2 do; nothing is put on for -1."""
    choir = {
        "id": "choir",
        "name": "Choir",
        "types": ["enchantment"],
        "controller": AMY,
        "abilities": [
            {
                "kind": "triggered",
                "when": {"event": "gets_counters", "which": {"objects": {"types": ["planeswalker"]}}},
                "does": [{"kind": "gain_life_now", "amount": "that_much"}],
            }
        ],
    }
    target = {1: NICOLE, 2: "bear"}[ability]
    script = [{"activate": {"object": "jace", "ability": ability}, "targets": [target]}]
    playthrough = played(JACE, choir, creature("bear", "2/2", by=NICOLE), script=script, **MAIN)
    assert rules_broken(playthrough) == []
    assert life(playthrough, AMY) == 20 + gained


def test_each_planeswalker_has_its_own_ability_each_turn() -> None:
    """CR 606.3."""
    gideon = {"activate": {"object": "gideon", "ability": 3}}
    settled: list[dict[str, Any]] = [UP, {"pass": AMY}, {"pass": NICOLE}]
    playthrough = played(JACE, card("Gideon Jura", "gideon"), script=[*settled, gideon], **MAIN)
    assert rules_broken(playthrough) == []
    assert rules_broken(played(JACE, script=[*settled, UP], **MAIN)) == ["606.3"]


def test_the_ability_of_a_permanent_given_away_stays_used() -> None:
    """CR 606.3: by whoever activated it."""
    given = {"by": AMY, "edit": {"object": "jace", "controller": NICOLE}}
    back = {"by": AMY, "edit": {"object": "jace", "controller": AMY}}
    settled: list[dict[str, Any]] = [UP, {"pass": AMY}, {"pass": NICOLE}]
    assert rules_broken(played(JACE, script=[*settled, given, back, UP], **MAIN)) == ["606.3"]


def test_not_with_something_on_the_stack() -> None:
    bolt = {"by": AMY, "cast": "Lightning Bolt", "targets": [NICOLE]}
    assert rules_broken(played(JACE, script=[bolt, UP], **MAIN)) == ["606.3"]


def test_it_enters_a_combat_as_a_creature_that_is_a_planeswalker_still() -> None:
    playthrough = played(
        card("Gideon Jura", "gideon"),
        creature("ox", "2/2", by=NICOLE),
        script=[{"activate": {"object": "gideon", "ability": 3}}, {"attack": {"gideon": NICOLE}}],
        start="precombat_main",
    )
    assert playthrough.game.players[NICOLE].life == 14
