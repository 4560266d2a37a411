"""A script: answers in order, each for one question of the rules."""

from typing import Any

from core.model.game import Game
from core.rules.choices.choice import Answer, Choice
from core.terms.ids import PlayerId
from core.terms.steps import Step
from core.terms.values import Kinded


class Scripted(Kinded, tag="scripted"):
    """One entry: an answer, and if need be who gives it and in which step."""

    answer: Answer
    by: PlayerId | None = None
    at: Step | None = None

    def answers(self, game: Game, choice: Choice[Any]) -> bool:
        """Whether this entry is meant for `choice`, asked in `game`; it may still be an illegal answer."""
        if self.at is not None and self.at != game.step:
            return False
        if self.by is not None and self.by != choice.player:
            return False
        return choice.is_meant(game, self.answer, self.by)


class Note(Kinded, tag="note"):
    """Words for the viewer, shown with the first frame after the entry before."""

    text: str


class Resolve(Kinded, tag="resolve"):
    """What follows waits for a moment of priority at which nothing is on the stack."""


Entry = Scripted | Note | Resolve
Script = tuple[Entry, ...]
