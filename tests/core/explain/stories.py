"""What a scenario of the library tells, for tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from core.cards.library import built_in
from core.explain.chosen import told_in
from core.explain.explain import explain
from core.explain.explanation import Explanation
from core.explain.moments import moments
from core.play.playthrough import Playthrough
from core.scenario.playing import play_scenario
from core.scenario.reading import read_scenario

_SCENARIOS = Path(__file__).parents[3] / "assets" / "scenarios"


@cache
def playthrough_of(name: str) -> Playthrough:
    """Return a scenario of the library, played."""
    (path,) = _SCENARIOS.rglob(f"{name}.scenario.json")
    return play_scenario(read_scenario(path), built_in())


def explanations(name: str, *kinds: str) -> list[Explanation]:
    """Return what is told in a scenario of the library, of events of these kinds or of all."""
    frames = playthrough_of(name).frames
    return [explain(frame) for frame in frames if not kinds or frame.event.kind in kinds]


def sentences(name: str, *kinds: str) -> list[str]:
    """Return the sentences that a scenario of the library tells, of events of these kinds or of all."""
    return [one.text for one in explanations(name, *kinds)]


def lines(name: str, *kinds: str) -> list[str]:
    """Return the lines below these sentences."""
    return [line for one in explanations(name, *kinds) for line in one.details]


def tapes(name: str) -> list[str]:
    """Return the damage events of a scenario of the library in brackets, at each of their moments."""
    return [one.tape_text for one in explanations(name) if one.tape is not None]


def told_moments(name: str) -> list[str]:
    """Return what is told of the moments of a scenario of the library."""
    playthrough = playthrough_of(name)
    return [told_in(playthrough, one).text for one in moments(playthrough.frames)]


def told_why_not(name: str) -> list[tuple[str, str]]:
    """Return what a scenario of the library says does not happen, each with the event at which it does."""
    return [
        (frame.event.kind, line) for frame in playthrough_of(name).frames for line in explain(frame).why_not
    ]
