"""Playing a scenario."""

from __future__ import annotations

from collections.abc import Mapping

from core.model.cards import Card
from core.play.playthrough import Asking, Playthrough, Span, play
from core.scenario.format import Scenario
from core.scenario.script import to_script
from core.scenario.setup import set_up


def play_scenario(
    scenario: Scenario, library: Mapping[str, Card], source: str = "", asking: Asking = Asking.NOTHING
) -> Playthrough:
    """Return what comes of a scenario's board and script.

    Raises:
        ScenarioError: the scenario cannot be set up; `source` names it in the message.
    """
    game = set_up(scenario, library, source)
    span = Span(start=scenario.start, until=scenario.until)
    return play(game, to_script(scenario.script, library), span, asking)
