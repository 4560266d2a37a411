"""Every answer to a decision, each played to the end."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards.library import built_in
from core.explain.answers import answered_words
from core.explain.outcome import gist
from core.play.playthrough import Asking, Decision
from core.rules.choices.choice import Choice
from core.rules.choices.replacement import ChooseReplacement
from core.rules.combat.assignment_choice import AssignCombatDamage
from core.rules.combat.attack_choice import DeclareAttackers
from core.rules.combat.block_choice import DeclareBlockers
from core.scenario.answering_otherwise import Course
from core.scenario.every_answer import Answered, every_answer, has_every_answer
from core.scenario.format import Scenario
from core.scenario.playing import play_scenario
from core.sharing.board_line.reading import scenario_of_line
from tests.core.random_boards import random_board
from tests.support import NICOLE, creature, table

FURNACE = scenario_of_line(
    "Amy 20: red 5/5 double strike and trample “Ox”, Furnace of Rath; Nicole 20: 2/2 “Knight”; "
    "Effects: Shield by Nicole [Prevent the next 4 damage that would be dealt to any target this turn.] "
    "(protects Nicole). "
    "Amy attacks Ox -> Nicole.",
    built_in(),
)


def course(scenario: Scenario, asking: Asking = Asking.NOTHING) -> Course:
    """Return a scenario with what comes of it."""
    return Course(scenario, play_scenario(scenario, built_in(), asking=asking))


def decision_of(course: Course, kind: type[Choice[Any]]) -> Decision:
    """Return the first decision of a kind."""
    return next(one for one in course.playthrough.decisions if isinstance(one.choice, kind))


def answers(scenario: Scenario, kind: type[Choice[Any]], asking: Asking = Asking.NOTHING) -> list[Answered]:
    """Return every answer to the first decision of a kind."""
    played = course(scenario, asking)
    return list(every_answer(played, decision_of(played, kind), built_in()))


def life(answered: Answered) -> int:
    """Return Nicole's life in the end."""
    return answered.course.playthrough.game.players[NICOLE].life


def test_each_block_of_a_small_set_has_its_outcome() -> None:
    board = (
        creature("bear", "2/2"),
        creature("wall", "0/4", by=NICOLE),
        creature("elf", "1/1 deathtouch", by=NICOLE),
    )
    rows = answers(table(*board, script=[{"attack": {"bear": NICOLE}}]), DeclareBlockers)
    told = {}
    for row in rows:
        came = gist(row.course.playthrough.start, row.course.playthrough.game)
        told[answered_words(row.answers)] = (life(row), came.gone, came.there)
    assert told == {
        "No block": (18, (), ()),
        "Elf blocks Bear": (20, ("Bear", "Elf"), ()),
        "Wall blocks Bear": (20, (), ("Wall (2 damage)",)),
        "Wall and Elf block Bear": (20, ("Bear", "Elf"), ("Wall (1 damage)",)),
    }


def test_effects_are_applied_in_each_legal_order() -> None:
    """CR 616.1f: doubled first 6 of 10 are left, prevented first 2 of 1; the second strike deals 10."""
    rows = answers(FURNACE, ChooseReplacement)
    assert {answered_words(row.answers): life(row) for row in rows} == {"Shield": 8, "Furnace of Rath": 4}


def test_three_effects_have_as_many_orders_as_differ() -> None:
    """CR 616.1f: after the first of three two are left to choose among, each row says the whole order."""
    scenario = scenario_of_line(
        "Amy 20: red 5/5 “Ox”, Furnace of Rath; Nicole 20: Gisela, Blade of Goldnight; "
        "Effects: Shield by Nicole [Prevent the next 4 damage that would be dealt to any target this turn.] "
        "(protects Nicole). "
        "Amy attacks Ox -> Nicole.",
        built_in(),
    )
    rows = answers(scenario, ChooseReplacement)
    told = {answered_words(row.answers): life(row) for row in rows}
    assert len(told) == len(rows) == 6
    assert all(len(row.answers) == 2 for row in rows)
    assert told["Shield, then Furnace of Rath"] == 19


