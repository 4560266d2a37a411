"""What a new board begins with."""

from __future__ import annotations

from core.scenario.format import PlayerSpec, Scenario
from gui.translation import tr


def empty_table() -> Scenario:
    """Return a table with two players and nothing on it."""
    players = (PlayerSpec(id="amy", name="Amy"), PlayerSpec(id="nicole", name="Nicole"))
    return Scenario(title=tr("New board"), players=players)
