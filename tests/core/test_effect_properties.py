"""Random effects on random boards: nothing raises, nothing is lost, everything is told."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.fuzz import Board
from tests.core.properties import check
from tests.core.random_boards import play_at_random
from tests.core.random_effects import random_board_with_effects

LONG = {676, 692}
"""Boards on which play goes on for ten seconds until it is stopped; on another it is stopped sooner."""


@pytest.mark.slow
@pytest.mark.parametrize("hundred", [0, 1, 2, 3, 6])
def test_what_holds_of_all_boards_holds_of_five_hundred_with_effects(hundred: int) -> None:
    """Every kind of event that seven hundred of them have happens on these."""
    for number in sorted({*range(100 * hundred, 100 * (hundred + 1))} - LONG):
        Board(number).play(is_told=hundred == 0)  # telling takes longer than playing


@settings(deadline=None)
@given(st.randoms(use_true_random=False))
def test_what_holds_of_all_boards_holds_of_any_with_effects(random: Random) -> None:
    check(*play_at_random(random, random_board_with_effects(random)))
