"""Answers are listed: each legal one stands in the list, once."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards.library import built_in
from core.play.playthrough import Decision
from core.rules.choices.listing import each_with_one, shares
from core.rules.combat.assignment_choice import AssignCombatDamage
from core.rules.combat.attack_choice import Attacks
from core.rules.combat.block_choice import Blocks, DeclareBlockers
from core.rules.priority_choice import Priority
from core.scenario.playing import play_scenario
from core.terms.ids import ObjectId
from core.terms.values import FrozenMap
from tests.core.random_boards import random_board
from tests.core.random_effects import random_board_with_effects
from tests.support import AMY, NICOLE, RAJ, asked, creature, played


@pytest.mark.parametrize(
    ("total", "most", "found"),
    [
        (2, (2, 2), [(2, 0), (1, 1), (0, 2)]),
        (3, (1, 3), [(1, 2), (0, 3)]),
        (0, (4,), [(0,)]),
        (5, (1, 2), []),
        (0, (), [()]),
        (1, (), []),
    ],
)
def test_a_number_is_divided_in_each_way_its_parts_can_take(
    total: int, most: tuple[int, ...], found: list[tuple[int, ...]]
) -> None:
    assert list(shares(total, most)) == found


def test_each_thing_has_one_of_its_options() -> None:
    made = list(each_with_one({"bear": (1, 2), "ox": ("a", "b")}))
    assert made == [
        {"bear": 1, "ox": "a"},
        {"bear": 1, "ox": "b"},
        {"bear": 2, "ox": "a"},
        {"bear": 2, "ox": "b"},
    ]


def test_a_list_without_end_costs_only_what_is_read_of_it() -> None:
    huge = {number: range(10_000) for number in range(3)}
    assert len(list(islice(each_with_one(huge), 5))) == 5
    assert len(list(islice(shares(1_000_000, [1_000_000] * 6), 5))) == 5


def legal(decision: Decision) -> list[Any]:
    """Return the first legal answers to a decision."""
    choice, game = decision.choice, decision.game
    every = islice(choice.answers(game), 300)
    return [answer for answer in every if not choice.violations(game, answer)]


@pytest.mark.parametrize("board", [random_board, random_board_with_effects])
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_what_defaults_answer_is_among_the_answers(board: Any, seed: int) -> None:
    for decision in play_scenario(board(Random(seed)), built_in()).decisions:
        choice, game = decision.choice, decision.game
        every = list(islice(choice.answers(game), 3_000))
        if isinstance(choice, Priority):
            assert every == []
            continue
        assert len(every) == len({repr(answer) for answer in every})
        default: Any = choice.default(game)
        if isinstance(choice, AssignCombatDamage):
            every = [choice.completed(game, answer) for answer in every]
        if len(every) < 2_000:  # all of them, then
            assert default in every


@pytest.mark.parametrize(("keywords", "count"), [("", 4), ("menace", 2), ("flying", 1)])
def test_only_legal_blocks_are_left_of_those_listed(keywords: str, count: int) -> None:
    """Each of two creatures may block or not; menace leaves both or none (CR 702.111b), flying none."""
    playthrough = played(
        creature("bear", f"2/2 {keywords}"),
        creature("elf", "1/1", by=NICOLE),
        creature("wall", "0/4", by=NICOLE),
        script=[{"attack": {"bear": NICOLE}}],
    )
    decision = next(d for d in playthrough.decisions if isinstance(d.choice, DeclareBlockers))
    assert len(legal(decision)) == count


def test_who_may_attack_several_players_attacks_each() -> None:
    playthrough = played(
        creature("bear", "2/2"),
        players=[{"id": one, "name": one.capitalize()} for one in (AMY, NICOLE, RAJ)],
    )
    attackers = playthrough.decisions[0]
    assert legal(attackers) == [
        Attacks(),
        Attacks(attacks=FrozenMap({ObjectId("bear"): NICOLE})),
        Attacks(attacks=FrozenMap({ObjectId("bear"): RAJ})),
    ]


def test_a_creature_that_blocks_two_is_listed_with_each_and_with_both() -> None:
    trio = creature(
        "trio", "2/5", by=NICOLE, text="This creature can block an additional creature each combat."
    )
    playthrough = played(
        creature("a", "1/1"),
        creature("b", "1/1"),
        trio,
        script=[{"attack": {"a": NICOLE, "b": NICOLE}}],
    )
    game, choice = asked(DeclareBlockers, playthrough)
    found = [dict(answer.blocks).get(ObjectId("trio"), ()) for answer in choice.answers(game)]
    assert found == [(), ("a",), ("b",), ("a", "b")]
    assert all(isinstance(answer, Blocks) for answer in choice.answers(game))
