"""The verdict compares a prediction with what play gives."""

from __future__ import annotations

from typing import Any

import pytest

from core.cards.library import built_in
from core.scenario.playing import play_scenario
from core.scenario.question import Answered
from core.teaching.progress import Outcome
from core.teaching.verdict import Verdict, verdict
from tests.support import AMY, NICOLE, creature, table

OX, BEAR = creature("ox", "3/3"), creature("bear", "2/2", by=NICOLE)


def judged(question: dict[str, Any], said: Answered | None, attack: str = NICOLE) -> Verdict:
    """Return the verdict on a prediction about an Ox that attacks and a Bear that blocks it."""
    script = [{"attack": {"ox": attack}}, {"block": {"bear": "ox"}}]
    scenario = table(OX, BEAR, script=script, question=question)
    assert scenario.question is not None
    return verdict(scenario.question, play_scenario(scenario, built_in()), said)


def test_a_right_prediction_is_told_what_it_is() -> None:
    found = judged({"dies": ["ox", "bear"]}, frozenset({"bear"}))
    assert (found.outcome, found.answer, found.said) == (Outcome.RIGHT, "Bear dies; Ox survives.", "")


def test_a_wrong_one_is_told_both() -> None:
    found = judged({"life": "nicole"}, 17)
    assert found.outcome is Outcome.WRONG
    assert (found.answer, found.said) == ("Nicole has 20 life.", "You said 17.")


def test_without_a_prediction_the_answer_is_shown() -> None:
    found = judged({"damage": "ox"}, None)
    assert (found.outcome, found.answer) == (Outcome.SHOWN, "Ox has 2 damage marked on it.")


def test_what_is_illegal_says_why() -> None:
    found = judged({"legal": True}, said=False, attack=AMY)
    assert found.outcome is Outcome.RIGHT
    assert found.answer == "It isn't legal."
    assert found.why.endswith("(CR 506.2).")


def test_it_knows_the_moment() -> None:
    assert judged({"damage": "ox"}, 2).moment is not None
    assert judged({"legal": True}, said=True, attack=AMY).moment == 1


@pytest.mark.parametrize("said", [True, False])
def test_yes_and_no_are_compared(said: bool) -> None:
    found = judged({"happens": {"kind": "blockers_declared"}}, said)
    assert found.outcome is (Outcome.RIGHT if said else Outcome.WRONG)
