"""What is told of state-based actions where something doesn't go to a graveyard."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.explain.test_explain import told
from tests.support import NICOLE, creature

TO_HAND = "If this creature would die, return it to its owner's hand instead."
TO_LIBRARY = "If this creature would die, shuffle it into its owner's library instead."
SCRIPT: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox"}}]


@pytest.mark.parametrize(
    ("text", "done"),
    [
        (TO_HAND, "Bear is destroyed and returned to its owner's hand"),
        (TO_LIBRARY, "Bear is destroyed and shuffled into its owner's library"),
    ],
)
def test_what_is_destroyed_and_goes_elsewhere(text: str, done: str) -> None:
    bear = creature("bear", "2/2", by=NICOLE, text=text)
    assert told("state_based_actions_performed", creature("ox", "3/3"), bear, script=SCRIPT) == [
        f"State-based actions: {done}. It has 3 damage and toughness 2 (CR 704.5g)."
    ]


@pytest.mark.parametrize(
    ("text", "done"),
    [
        (TO_HAND, "Bear returns to its owner's hand instead of going to a graveyard"),
        (TO_LIBRARY, "Bear is shuffled into its owner's library instead of going to a graveyard"),
    ],
)
def test_what_has_no_toughness_left_and_goes_elsewhere(text: str, done: str) -> None:
    bear = creature("bear", "2/2", by=NICOLE, text=text)
    assert told("state_based_actions_performed", creature("ox", "3/3 wither"), bear, script=SCRIPT) == [
        f"State-based actions: {done}. It has toughness -1 (printed toughness 2; three -1/-1 counters: "
        "-3/-3) (CR 704.5f)."
    ]
