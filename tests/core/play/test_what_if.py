"""What would come of another answer is what comes of it."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards.library import built_in
from core.play.what_if import what_if
from core.rules.choices.picking import Chosen
from core.rules.choices.replacement import ChooseReplacement
from core.scenario.answering import leading_to
from core.scenario.changes import with_entries
from core.scenario.entries import ReplaceSpec
from core.scenario.playing import play_scenario
from tests.core.random_effects import random_board_with_effects
from tests.support import NICOLE, creature, played

randoms = st.randoms(use_true_random=False)


@settings(max_examples=40, deadline=None)
@given(randoms)
def test_every_answer_to_which_effect_is_what_the_script_makes_of_it(random: Random) -> None:
    scenario = random_board_with_effects(random)
    playthrough = play_scenario(scenario, built_in())
    choices = [d for d in playthrough.decisions if isinstance(d.choice, ChooseReplacement)]
    for decision in random.sample(choices, min(3, len(choices))):
        assert isinstance(decision.choice, ChooseReplacement)
        for effect in decision.choice.among:
            entry = ReplaceSpec(replace=effect.id)
            leading = leading_to(playthrough, decision, entry, built_in())
            written = with_entries(scenario, decision.next_entry, (*leading, entry), replaces=False)
            frames = play_scenario(written, built_in()).frames[decision.frame :]
            found = list(what_if(playthrough, decision, Chosen(value=effect.id)))
            assert [f.event for f in found] == [f.event for f in frames]
            assert [f.game for f in found] == [f.game for f in frames]


@settings(max_examples=40, deadline=None)
@given(randoms)
def test_the_same_answer_again_gives_the_same_frames(random: Random) -> None:
    playthrough = play_scenario(random_board_with_effects(random), built_in())
    decision = random.choice(playthrough.decisions) if playthrough.decisions else None
    if decision is not None and decision.answer is not None:
        found = tuple(what_if(playthrough, decision, decision.answer))
        assert [f.event for f in found] == [f.event for f in playthrough.frames[decision.frame :]]


def test_it_ends_where_the_playthrough_was_to_end() -> None:
    playthrough = played(creature("bear", "2/2"), script=[{"attack": {"bear": NICOLE}}], until="cleanup")
    [attack] = [d for d in playthrough.decisions if d.choice.kind == "declare_attackers"]
    assert attack.answer is not None
    *_, last = what_if(playthrough, attack, attack.answer)
    assert last.game == playthrough.game
