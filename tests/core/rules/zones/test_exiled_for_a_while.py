"""What is exiled until something leaves the battlefield returns right after that (CR 610.3)."""

from __future__ import annotations

from typing import Any

import pytest

from core.data.faults import DataError
from core.language.lines import UnreadableError, read_line
from core.play.playthrough import Playthrough
from tests.support import NICOLE, creature, happened, is_there, permanent, played

JAIL = "{1}: Exile target creature until this creature leaves the battlefield."
STEP = {"start": "beginning_of_combat", "until": "beginning_of_combat"}
JAILS_OX = {"activate": {"object": "jailer"}, "targets": ["ox"]}


def jailed(*script: dict[str, Any], text: str = "", **fields: Any) -> Playthrough:
    jailer = {**creature("jailer", "1/1"), "text": f"{JAIL}\n{text}".strip()}
    ox = creature("ox", "2/4", NICOLE, **fields)
    return played(jailer, ox, script=[JAILS_OX, {"resolve": "all"}, *script], **STEP)


def test_it_stays_exiled_while_that_is_there() -> None:
    assert not is_there(jailed(), "ox#3")


def test_it_returns_as_a_new_object_under_its_owner_s_control() -> None:
    """CR 400.7, 610.3c."""
    playthrough = jailed({"edit": {"object": "jailer", "move": "graveyard"}}, counters={"+1/+1": 1})
    returned = permanent(playthrough, "ox#3")
    assert (returned.owner, returned.controller, dict(returned.counters)) == (NICOLE, NICOLE, {})


def test_nothing_returns_while_that_is_only_phased_out() -> None:
    """CR 702.26d."""
    assert not is_there(jailed({"edit": {"object": "jailer", "phased_in": False}}), "ox#3")


def test_it_returns_before_the_next_instruction() -> None:
    """CR 610.3: right after the event, even while a spell or ability still resolves."""
    playthrough = jailed(
        {"activate": {"object": "jailer", "ability": 2}},
        text="{2}: Sacrifice this creature. It deals 1 damage to each creature.",
    )
    assert permanent(playthrough, "ox#3").damage == 1


def test_a_second_ability_of_the_same_source_is_over_too() -> None:
    """CR 610.3a: nothing is exiled if the source has left before the ability resolves."""
    leaves = {"edit": {"object": "jailer", "move": "graveyard"}}
    board = {**creature("jailer", "1/1"), "text": JAIL}
    playthrough = played(board, creature("ox", "2/4", NICOLE), script=[JAILS_OX, leaves], **STEP)
    assert is_there(playthrough, "ox")
    assert happened(playthrough, "permanents_left") == []


def test_only_what_is_exiled_returns() -> None:
    with pytest.raises(UnreadableError):
        read_line("{1}: Destroy target creature until this creature leaves the battlefield.")
    ability = {"kind": "activated", "targets": [{}], "does": [{"kind": "destroy", "until": "this_leaves"}]}
    with pytest.raises(DataError, match="leave out 'until'"):
        played(creature("ox", "1/1", abilities=[ability]))
