"""What stays of a playthrough as its script changes: nothing that is the same is played again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards.library import built_in
from core.characteristics.current import characteristics
from core.play.playthrough import Asking, Playthrough
from core.scenario.action_entries import PassSpec
from core.scenario.changes import changed
from core.scenario.entries import ResolveSpec
from core.scenario.format import Scenario
from core.scenario.playing import play_instead, play_scenario
from core.terms.ids import ObjectId
from core.terms.steps import Step
from core.terms.turn_steps import TurnStep
from tests.core.random_boards import play_at_random, random_board
from tests.support import AMY, NICOLE, creature, table

HERO = creature(
    "hero",
    "2/2 first strike",
    abilities=[
        {
            "kind": "triggered",
            "when": {"event": "gains_life", "which": {"players": "you"}},
            "does": [{"kind": "put_counters_now", "on": "this", "counter": "+1/+1"}],
        }
    ],
)
BOARD = (HERO, creature("ox", "3/3 lifelink"), creature("bear", "2/2", by=NICOLE))
SCRIPT: list[dict[str, Any]] = [
    {"attack": {"hero": NICOLE, "ox": NICOLE}},
    {"edit": {"player": AMY, "life": 12}, "at": "declare_attackers"},
    {"block": {"bear": "ox"}},
    {"edit": {"player": AMY, "life": 8}, "at": "declare_blockers"},
    {"edit": {"player": AMY, "life": 4}, "at": "first_strike_damage"},
    {"edit": {"player": AMY, "life": 3}, "at": "end_of_combat"},
]


def after_change(
    scenario: Scenario, now: Scenario, asking: Asking = Asking.NOTHING
) -> tuple[Playthrough, Playthrough]:
    """Return what came of a scenario, and what is made of it for another."""
    earlier = play_scenario(scenario, built_in(), asking=asking)
    return earlier, play_instead(now, built_in(), asking, scenario, earlier)


def kept(earlier: Playthrough, later: Playthrough) -> int:
    """Return how many frames at the beginning are the very same objects."""
    pairs = zip(earlier.frames, later.frames, strict=False)
    return next((n for n, (one, other) in enumerate(pairs) if one is not other), len(earlier.frames))


@pytest.mark.parametrize("number", range(len(SCRIPT)))
def test_all_frames_before_the_entry_that_changes_are_kept(number: int) -> None:
    scenario = table(*BOARD, script=SCRIPT)
    now = changed(scenario, script=scenario.script[:number])
    earlier, later = after_change(scenario, now)
    answered = next(one for one in earlier.decisions if one.entry == number)
    assert kept(earlier, later) >= answered.frame
    assert later == play_scenario(now, built_in())


def test_the_same_script_gives_the_same_playthrough() -> None:
    scenario = table(*BOARD, script=SCRIPT)
    earlier, later = after_change(scenario, changed(scenario, title="Another title"))
    assert later is earlier


def test_another_board_is_played_from_the_start() -> None:
    scenario = table(*BOARD, script=SCRIPT[:1])
    now = table(*BOARD, creature("elk", "1/1"), script=SCRIPT[:1])
    earlier, later = after_change(scenario, now)
    assert kept(earlier, later) == 0
    assert later == play_scenario(now, built_in())


def test_permanents_that_are_as_before_are_the_very_same() -> None:
    """So what undo keeps of many boards costs no more than what is different in them."""
    scenario = table(*BOARD)
    earlier, later = after_change(scenario, table(*BOARD[:-1], creature("bear", "3/3", by=NICOLE)))
    same = [one.id for one in later.start.battlefield.values() if one is earlier.start.battlefield[one.id]]
    assert same == ["hero", "ox"]
    assert characteristics(later.start, ObjectId("bear")).power == 3


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_a_board_made_of_another_is_what_it_is_when_it_is_set_up_alone(seed: int) -> None:
    random = Random(seed)
    scenario = random_board(random)
    free = [
        one for one in scenario.battlefield if one.id not in {it.attached_to for it in scenario.battlefield}
    ]
    gone = random.choice(free) if free else None
    now = changed(scenario, battlefield=tuple(one for one in scenario.battlefield if one is not gone))
    for one, other in ((scenario, now), (now, scenario)):
        _, later = after_change(one, other)
        alone = play_scenario(other, built_in())
        assert later == alone
        for own in alone.start.battlefield:
            assert characteristics(later.start, own) == characteristics(alone.start, own)


def test_a_loop_is_told_at_the_same_frame_although_its_beginning_was_kept() -> None:
    echo = {
        "kind": "triggered",
        "when": {"event": "gains_life", "which": {"players": "you"}},
        "does": [{"kind": "gain_life_now", "amount": 1}],
    }
    scenario = table(creature("ox", "3/3 lifelink", abilities=[echo]), script=[{"attack": {"ox": NICOLE}}])
    now = changed(scenario, script=(*scenario.script, PassSpec(pass_=AMY, at=TurnStep(Step.END_OF_COMBAT))))
    earlier, later = after_change(scenario, now)
    assert earlier.frames[-1].event.kind == "game_ended"
    assert later.frames == earlier.frames


def test_a_loop_goes_on_for_longer_while_there_is_something_left_of_the_script() -> None:
    """CR 732.4: it stops later with an entry that nothing asks for, and sooner once that is gone."""
    echo = {
        "kind": "triggered",
        "when": {"event": "gains_life", "which": {"players": "you"}},
        "does": [{"kind": "gain_life_now", "amount": 1}],
        "is_optional": True,
    }
    yes: list[dict[str, Any]] = [{"choose": "yes"}] * 3
    script: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}, *yes]
    over = table(creature("ox", "3/3 lifelink", abilities=[echo]), script=script)
    going_on = changed(over, script=(*over.script, PassSpec(pass_=AMY, at=TurnStep(Step.END_OF_COMBAT))))
    for one, other in ((over, going_on), (going_on, over)):
        earlier, later = after_change(one, other)
        assert len(later.frames) != len(earlier.frames)
        assert later == play_scenario(other, built_in())


def _edited(random: Random, scenario: Scenario, other: Scenario) -> Scenario:
    """Return the scenario with a script that was cut, mixed with that of another, or made to wait."""
    script = list(scenario.script)
    place = random.randint(0, len(script))
    match random.randint(0, 4):
        case 0:
            script = script[:place]
        case 1:
            script.insert(place, ResolveSpec(resolve="all"))
        case 2:
            script[place : place + 1] = []
        case 3:
            script[place:] = other.script[place:]
        case _:
            script.append(PassSpec(pass_=random.choice(scenario.players).id))
    return changed(scenario, script=tuple(script))


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_what_is_played_again_in_part_is_what_is_played_from_the_start(seed: int) -> None:
    random = Random(seed)
    board = random_board(random)
    (scenario, _), (other, _) = play_at_random(random, board), play_at_random(random, board)
    asking = random.choice((Asking.NOTHING, Asking.DECISIONS))
    earlier = play_scenario(scenario, built_in(), asking=asking)
    for _ in range(4):
        now = _edited(random, scenario, other)
        later = play_instead(now, built_in(), asking, scenario, earlier)
        assert later == play_scenario(now, built_in(), asking=asking)
        scenario, earlier = now, later
