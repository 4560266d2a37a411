"""Playing a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile

from core.model.cards import Card
from core.play.driving import play
from core.play.playthrough import Asking, Playthrough, Span
from core.play.script import Script
from core.scenario.checking import script_problems
from core.scenario.entry_answers import to_script
from core.scenario.errors import ScenarioError
from core.scenario.format import Scenario
from core.scenario.known_cards import known_cards
from core.scenario.setup import set_up


def play_scenario(
    scenario: Scenario, library: Mapping[str, Card], source: str = "", asking: Asking = Asking.NOTHING
) -> Playthrough:
    """Return what comes of a scenario's board and script.

    Raises:
        ScenarioError: the scenario cannot be set up; `source` names it in the message.
    """
    game = set_up(scenario, library, source)
    script = to_script(scenario.script, known_cards(scenario, library))
    return play(game, script, _span(scenario), asking)


def play_instead(
    scenario: Scenario,
    library: Mapping[str, Card],
    asking: Asking,
    before: Scenario,
    earlier: Playthrough,
) -> Playthrough:
    """Return what comes of a scenario, where `earlier` came of the one `before`.

    The same as of `play_scenario`; but what is the same in both is neither set up nor played again.

    Raises:
        ScenarioError: the scenario cannot be set up.
    """
    if not _has_same_board(scenario, before):
        game = set_up(scenario, library, earlier=earlier.start)
    elif problems := tuple(script_problems(scenario, library)):
        raise ScenarioError("", problems)
    else:
        game = earlier.start
    script = _script_instead(scenario, library, before, earlier)
    return play(game, script, _span(scenario), asking, earlier)


def _has_same_board(scenario: Scenario, other: Scenario) -> bool:
    fields = (name for name in Scenario.__struct_fields__ if name not in _NOT_SET_UP)
    return all(getattr(scenario, name) == getattr(other, name) for name in fields)


_NOT_SET_UP = frozenset(
    {
        "format",
        "title",
        "description",
        "question",
        "lesson",
        "tags",
        "rules",
        "undecided",
        "script",
        "expect",
        "notes",
    }
)
"""What a scenario says besides how the game begins."""


def _script_instead(
    scenario: Scenario, library: Mapping[str, Card], before: Scenario, earlier: Playthrough
) -> Script:
    """Return a scenario's script; the entries that both scenarios begin with have been read already."""
    cards = known_cards(scenario, library)
    if scenario.cards != before.cards:
        return to_script(scenario.script, cards)
    pairs = zip(scenario.script, before.script, strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs))
    return earlier.script[:same] + to_script(scenario.script[same:], cards)


def _span(scenario: Scenario) -> Span:
    return Span(start=scenario.start, until=scenario.until)
