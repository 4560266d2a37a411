"""What the words of all questions are made with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from core.model.game import Game
from core.rules.choices.violation import Violation
from core.terms.ids import RecipientId
from core.terms.rule_numbers import RuleNumber, cited


class Told(NamedTuple):
    """A violation in words: what is wrong, naming objects and the rule, and the way out."""

    sentence: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.sentence} {self.remedy}"


Violations = Mapping[type[Violation], Callable[[Game, Any], Told]]
"""For each way in which an answer to a question can be wrong, how that is told."""


def refused(reason: str, rule: RuleNumber, remedy: str) -> Told:
    """Return a sentence that gives a reason and its rule, with the way out."""
    return Told(f"{reason} ({cited(rule)}).", remedy)


def named(game: Game, subject: RecipientId) -> str:
    """Return the name of a player, or of what is or was on the battlefield; of anything else its id."""
    known = subject in game.players or subject in game.battlefield or subject in game.last_known
    return game.label(subject) if known else subject


def present(game: Game, subject: RecipientId) -> str:
    """Return the name of a player, or of what is on the battlefield; of anything else its id."""
    return game.label(subject) if subject in game.players or subject in game.battlefield else subject


def either(names: Iterable[str]) -> str:
    """Return `A or B or C`."""
    return " or ".join(names)
