"""Amounts that are counted: how much they come to, and how they read."""

from typing import Any

import pytest

from core.abilities.amounts import Counted
from core.abilities.instructions.damage_and_fights import DealDamage
from core.data.reading import read_as
from core.language.wording import counted_words
from tests.support import NICOLE, creature, life, played


@pytest.mark.parametrize(
    ("amount", "number", "comes_to", "words"),
    [
        ({"of": {"types": ["creature"]}}, 3, 3, "the number of creatures on the battlefield"),
        (
            {"of": {"subtypes": ["Goblin"], "controller": "you"}, "times": 2},
            3,
            6,
            "twice the number of Goblins you control",
        ),
        ({"of": "that_much", "half": "up"}, 3, 2, "half that much, rounded up"),
        ({"of": "life", "half": "down"}, 3, 1, "half your life total, rounded down"),
        ({"of": "power", "times": 2}, -2, 0, "twice its power"),
    ],
)
def test_what_is_counted(amount: dict[str, Any], number: int, comes_to: int, words: str) -> None:
    """CR 107.1a, 107.1b."""
    counted = read_as(Counted, amount)
    assert counted.of_number(number) == comes_to
    assert counted_words(counted) == words


def test_what_is_divided_is_not_counted() -> None:
    with pytest.raises(ValueError, match="what is divided is known as targets are chosen"):
        DealDamage(amount=Counted(of="life"), is_divided=True)


def test_nothing_to_count_is_nothing_done() -> None:
    raid = {"cast": "Spitting Earth", "by": "amy", "targets": ["ox"]}
    playthrough = played(creature("ox", "1/1", by=NICOLE), script=[raid], start="precombat_main")
    assert [permanent.damage for permanent in playthrough.game.battlefield.values()] == [0]
    assert life(playthrough) == 20
