"""What the words of all questions are made with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from core.explain.explanation import card_name
from core.model.game import Game
from core.rules.choices.violation import Violation
from core.terms.ids import ObjectId, RecipientId


class Told(NamedTuple):
    """A violation in words: what is wrong, naming objects and the rule, and the way out."""

    sentence: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.sentence} {self.remedy}"


Violations = Mapping[type[Violation], Callable[[Game, Any], Told]]
"""For each way in which an answer to a question can be wrong, how that is told."""


def named(game: Game, subject: RecipientId) -> str:
    """Return the name of a player, of what is or was on the battlefield, or of a card; else its id."""
    known = subject in game.players or subject in game.battlefield or subject in game.last_known
    return game.label(subject) if known else card_name(game, subject) or subject


def present(game: Game, subject: RecipientId) -> str:
    """Return the name of a player, or of what is on the battlefield; of anything else its id."""
    return game.label(subject) if subject in game.players or subject in game.battlefield else subject


def controller_of(game: Game, subject: RecipientId) -> str:
    """Return the name of who controls a permanent; of anything else nothing."""
    permanent = game.battlefield.get(ObjectId(subject))
    return "" if permanent is None else game.label(permanent.controller)
