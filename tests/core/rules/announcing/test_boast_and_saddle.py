"""Keywords of those who attack: boast, and saddle before it (CR 702.142a, 702.171a)."""

from __future__ import annotations

from typing import Any

import pytest

from core.language.lines import UnreadableError, read_line
from core.terms.ids import ObjectId
from tests.support import NICOLE, creature, life, played, rules_broken

MOUNT = "Saddle 3\nWhenever this creature attacks while saddled, it gets +2/+0 until end of turn."
SADDLE: dict[str, Any] = {"at": "precombat_main", "activate": {"object": "elk", "ability": "saddle"}}
ATTACK = {"attack": {"elk": NICOLE}}


@pytest.mark.parametrize(
    ("rider", "is_legal"),
    [
        ({"size": "3/3"}, True),
        ({"size": "2/2"}, False),
        ({"size": "3/3", "tapped": True}, False),
        ({"size": "3/3", "summoning_sick": True}, True),
        ({"size": "3/3", "by": NICOLE}, False),
    ],
)
def test_who_can_saddle(rider: dict[str, Any], is_legal: bool) -> None:
    """CR 702.171a: other untapped creatures of the player, with power enough."""
    rider = creature("rider", rider.pop("size"), **rider)
    elk = creature("elk", "4/4", text=MOUNT)
    playthrough = played(elk, rider, start="precombat_main", script=[SADDLE, ATTACK])
    assert rules_broken(playthrough) == ([] if is_legal else ["118.3"])
    if is_legal:
        assert life(playthrough) == 14


def test_it_is_saddled_until_end_of_turn() -> None:
    """CR 702.171b."""
    elk = creature("elk", "4/4", text=MOUNT, saddled=True)
    during, after = (played(elk, script=[ATTACK], until=step) for step in ("end", "cleanup"))
    assert during.game.battlefield[ObjectId("elk")].saddled
    assert not after.game.battlefield[ObjectId("elk")].saddled


def test_attacking_while_something_is_so_is_asked_once() -> None:
    """CR 603.2: not again as the ability resolves, unlike an "if" (CR 603.4)."""
    text = "Whenever this creature attacks while you control a Wall, you gain 3 life."
    wall = creature("wall", "0/1", subtypes=["Wall"])
    bolt = creature("witch", "1/1", by=NICOLE, text="{T}: Destroy target Wall.")
    playthrough = played(
        creature("elk", "4/4", text=text),
        wall,
        bolt,
        script=[
            ATTACK,
            {"at": "declare_attackers", "by": NICOLE, "activate": {"object": "witch"}, "targets": ["wall"]},
        ],
    )
    assert life(playthrough, playthrough.game.active_player) == 23


def test_what_boast_says_is_not_said_again() -> None:
    """CR 702.142a."""
    with pytest.raises(UnreadableError):
        read_line("Boast \N{EM DASH} {1}: Draw a card. Activate only once each turn.")
