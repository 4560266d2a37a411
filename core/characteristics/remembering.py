"""Questions about a game that are answered once, and not again while what the answer rests on is the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import is_
from typing import Any, TypeVar

from core.model.game import Game
from core.terms.values import Value

T = TypeVar("T")
P = TypeVar("P")


class Answers(Value, kw_only=False, eq=False):
    """The answers to all questions that rest on the same parts of a game, with those very parts.

    Games that follow on one another by events have the same `Answers` as long as they have the same
    parts: what one of them is asked need not be asked of another.
    """

    parts: tuple[object, ...]
    values: dict[object, Any]


def remembered(
    rests_on: Callable[[Game], tuple[object, ...]],
) -> Callable[[Callable[[Game], T]], Callable[[Game], T]]:
    """Decorate a function of a game: each game is asked once.

    `rests_on` returns all that the answer depends on. A game that follows on another by an event is
    not asked again if it has the very same parts; see `hand_on`.
    """

    def decorate(question: Callable[[Game], T]) -> Callable[[Game], T]:
        @wraps(question)
        def recall(game: Game) -> T:
            answers = game.notes.answers
            known = answers.get(rests_on)
            if known is None:
                known = answers[rests_on] = Answers(rests_on(game), {})
            values = known.values
            if recall in values:
                found: T = values[recall]
            else:
                found = values[recall] = question(game)
            return found

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


def hand_on_answers(before: Game, after: Game) -> None:
    """Let `after` know the answers of `before` that rest on parts which are the same objects in both."""
    known = after.notes.answers
    for rests_on, answers in before.notes.answers.items():
        if all(map(is_, answers.parts, rests_on(after))):
            known[rests_on] = answers


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
