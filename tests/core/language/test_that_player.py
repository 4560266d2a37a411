"""What that player controls: known where a triggered ability is about a player, and refused elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from core.abilities.instructions.one_shot import MakeEffect
from core.data.faults import DataError
from core.data.reading import read
from core.language.lines import UnreadableError, read_line, write_line
from core.language.speaker import Speaker

CREATURE = Speaker("this creature", "enchanted creature")
DEALS = "Whenever this creature deals combat damage to a player,"


@pytest.mark.parametrize(
    "line",
    [
        f"{DEALS} destroy target artifact that player controls.",
        f"{DEALS} it deals that much damage to each creature that player controls.",
        f"{DEALS} you gain 1 life for each artifact that player controls.",
        f"{DEALS} creatures that player controls get -1/-1 until end of turn.",
        "At the beginning of each player's upkeep, tap target creature with flying that player controls.",
        f"Creatures you control have “{DEALS} destroy target artifact that player controls.”",
    ],
)
def test_it_is_the_player_whom_the_ability_is_about(line: str) -> None:
    (text,) = read_line(line, CREATURE)
    assert write_line(text, CREATURE) == line


@pytest.mark.parametrize(
    "line",
    [
        "Destroy target artifact that player controls.",
        "Creatures that player controls get -1/-1.",
        "Whenever this creature attacks, destroy target artifact that player controls.",
        "Whenever a creature that player controls dies, draw a card.",
        f"{DEALS} target player loses 1 life. Tap target creature that player controls.",
        f"{DEALS} creatures that player controls can't block this turn.",
    ],
)
def test_it_is_refused_where_there_is_no_such_player_or_another(line: str) -> None:
    with pytest.raises(UnreadableError):
        read_line(line, CREATURE)


def test_no_effect_waits_for_what_that_player_will_control() -> None:
    """CR 611.2c."""
    data: dict[str, Any] = {
        "kind": "make_effect",
        "effect": {"kind": "regeneration"},
        "each": {"controller": "that_player"},
    }
    with pytest.raises(DataError, match="that_player"):
        read(MakeEffect, data)
