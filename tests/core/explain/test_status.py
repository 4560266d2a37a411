"""What becomes of permanents is told with its cause."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from core.cards.library import built_in
from core.explain.explain import explain
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario
from tests.support import AMY, NICOLE, creature, played

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
        ("a-prowler-transforms-before-blocks", "Kessig Prowler transforms into Sinuous Predator"),
        ("a-curtain-in-front-of-the-whole-band", "and so does Bear, in the same band (CR 509.1h, 702.22i)."),
    ],
)
def test_who_does_it_and_what_for_is_said(scenario: str, words: str) -> None:
    assert any(words in one for one in told(scenario))


def sentences(*objects: dict[str, Any], **fields: Any) -> str:
    """Return all that explains a board as it is played."""
    return " ".join(explain(frame).text for frame in played(*objects, **fields).frames)


@pytest.mark.parametrize("who", ["ox", "wall"])
def test_who_phases_out_of_combat_is_said_to_leave_it(who: str) -> None:
    """CR 506.4: attackers and blockers; a bystander has nothing to leave."""
    vanish = {"Vanish": {"types": ["instant"], "text": "Target creature phases out."}}
    script: list[dict[str, Any]] = [
        {"attack": {"ox": NICOLE}},
        {"block": {"wall": "ox"}},
        {"at": "declare_blockers", "cast": "Vanish", "by": AMY, "targets": [who]},
    ]
    board = creature("ox", "2/2"), creature("wall", "0/4", by=NICOLE), creature("cub", "1/1")
    left = f"{who.title()} is removed from combat"
    assert left in sentences(*board, cards=vanish, script=script)
    script[2]["targets"] = ["cub"]
    assert "removed from combat" not in sentences(*board, cards=vanish, script=script)


def test_who_was_the_monarch_is_said_too() -> None:
    attack = {"attack": {"ox": NICOLE}}
    crowned = [{"id": AMY}, {"id": NICOLE, "monarch": True}]
    taken = sentences(creature("ox", "2/2"), players=crowned, script=[attack])
    assert "Amy becomes the monarch; nicole no longer is (" in taken
    crier = {**creature("crier", "1/1"), "text": "Whenever this creature attacks, you become the monarch."}
    first = sentences(crier, script=[{"attack": {"crier": NICOLE}}])
    assert "Amy becomes the monarch (" in first
