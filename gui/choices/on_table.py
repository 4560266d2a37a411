"""What any question needs to be asked on the table."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from core.model.game import Game
from core.rules.choices.choice import Answer, Choice
from core.terms.ids import RecipientId
from gui.choices.question import Question
from gui.translation import tr

C = TypeVar("C", bound=Choice[Any])
A = TypeVar("A", bound=Answer)


class OnTable(Generic[C, A]):
    """How a question is asked. Whatever a subclass leaves as it is here cannot be clicked.

    Attributes:
        accepting: what it is called to give the default answer, in the menu of undo; empty where that
            is called by what it chooses.
    """

    accepting = ""

    def question(self, game: Game, choice: C, _answer: A) -> Question:
        """Return what the bar says, the answer so far being `_answer`."""
        return Question(
            tr("{player} decides").format(player=game.label(choice.player)), proceed=tr("Continue")
        )

    def clickable(self, _choice: C) -> tuple[RecipientId, ...]:
        """Return what may be clicked on the table to answer it."""
        return ()

    def clicked(self, _game: Game, _choice: C, _answer: A, _value: str) -> tuple[A, str] | None:
        """Return the answer after a click on one thing, and its name; None if it means nothing here."""
        return None

    def settles(self, _choice: C) -> bool:
        """Whether one click answers it wholly, so that play can go on."""
        return True

    def taken(self, _choice: C, _answer: A) -> tuple[RecipientId, ...] | None:
        """Return which of several things are chosen so far; None where nobody chooses several."""
        return None
