"""Questions about a game that are answered once, and not again while what the answer rests on is the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from operator import is_
from typing import Generic, TypeVar

from core.model.game import Game

T = TypeVar("T")
P = TypeVar("P")


@dataclass(frozen=True, slots=True, eq=False)
class Answer(Generic[T]):
    """The answer to a question about a game, with the very parts of the game that it rests on."""

    rests_on: Callable[[Game], tuple[object, ...]]
    parts: tuple[object, ...]
    value: T

    def holds(self, game: Game) -> bool:
        """Whether the parts it rests on are the same objects in `game`, so that the answer is."""
        return all(map(is_, self.parts, self.rests_on(game)))


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
            known: Answer[T] | None = answers.get(recall)
            if known is None:
                known = answers[recall] = Answer(rests_on, rests_on(game), question(game))
            return known.value

        return recall

    return decorate


def what_objects_are(game: Game) -> tuple[object, ...]:
    """Return what an answer rests on that follows from what permanents are, and from who controls them."""
    return (game.notes.objects,)


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
