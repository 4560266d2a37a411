"""What becomes of permanents is told with its cause."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.cards.library import built_in
from core.explain.explain import explain
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario

SCENARIOS = Path(__file__).parents[3] / "assets" / "scenarios"


def told(name: str) -> list[str]:
    """Return every sentence that explains a scenario."""
    (path,) = SCENARIOS.rglob(f"{name}.scenario.json")
    return [explain(frame).text for frame in play_scenario(read_scenario(path), built_in()).frames]


@pytest.mark.parametrize(
    ("scenario", "words"),
    [
        (
            "an-enlisted-creature-that-has-died",
            "Coalition Skyknight's ability triggers: Coalition Skyknight enlists Ox (CR 603.2).",
        ),
        ("a-pyromancer-that-is-gone-has-no-triggers", "Prodigal Pyromancer becomes tapped as a cost"),
        ("a-curtain-in-front-of-the-whole-band", "and so does Bear, in the same band (CR 509.1h, 702.22i)."),
    ],
)
def test_who_does_it_and_what_for_is_said(scenario: str, words: str) -> None:
    assert any(words in one for one in told(scenario))
