"""When a spell may be cast: every part of the turn has words, and they are read again (CR 601.3)."""

from itertools import combinations_with_replacement

import pytest

from core.abilities.card_texts.stack_abilities import Spell
from core.abilities.span import Span
from core.language.lines import read_line, write_line
from core.terms.steps import Step

PARTS = [
    (first, last)
    for first, last in combinations_with_replacement(Step, 2)
    if (first, last) != (Step.UNTAP, Step.CLEANUP)  # the whole turn limits nothing
]


@pytest.mark.parametrize(("first", "last"), PARTS)
def test_every_part_of_the_turn_is_written_and_read_again(first: Step, last: Step) -> None:
    limited = Spell(within=Span(first=first, last=last))
    assert read_line(write_line(limited)) == (limited,)


@pytest.mark.parametrize(
    ("said", "first", "last"),
    [
        ("during the upkeep step", Step.UPKEEP, Step.UPKEEP),
        ("from the upkeep step to the draw step", Step.UPKEEP, Step.DRAW),
        ("during the combat damage step", Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE),  # both: CR 510.4
        ("during the last combat damage step", Step.COMBAT_DAMAGE, Step.COMBAT_DAMAGE),
        ("before blockers are declared", Step.UNTAP, Step.DECLARE_ATTACKERS),
        ("after combat", Step.POSTCOMBAT_MAIN, Step.CLEANUP),
    ],
)
def test_a_part_of_the_turn_means_its_steps(said: str, first: Step, last: Step) -> None:
    line, limited = f"Cast this spell only {said}.", Spell(within=Span(first=first, last=last))
    assert read_line(line) == (limited,)
    assert write_line(limited) == line
