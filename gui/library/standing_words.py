"""How one stands with a scenario, in a word and a sign."""

from __future__ import annotations

from core.teaching.format import Level
from core.teaching.progress import Standing
from gui.theme import Theme
from gui.translation import QT_TR_NOOP, tr

_WORDS = {
    Standing.NEW: "",
    Standing.SHOWN: QT_TR_NOOP("Seen"),
    Standing.WRONG: QT_TR_NOOP("Missed"),
    Standing.DUE: QT_TR_NOOP("Due again"),
    Standing.RIGHT: QT_TR_NOOP("Right"),
}
SIGNS = {
    Standing.NEW: "",
    Standing.SHOWN: "\N{BULLET}",
    Standing.WRONG: "\N{MULTIPLICATION SIGN}",
    Standing.DUE: "\N{ANTICLOCKWISE OPEN CIRCLE ARROW}",
    Standing.RIGHT: "\N{CHECK MARK}",
}
_LEVELS = {
    Level.BEGINNER: QT_TR_NOOP("Beginner"),
    Level.INTERMEDIATE: QT_TR_NOOP("Intermediate"),
    Level.ADVANCED: QT_TR_NOOP("Advanced"),
}


def standing_words(standing: Standing) -> str:
    """Return a standing in a word or two; nothing for what is new."""
    return tr(_WORDS[standing]) if _WORDS[standing] else ""


def level_words(level: Level) -> str:
    """Return a level in a word."""
    return tr(_LEVELS[level])


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
