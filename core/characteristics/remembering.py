"""Questions about a game that are answered once, and not again while what the answer rests on is the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import TypeVar

from core.model.game import Game

T = TypeVar("T")
P = TypeVar("P")
K = TypeVar("K", bound=str)


def remembered(
    rests_on: Callable[[Game], tuple[object, ...]],
) -> Callable[[Callable[[Game], T]], Callable[[Game], T]]:
    """Decorate a function of a game whose answer follows from what permanents are, and from some parts.

    `rests_on` returns these parts. A game that follows on another by an event is not asked again if
    permanents and the parts are the same; see `hand_on`.
    """

    def decorate(question: Callable[[Game], T]) -> Callable[[Game], T]:
        @wraps(question)
        def recall(game: Game) -> T:
            answers, parts = game.notes.objects.answers, rests_on(game)
            known: tuple[tuple[object, ...], T] | None = answers.get(recall)
            if known is None or known[0] != parts:
                known = answers[recall] = parts, question(game)
            return known[1]

        return recall

    return decorate


def of_objects(question: Callable[[Game], T]) -> Callable[[Game], T]:
    """Decorate a function of a game whose answer follows from what permanents are, and who controls them.

    It is asked once for as long as these are the same; see `hand_on`.
    """

    @wraps(question)
    def recall(game: Game) -> T:
        answers = game.notes.objects.answers
        if recall in answers:
            found: T = answers[recall]
        else:
            found = answers[recall] = question(game)
        return found

    return recall


def from_each_alone(game: Game, parts: Mapping[K, P], question: Callable[[P], T]) -> dict[K, T]:
    """Return the answers to a question about each of some parts of a game, that rest on nothing else.

    Each is asked once for as long as what has that name is the very same object.
    """
    known = game.notes.lasting.setdefault(question, {})
    found: dict[K, T] = {}
    for own, part in parts.items():
        was = known.get(own)
        if was is None or was[0] is not part:
            was = known[own] = (part, question(part))
        found[own] = was[1]
    return found
