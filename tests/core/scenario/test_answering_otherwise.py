"""Answering otherwise: what stays of the script after the answer, and what goes."""

from __future__ import annotations

from typing import Any

import pytest

from core.cards.library import built_in
from core.data.writing import written
from core.play.playthrough import Asking, Playthrough
from core.scenario.answering_otherwise import as_far_as_it_fits
from core.scenario.format import Scenario
from core.scenario.playing import play_scenario
from tests.support import NICOLE, creature, table

BOARD = (
    creature("bear", "2/2"),
    creature("ox", "3/3"),
    creature("wall", "0/4", by=NICOLE, text="This creature can block an additional creature each combat."),
    creature("elf", "1/1", by=NICOLE),
)


def play(scenario: Scenario, asking: Asking) -> Playthrough:
    """Return what comes of a scenario."""
    return play_scenario(scenario, built_in(), asking=asking)


def left(*script: dict[str, Any], asking: Asking = Asking.NOTHING) -> list[object]:
    """Return what stays of a script whose first entry is another now."""
    return [
        written(one)
        for one in as_far_as_it_fits(table(*BOARD, script=script), 0, play, asking).scenario.script
    ]


@pytest.mark.parametrize(
    ("block", "kept"),
    [
        ({"wall": ["bear", "ox"]}, [{"block": {"wall": ["ox"]}}]),
        ({"wall": "bear", "elf": "ox"}, [{"block": {"elf": "ox"}}]),
        ({"wall": "ox", "elf": "ox"}, [{"block": {"wall": "ox", "elf": "ox"}}]),
        ({"wall": "bear"}, [{"block": {}}]),
        ({"elf": ["ox", "ox"]}, []),
    ],
)
def test_blocks_stay_but_for_those_of_what_no_longer_attacks(
    block: dict[str, Any], kept: list[object]
) -> None:
    """Only Ox attacks now; a block that is illegal for another reason goes as a whole."""
    attack = {"attack": {"ox": NICOLE}}
    assert left(attack, {"block": block}) == [attack, *kept]


def test_what_no_longer_fits_goes_though_play_waits_before_it() -> None:
    """Play asks for the attack first: that nobody can assign the damage of Bear shows only if it goes on."""
    attack = {"attack": {"ox": NICOLE}}
    assign = {"assign": {"bear": {NICOLE: 2}}}
    assert left(attack, assign, asking=Asking.DECISIONS) == [attack]
