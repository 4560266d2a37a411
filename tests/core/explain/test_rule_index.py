"""Every rule cited is in the index, and every rule in the index exists."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.cards.library import built_in
from core.events.edits import Edited
from core.explain.editions import todays_numbers
from core.explain.explain import explain
from core.explain.rule_index import named_rule, rule_above, rule_index, rules_below, rules_near
from core.explain.violations import what_is_wrong
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.terms.rule_numbers import EDITIONS, RuleNumber, citations
from tests.rules_text import rules_text

ROOT = Path(__file__).parents[3]
SCENARIOS = sorted((ROOT / "assets" / "scenarios").rglob("*.scenario.json"))
_PARTS = re.compile(r"(\d+)([a-z]?)")
NUMBER = re.compile(r"\b[1-9]\d\d\.[1-9]\d*[a-z]?\b")


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.name.partition(".")[0])
def test_what_scenarios_cite_is_in_the_index(path: Path) -> None:
    scenario = read_scenario(path)
    playthrough = play_scenario(scenario, built_in())
    cited = set(scenario.rules)
    for frame in playthrough.frames:
        explanation = explain(frame)
        has_rule = bool(explanation.rules) or isinstance(
            frame.event, Edited
        )  # no rule decides what a hand does
        assert has_rule, f"frame without a rule: {explanation.text}"
        cited |= {*explanation.rules, frame.event.rule}
    for wrong in what_is_wrong(playthrough.refused) if playthrough.refused else ():
        cited |= {*citations(wrong.sentence)}
    assert cited <= rule_index().keys()


def test_what_the_source_cites_is_in_the_index() -> None:
    sources = [path for folder in ("core", "gui") for path in (ROOT / folder).rglob("*.py")]
    cited = {number for path in sources for number in NUMBER.findall(path.read_text(encoding="utf-8"))}
    known = {rule.rpartition(":")[2] for rule in rule_index()}
    assert cited - known == set()


def test_the_source_cites_what_is_in_the_index() -> None:
    """A rule of May 2009 that is only told by its old number is cited by that of today."""
    sources = [path for folder in ("core", "gui") for path in (ROOT / folder).rglob("*.py")]
    cited = {rule for path in sources for rule in citations(path.read_text(encoding="utf-8"))}
    assert [rule for rule in rule_index() if rule not in cited and not cited & {*todays_numbers(rule)}] == []


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("702.22j", "702.22j"),
        ("CR 702.22J", "702.22j"),
        ("cr702.22.", "702.22"),
        ("702", "702"),
        ("2024-07-30:509.2", "2024-07-30:509.2"),
        ("CR 509.2 of July 2024", "2024-07-30:509.2"),
        ("509.2 of july 2024", "2024-07-30:509.2"),
        ("2026-06-19:509.2", "509.2"),
        ("509.2 of June 2026", "509.2"),
        ("509.2 of June 1999", None),
        ("1999-01-01:509.2", None),
        ("trample", None),
        ("509.2 509.3", None),
    ],
)
def test_a_rule_is_named_as_this_project_cites_it(words: str, rule: str | None) -> None:
    assert named_rule(words) == rule


def test_a_rule_has_parts_and_is_part_of_one() -> None:
    assert rules_below(RuleNumber("702.22"))[:2] == ("702.22b", "702.22c")
    assert {"702.2b", "702.22", "702.22j"} < set(rules_below(RuleNumber("702")))
    assert rules_below(RuleNumber("702.2")) == ("702.2b", "702.2c")
    assert rules_below(RuleNumber("2024-07-30:509")) == (
        "2024-07-30:509.2",
        "2024-07-30:509.3",
        "2024-07-30:509.7",
    )
    assert rule_above(RuleNumber("702.22z")) == "702.22"
    assert rule_above(RuleNumber("702.22")) is None
    assert rule_above(RuleNumber("999.1a")) is None


def test_near_are_numbers_of_the_same_edition() -> None:
    assert rules_near(RuleNumber("510.5")) == ("510.1e", "510.2", "510.3", "510.4")
    assert rules_near(RuleNumber("2024-07-30:509.9"))[:3] == rules_below(RuleNumber("2024-07-30:509"))
    assert "903.10a" in rules_near(RuleNumber("999"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_of_the_index_exists(edition: str) -> None:
    numbers = set(re.findall(r"^(\d{3}\.\d+[a-z]?)", rules_text(edition), re.MULTILINE))
    newest = edition == next(iter(EDITIONS))
    mine = {
        rule.rpartition(":")[2]
        for rule in rule_index()
        if rule.rpartition(":")[0] == ("" if newest else edition)
    }
    assert mine
    assert mine <= numbers


@pytest.mark.parametrize("edition", EDITIONS)
def test_paraphrases_are_our_own_words(edition: str) -> None:
    """No run of eight words of a paraphrase stands in the rules text of any edition."""
    official = set(_runs(rules_text(edition).replace("\u2019", "'")))
    assert [rule for rule, words in rule_index().items() if not official.isdisjoint(_runs(words))] == []


def _runs(text: str) -> Iterator[tuple[str, ...]]:
    """Yield each run of eight words of a text."""
    words = re.findall(r"[\w'/+-]+", text.lower())
    return zip(*(words[start:] for start in range(8)), strict=False)


def test_the_index_is_in_order_and_plain() -> None:
    index = json.loads((ROOT / "assets" / "rules" / "index.json").read_text(encoding="utf-8"))
    assert all(text.endswith(".") and len(text) < 200 for text in index.values())
    newest = [rule for rule in index if ":" not in rule]
    assert newest == sorted(newest, key=lambda rule: [(int(n), part) for n, part in _PARTS.findall(rule)])
