"""A board in the middle of combat: who can't be attacking or blocking in it, and why."""

from __future__ import annotations

from typing import Any

import pytest

from core.scenario.errors import ScenarioError
from tests.support import AMY, NICOLE, RAJ, creature, played

OX = creature("ox", "3/3", attacking=NICOLE)


def problems(*objects: dict[str, Any]) -> list[str]:
    """Return what is wrong with such a board of Amy, who attacks, Nicole and Raj."""
    three = [{"id": one, "name": one.capitalize()} for one in (AMY, NICOLE, RAJ)]
    with pytest.raises(ScenarioError) as caught:
        played(*objects, start="declare_blockers", players=three)
    return str(caught.value).splitlines()


@pytest.mark.parametrize(
    ("attacker", "problem"),
    [
        (
            creature("elk", "2/2", attacking=NICOLE, phased_out=True),
            "battlefield, object 1 (elk): a phased-out permanent isn't in combat (CR 506.4).",
        ),
        (
            {
                "id": "anthem",
                "name": "Anthem",
                "types": ["enchantment"],
                "controller": AMY,
                "attacking": NICOLE,
            },
            "battlefield, object 1 (anthem): only creatures that aren't battles can attack or block "
            "(CR 506.3).",
        ),
        (
            creature("elk", "2/2", by=NICOLE, attacking=AMY),
            "battlefield, object 1 (elk), attacking: only the active player's creatures can be attacking "
            "(CR 506.2).",
        ),
        (
            creature("elk", "2/2", attacking=AMY),
            "battlefield, object 1 (elk), attacking: Amy is the attacking player, and players don't attack "
            "themselves (CR 506.2).",
        ),
    ],
)
def test_what_can_t_be_attacking(attacker: dict[str, Any], problem: str) -> None:
    assert problems(attacker) == [problem]


@pytest.mark.parametrize(
    ("blocker", "problem"),
    [
        (
            creature("wall", "0/4", by=NICOLE, blocking=["ox"], phased_out=True),
            "battlefield, object 3 (wall): a phased-out permanent isn't in combat (CR 506.4).",
        ),
        (
            creature("wall", "0/4", by=NICOLE, blocking=["elk"]),
            "battlefield, object 3 (wall), blocking: 'elk' isn't attacking (CR 509.1a).",
        ),
        (
            creature("wall", "0/4", by=RAJ, blocking=["ox"]),
            "battlefield, object 3 (wall), blocking: 'ox' isn't attacking this creature's controller, their "
            "planeswalker or a battle they protect (CR 509.1a).",
        ),
    ],
)
def test_what_can_t_be_blocking(blocker: dict[str, Any], problem: str) -> None:
    assert problems(OX, creature("elk", "2/2"), blocker) == [problem]
