"""Answers are illegal by the special rule and by the general one it is a case of."""

from pathlib import Path

import pytest

from core.cards.library import built_in
from core.scenario.general_rules import rules_broken
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario

SCENARIOS = Path(__file__).parents[3] / "assets" / "scenarios"


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("attacking/a-creature-that-came-this-turn-cannot-attack", {"302.6", "508.1a", "508.1"}),
        ("attacking/defender-cannot-attack", {"702.3b", "508.1c", "508.1"}),
        ("blocking/walking-creatures-do-not-block-flyers", {"702.9b", "509.1b", "509.1"}),
        ("assigning-damage/trample-must-satisfy-every-blocker", {"702.19b", "510.1c", "510.1"}),
        ("spells-and-abilities/hexproof-against-an-opponent", {"702.11b", "115.1", "601.2c"}),
    ],
)
def test_an_illegal_answer_breaks_the_general_rule_too(name: str, rules: set[str]) -> None:
    scenario = read_scenario(SCENARIOS / f"{name}.scenario.json")
    refused = play_scenario(scenario, built_in()).refused
    assert refused is not None
    assert rules_broken(refused) >= rules
