"""What attacking and blocking cost, and that nobody has to pay it (CR 508.1d, 508.1h, 509.1c, 509.1d)."""

from __future__ import annotations

import pytest

from core.abilities.costs import Cost, added
from core.abilities.filters import Objects
from core.events.combat import CostToFightPaid
from core.explain.explain import explain
from core.terms.card_types import CardType
from tests.support import AMY, NICOLE, creature, life, played, rules_broken

LAND = Objects(types=(CardType.LAND,))
CREATURE = Objects(types=(CardType.CREATURE,))
LIFE = "This creature can't attack unless you pay 2 life."


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (Cost(mana="{2}"), Cost(mana="{1}{W}"), Cost(mana="{3}{W}")),
        (Cost(mana="{W/P}"), Cost(mana="{W/P}"), Cost(mana="{W/P}{W/P}")),
        (Cost(mana="{2}"), Cost(life=3), Cost(mana="{2}", life=3)),
        (Cost(life=1), Cost(life=3), Cost(life=4)),
        (
            Cost(sacrifice=LAND),
            Cost(sacrifice=LAND, sacrifice_count=2),
            Cost(sacrifice=LAND, sacrifice_count=3),
        ),
        (Cost(sacrifice=LAND), Cost(tap=CREATURE), Cost(sacrifice=LAND, tap=CREATURE)),
        (Cost(sacrifice=LAND), Cost(sacrifice=CREATURE), None),
    ],
)
def test_costs_add_up(one: Cost, other: Cost, both: Cost | None) -> None:
    assert added(one, other) == both


def test_each_creature_is_paid_for() -> None:
    """CR 508.1h: the total is determined, and paid as one."""
    playthrough = played(
        creature("ox", "3/3", text=LIFE),
        creature("elk", "2/2", text=LIFE),
        script=[{"attack": {"ox": NICOLE, "elk": NICOLE}}],
    )
    assert (life(playthrough, AMY), life(playthrough)) == (16, 15)
    told = next(
        explain(frame).text for frame in playthrough.frames if isinstance(frame.event, CostToFightPaid)
    )
    assert told.startswith("To attack with Ox and Elk, Amy chooses to pay 4 life")


def test_what_can_not_be_paid_for_all_is_not_paid_for_one() -> None:
    """CR 508.1j: no partial payments."""
    playthrough = played(
        creature("ox", "3/3", text=LIFE),
        creature("elk", "2/2", text=LIFE),
        players=[{"id": AMY, "life": 3}, {"id": NICOLE}],
        script=[{"attack": {"ox": NICOLE, "elk": NICOLE}}],
    )
    assert rules_broken(playthrough) == ["508.1j"]
    assert life(playthrough, AMY) == 3


def test_a_sacrificed_attacker_does_not_attack() -> None:
    """CR 508.1k: only what is still there attacks."""
    playthrough = played(
        creature("ox", "3/3", text="This creature can't attack unless you sacrifice a creature."),
        creature("elk", "2/2"),
        script=[{"attack": {"ox": NICOLE, "elk": NICOLE}}, {"choose": "elk"}],
    )
    assert life(playthrough) == 17


def test_a_vigilant_attacker_can_be_tapped_for_the_cost() -> None:
    """CR 508.1f: it has not tapped by attacking."""
    warrior = creature(
        "warrior", "6/6", text="This creature can't attack unless you tap an untapped Elk you control."
    )
    elk = creature("elk", "2/2", subtypes=["Elk"], keywords=["vigilance"])
    playthrough = played(warrior, elk, script=[{"attack": {"warrior": NICOLE, "elk": NICOLE}}])
    assert life(playthrough) == 12


def test_a_blocker_is_paid_for_once() -> None:
    """CR 509.1d: whatever it blocks."""
    wall = creature(
        "wall",
        "0/4",
        controller=NICOLE,
        text="This creature can block an additional creature each combat.\n"
        "This creature can't block unless you pay 1 life.",
    )
    playthrough = played(
        creature("ox", "1/1"),
        creature("elk", "1/1"),
        wall,
        script=[{"attack": {"ox": NICOLE, "elk": NICOLE}}, {"block": {"wall": ["ox", "elk"]}}],
    )
    assert life(playthrough) == 19
