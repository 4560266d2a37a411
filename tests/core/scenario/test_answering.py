"""Entries are used for the questions they are written for."""

from __future__ import annotations

from core.cards.library import built_in
from core.choices import Priority
from core.play.playthrough import Playthrough
from core.play.stops import holders
from core.scenario.answering import leading_to
from core.scenario.changes import with_entries
from core.scenario.entries import ActivateSpec, CastSpec, EntrySpec
from core.scenario.playing import play_scenario
from core.terms.ids import PlayerId
from core.terms.steps import Step
from tests.support import AMY, NICOLE, card, creature, table

BOARD = (
    creature("bear", "2/2"),
    creature("ox", "3/3", by=NICOLE),
    card("Mogg Fanatic", "fanatic"),
    card("Practice Squire", "first"),
    card("Practice Squire", "second"),
)
SCENARIO = table(*BOARD, script=[{"attack": {"bear": NICOLE}}, {"note": "What now?"}, {"block": {}}])


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
    bolt = CastSpec(cast="Lightning Bolt", by=AMY, targets=("ox",), at=Step.DECLARE_ATTACKERS)
    leading, _ = done_with_one_left(AMY, bolt)
    assert [one.model_dump(mode="json", by_alias=True)["pass"] for one in leading] == [AMY]


def test_so_does_an_ability() -> None:
    spec = ActivateSpec.model_validate({"activate": {"object": "fanatic"}, "targets": [NICOLE]})
    leading, playthrough = done_with_one_left(AMY, spec)
    assert len(leading) == 1
    assert playthrough.refused is None


def test_the_passes_of_others_are_not_written_out() -> None:
    shock = CastSpec(cast="Shock", by=NICOLE, targets=("bear",), at=Step.DECLARE_ATTACKERS)
    leading, _ = done_with_one_left(NICOLE, shock)
    assert [one.model_dump(mode="json", by_alias=True)["pass"] for one in leading] == [NICOLE]
