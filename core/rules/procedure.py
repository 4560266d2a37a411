"""How a procedure speaks: events that happen, choices that are asked.

A procedure is a generator that reads like the rule it carries out. It yields events and
choices; whoever drives it sends back the game after the event, or the answer.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from core.events.event import Event
from core.model.game import Game
from core.rules.choices.choice import Answer, Choice

T = TypeVar("T")
A = TypeVar("A", bound=Answer)
Procedure = Generator[Event | Choice[Any], Game | Answer, T]
"""Yields events and choices, is sent games and answers, and returns a `T`, most often the game."""


class UnansweredError(TypeError):
    """The driver sent something that is no answer to what was asked. A mistake in the driver."""


def game_after(sent: Game | Answer) -> Game:
    """Return what was sent back for an event, the game after it. Procedures call `happen`, which asks this.

    Raises:
        UnansweredError: it is no game.
    """
    if not isinstance(sent, Game):
        raise UnansweredError(f"an event is answered with the game after it, not with {sent!r}")
    return sent


def ask(choice: Choice[A]) -> Procedure[A]:
    """Put the question; return its answer."""
    answer = yield choice
    if not choice.takes(answer):
        expected = choice.answered_by.__name__
        raise UnansweredError(f"{choice!r} is answered with {expected}, not with {answer!r}")
    return answer
