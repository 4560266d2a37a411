"""Random boards, played by random players: what holds of each, whatever is on it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards.library import built_in
from core.data.reading import with_fields
from core.scenario.playing import play_scenario
from tests.core.fuzz import Board
from tests.core.properties import answers_are_legal, check
from tests.core.random_boards import play_at_random, random_board

randoms = st.randoms(use_true_random=False)


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(3))
def test_what_holds_of_all_boards_holds_of_three_hundred(hundred: int) -> None:
    for number in range(100 * hundred, 100 * (hundred + 1)):
        Board(number, random_board).play(is_told=hundred == 0)  # telling takes longer than playing


@settings(deadline=None)
@given(randoms)
def test_what_holds_of_all_boards_holds_of_any(random: Random) -> None:
    check(*play_at_random(random, random_board(random)))


@settings(deadline=None)
@given(randoms)
def test_default_answers_have_no_violations(random: Random) -> None:
    answers_are_legal(play_scenario(random_board(random), built_in()))


@settings(deadline=None)
@given(randoms)
def test_the_order_of_creatures_changes_nothing_that_matters(random: Random) -> None:
    """CR 510.2: where creatures stand does not matter."""
    scenario, playthrough = play_at_random(random, random_board(random))
    backwards = with_fields(scenario, battlefield=scenario.battlefield[::-1])
    one, other = playthrough.game, play_scenario(backwards, built_in()).game
    assert {p.id: (p.life, p.poison) for p in one.players.values()} == {
        p.id: (p.life, p.poison) for p in other.players.values()
    }
    assert one.battlefield.keys() == other.battlefield.keys()
