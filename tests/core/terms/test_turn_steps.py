"""Steps of this turn and of later ones, as files write them."""

import pytest

from core.terms.steps import Step
from core.terms.turn_steps import TurnStep, turn_step_of


@pytest.mark.parametrize(
    ("words", "step", "turn"),
    [
        ("upkeep", Step.UPKEEP, 1),
        ("next upkeep", Step.UPKEEP, 2),
        ("next combat", Step.END_OF_COMBAT, 2),
        ("turn 3 combat", Step.END_OF_COMBAT, 3),
        ("turn 12 declare_blockers", Step.DECLARE_BLOCKERS, 12),
    ],
)
def test_a_step_is_written_with_its_turn_and_read_back(words: str, step: Step, turn: int) -> None:
    assert TurnStep(step, turn) == words
    found = turn_step_of(words)
    assert found is not None
    assert (found.step, found.turn) == (step, turn)


@pytest.mark.parametrize("words", ["combat", "next", "turn 0 upkeep", "turn 21 upkeep", "next upkeeps"])
def test_nothing_else_is_a_step(words: str) -> None:
    assert turn_step_of(words) is None


def test_without_a_turn_it_is_a_step_of_the_first() -> None:
    assert TurnStep(Step.DRAW) == "draw"


def test_the_next_combat_is_of_this_turn_as_long_as_it_is_to_come() -> None:
    assert TurnStep(Step.UPKEEP).next_combat == "end_of_combat"
    assert TurnStep(Step.END_OF_COMBAT).next_combat == "next combat"
    assert TurnStep(Step.CLEANUP, 2).next_combat == "turn 3 combat"


def test_a_later_turn_comes_after_every_step_of_this_one() -> None:
    end = TurnStep(Step.CLEANUP)
    assert end.comes_before(Step.UNTAP, 2)
    assert not TurnStep(Step.UNTAP, 2).comes_before(Step.CLEANUP, 1)
