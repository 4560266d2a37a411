"""A question that nothing else knows, in one class, is asked, judged, answered and written like any other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

import pytest

from core.cards.library import built_in
from core.events.flow import StepBegan
from core.model.game import Game
from core.play.driving import play
from core.play.playthrough import Asking, Playthrough
from core.rules.choices.choice import Answer, Choice
from core.rules.choices.picking import Chosen
from core.rules.choices.violation import Violation
from core.rules.procedure import Procedure, ask
from core.rules.triggers.happening import happen
from core.scenario.entries import ChooseSpec
from core.scenario.entry_answers import to_entry, to_script
from core.scenario.setup import set_up
from core.terms.ids import PlayerId
from core.terms.rule_numbers import RuleNumber
from core.terms.steps import Step
from tests.support import AMY, table

STEPS = {"heads": Step.UPKEEP, "tails": Step.DRAW}


class OnItsEdge(Violation):
    """A coin shows one of its sides."""


class CallIt(Choice[Chosen], tag="call_it"):
    """Heads or tails? (CR 705.2)."""

    answered_by: ClassVar[type[Answer]] = Chosen

    player: PlayerId
    rule: RuleNumber = RuleNumber("705.2")

    def wrong_with(self, _game: Game, answer: Chosen) -> Iterator[Violation]:
        """Yield that it is no side of a coin."""
        if answer.value not in STEPS:
            yield OnItsEdge(about=(self.player,), rule=self.rule)

    def default(self, _game: Game) -> Chosen:
        """Return heads."""
        return Chosen(value="heads")

    def is_forced(self, _game: Game) -> bool:
        """Never."""
        return False

    def written(self, answer: Chosen, by: PlayerId | None) -> Mapping[str, object]:
        """Return `{"choose": "heads"}`."""
        return {"choose": answer.value, "by": by}


def toss(game: Game, _start: Step, _until: Step) -> Procedure[Game]:
    """Have a player call it; the step that begins then shows what was called."""
    called = yield from ask(CallIt(player=AMY))
    return (yield from happen(game, StepBegan(step=STEPS[called.value], rule=RuleNumber("705.2"))))


@pytest.fixture(autouse=True)
def _turn_of_tosses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.play.prefix.play_turns", toss)


def tossed(*entries: ChooseSpec, asking: Asking = Asking.NOTHING) -> Playthrough:
    return play(set_up(table(), built_in()), to_script(entries, built_in()), asking=asking)


def step_of(playthrough: Playthrough) -> Step | None:
    return playthrough.game.step


def test_what_nobody_says_is_answered_by_default() -> None:
    assert step_of(tossed()) is Step.UPKEEP


def test_a_script_answers_it() -> None:
    assert step_of(tossed(ChooseSpec(choose="tails"))) is Step.DRAW


def test_whoever_is_asked_to_decide_decides() -> None:
    assert tossed(asking=Asking.DECISIONS).pending == CallIt(player=AMY)


def test_an_illegal_answer_is_refused() -> None:
    refused = tossed(ChooseSpec(choose="the edge")).refused
    assert refused is not None
    assert refused.violations == (OnItsEdge(about=(AMY,), rule=RuleNumber("705.2")),)


def test_an_answer_is_written_so_that_it_is_read_as_the_same() -> None:
    choice = CallIt(player=AMY)
    entry = to_entry(choice, Chosen(value="tails"), AMY)
    assert entry == ChooseSpec(choose="tails", by=AMY)
    assert tossed(entry).decisions[0].answer == Chosen(value="tails")
