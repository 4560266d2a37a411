"""Whether the game before an event or that after it decides what triggers on it (CR 603.10a).

Abilities look back that trigger as something leaves the battlefield, dies, is sacrificed or exploited (CR
603.10a), or phases out (CR 603.10b). `trigger_table` says which events these are.
"""

from __future__ import annotations

from core.events.event import Event
from core.model.game import Game
from core.rules.triggers.trigger_table import Watched


def game_asked(row: Watched[Event], before: Game, after: Game) -> Game:
    """Return the game whose abilities trigger: that before the event if they look back, else that after."""
    return before if row.looks_back is not None else after