def test_the_order_for_one_creature_leaves_that_for_another_as_it_is() -> None:
    """CR 616.1: the controller of each affected object chooses for it; each is a decision of its own."""
    shield = "[Prevent the next 1 damage that would be dealt to any target this turn.]"
    scenario = scenario_of_line(
        "Amy 20: 4/4 “Ox”, Furnace of Rath; Nicole 20: 2/2 “Elk”, 2/2 “Bear”; "
        f"Effects: Balm by Nicole {shield} (protects Elk), Salve by Nicole {shield} (protects Bear). "
        "Amy attacks Ox -> Nicole; Elk and Bear block Ox.",
        built_in(),
    )
    orders = [
        one for one in course(scenario).playthrough.decisions if isinstance(one.choice, ChooseReplacement)
    ]
    assert len(orders) == 2
    rows = answers(scenario, ChooseReplacement)
    assert sorted(answered_words(row.answers) for row in rows) == ["Balm", "Furnace of Rath"]


def test_later_decisions_stay_as_far_as_they_fit() -> None:
    """The Fog that was cast later is still cast; the block of an attacker that stays at home is gone."""
    board = (creature("bear", "2/2"), creature("ox", "3/3"), creature("wall", "0/2", by=NICOLE))
    script: list[dict[str, Any]] = [{"attack": {"bear": NICOLE, "ox": NICOLE}}, {"block": {"wall": ["ox"]}}]
    rows = answers(table(*board, script=script), DeclareAttackers)
    told = {answered_words(row.answers): life(row) for row in rows}
    assert told == {
        "No attack": 20,
        "Bear attacks Nicole": 18,
        "Ox attacks Nicole": 20,
        "Bear and Ox attack Nicole": 18,
    }


def test_the_answer_of_the_scenario_is_known_by_what_comes_of_it() -> None:
    board = (creature("ox", "3/3"), creature("a", "1/1", by=NICOLE), creature("b", "1/1", by=NICOLE))
    block = {"block": {"a": ["ox"], "b": ["ox"]}}
    assign = {"assign": {"ox": {"a": 1, "b": 2}}}
    scenario = table(*board, script=[{"attack": {"ox": NICOLE}}, block, assign])
    played = course(scenario)
    rows = list(every_answer(played, decision_of(played, AssignCombatDamage), built_in()))
    assert len(rows) == 4
    marked = [answered_words(one.answers) for one in rows if one.plays_as(played.playthrough)]
    assert marked == ["Ox: 1 to A, 2 to B"]


def test_the_answer_made_by_default_is_known_by_what_comes_of_it() -> None:
    """Each row is written into its scenario and played again: it is known by its events."""
    board = (creature("ox", "3/3"), creature("wall", "0/4", by=NICOLE))
    played = course(table(*board, script=[{"attack": {"ox": NICOLE}}]))
    rows = list(every_answer(played, decision_of(played, DeclareBlockers), built_in()))
    marked = [answered_words(one.answers) for one in rows if one.plays_as(played.playthrough)]
    assert (len(rows), marked) == (2, ["No block"])


def test_where_an_illegal_answer_stops_play_none_is_marked() -> None:
    """Trample: the Bear needs 2 before Nicole may be assigned any."""
    board = (creature("ox", "4/4 trample"), creature("bear", "2/2", by=NICOLE))
    script: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox"}}]
    script.append({"assign": {"ox": {"bear": 1, NICOLE: 3}}})
    played = course(table(*board, script=script))
    assert played.playthrough.refused is not None
    rows = list(every_answer(played, played.playthrough.refused, built_in()))
    assert rows
    assert not any(one.plays_as(played.playthrough) for one in rows)


def test_an_open_decision_has_its_answers_too() -> None:
    """What is open after it is made by default; of the board that waits nothing is changed."""
    board = (creature("bear", "2/2"), creature("wall", "0/4", by=NICOLE))
    rows = answers(table(*board, undecided="ask"), DeclareAttackers, Asking.DECISIONS)
    assert [life(row) for row in rows] == [20, 18]


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_each_answer_is_played_to_the_end_and_written_into_its_scenario(seed: int) -> None:
    played = course(random_board(Random(seed)))
    for decision in played.playthrough.decisions:
        if decision.choice.is_forced(decision.game) or not has_every_answer(decision):
            continue
        for row, _ in zip(every_answer(played, decision, built_in()), range(8), strict=False):
            here = row.course.playthrough
            assert here.refused is None
            assert here.pending is None
            again = play_scenario(row.course.scenario, built_in())
            assert [one.event for one in again.frames] == [one.event for one in here.frames]
        return
