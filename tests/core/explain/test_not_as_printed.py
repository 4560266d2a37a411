"""Where a power, toughness or ability is not as printed, details say why (CR 613)."""

from __future__ import annotations

import re

import pytest

from core.explain.explain import explain
from tests.core.explain.stories import lines
from tests.support import NICOLE, card, creature, played

ASSIGNED, DESTROYED, PROCESSED = (
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
            "Glorious Anthem: gets +1/+1.",
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
            "Grizzly Bears has lifelink: Loxodon Warhammer: has trample and lifelink.",
        ),
    ],
)
def test_what_makes_it_so_is_among_the_details(scenario: str, kind: str, line: str) -> None:
    assert line in lines(scenario, kind)


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
