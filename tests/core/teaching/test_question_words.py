"""Questions and answers in the program's own words."""

from __future__ import annotations

from typing import Any

import pytest

from core.data.reading import read_as
from core.scenario.question import TOPICS, Answered, QuestionSpec
from core.teaching.question_words import asked, predicted, told

NAMES = {"amy": "Amy", "ox": "Ox", "bear": "Bear"}
WORDS: list[tuple[dict[str, Any], str, Answered, str]] = [
    ({"life": "amy"}, "How much life does Amy have afterwards?", 14, "Amy has 14 life."),
    ({"poison": "amy"}, "How many poison counters does Amy have afterwards?", 1, "Amy has 1 poison counter."),
    ({"damage": "ox"}, "How much damage is marked on Ox afterwards?", 2, "Ox has 2 damage marked on it."),
    ({"power_toughness": "ox"}, "What are the power and toughness of Ox afterwards?", "3/3", "Ox is 3/3."),
    (
        {"counters": {"ox": "-1/-1"}},
        "How many -1/-1 counters does Ox have afterwards?",
        2,
        "Ox has two -1/-1 counters.",
    ),
    ({"dies": ["ox"]}, "Does Ox die?", frozenset({"ox"}), "Ox dies."),
    ({"dies": ["ox", "bear"]}, "Which creatures die?", frozenset({"bear"}), "Bear dies; Ox survives."),
    ({"dies": ["ox", "bear"]}, "Which creatures die?", frozenset(), "Ox and Bear survive."),
    ({"lost": ["amy"]}, "Does Amy lose the game?", frozenset(), "Amy doesn't lose."),
    ({"legal": True}, "Is that legal?", False, "It isn't legal."),
    ({"happens": {"kind": "life_gained"}}, "Does this happen: life gained?", True, "The answer is yes."),
]


@pytest.mark.parametrize(("written", "question", "answer", "sentence"), WORDS)
def test_words(written: dict[str, Any], question: str, answer: Answered, sentence: str) -> None:
    spec = read_as(QuestionSpec, written)
    assert (asked(spec, NAMES.__getitem__), told(spec, answer, NAMES.__getitem__)) == (question, sentence)


def test_there_are_words_for_every_topic() -> None:
    assert {read_as(QuestionSpec, written).topic for written, *_ in WORDS} == set(TOPICS)


def test_the_author_s_words_come_first() -> None:
    assert asked(read_as(QuestionSpec, {"ask": "How much?", "life": "amy"}), NAMES.__getitem__) == "How much?"


def test_what_is_gone_has_no_answer() -> None:
    assert "no longer there" in told(read_as(QuestionSpec, {"damage": "ox"}), None, NAMES.__getitem__)


@pytest.mark.parametrize(
    ("written", "answer", "sentence"),
    [
        ({"life": "amy"}, 14, "You said 14."),
        ({"power_toughness": "ox"}, "3/3", "You said 3/3."),
        ({"legal": True}, True, "You said legal."),
        ({"happens": {"kind": "life_gained"}}, False, "You said no."),
        ({"dies": ["ox", "bear"]}, frozenset({"bear", "ox"}), "You said Ox and Bear die."),
        ({"dies": ["ox"]}, frozenset(), "You said nothing dies."),
        ({"lost": ["amy"]}, frozenset({"amy"}), "You said Amy loses."),
        ({"lost": ["amy"]}, frozenset(), "You said nobody loses."),
    ],
)
def test_predictions(written: dict[str, Any], answer: Answered, sentence: str) -> None:
    assert predicted(read_as(QuestionSpec, written), answer, NAMES.__getitem__) == sentence
