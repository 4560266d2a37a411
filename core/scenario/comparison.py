"""Courses of play side by side, such as one board under every edition of the rules: where they part."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import cache, partial
from itertools import zip_longest
from typing import TypeVar

from core.explain.editions import words_of_its_time
from core.explain.explain import explain_today
from core.explain.outcome import refusals
from core.model.cards import Card
from core.play.playthrough import Playthrough
from core.scenario.changes import changed
from core.scenario.format import Scenario
from core.scenario.playing import play_scenario
from core.terms.eras import Era
from core.terms.values import Value
from core.words.english.errors.differences import play_has_ended

K = TypeVar("K", bound=Hashable)


class Parting(Value, kw_only=False):
    """The first frame in which one playthrough of a board differs from another.

    Attributes:
        frame: its number, from 1; one more than there are where only the ends differ.
        one, other: what differs, as each tells it: a sentence, a line of its detail, or how play ended.
    """

    frame: int
    one: str
    other: str


def play_eras(scenario: Scenario, library: Mapping[str, Card]) -> Iterator[tuple[Era, Playthrough]]:
    """Yield what comes of a scenario under each era, today's first; each is played as it is asked for.

    What the script does not answer is answered by default.

    Raises:
        ScenarioError: the scenario cannot be set up.
    """
    for era in Era:
        yield era, play_scenario(changed(scenario, era=era), library)


def partings(played: Mapping[K, Playthrough]) -> dict[K, Parting | None]:
    """Return, for each playthrough but the first, where it first differs from the first; None if nowhere."""
    first, *others = played
    told = cache(partial(_told, played[first]))
    return {one: _parting(told, len(played[first].frames), played[one]) for one in others}


def _parting(told: Callable[[int], tuple[str, ...]], count: int, other: Playthrough) -> Parting | None:
    """Return where `other` differs from a playthrough of so many frames, of which this is told."""
    for frame in range(1, max(count, len(other.frames)) + 2):
        here, there = told(frame), _told(other, frame)
        if here != there:
            ours, theirs = next(pair for pair in zip_longest(here, there) if pair[0] != pair[1])
            return Parting(frame, ours or here[0], words_of_its_time(theirs or there[0], other.start.era))
    return None


def _told(playthrough: Playthrough, frame: int) -> tuple[str, ...]:
    """Return the sentence of a frame and the lines under it; after the last one, how play ended."""
    if frame <= len(playthrough.frames):
        explanation = explain_today(playthrough.frames[frame - 1])
        return (explanation.text, *explanation.details)
    return refusals(playthrough) or (play_has_ended(),)
