"""Ninjutsu: an attacker returns to hand, and another comes tapped and attacking (CR 702.49)."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.card_texts.stack_abilities import Triggered
from core.abilities.instructions.leaving_and_returning import EnterAttacking
from core.abilities.triggers import When
from core.data.marks import RefusedError
from tests.support import AMY, NICOLE, creature, life, played, rules_broken

PLAYERS = [{"id": AMY, "hand": ["Shade"]}, {"id": NICOLE}]
SHADE: dict[str, Any] = {
    "Shade": {"types": ["creature"], "power": 4, "toughness": 2, "text": "Ninjutsu {2}{B}"}
}
NINJUTSU = {"by": AMY, "activate": {"object": "Shade", "ability": "ninjutsu"}}
ATTACK = {"attack": {"elf": NICOLE, "elk": NICOLE}}
WALL = creature("wall", "0/4", by=NICOLE)
BOARD = (creature("elf", "1/1"), creature("elk", "2/2"), WALL)


def test_the_returned_attacker_is_chosen_among_the_unblocked() -> None:
    """CR 702.49a: nothing is asked where there is one."""
    playthrough = played(
        *BOARD,
        players=PLAYERS,
        cards=SHADE,
        script=[ATTACK, {"block": {"wall": "elf"}}, {"at": "declare_blockers", **NINJUTSU}],
    )
    assert life(playthrough) == 16
    assert [card.card.name for card in playthrough.game.hand] == ["Elk"]


def test_in_the_damage_step_it_comes_too_late_for_damage() -> None:
    """CR 508.4d: it is an unblocked attacker all the same."""
    playthrough = played(
        *BOARD,
        players=PLAYERS,
        cards=SHADE,
        script=[ATTACK, {"block": {}}, {"at": "combat_damage", **NINJUTSU}, {"choose": "elf"}],
    )
    assert life(playthrough) == 17
    (shade,) = (one for one in playthrough.game.battlefield.values() if one.card.name == "Shade")
    assert shade.status.tapped


def test_it_is_no_ability_of_a_permanent() -> None:
    """CR 702.49a: it functions in a hand alone."""
    shade = creature("shade", "4/2", text="Ninjutsu {2}{B}")
    ninjutsu = {"at": "declare_blockers", "by": AMY, "activate": {"object": "shade"}}
    playthrough = played(shade, *BOARD, script=[ATTACK, {"block": {}}, ninjutsu])
    assert len(rules_broken(playthrough)) == 1


def test_nothing_enters_attacking_for_nothing() -> None:
    with pytest.raises(RefusedError, match="returned to hand as a cost"):
        Triggered(when=When(event="attacks"), does=(EnterAttacking(),))
