"""An event: something that happened."""

from enum import Enum, auto
from typing import ClassVar

from core.terms.rule_numbers import RuleNumber
from core.terms.values import Kinded


class WhySilent(Enum):
    """Why nothing triggers on an event."""

    NOT_YET = auto()  # it is a moment of an event that has not happened yet (CR 603.2g)
    UNWATCHED = auto()  # no ability of the vocabulary watches for it
    ON_STACK = auto()  # it is the way of abilities onto the stack and off it
    OVER = auto()  # there is nobody left to trigger for, or nothing that goes on


class Event(Kinded):
    """Base of what can happen.

    What an event changes is written in `core/apply`, what triggers on it stands in
    `core/rules/triggers/trigger_table.py`, and `core/explain` puts it into words. An event of which one of
    the first two has nothing to say, says so itself.

    Attributes:
        changes_game: False if it is told for the viewer's sake: the game changes with the events that follow.
        triggers_nothing: why nothing triggers on it; None if something may.
    """

    changes_game: ClassVar[bool] = True
    triggers_nothing: ClassVar[WhySilent | None] = None

    @property
    def rule(self) -> RuleNumber:
        """The rule that made it happen."""
        raise NotImplementedError
