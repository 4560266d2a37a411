"""Entries are used for the questions they are written for."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards.library import built_in
from core.data.reading import read_as
from core.data.writing import written
from core.play.playthrough import Asking, Playthrough
from core.play.stops import holders
from core.rules.priority_choice import Priority
from core.scenario.action_entries import ActivateSpec, CastSpec
from core.scenario.answering import decided, leading_to
from core.scenario.changes import changed, with_entries
from core.scenario.entries import EntrySpec
from core.scenario.format import Scenario
from core.scenario.playing import play_scenario
from core.scenario.reading import parse_scenario, read_scenario
from core.scenario.saving import scenario_text
from core.terms.ids import PlayerId
from core.terms.steps import Step
from core.terms.turn_steps import TurnStep
from tests.core.random_boards import random_board
from tests.core.random_effects import random_board_with_effects
from tests.support import AMY, NICOLE, card, creature, table

SCENARIOS = sorted((Path(__file__).parents[3] / "assets" / "scenarios").rglob("*.scenario.json"))
BOARD = (
    creature("bear", "2/2"),
    creature("ox", "3/3", by=NICOLE),
    card("Mogg Fanatic", "fanatic"),
    card("Practice Squire", "first"),
    card("Practice Squire", "second"),
)
SCENARIO = table(*BOARD, script=[{"attack": {"bear": NICOLE}}, {"block": {}}])


def done_with_one_left(player: PlayerId, entry: EntrySpec) -> tuple[list[EntrySpec], Playthrough]:
    """Put an entry where a player has priority and one of two abilities is left on the stack.

    Return what has to lead to it, and what comes of it.
    """
    playthrough = play_scenario(SCENARIO, built_in())
    moments = (d for place in range(len(playthrough.frames)) for d in holders(playthrough, place))
    decision = next(d for d in moments if d.choice.player == player and len(d.game.stack) == 1)
    leading = leading_to(playthrough, decision, entry, built_in())
    scenario = with_entries(SCENARIO, decision.next_entry, (*leading, entry), replaces=False)
    played = play_scenario(scenario, built_in())
    done = next(d for d in played.decisions if d.entry == decision.next_entry + len(leading))
    assert isinstance(done.choice, Priority)
    assert (done.frame, done.game) == (decision.frame, decision.game)
    return list(leading), played


def test_a_spell_after_one_of_two_abilities_needs_a_pass_before_it() -> None:
    bolt = CastSpec(cast="Lightning Bolt", by=AMY, targets=("ox",), at=TurnStep(Step.DECLARE_ATTACKERS))
    leading, _ = done_with_one_left(AMY, bolt)
    assert [written(one)["pass"] for one in leading] == [AMY]


def test_so_does_an_ability() -> None:
    spec = read_as(ActivateSpec, {"activate": {"object": "fanatic"}, "targets": [NICOLE]})
    leading, playthrough = done_with_one_left(AMY, spec)
    assert len(leading) == 1
    assert playthrough.refused is None


def test_the_passes_of_others_are_not_written_out() -> None:
    shock = CastSpec(cast="Shock", by=NICOLE, targets=("bear",), at=TurnStep(Step.DECLARE_ATTACKERS))
    leading, _ = done_with_one_left(NICOLE, shock)
    assert [written(one)["pass"] for one in leading] == [NICOLE]


def is_decided_as_by_default(scenario: Scenario) -> bool:
    """Whether nothing is asked any more, all comes out as it did, and the script is still there in order.

    Only of a loop that somebody may end it is asked whether it goes on still longer.
    """
    before, written = play_scenario(scenario, built_in()), decided(scenario, built_in())
    played = play_scenario(written, built_in(), asking=Asking.DECISIONS)
    if before.frames[-1].event.kind == "play_stopped":
        assert played.pending is not None
        played = play_scenario(written, built_in())
    assert played.pending is None
    assert (played.refused is None) == (before.refused is None)
    assert [f.event for f in played.frames] == [f.event for f in before.frames]
    rest = iter(written.script)
    return all(entry in rest for entry in scenario.script) and (
        parse_scenario(scenario_text(written)) == written
    )


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.name.partition(".")[0])
def test_every_scenario_is_decided_to_its_end(path: Path) -> None:
    assert is_decided_as_by_default(read_scenario(path))


@pytest.mark.parametrize("kept", [0, 1])
@pytest.mark.parametrize("path", SCENARIOS[::6], ids=lambda path: path.name.partition(".")[0])
def test_so_is_one_of_which_little_is_decided(path: Path, kept: int) -> None:
    scenario = read_scenario(path)
    assert is_decided_as_by_default(changed(scenario, script=scenario.script[:kept]))


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False))
def test_every_board_is_decided_to_its_end(random: Random) -> None:
    assert is_decided_as_by_default(random_board(random))
    assert is_decided_as_by_default(random_board_with_effects(random))


def test_a_loop_that_somebody_may_end_is_decided_as_far_as_it_was_played() -> None:
    """CR 732.4: it stops at the same moment, and not after as many rounds more as it takes to tell a loop."""
    echo = {
        "kind": "triggered",
        "when": {"event": "gains_life", "which": {"players": "you"}},
        "does": [{"kind": "gain_life_now", "amount": 1}],
        "is_optional": True,
    }
    board = table(
        creature("cleric", "1/1 lifelink", abilities=[echo]), script=[{"attack": {"cleric": NICOLE}}]
    )
    assert play_scenario(board, built_in()).frames[-1].event.kind == "play_stopped"
    assert is_decided_as_by_default(board)
    asked_twice = changed(board, script=(*board.script, *decided(board, built_in()).script[1:4]))
    assert is_decided_as_by_default(asked_twice)


def test_an_ability_with_two_targets_is_decided_like_any_other() -> None:
    pair = {"what": {"objects": {"types": ["creature"]}}}
    trigger = {
        "kind": "triggered",
        "when": {"event": "attacks"},
        "targets": [pair, pair],
        "does": [{"kind": "fight"}],
    }
    board = table(creature("bear", "2/2", abilities=[trigger]), creature("ox", "3/3", by=NICOLE))
    attacking = changed(board, script=SCENARIO.script[:1])
    assert is_decided_as_by_default(attacking)
    assert written(decided(attacking, built_in()).script[1])["choose"] == ["ox", "ox"]
