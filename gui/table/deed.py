"""One thing that can be done with a card or player, and what it changes."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from core.terms.values import Value
from gui.translation import tr


class What(Enum):
    """What is changed by doing something."""

    DECISION = auto()
    NOW = auto()  # the table at this moment of play
    STARTING_BOARD = auto()

    @property
    def heading(self) -> str:
        """The words under which it is offered; empty of decisions."""
        match self:
            case What.DECISION:
                return ""
            case What.NOW:
                return tr("Now")
            case What.STARTING_BOARD:
                return tr("Starting board")


class Deed(Value, kw_only=False):
    """One thing to do, in words.

    Attributes:
        group: the verb that several have in common, with which the words of each begin.
        why_not: why the rules do not allow it; empty if they do.
    """

    words: str
    do: Callable[[], object]
    group: str = ""
    why_not: str = ""
    changes: What = What.DECISION

    @property
    def rest(self) -> str:
        """The words after those of the group."""
        return self.words.removeprefix(self.group).strip()

    @property
    def in_full(self) -> str:
        """The words with those of their heading, for a list that has none."""
        return f"{self.changes.heading}: {self.words}" if self.changes.heading else self.words


def of_starting_board(words: str, do: Callable[[], object]) -> Deed:
    """Return a change of the starting board."""
    return Deed(words, do, changes=What.STARTING_BOARD)
