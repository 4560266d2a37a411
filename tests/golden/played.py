"""The scenarios of the library, folder by folder, each played once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from core.cards.library import built_in
from core.play.playthrough import Playthrough
from core.scenario.format import Scenario
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario

SCENARIOS = Path(__file__).parents[2] / "assets" / "scenarios"


class Played(NamedTuple):
    """A scenario, by its name, and what comes of it."""

    name: str
    scenario: Scenario
    playthrough: Playthrough


def folders() -> list[str]:
    """Return the folders of scenarios, each of which has a golden file of each kind."""
    return sorted(path.name for path in SCENARIOS.iterdir() if path.is_dir())


@lru_cache(maxsize=1)
def played(folder: str) -> tuple[Played, ...]:
    """Return the scenarios of a folder in the order of their paths."""
    return tuple(_played(sorted((SCENARIOS / folder).rglob("*.scenario.json"))))


def _played(paths: list[Path]) -> Iterator[Played]:
    for path in paths:
        scenario = read_scenario(path)
        yield Played(path.name.partition(".")[0], scenario, play_scenario(scenario, built_in()))
