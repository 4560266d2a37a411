"""Questions about a game that are answered once, and not again while what the answer rests on is the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from core.model.game import Game

T = TypeVar("T")
P = TypeVar("P")


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


def from_alone(game: Game, own: str, part: P, question: Callable[[P], T]) -> T:
    """Return the answer to a question about one part of a game, named `own`, that rests on nothing else.

    It is asked once for as long as the part is the very same object.
    """
    lasting = game.notes.lasting
    known = lasting.get((question, own))
    if known is None or known[0] is not part:
        known = lasting[question, own] = (part, question(part))
    value: T = known[1]
    return value
