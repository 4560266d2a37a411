"""Where a power, toughness or ability is not as printed, details say why (CR 613)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from core.explain.explain import explain
from tests.core.explain.stories import lines
from tests.support import NICOLE, card, creature, played

ATTACKED, BEGAN, ASSIGNED, DESTROYED, PROCESSED = (
    "attackers_declared",
    "damage_step_began",
    "combat_damage_assigned",
    "state_based_actions_performed",
    "damage_processed",
)


@pytest.mark.parametrize(
    ("scenario", "kind", "line"),
    [
        (
            "an-older-anthem-counts-after-humility",
            ASSIGNED,
            "Enormous Baloth's power is 2: printed power 7; Humility: has base power and toughness 1/1; "
            "Glorious Anthem: gets +1/+1, though older than Humility (CR 613.4c).",
        ),
        (
            "the-waker-is-silenced-the-forest-stays-awake",
            ASSIGNED,
            "Forest's power is 3: printed power 0; Humility: has base power and toughness 1/1; "
            "Grove Waker: has base power and toughness 3/3, newer than Humility (CR 613.7), "
            "still applied though that ability is gone (CR 613.6).",
        ),
        (
            "every-land-a-creature-whichever-came-first",
            ATTACKED,
            "Plains is a creature: printed as land Plains; "
            "Yavimaya, Cradle of Growth: is a Forest in addition to its other types; "
            "Living Lands: is a creature in addition to its other types, "
            "after Yavimaya, Cradle of Growth, on which it depends (CR 613.8a).",
        ),
        (
            "bushido-on-both-sides",
            DESTROYED,
            "Samurai's toughness is 3: printed toughness 2; Samurai's ability: gets +1/+1.",
        ),
        (
            "no-abilities-and-still-by-toughness",
            ASSIGNED,
            "Ox's toughness is 1: printed toughness 4; Darksteel Mutation: has base power and toughness 0/1.",
        ),
        (
            "loxodon-warhammer-today",
            PROCESSED,
            "Grizzly Bears has lifelink from Loxodon Warhammer.",
        ),
        ("double-strike-ends-with-the-cavalier", BEGAN, "Knight has double strike from Kinsbaile Cavalier."),
        (
            "first-strike-on-his-own-turn-only",
            BEGAN,
            "Duelist has first strike from its own ability as long as it's your turn.",
        ),
        ("a-lord-written-as-text", ASSIGNED, "Grunt has trample from War Drummer."),
        (
            "gideon-jura-attacks",
            ATTACKED,
            "Gideon Jura is a creature: printed as planeswalker Gideon; "
            "Gideon Jura's ability: is a Human Soldier creature in addition to its other types.",
        ),
    ],
)
def test_what_makes_it_so_is_among_the_details(scenario: str, kind: str, line: str) -> None:
    assert line in lines(scenario, kind)


def test_of_two_effects_that_set_power_the_newer_one_is_said_to_be_newer() -> None:
    """CR 613.7: and where nothing is dealt for lack of power, that is asked about, too."""
    playthrough = played(
        creature("ox", "3/3"),
        card("Humility", "humility"),
        card("Darksteel Mutation", "mutation", attached_to="ox"),
        script=[{"attack": {"ox": NICOLE}}],
    )
    told = [line for frame in playthrough.frames for line in explain(frame).details]
    assert (
        "Ox's power is 0: printed power 3; Humility: has base power and toughness 1/1; "
        "Darksteel Mutation: has base power and toughness 0/1, newer than Humility (CR 613.7)."
    ) in told


def test_what_is_as_much_as_printed_needs_no_reason() -> None:
    """CR 613.4b: Humility makes a 1/1 a 1/1."""
    told = lines("the-waker-is-silenced-the-forest-stays-awake", ASSIGNED)
    assert not any("Grove Waker's power" in line for line in told)


def test_where_the_order_changes_nothing_it_is_not_told() -> None:
    """CR 613.4c: what only adds comes to the same in any order."""
    playthrough = played(
        creature("ox", "3/3", counters={"+1/+1": 1}),
        card("Glorious Anthem", "anthem"),
        card("Leonin Scimitar", "blade", attached_to="ox"),
        script=[{"attack": {"ox": NICOLE}}],
    )
    told = [line for frame in playthrough.frames for line in explain(frame).details]
    assert (
        "Ox's power is 6: printed power 3; one +1/+1 counter; Glorious Anthem: gets +1/+1; "
        "Leonin Scimitar: gets +1/+1."
    ) in told


def test_of_what_is_as_printed_nothing_is_said() -> None:
    anthem = card("Glorious Anthem", "anthem", NICOLE)
    playthrough = played(
        creature("ox", "2/2 lifelink"),
        creature("bear", "1/1", by=NICOLE),
        anthem,
        script=[{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox"}}],
    )
    told = [line for frame in playthrough.frames for line in explain(frame).details]
    assert [line for line in told if re.search("printed|lifelink: .*:", line)] == [
        "Bear's power is 2: printed power 1; Glorious Anthem: gets +1/+1.",
        "Bear's toughness is 2: printed toughness 1; Glorious Anthem: gets +1/+1.",
    ]


def test_a_block_says_why_an_attacker_no_longer_flies() -> None:
    """CR 509.1b, 613.1f."""
    angel, wall = creature("angel", "4/4 flying"), creature("wall", "0/4", by=NICOLE)
    bird, humility = creature("bird", "1/1 flying", by=NICOLE), card("Humility", "humility")
    script: list[dict[str, Any]] = [{"attack": {"angel": NICOLE}}, {"block": {"wall": "angel"}}]
    blocked = played(angel, wall, bird, humility, script=script)
    frame = next(one for one in blocked.frames if one.event.kind == "blockers_declared")
    assert explain(frame).details == (
        "Angel has no flying: printed with flying; lost flying because of Humility.",
    )
    two = played(angel, wall, bird, script=[script[0], {"block": {"bird": "angel"}}])
    frame = next(one for one in two.frames if one.event.kind == "blockers_declared")
    assert explain(frame).details == ()
