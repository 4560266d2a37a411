"""How far a question about the board has come."""

from __future__ import annotations

from enum import Enum, auto


class Stage(Enum):
    """What is going on with a question."""

    NONE = auto()  # nothing is asked: everything can be changed
    ASKED = auto()  # the question takes the place of what plays
    PLAYED = auto()  # it is answered, and play goes on to its end
    TOLD = auto()  # the verdict takes the place of what plays; the timeline is there
