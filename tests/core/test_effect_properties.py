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


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(7))
def test_what_holds_of_all_boards_holds_of_seven_hundred_with_effects(hundred: int) -> None:
    for number in range(100 * hundred, 100 * (hundred + 1)):
        Board(number).play(is_told=hundred == 0)  # telling takes longer than playing


@settings(deadline=None)
@given(st.randoms(use_true_random=False))
def test_what_holds_of_all_boards_holds_of_any_with_effects(random: Random) -> None:
    check(*play_at_random(random, random_board_with_effects(random)))
