"""Which function explains which event: each says so itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from core.events.event import Event
from core.explain.explanation import Explanation
from core.model.game import Game

Explainer = Callable[[Game, Any, Game], Explanation]
"""Explains events of some kinds: takes the game before, the event, and the game after it."""

F = TypeVar("F", bound=Explainer)

EXPLAINERS: dict[type[Event], Explainer] = {}
"""What explains each kind of event; filled as the modules of this package are loaded."""


def explains(*kinds: type[Event]) -> Callable[[F], F]:
    """Return a decorator that enters a function as what explains events of these kinds."""

    def entered(explainer: F) -> F:
        EXPLAINERS.update(dict.fromkeys(kinds, explainer))
        return explainer

    return entered
