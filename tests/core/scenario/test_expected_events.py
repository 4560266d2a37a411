"""Events that a file names and that can never happen."""

from typing import Any

import pytest

from core.data.faults import DataError
from core.scenario.errors import ScenarioError
from tests.support import creature, played

OX = creature("ox", "3/3")


def problems(**fields: Any) -> list[str]:
    with pytest.raises((ScenarioError, DataError)) as caught:
        played(OX, **fields)
    return str(caught.value).splitlines()


@pytest.mark.parametrize("key", ["events", "not_events"])
@pytest.mark.parametrize(
    ("event", "problem"),
    [
        ({"kind": "damage_delt"}, ", kind: unknown event 'damage_delt'. Did you mean 'damage_dealt'?"),
        ({"knid": "damage_dealt"}, ": unknown field 'knid'. Did you mean 'kind'?"),
        (
            {"kind": "life_lost", "amuont": 3},
            ": unknown field 'amuont'. Did you mean 'amount'?",
        ),
        (
            {"kind": "destroyed", "object": "oks"},
            ", object: unknown id 'oks'. Known: amy, nicole, ox.",
        ),
        (
            {"kind": "damage_dealt", "damage": [{"source": "oks", "recipient": "amy"}]},
            ", damage, item 1, source: unknown id 'oks'. Known: amy, nicole, ox.",
        ),
        (
            {"kind": "control_changed", "to": {"oks": "amy"}},
            ", to: unknown id 'oks'. Known: amy, nicole, ox.",
        ),
        ({"recipient": "nicol"}, ", recipient: unknown id 'nicol'. Did you mean 'nicole'?"),
        ({"dealers": ["ox"], "winner": "amy"}, ": no event has 'dealers' and 'winner'."),
    ],
)
def test_an_event_that_never_happens(key: str, event: dict[str, Any], problem: str) -> None:
    told = problems(expect={key: [{"kind": "step_began"}, event]})
    assert told == [f"expect, {key}, event 2{problem}"]


def test_a_question_about_such_an_event() -> None:
    asked = {"ask": "Does it?", "happens": {"kind": "damage_delt"}}
    assert problems(question=asked) == [
        "question, happens, kind: unknown event 'damage_delt'. Did you mean 'damage_dealt'?"
    ]


@pytest.mark.parametrize(
    "event",
    [
        {"recipient": "nicole"},
        {"kind": "damage_dealt", "damage": [{"source": "ox", "recipient": "nicole", "amount": 3}]},
        {"kind": "damage_event_occurred", "results": [{"kind": "life_lost", "player": "nicole"}]},
    ],
)
def test_an_event_that_can_happen(event: dict[str, Any]) -> None:
    played(OX, script=[{"attack": {"ox": "nicole"}}], expect={"events": [event]})
