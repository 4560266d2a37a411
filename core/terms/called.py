"""What a reader knows something by, as parts; `core.words.english.names` puts them together."""

from __future__ import annotations

from enum import StrEnum

from core.terms.values import Kinded


class Aspect(StrEnum):
    """What of something it is that is called by its name."""

    ABILITY = "ability"
    SHIELD_COUNTER = "shield_counter"
    FINALITY_COUNTER = "finality_counter"
    FLASHBACK = "flashback"
    JUMP_START = "jump-start"
    PLANESWALKER_REDIRECTION = "planeswalker_redirection"


class Called(Kinded, kw_only=False, tag="called"):
    """A name, as `Mogg Fanatic` or `Bear 2`, and what of it is meant: all of it, or its ability.

    `is_later`: what it has left to do at another time (CR 603.7).
    """

    name: str
    aspect: Aspect | None = None
    is_later: bool = False
