"""How a procedure speaks: events that happen, choices that are asked.

A procedure is a generator that reads like the rule it carries out. It yields events and
choices; whoever drives it sends back the game after the event, or the answer.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

from core.choices import Answer, Choice
from core.events import Event
from core.model.game import Game
from core.terms.values import Value

T = TypeVar("T")
A = TypeVar("A", bound=Value)
Procedure = Generator[Event | Choice, Game | Answer, T]
"""Yields events and choices, is sent games and answers, and returns a `T`, most often the game."""


class UnansweredError(TypeError):
    """The driver sent something that is no answer to what was asked. A mistake in the driver."""


def yield_event(event: Event) -> Procedure[Game]:
    """Yield `event` alone; return the game after it. Procedures call `happen`, which also notices it."""
    game = yield event
    if not isinstance(game, Game):
        raise UnansweredError(f"an event is answered with the game after it, not with {game!r}")
    return game


def ask(choice: Choice, expected: type[A]) -> Procedure[A]:
    """Put the question; return its answer, which is an `expected`."""
    answer = yield choice
    if not isinstance(answer, expected):
        raise UnansweredError(f"{choice!r} is answered with {expected.__name__}, not with {answer!r}")
    return answer
