"""X is said where something speaks of it, and nowhere else (CR 107.3a)."""

from __future__ import annotations

import pytest

from core.explain.outcome import refusals
from tests.support import NICOLE, life, played

BLAZE = {"types": ["sorcery"], "text": "Blaze Burst deals X damage to any target."}
SHOT = {"types": ["sorcery"], "text": "Plain Shot deals 2 damage to any target."}
ODD = {"types": ["sorcery"], "text": "Target player loses 1 life. You gain X life."}


@pytest.mark.parametrize(("name", "card", "left"), [("Blaze Burst", BLAZE, 17), ("Odd Deal", ODD, 19)])
def test_x_is_what_was_said(name: str, card: dict[str, object], left: int) -> None:
    script = [{"at": "precombat_main", "cast": name, "targets": [NICOLE], "x": 3}]
    assert life(played(cards={name: card}, start="precombat_main", script=script), NICOLE) == left


def test_x_of_a_spell_without_it_is_refused() -> None:
    script = [{"at": "precombat_main", "cast": "Plain Shot", "targets": [NICOLE], "x": 3}]
    playthrough = played(cards={"Plain Shot": SHOT}, start="precombat_main", script=script)
    assert "Nothing there depends on X (CR 107.3a)." in str(refusals(playthrough)[0])
    assert life(playthrough, NICOLE) == 20


def test_x_of_what_enters_with_it_is_said() -> None:
    hydra = {
        "types": ["creature"],
        "power": 0,
        "toughness": 1,
        "text": "Tall Hydra enters with X +1/+1 counters on it.",
    }
    script = [{"at": "precombat_main", "cast": "Tall Hydra", "x": 3}]
    playthrough = played(cards={"Tall Hydra": hydra}, start="precombat_main", script=script)
    (there,) = playthrough.game.battlefield.values()
    assert there.counters == {"+1/+1": 3}


def test_x_of_a_mana_cost_is_said_even_if_nothing_else_speaks_of_it() -> None:
    """CR 107.3a: it counts in the mana value of the spell (CR 202.3e)."""
    cards = {
        "Plain Shot": {**SHOT, "mana_cost": "{X}{R}"},
        "Judge": {
            "types": ["creature"],
            "power": 1,
            "toughness": 1,
            "text": "Whenever a player casts a spell, you gain life equal to that spell's mana value.",
        },
    }
    judge = {"id": "judge", "card": "Judge", "controller": NICOLE}
    script = [{"at": "precombat_main", "cast": "Plain Shot", "targets": [NICOLE], "x": 3}]
    assert life(played(judge, cards=cards, start="precombat_main", script=script), NICOLE) == 22
