"""Every rule cited is in the index, and every rule in the index exists."""

import json
import os
import re
from pathlib import Path

import pytest

from core.cards.library import built_in
from core.explain.explain import explain
from core.explain.rule_index import rule_index
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from core.terms.rule_numbers import EDITIONS, citations

ROOT = Path(__file__).parents[3]
SCENARIOS = sorted((ROOT / "assets" / "scenarios").rglob("*.scenario.json"))
RULES = Path(os.environ.get("DAMAGE_STEP_RULES", ROOT.parent / "shared" / "rules"))
NUMBER = re.compile(r"\b[1-9]\d\d\.[1-9]\d*[a-z]?\b")


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.name.partition(".")[0])
def test_what_scenarios_cite_is_in_the_index(path: Path) -> None:
    scenario = read_scenario(path)
    playthrough = play_scenario(scenario, built_in())
    cited = set(scenario.rules)
    for frame in playthrough.frames:
        explanation = explain(frame)
        assert explanation.rules, f"frame without a rule: {explanation.sentence}"
        cited |= {*explanation.rules, frame.event.rule}
    for violation in playthrough.refused.violations if playthrough.refused else ():
        cited |= {violation.rule, *citations(violation.sentence)}
    assert cited <= rule_index().keys()


def test_what_the_source_cites_is_in_the_index() -> None:
    sources = [path for folder in ("core", "gui") for path in (ROOT / folder).rglob("*.py")]
    cited = {number for path in sources for number in NUMBER.findall(path.read_text(encoding="utf-8"))}
    known = {rule.rpartition(":")[2] for rule in rule_index()}
    assert cited - known == set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_of_the_index_exists(edition: str) -> None:
    text = RULES / f"comprehensive-rules-{edition}.txt"
    if not text.exists():
        pytest.skip("the rules text is not here; name its folder in DAMAGE_STEP_RULES")
    numbers = set(re.findall(r"^(\d{3}\.\d+[a-z]?)", text.read_text(encoding="utf-8"), re.MULTILINE))
    newest = edition == next(iter(EDITIONS))
    mine = {
        rule.rpartition(":")[2]
        for rule in rule_index()
        if rule.rpartition(":")[0] == ("" if newest else edition)
    }
    assert mine
    assert mine <= numbers


def test_paraphrases_are_our_own_words() -> None:
    """No run of eight words of a paraphrase stands in the rules text."""
    text = RULES / f"comprehensive-rules-{next(iter(EDITIONS))}.txt"
    if not text.exists():
        pytest.skip("the rules text is not here; name its folder in DAMAGE_STEP_RULES")
    official = " ".join(
        re.findall(r"[\w'/+-]+", text.read_text(encoding="utf-8").lower().replace("\u2019", "'"))
    )
    copied = []
    for rule, paraphrase in rule_index().items():
        words = re.findall(r"[\w'/+-]+", paraphrase.lower())
        copied += [rule for start in range(len(words) - 7) if " ".join(words[start : start + 8]) in official]
    assert copied == []


def test_the_index_is_in_order_and_plain() -> None:
    index = json.loads((ROOT / "assets" / "rules" / "index.json").read_text(encoding="utf-8"))
    assert all(text.endswith(".") and len(text) < 200 for text in index.values())
