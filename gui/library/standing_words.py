"""How one stands with a scenario, in a word and a sign."""

from __future__ import annotations

from core.teaching.format import Level
from core.teaching.progress import Standing
from gui.theme import Theme

WORDS = {
    Standing.NEW: "",
    Standing.SHOWN: "Seen",
    Standing.WRONG: "Missed",
    Standing.DUE: "Due again",
    Standing.RIGHT: "Right",
}
SIGNS = {
    Standing.NEW: "",
    Standing.SHOWN: "\N{BULLET}",
    Standing.WRONG: "\N{MULTIPLICATION SIGN}",
    Standing.DUE: "\N{ANTICLOCKWISE OPEN CIRCLE ARROW}",
    Standing.RIGHT: "\N{CHECK MARK}",
}
LEVELS = {Level.BEGINNER: "Beginner", Level.INTERMEDIATE: "Intermediate", Level.ADVANCED: "Advanced"}


def color_of(standing: Standing, theme: Theme) -> str:
    """Return the color of a standing's words."""
    match standing:
        case Standing.RIGHT:
            return theme.life
        case Standing.WRONG:
            return theme.damage
        case Standing.DUE:
            return theme.check
        case Standing.NEW | Standing.SHOWN:
            return theme.ink_soft
