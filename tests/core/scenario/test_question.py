"""The question before play: its answer is what play comes to, and it must have one."""

import json
from typing import Any

import pytest

from core.cards.library import built_in
from core.data.faults import DataError
from core.scenario.errors import ScenarioError
from core.scenario.expect import differences
from core.scenario.format import Scenario
from core.scenario.playing import play_scenario
from core.scenario.question import Answered, answer_of
from core.scenario.reading import parse_scenario
from core.scenario.saving import scenario_text
from tests.support import AMY, NICOLE, creature, table

OX, BEAR = creature("ox", "3/3 trample, toxic 1"), creature("bear", "2/2", by=NICOLE)
BLOCKED: list[dict[str, Any]] = [{"attack": {"ox": NICOLE}}, {"block": {"bear": "ox"}}]
REFUSED: list[dict[str, Any]] = [{"attack": {"ox": AMY}}]


def asking(question: dict[str, Any], script: list[dict[str, Any]]) -> Scenario:
    return table(OX, BEAR, script=script, question=question)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ({"life": "nicole"}, 19),
        ({"poison": "nicole"}, 1),
        ({"damage": "ox"}, 2),
        ({"power_toughness": "ox"}, "3/3"),
        ({"counters": {"nicole": "poison"}}, 1),
        ({"counters": {"ox": "+1/+1"}}, 0),
        ({"dies": ["ox", "bear"]}, frozenset({"bear"})),
        ({"lost": ["amy", "nicole"]}, frozenset()),
        ({"legal": True}, True),
        ({"happens": {"kind": "damage_marked", "object": "ox"}}, True),
        ({"happens": {"kind": "damage_prevented"}}, False),
    ],
)
def test_play_gives_the_answer(question: dict[str, Any], answer: Answered) -> None:
    scenario = asking(question, BLOCKED)
    assert scenario.question is not None
    assert answer_of(scenario.question, play_scenario(scenario, built_in())) == answer


def test_an_illegal_attack_answers_whether_it_is_legal() -> None:
    scenario = asking({"legal": True}, REFUSED)
    assert scenario.question is not None
    assert answer_of(scenario.question, play_scenario(scenario, built_in())) is False


def test_exile_is_not_dying() -> None:
    banish = {"Banish": {"types": ["instant"], "text": "Exile target creature."}}
    script = [*BLOCKED, {"cast": "Banish", "by": "amy", "targets": ["bear"]}]
    scenario = table(OX, BEAR, script=script, cards=banish, question={"dies": ["bear"]})
    assert scenario.question is not None
    assert answer_of(scenario.question, play_scenario(scenario, built_in())) == frozenset()


def test_an_aura_destroyed_by_umbra_armor_died() -> None:
    """CR 702.89a: the Aura is destroyed instead of the creature."""
    armor = {
        "id": "armor",
        "name": "Armor",
        "types": ["enchantment"],
        "subtypes": ["Aura"],
        "keywords": ["enchant creature", "umbra armor"],
        "controller": NICOLE,
        "attached_to": "bear",
    }
    scenario = table(OX, BEAR, armor, script=BLOCKED, question={"dies": ["ox", "bear", "armor"]})
    assert scenario.question is not None
    assert answer_of(scenario.question, play_scenario(scenario, built_in())) == frozenset({"armor"})


def test_what_is_put_into_a_graveyard_by_hand_died() -> None:
    """CR 700.4: it was put there from the battlefield, however that came about."""
    script = [*BLOCKED, {"edit": {"object": "bear", "move": "graveyard"}}]
    scenario = table(OX, BEAR, script=script, question={"dies": ["bear"]})
    assert scenario.question is not None
    assert answer_of(scenario.question, play_scenario(scenario, built_in())) == frozenset({"bear"})


def test_a_question_may_be_about_what_enters_later() -> None:
    scenario = asking({"power_toughness": "Ambush Viper"}, [{"cast": "Ambush Viper", "by": "amy"}])
    assert scenario.question is not None
    assert answer_of(scenario.question, play_scenario(scenario, built_in())) == "2/1"


def test_a_question_without_an_answer_is_told() -> None:
    scenario = asking({"damage": "bear"}, BLOCKED)
    told = differences(scenario, play_scenario(scenario, built_in()))
    assert told == ("question: bear has no such number when play ends",)


@pytest.mark.parametrize(
    ("question", "why"),
    [
        ({"ask": "Who wins?"}, "this one has 0"),
        ({"life": "amy", "poison": "amy"}, "this one has 2"),
        ({"counters": {"ox": "+1/+1", "bear": "+1/+1"}}, "one kind of counter"),
        ({"life": "nicol"}, "Did you mean 'nicole'"),
    ],
)
def test_what_is_no_question_is_refused(question: dict[str, Any], why: str) -> None:
    with pytest.raises((DataError, ScenarioError), match=why):
        play_scenario(asking(question, BLOCKED), built_in())


def test_a_question_is_written_as_it_was_read() -> None:
    scenario = asking({"ask": "How hurt is the Ox?", "damage": "ox"}, BLOCKED)
    text = scenario_text(scenario)
    assert json.loads(text)["question"] == {"ask": "How hurt is the Ox?", "damage": "ox"}
    assert parse_scenario(text) == scenario
