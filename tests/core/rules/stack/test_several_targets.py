"""The same is done to each of several targets (CR 601.2c, 608.2b): `up to two target creatures`."""

from __future__ import annotations

from typing import Any

import pytest

from core.data.faults import DataError
from core.language.lines import UnreadableError, read_line
from core.play.playthrough import Playthrough
from tests.support import AMY, NICOLE, creature, happened, life, permanent, played

TAP = "Whenever this creature attacks, tap up to two target creatures you don't control."
FOES = creature("elf", "1/1", NICOLE), creature("bear", "2/2", NICOLE), creature("cat", "1/1", NICOLE)


def attack(text: str, *chosen: str, foes: tuple[dict[str, Any], ...] = FOES) -> Playthrough:
    attacker = {**creature("ox", "2/2"), "text": text}
    return played(attacker, *foes, script=[{"attack": {"ox": NICOLE}}, {"choose": list(chosen)}])


def tapped(playthrough: Playthrough) -> list[str]:
    return [one.id for one in playthrough.game.battlefield.values() if one.status.tapped and one.id != "ox"]


@pytest.mark.parametrize("chosen", [(), ("bear",), ("cat", "elf")])
def test_as_many_as_were_chosen_are_tapped(chosen: tuple[str, ...]) -> None:
    """CR 601.2c."""
    assert sorted(tapped(attack(TAP, *chosen))) == sorted(chosen)


def test_no_more_than_that_may_be_chosen() -> None:
    """CR 603.3d."""
    playthrough = attack(TAP, "elf", "bear", "cat")
    assert [len(one["targets"]) for one in happened(playthrough, "targets_chosen")] != [3]


def test_players_may_be_among_the_targets_that_are_dealt_damage() -> None:
    """CR 115.4."""
    playthrough = attack(
        "Whenever this creature attacks, it deals 1 damage to each of up to two targets.", "bear", "nicole"
    )
    assert permanent(playthrough, "bear").damage == 1
    assert life(playthrough, NICOLE) == 17


def test_several_are_destroyed_at_once() -> None:
    """CR 608.2c: one instruction, one event."""
    playthrough = attack("Whenever this creature attacks, destroy up to two target creatures.", "elf", "cat")
    assert [len(one["departures"]) for one in happened(playthrough, "permanents_left")] == [2]


def test_players_lose_life_each() -> None:
    playthrough = attack(
        "Whenever this creature attacks, two target players each lose 3 life.", "amy", "nicole"
    )
    assert (life(playthrough, AMY), life(playthrough, NICOLE)) == (17, 15)


@pytest.mark.parametrize(
    "line",
    [
        "{T}: Tap two target creatures. It gains flying until end of turn.",
        "When this creature enters, tap two target creatures. Untap target creature.",
        "When this creature enters, tap target creature. Those creatures gain flying until end of turn.",
    ],
)
def test_what_would_be_guessed_is_not_read(line: str) -> None:
    """With several targets together, none is spoken of by itself."""
    with pytest.raises(UnreadableError):
        read_line(line)


def test_targets_that_are_unlike_are_not_spoken_of_together() -> None:
    creature_, player = {"what": {"objects": {"types": ["creature"]}}}, {"what": {"players": "any"}}
    ability = {
        "kind": "activated",
        "targets": [creature_, player],
        "does": [{"kind": "deal_damage", "amount": 1, "to": "targets"}],
    }
    with pytest.raises(DataError, match="another like it"):
        played(creature("ox", "1/1", abilities=[ability]))
