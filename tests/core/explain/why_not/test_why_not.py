"""Where something does not happen that a person might expect, one line says why, at that moment."""

from __future__ import annotations

from typing import Any

import pytest

from core.explain.chosen import told_in
from core.explain.moments import moments
from core.play.playthrough import Playthrough
from tests.core.explain.stories import sentences, told_moments, told_why_not
from tests.support import NICOLE, creature, played

ATTACK: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}]


def lines(playthrough: Playthrough) -> list[str]:
    return [line for one in moments(playthrough.frames) for line in told_in(playthrough, one).why_not]


@pytest.mark.parametrize(
    ("scenario", "event", "line"),
    [
        (
            "a-first-striker-is-not-hit-back",
            "state_based_actions_performed",
            "Hill Giant died before it could deal damage (CR 510.4).",
        ),
        (
            "deathtouch-gained-after-the-hit",
            "effect_began",
            "Lancer's deathtouch comes too late for Hill Giant: "
            "Lancer didn't have it when it dealt the damage (CR 704.5h).",
        ),
        (
            "toxic-does-nothing-to-creatures",
            "damage_dealt",
            "Branchblight Stalker's toxic does nothing: only combat damage to a player counts (CR 120.3g).",
        ),
        (
            "wither-against-a-planeswalker",
            "damage_dealt",
            "Wildslayer Elves' wither does nothing to Ilse, the Patient: "
            "it changes only damage to creatures (CR 702.80a).",
        ),
        (
            "exalted-does-nothing-for-two",
            "attackers_declared",
            "Page's exalted and Priest's exalted don't trigger: "
            "Page and Priest attack together, so neither attacks alone (CR 702.83b).",
        ),
        (
            "renown-only-once",
            "damage_dealt",
            "Rhox Maulers' renown 2 doesn't trigger: Rhox Maulers is already renowned (CR 702.112a).",
        ),
        (
            "prevented-to-the-last-point-is-not-dealt",
            "damage_prevented",
            "Boros Reckoner is dealt no damage, so its ability doesn't trigger (CR 603.2g).",
        ),
        (
            "worship-needs-a-creature",
            "damage_event_occurred",
            "Worship isn't applied: Nicole doesn't control a creature (CR 120.4c).",
        ),
        (
            "prevented-damage-brings-no-poison-and-no-life",
            "damage_prevented",
            "Prevented damage isn't dealt, so nothing comes of Carrier's infect, "
            "nor of Biter's lifelink and toxic 2 (CR 615.6).",
        ),
        (
            "persist-does-not-come-back-twice",
            "state_based_actions_performed",
            "Kitchen Finks' persist doesn't trigger: Kitchen Finks had a -1/-1 counter on it (CR 702.79a).",
        ),
        (
            "no-damage-has-nothing-to-double",
            "damage_step_began",
            "Dove deals no damage, so Furnace of Rath has nothing to increase (CR 120.8).",
        ),
        (
            "no-damage-has-nothing-to-double",
            "damage_step_began",
            "Dove deals no damage, so Charisma's ability doesn't trigger (CR 120.8).",
        ),
        (
            "toralf-and-combat-damage",
            "damage_event_occurred",
            "Toralf, God of Fury's ability doesn't trigger: "
            "it needs noncombat damage, and this is combat damage (CR 603.2).",
        ),
        (
            "a-shield-that-comes-too-late",
            "effect_began",
            "Mending Hands comes too late for the damage Lightning Bolt dealt to Nicole (CR 615.4).",
        ),
    ],
)
def test_what_does_not_happen_is_said_with_its_reason(scenario: str, event: str, line: str) -> None:
    assert (event, line) in told_why_not(scenario)
    assert any(line in told for told in told_moments(scenario))


@pytest.mark.parametrize(
    "scenario", ["double-strike-lost-between-the-steps", "first-strike-lost-between-the-steps"]
)
def test_who_has_struck_already_is_said_as_the_second_step_begins(scenario: str) -> None:
    """CR 510.4."""
    (told,) = (told for told in told_moments(scenario) if "already dealt its damage" in told)
    assert "doesn't have double strike now (CR 510.4)" in told


@pytest.mark.parametrize(
    ("attacker", "blocker"),
    [
        ("2/2", "3/3"),
        ("3/3 trample", "1/1"),
        ("2/2 lifelink", "1/1 deathtouch"),
        ("2/2 first strike", "3/3"),
        ("2/2 double strike", "1/4 first strike"),
        ("0/3", "2/2"),
        ("2/2 wither", "3/3 infect"),
        ("2/2 exalted", "2/2 persist"),
        ("4/4 indestructible", "1/1 undying"),
    ],
)
def test_of_a_plain_combat_nothing_is_said(attacker: str, blocker: str) -> None:
    blocks = [*ATTACK, {"block": {"bear": "ox"}}]
    unblocked = played(creature("ox", attacker), creature("bear", blocker, by=NICOLE), script=ATTACK)
    blocked = played(creature("ox", attacker), creature("bear", blocker, by=NICOLE), script=blocks)
    assert [*lines(unblocked), *lines(blocked)] == []


def test_of_ten_against_ten_one_line_is_said() -> None:
    ours = [creature(f"a{n}", "2/2 exalted" if not n else "2/2 lifelink") for n in range(10)]
    theirs = [creature(f"b{n}", "1/1 deathtouch", by=NICOLE) for n in range(10)]
    script: list[dict[str, Any]] = [
        {"attack": {f"a{n}": NICOLE for n in range(1, 10)}},
        {"block": {f"b{n}": f"a{n}" for n in range(1, 10)}},
    ]
    (exalted,) = lines(played(*ours, *theirs, script=script))
    assert exalted.startswith("A0's exalted doesn't trigger")


def test_a_player_who_cant_lose_stays_and_it_is_said_when_life_runs_out() -> None:
    """CR 101.2."""
    told = sentences("kept-alive-for-one-step", "damage_event_occurred")
    line = "Nicole doesn't lose the game: Platinum Angel says that Nicole can't (CR 101.2)."
    assert [line in one for one in told] == [True, False]


@pytest.mark.parametrize(
    ("scenario", "who"),
    [
        ("no-power-in-the-first-step-some-in-the-second", "Pikeman"),
        ("a-first-strike-that-was-prevented-is-not-repeated", "Lancer"),
    ],
)
def test_who_dealt_nothing_in_the_first_step_is_not_said_to_have(scenario: str, who: str) -> None:
    """CR 510.4: what counts is first strike as that step began."""
    (told,) = (one for one in told_moments(scenario) if "first step" in one)
    assert f"{who} had its chance in the first step and doesn't have double strike now (CR 510.4)" in told
