"""Which function explains which event, and which events are told together: each says so itself."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, TypeVar

from core.events.event import Event
from core.explain.explanation import Explanation
from core.model.game import Game


class Fold(Enum):
    """How an event belongs to a moment of play: what a person would call one happening."""

    OWN = "a moment of its own"
    NEXT = "the beginning of the moment that follows: only its reasons and details are told"
    LAST = "the end of the moment before: only its details are told"
    ADDS = "the end of the moment before, and all it says is told there"


Explainer = Callable[[Game, Any, Game], Explanation]
"""Explains events of some kinds: takes the game before, the event, and the game after it."""

Folding = Fold | Callable[[Game, Any, Game], Fold]
"""How events of a kind fold, or what says it of each."""

F = TypeVar("F", bound=Explainer)

EXPLAINERS: dict[type[Event], Explainer] = {}
"""What explains each kind of event; filled as the modules of this package are loaded."""

FOLDING: dict[type[Event], Folding] = {}
"""How each kind of event folds; filled likewise."""


def explains(*kinds: type[Event], fold: Folding = Fold.OWN) -> Callable[[F], F]:
    """Return a decorator that enters a function as what explains events of these kinds."""

    def entered(explainer: F) -> F:
        EXPLAINERS.update(dict.fromkeys(kinds, explainer))
        FOLDING.update(dict.fromkeys(kinds, fold))
        return explainer

    return entered
